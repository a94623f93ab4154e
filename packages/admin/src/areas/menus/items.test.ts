import { expect, test } from 'vitest';
import { listOf, movedDown, movedTo, movedUp, shifted, treeOf, withoutItem } from './items.ts';
import type { EditedItem } from './items.ts';

/** Parses words such as `a`, `-b` and `--c` as items, with one hyphen per level. */
const items = (...words: readonly string[]): readonly EditedItem[] =>
  words.map((word) => {
    const name = word.replaceAll('-', '');
    return { key: name, name, target: '/x', level: word.length - name.length };
  });
const words = (list: readonly EditedItem[] | null) =>
  list && list.map(({ name, level }) => '-'.repeat(level) + name);

test('a list and its tree are the same menu', () => {
  const list = items('a', '-b', '--c', '-d', 'e');
  expect(words(listOf(treeOf(list)))).toEqual(['a', '-b', '--c', '-d', 'e']);
  expect(treeOf(items('a', '-b'))).toEqual([
    { name: 'a', target: '/x', children: [{ name: 'b', target: '/x', children: [] }] },
  ]);
});

test('an item moves with its descendants, among its siblings', () => {
  const list = items('a', '-b', 'c', '-d');
  expect(words(movedUp(list, 2))).toEqual(['c', '-d', 'a', '-b']);
  expect(words(movedDown(list, 0))).toEqual(['c', '-d', 'a', '-b']);
  expect([movedUp(list, 0), movedUp(list, 1), movedDown(list, 2), movedDown(list, 1)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('an item is moved below the previous one, at most to the third level', () => {
  expect(words(shifted(items('a', 'b', '-c'), 1, 1))).toEqual(['a', '-b', '--c']);
  expect(shifted(items('a', 'b', '-c', '--d'), 1, 1)).toBeNull();
  expect(shifted(items('a'), 0, 1)).toBeNull();
  expect(words(shifted(items('a', '-b', '--c'), 1, -1))).toEqual(['a', 'b', '-c']);
  expect(shifted(items('a'), 0, -1)).toBeNull();
});

test('an item is deleted with its descendants', () => {
  expect(words(withoutItem(items('a', '-b', '--c', '-d'), 1))).toEqual(['a', '-d']);
});

test('an item is dropped as close to a level as its neighbors allow, and nothing is lost', () => {
  const list = items('a', '-b', 'c', 'd');
  expect(words(movedTo(list, 3, 1, 0))).toEqual(['a', 'd', '-b', 'c']);
  expect(words(movedTo(list, 3, 3, 1))).toEqual(['a', '-b', 'c', '-d']);
  expect(words(movedTo(list, 0, 4, 2))).toEqual(['c', 'd', '-a', '--b']);
  expect(words(movedTo(list, 2, 0, 5))).toEqual(['c', 'a', '-b', 'd']);
  // The first move is into the item's own descendants. The second is to the item's current position.
  expect([movedTo(list, 0, 1, 0), movedTo(list, 2, 2, 0)]).toEqual([null, null]);
  for (const index of list.keys())
    for (const place of [0, 1, 2, 3, 4])
      for (const level of [0, 1, 2]) {
        const moved = movedTo(list, index, place, level) ?? list;
        expect(words(listOf(treeOf(moved)))).toEqual(words(moved));
        expect(moved).toHaveLength(list.length);
      }
});
