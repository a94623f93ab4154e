import { expect, test } from 'vitest';
import { placedOn } from './placedOn.ts';

const at = (uuid: string, area: string, sort_order: number, entity_urn: string | null = null) => ({
  uuid,
  area,
  sort_order,
  entity_urn,
});
const shown = (placed: Parameters<typeof placedOn>[0], urn: string | null) =>
  Object.fromEntries(
    [...placedOn(placed, urn)].map(([area, widgets]) => [
      area,
      widgets.map(({ uuid, entity_urn }) => (entity_urn === null ? uuid : `${uuid}!`)),
    ]),
  );

test('a page shows what is placed on all pages, and on itself', () => {
  const placed = [at('a', 'x', 1), at('b', 'x', 2, 'one'), at('c', 'x', 3, 'two'), at('d', 'y', 1)];
  expect(shown(placed, 'one')).toEqual({ x: ['a', 'b!'], y: ['d'] });
  expect(shown(placed, null)).toEqual({ x: ['a'], y: ['d'] });
});

test('the placement on the page itself wins over that on all pages at the same spot', () =>
  expect(shown([at('a', 'x', 1), at('a', 'x', 1, 'one'), at('a', 'x', 2)], 'one')).toEqual({
    x: ['a!', 'a'],
  }));

test('an instance on all routes and on this one shows once at a spot', () =>
  expect(shown([at('a', 'x', 1), at('a', 'x', 1)], null)).toEqual({ x: ['a'] }));
