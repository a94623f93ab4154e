import { expect, test } from 'vitest';
import type { Placed } from '../../kit/drafts/draft.ts';
import { addWidget, areasInside, copyWidget, moveWidget, removeWidget } from './operations.ts';

const uuidOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const columnArea = (container: number, index: number) => `columnsContainer_${uuidOf(container)}_col_${index}`;

/** Creates a placed widget with a UUID that ends in the given number. */
const placed = (number: number, more: Partial<Placed['placement']> = {}, type = 'text_block'): Placed => ({
  widget: { uuid: uuidOf(number), name: `Widget ${number}`, type, settings: { count: 2 }, status: true },
  placement: {
    uuid: uuidOf(100 + number),
    widget_instance_uuid: uuidOf(number),
    route: 'homepage',
    area: 'content',
    sort_order: number,
    entity_urn: null,
    ...more,
  },
  elsewhere: 0,
});

const [one, two, three] = [placed(1), placed(2), placed(3)];
const columns = placed(4, {}, 'columns');
const inside = placed(5, { area: columnArea(4, 1) });
const page = [one, two, three, columns, inside];
const target = { route: 'homepage', entity_urn: null, area: 'content' };
const orderOf = (operations: ReturnType<typeof addWidget>) => operations.at(-1)?.new_payload?.['sort_order'];
const urns = (operations: ReturnType<typeof addWidget>) =>
  operations.map(({ entity_urn, new_payload }) => [
    entity_urn.split(':').at(-2),
    Number(entity_urn.slice(-3)) % 100,
    new_payload === null ? 'gone' : 'there',
  ]);

test.each([
  [0, 0],
  [1, 1.5],
  [3, 3.5],
  [4, 5],
])('a new widget after %i others gets the position %d', (index, position) => {
  const added = addWidget(page, { ...target, index }, { name: 'New', type: 'hero', settings: {} });
  expect(orderOf(added)).toBe(position);
  expect(added[1]?.new_payload?.['widget_instance_uuid']).toBe(added[0]?.new_payload?.['uuid']);
});

test('the first widget of an area gets the position 1', () =>
  expect(orderOf(addWidget([], { ...target, index: 0 }, { name: 'New', type: 'hero', settings: {} }))).toBe(
    1,
  ));

test('a widget moves among the other widgets of its area, and is not counted itself', () => {
  expect(orderOf(moveWidget(page, one, { area: 'content', index: 1 }))).toBe(2.5);
  expect(orderOf(moveWidget(page, three, { area: 'content', index: 0 }))).toBe(0);
  expect(orderOf(moveWidget(page, one, { area: columnArea(4, 1), index: 1 }))).toBe(6);
});

test('a container is removed with its contents, which come first', () =>
  expect(urns(removeWidget(page, columns))).toEqual([
    ['widget_placement', 5, 'gone'],
    ['widget_instance', 5, 'gone'],
    ['widget_placement', 4, 'gone'],
    ['widget_instance', 4, 'gone'],
  ]));

test('a widget that is also shown elsewhere is removed only here', () =>
  expect(urns(removeWidget(page, { ...one, elsewhere: 1 }))).toEqual([['widget_placement', 1, 'gone']]));

test('a copy is placed after its original, and the contents are copied into it', () => {
  const copied = copyWidget(page, columns);
  const container = String(copied[0]?.new_payload?.['uuid']);
  expect(container).not.toBe(columns.widget.uuid);
  expect(copied.map(({ old_payload }) => old_payload)).toEqual([null, null, null, null]);
  expect(copied[1]?.new_payload?.['sort_order']).toBe(5);
  expect(copied[3]?.new_payload?.['area']).toBe(`columnsContainer_${container}_col_1`);
});

test('columns have as many areas as their count', () => {
  expect(areasInside(columns)).toEqual([columnArea(4, 0), columnArea(4, 1)]);
  expect(areasInside(one)).toEqual([]);
});
