import { expect, test } from 'vitest';
import { z } from 'zod';
import { ignoredKeysHeader } from './ignoredKeys.ts';

const body = z.object({ name: z.string(), price: z.number().optional() });
const other = z.object({ other: z.string() });
interface Tree {
  readonly name: string;
  readonly children?: readonly Tree[] | undefined;
}
const tree: z.ZodType<Tree> = z.lazy(() =>
  z.object({ name: z.string(), children: z.array(tree).optional() }),
);

test.each<[string, z.ZodType, unknown, string | null]>([
  ['an object', body, { name: 1, color: 2, size: 3 }, 'color, size'],
  ['an object whose keys are all known', body, { name: 1, price: 2 }, null],
  ['a partial one', body.partial(), { color: 1 }, 'color'],
  ['one with a check', body.refine(() => true), { color: 1 }, 'color'],
  ['one with a transformation', body.transform(({ name }) => name), { name: 1, color: 1 }, 'color'],
  ['one behind a preparation', z.preprocess((value) => value, body), { name: 1, color: 1 }, 'color'],
  ['an optional one', body.optional(), { color: 1 }, 'color'],
  ['a union', z.union([body, other]), { name: 1, other: 1, color: 1 }, 'color'],
  ['a union with a scalar', z.union([z.string(), body]), { color: 1 }, 'color'],
  [
    'a union of objects that know the member',
    z.union([z.object({ a: body }), z.object({ a: other })]),
    { a: { other: 1, color: 1 } },
    'a.color',
  ],
  ['an intersection', z.intersection(body, other), { name: 1, other: 1, color: 1 }, 'color'],
  ['an object in an object', z.object({ of: body.nullable() }), { of: { color: 1 } }, 'of.color'],
  [
    'objects in an array',
    z.object({ items: z.array(body) }),
    { items: [{ name: 1 }, { color: 1 }] },
    'items.1.color',
  ],
  [
    'objects in a tuple',
    z.object({ pair: z.tuple([z.string(), body]) }),
    { pair: ['a', { color: 1 }] },
    'pair.1.color',
  ],
  ['objects in a record', z.record(z.string(), body), { mug: { name: 1, color: 1 } }, 'mug.color'],
  [
    'a strict object in an object',
    z.object({ of: z.strictObject({ in: body }) }),
    { of: { in: { color: 1 } } },
    'of.in.color',
  ],
  [
    'a recursive one',
    tree,
    { name: 'a', children: [{ name: 'b', children: [{ name: 'c', color: 1 }] }] },
    'children.0.children.0.color',
  ],
  [
    'a loose one',
    z.looseObject({ name: z.string(), of: body }),
    { color: { size: 1 }, of: { color: 1 } },
    'of.color',
  ],
  ['a union with a record', z.union([body, z.record(z.string(), z.string())]), { color: 'red' }, null],
  [
    'any value',
    z.object({ value: z.unknown(), one: z.any() }),
    { value: { color: 1 }, one: [{ color: 1 }] },
    null,
  ],
  ['a value of a scalar', z.object({ name: z.string() }), { name: { color: 1 } }, null],
  [
    'keys that are no tokens',
    body,
    { 'a, b\r\nc': 1, größe: 2, 'a.b': 1 },
    'a%2C%20b%0D%0Ac, gr%C3%B6%C3%9Fe, a.b',
  ],
])('names the ignored keys of %s', (_, schema, sent, header) =>
  expect(ignoredKeysHeader(sent, schema)).toBe(header),
);

test('limits the length of the header', () => {
  const fields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`key${index}`, 1]));
  expect(ignoredKeysHeader(fields, z.object({}))?.length).toBeLessThan(2000);
  expect(ignoredKeysHeader({ ['x'.repeat(100_000)]: 1, y: 2 }, z.object({}))).toBeNull();
});
