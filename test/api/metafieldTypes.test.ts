import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

const SHOP = '/api/shop/metafields';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

let number = 0;
/** Creates a separate field for each test and writes values to it. */
async function define(definition: object) {
  const fieldKey = `field_${(number += 1)}`;
  const sent = { ownerType: 'shop', fieldKey, name: fieldKey, ...definition };
  dataOf(await shop.admin('POST', '/api/metafield-definitions', sent));
  const write = (value: unknown) =>
    shop.admin('PUT', SHOP, { metafields: { custom: { [fieldKey]: value } } });
  return {
    /** Returns the stored value, or undefined if nothing was stored. */
    async stored(value: unknown): Promise<unknown> {
      const answered = dataOf(await write(value)).metaData;
      expect(dataOf(await shop.admin('GET', SHOP)).metaData).toEqual(answered);
      return answered.custom?.[fieldKey];
    },
    async refused(value: unknown): Promise<unknown> {
      const [status, code, message] = refusalOf(await write(value));
      expect([status, code]).toEqual([400, 'METAFIELD_INVALID']);
      return (message as string).replace(`"custom.${fieldKey}": `, '');
    },
  };
}

const rows = [
  { size: 1, columns: [{ size: 1, data: { blocks: [{ type: 'paragraph', data: { text: 'Hi' } }] } }] },
];
const noRows = [
  { size: 1, columns: [{ size: 1, data: { blocks: [{ type: 'paragraph', data: { text: '' } }] } }] },
];
const subFields = [
  { key: 'width', type: 'integer', required: true },
  { key: 'noteText', type: 'short_text' },
];

const types = [
  { fieldType: 'short_text', taken: ['a', ' ', '<b>'], refused: [1, true, ['a'], {}], must: 'be string' },
  { fieldType: 'long_text', taken: ['a\nb'], refused: [0, false, []], must: 'be string' },
  { fieldType: 'url', taken: ['https://shop.test/a', 'no address'], refused: [1, {}], must: 'be string' },
  { fieldType: 'rich_text', taken: [rows], refused: ['text', { content: rows }, 5], must: 'be array' },
  {
    fieldType: 'integer',
    taken: [0, -7, 9_007_199_254_740_991],
    refused: [1.5, '1', true],
    must: 'be integer',
  },
  { fieldType: 'number', taken: [0, -1.5, 1e300], refused: ['1.5', false, []], must: 'be number' },
  { fieldType: 'boolean', taken: [false, true], refused: [0, 1, 'true'], must: 'be boolean' },
  {
    fieldType: 'date',
    taken: ['2026-01-31', '2024-02-29'],
    refused: ['2026-02-29', '2026-1-1', '31.01.2026', '2026-01-01T00:00:00Z'],
    must: 'match format "date"',
  },
  {
    fieldType: 'color',
    taken: ['#00ffAA', '#000000'],
    refused: ['#fff', '00ffaa', '#00ff0g', 'red'],
    must: 'match pattern "^#([0-9a-fA-F]{6})$"',
  },
  {
    fieldType: 'group',
    subFields,
    taken: [{ width: 0 }, { width: 5, noteText: 'x' }],
    refused: ['text', 5, [{ width: 1 }]],
    must: 'be object',
  },
];

describe.each(types)('$fieldType', ({ taken: accepted, refused, must, ...definition }) => {
  test('accepts its values unchanged, and no others', async () => {
    const field = await define(definition);
    for (const value of accepted) expect(await field.stored(value)).toEqual(value);
    for (const value of refused) expect(await field.refused(value)).toBe(`must ${must}`);
    for (const blank of [null, '', undefined]) expect(await field.stored(blank)).toBeUndefined();
  });

  test('accepts lists of them, without blank items', async () => {
    const field = await define({ ...definition, isList: true });
    const isRichText = definition.fieldType === 'rich_text';
    const items = isRichText ? accepted.map((content) => ({ content })) : accepted;
    expect(await field.stored([null, ...items, ''])).toEqual(items);
    for (const none of [null, '', [], [null, '']]) expect(await field.stored(none)).toBeUndefined();
    expect(await field.refused(items[0])).toBe('must be array');
    for (const value of refused)
      expect(await field.refused([items[0], isRichText ? { content: value } : value])).toMatch(
        /^must be |^must match /,
      );
  });
});

test('blank values count as missing, but false and 0 do not', async () => {
  expect(await (await define({ fieldType: 'rich_text' })).stored(noRows)).toBeUndefined();
  expect(
    await (await define({ fieldType: 'rich_text', isList: true })).stored([{ content: noRows }]),
  ).toBeUndefined();
  const group = await define({ fieldType: 'group', subFields });
  for (const none of [{}, { width: null }, { noteText: '', other: 1 }])
    expect(await group.stored(none)).toBeUndefined();
  expect(await (await define({ fieldType: 'boolean' })).stored(false)).toBe(false);
  expect(await (await define({ fieldType: 'number' })).stored(0)).toBe(0);
});

test('a group of three levels is written and read, without markers and unknown keys at any of them', async () => {
  const field = await define({
    fieldType: 'group',
    subFields: [
      { key: 'two', type: 'group', subFields: [{ key: 'three', type: 'group', isList: true, subFields }] },
    ],
  });
  const three = { _id: 'x', other: 1, width: 3, noteText: '' };
  expect(await field.stored({ _id: 'x', two: { _id: 'y', other: {}, three: [three, {}] } })).toEqual({
    two: { three: [{ width: 3 }] },
  });
  expect(await field.refused({ two: { three: [{ noteText: 'x' }] } })).toBe(
    "must have required property 'width'",
  );
  expect(await field.refused({ two: { three: [{ width: 'x' }] } })).toBe('must be integer');
  expect(await field.refused({ two: { three: { width: 1 } } })).toBe('must be array');
  expect(await field.refused({ two: [] })).toBe('must be object');
});

const fewer = 'must NOT have fewer than 2 characters';
const more = 'must NOT have more than 3 characters';
const choice = 'must be equal to one of the allowed values';

test.each([
  [
    'short_text',
    { type: 'size', min: 2, max: 3 },
    ['ab', 'abc', '🦆🦆🦆'],
    { a: fewer, '🦆': fewer, abcd: more },
  ],
  ['long_text', { type: 'size', max: 3 }, ['a', 'abc'], { abcd: more }],
  ['url', { type: 'size', min: 2, max: null }, ['ab', 'a'.repeat(500)], { a: fewer }],
  ['integer', { type: 'range', min: -1, max: 9 }, [-1, 9], { '-2': 'must be >= -1', 10: 'must be <= 9' }],
  ['number', { type: 'range', min: 0.5 }, [0.5, 1e9], { 0.49: 'must be >= 0.5' }],
  ['number', { type: 'range', max: 0 }, [0, -5], { 0.1: 'must be <= 0' }],
  ['short_text', { type: 'regexp', pattern: '^a+$' }, ['a', 'aa'], { ab: 'must match pattern "^a+$"' }],
  [
    'date',
    { type: 'regexp', pattern: '^2026-' },
    ['2026-01-01'],
    { '2025-01-01': 'must match pattern "^2026-"' },
  ],
  ['short_text', { type: 'choices', values: ['a', 'b', 1] }, ['a', 'b'], { c: choice, 1: choice }],
  ['integer', { type: 'choices', values: [1, 2] }, [1, 2], { 3: choice }],
  ['color', { type: 'choices', values: ['#000000'] }, ['#000000'], { '#ffffff': choice }],
] as const)('%s with %j: %j, and not %j', async (fieldType, rule, accepted, refused) => {
  const isNumber = fieldType === 'integer' || fieldType === 'number';
  const [one, list] = [
    await define({ fieldType, validations: [rule] }),
    await define({ fieldType, validations: [rule], isList: true }),
  ];
  for (const value of accepted) {
    expect(await one.stored(value)).toEqual(value);
    expect(await list.stored([value, value])).toEqual([value, value]);
  }
  for (const [text, message] of Object.entries(refused)) {
    const value = isNumber ? Number(text) : text;
    expect(await one.refused(value)).toBe(message);
    expect(await list.refused([accepted[0], value])).toBe(message);
  }
});

test.each([
  ['a rule of an unknown type', 'short_text', { type: 'unheard', of: [1] }, 'a'],
  ['a rule that says nothing of the type', 'integer', { type: 'size', min: 5 }, 1],
  ['a rule on a rich text', 'rich_text', { type: 'size', max: 1 }, rows],
  ['a rule on a group', 'group', { type: 'choices', values: ['a'] }, { width: 1 }],
])('%s is ignored', async (_, fieldType, rule, value) => {
  const field = await define({
    fieldType,
    validations: [rule],
    ...(fieldType === 'group' ? { subFields } : {}),
  });
  expect(await field.stored(value)).toEqual(value);
});

test('rules apply inside groups', async () => {
  const field = await define({
    fieldType: 'group',
    subFields: [{ key: 'size', type: 'integer', isList: true, validations: [{ type: 'range', min: 1 }] }],
  });
  expect(await field.stored({ size: [1, null] })).toEqual({ size: [1] });
  expect(await field.refused({ size: [1, 0] })).toBe('must be >= 1');
});
