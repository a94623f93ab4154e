import { expect, test } from 'vitest';
import { excessOf } from './jsonBounds.ts';

/** Measures the depth and counts the members of the parsed value. */
function measured(value: unknown): { readonly depth: number; readonly members: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, members: 0 };
  const inside = Object.values(value).map(measured);
  return {
    depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
    members: inside.length + inside.reduce((sum, { members }) => sum + members, 0),
  };
}

const TEXTS: readonly string[] = [
  '1',
  '"[[[[,,,,"',
  '{}',
  '[]',
  ' [ ] ',
  '{"a":1}',
  '{"a":{},"b":[]}',
  '[[],[],{}]',
  '[[[[[1,2],3]]],{"a":[{"b":null}]}]',
  String.raw`{"a\"]}":"\\","b":"\\\"","c":["\u005b","},{"]}`,
  '{\n  "items": [\n    { "sku": "a,b", "qty": 1 },\n    { "sku": "{[", "qty": 2 }\n  ]\n}',
  '[true,false,null,-1.5e3,"ä😀,[",{"ü{":[0]}]',
  `[${'{},'.repeat(50)}{}]`,
  `${'['.repeat(40)}${']'.repeat(40)}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`k${at}`, [at, `"${at}"`]]))),
];

test.each(TEXTS)('measures the same members and depth in %s as in its parsed value', (text) => {
  const bytes = Buffer.from(text);
  const { depth, members } = measured(JSON.parse(text));
  expect(excessOf(bytes, { depth, members })).toBeNull();
  if (members > 0) expect(excessOf(bytes, { depth, members: members - 1 })).toBe('members');
  if (depth > 0) expect(excessOf(bytes, { depth: depth - 1, members })).toBe('depth');
});

test.each(['', '"', '"\\', ']]]]', '{"a', ',,,', '[', '\u0000'])(
  'terminates for invalid JSON: %j',
  (text) => {
    expect(() => excessOf(Buffer.from(text), { depth: 9, members: 9 })).not.toThrow();
  },
);
