import { expect, test } from 'vitest';
import { z } from 'zod';
import { ignoredKeysHeader, knownKeysIn, knownKeysOf } from './ignoredKeys.ts';

const body = z.object({ name: z.string(), price: z.number().optional() });

test.each<[string, z.ZodType, readonly string[] | null]>([
  ['an object', body, ['name', 'price']],
  ['a partial one', body.partial(), ['name', 'price']],
  ['one with a check', body.refine(() => true), ['name', 'price']],
  ['one with a transformation', body.transform(({ name }) => name), ['name', 'price']],
  ['one behind a preparation', z.preprocess((value) => value, body), ['name', 'price']],
  ['an optional one', body.optional(), ['name', 'price']],
  ['a union', z.union([body, z.object({ other: z.string() })]), ['name', 'price', 'other']],
  ['an intersection', z.intersection(body, z.object({ other: z.string() })), ['name', 'price', 'other']],
  ['a strict one, which refuses by itself', z.strictObject({ name: z.string() }), null],
  ['a loose one', z.looseObject({ name: z.string() }), null],
  ['a record', z.record(z.string(), z.string()), null],
  ['a union with a record', z.union([body, z.record(z.string(), z.string())]), null],
])('lists the keys of %s', (_, schema, keys) => expect(knownKeysOf(schema)).toEqual(keys && new Set(keys)));

test.each([
  [{ name: 1 }, null],
  [{ name: 1, colour: 2, size: 3 }, 'colour, size'],
  [{ 'a, b\r\nc': 1, größe: 2 }, 'a%2C%20b%0D%0Ac, gr%C3%B6%C3%9Fe'],
])('reports for %j: %s', (fields, header) =>
  expect(ignoredKeysHeader(fields, { own: new Set(['name']), inside: null })).toBe(header),
);

const NONE = { own: new Set<string>(), inside: null };

test('reports unknown keys of the record member by their path', () => {
  const known = knownKeysIn(
    z.object({ ids: z.array(z.string()), change: body.partial().optional() }),
    'change',
  );
  const fields = { ids: [], change: { name: 'Mug', colour: 'red' }, other: 1 };
  expect(known && ignoredKeysHeader(fields, known)).toBe('other, change.colour');
  expect(known && ignoredKeysHeader({ ids: [] }, known)).toBeNull();
});

test('limits the length of the header', () => {
  const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${index}`, 1]));
  expect(ignoredKeysHeader(fields, NONE)?.length).toBeLessThan(2000);
  expect(ignoredKeysHeader({ ['x'.repeat(100_000)]: 1, y: 2 }, NONE)).toBeNull();
});
