import { expect, test } from 'vitest';
import { corrected, distance } from './spelling.ts';

test.each([
  ['mug', 'mug', 0],
  ['chiar', 'chair', 1],
  ['jaket', 'jacket', 1],
  ['stonewear', 'stoneware', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['löfel', 'löffel', 1],
  ['kitten', 'sitting', 3],
])('%j becomes %j in %i steps', (one, other, steps) => {
  expect(distance(one, other)).toBe(steps);
  expect(distance(other, one)).toBe(steps);
});

test('a keyword is corrected word by word, to the nearest spelling', () => {
  const spellings = [
    { place: 1, spelling: 'chairman' },
    { place: 1, spelling: 'chair' },
  ];
  expect(corrected(['chiar', 'blue'], spellings)).toBe('chair blue');
});

test('accents and capitals are not mistakes, and accents are recomposed', () =>
  expect(corrected(['LOFEL'], [{ place: 1, spelling: 'lo\u0308ffel' }])).toBe('löffel'));

test('nothing is corrected if no spelling is similar, or if all words are known', () => {
  expect(corrected(['mug'], [])).toBeNull();
  expect(corrected(['zzzz'], [{ place: 1, spelling: null }])).toBeNull();
  expect(corrected(['cup', 'blue'], [{ place: 1, spelling: 'cupboard' }])).toBeNull();
  expect(
    corrected(
      ['chiar', 'zzzz'],
      [
        { place: 1, spelling: 'chair' },
        { place: 2, spelling: null },
      ],
    ),
  ).toBeNull();
});
