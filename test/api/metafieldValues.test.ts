import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

const DEFINITIONS = '/api/metafield-definitions';
const SHOP = '/api/shop/metafields';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const define = async (fieldKey: string, sent: object = {}): Promise<{ uuid: string }> =>
  dataOf(
    await shop.admin('POST', DEFINITIONS, {
      ownerType: 'shop',
      fieldKey,
      name: fieldKey,
      fieldType: 'short_text',
      ...sent,
    }),
  );
const write = (metafields: unknown, method = 'PATCH') => shop.admin(method, SHOP, { metafields });
const custom = (values: object) => write({ custom: values });
const stored = async () => dataOf(await shop.admin('GET', SHOP)).metaData;

beforeEach(async () => {
  for (const { uuid } of dataOf(await shop.admin('GET', `${DEFINITIONS}?ownerType=shop`)))
    await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
});

const refusal = (message: string, code = 'METAFIELD_INVALID') => [400, code, message];

test('a write replaces the whole set, with PATCH, PUT and POST alike', async () => {
  await define('a');
  await define('b', { fieldType: 'integer', namespace: 'figures' });
  for (const method of ['PATCH', 'PUT', 'POST']) {
    const both = { custom: { a: method }, figures: { b: 0 } };
    expect(dataOf(await write(both, method))).toEqual({ metaData: both });
    expect(await stored()).toEqual(both);
    expect(dataOf(await write({ figures: { b: 1 } }, method))).toEqual({ metaData: { figures: { b: 1 } } });
  }
  const answer = await shop.request('PATCH', SHOP, { metafields: {} });
  expect(answer.status).toBe(401);
});

test('absent metafields change nothing, and an empty set deletes all', async () => {
  await define('a');
  await custom({ a: 'x' });
  expect(dataOf(await shop.admin('PATCH', SHOP, {}))).toEqual({ metaData: { custom: { a: 'x' } } });
  expect(await stored()).toEqual({ custom: { a: 'x' } });
  expect(dataOf(await write({}))).toEqual({ metaData: {} });
  expect(await stored()).toEqual({});
});

test.each([null, [], 'text', 5, true])('metafields must be an object, not %j', async (sent) =>
  expect(refusalOf(await write(sent))).toEqual(
    refusal('Custom fields must be an object', 'VALIDATION_FAILED'),
  ),
);

test('keys without a definition are dropped, including JavaScript property names', async () => {
  await define('a');
  await define('constructor');
  expect(
    dataOf(
      await write({
        custom: { a: 'x', b: 'y', toString: 'z', _id: '1' },
        constructor: { a: 1 },
        elsewhere: 'text',
        ['__proto__']: { a: 1 },
      }),
    ).metaData,
  ).toEqual({ custom: { a: 'x' } });
  expect(dataOf(await custom({ constructor: 'x' })).metaData).toEqual({ custom: { constructor: 'x' } });
});

test('a namespace must be an object', async () => {
  await define('a');
  expect(refusalOf(await write({ custom: ['x'] }))).toEqual(refusal('"custom": must be object'));
  expect(refusalOf(await write({ custom: 'x' }))).toEqual(refusal('"custom": must be object'));
  expect(dataOf(await write({ custom: null })).metaData).toEqual({});
});

test.each([
  [{ fieldType: 'integer' }, 'x', '"custom.a": must be integer', 'metafields.custom.a'],
  [{ fieldType: 'number', isList: true }, 5, '"custom.a": must be array', 'metafields.custom.a'],
  [
    { fieldType: 'number', isList: true, validations: [{ type: 'range', min: 1 }] },
    [1, 0],
    '"custom.a": must be >= 1',
    'metafields.custom.a.1',
  ],
  [
    { validations: [{ type: 'size', min: 3 }] },
    'ab',
    '"custom.a": must NOT have fewer than 3 characters',
    'metafields.custom.a',
  ],
  [
    { validations: [{ type: 'regexp', pattern: '^a' }] },
    'b',
    '"custom.a": must match pattern "^a"',
    'metafields.custom.a',
  ],
  [
    { validations: [{ type: 'choices', values: ['a'] }] },
    'b',
    '"custom.a": must be equal to one of the allowed values',
    'metafields.custom.a',
  ],
  [
    {
      fieldType: 'group',
      isList: true,
      subFields: [
        { key: 'q', type: 'integer', required: true },
        { key: 'note', type: 'short_text' },
      ],
    },
    [{ q: 1 }, { note: 'x' }],
    `"custom.a": must have required property 'q'`,
    'metafields.custom.a.1.q',
  ],
  [{ required: true }, undefined, '"custom.a" is required', 'metafields.custom.a'],
  [{ required: true }, '', '"custom.a" is required', 'metafields.custom.a'],
  [{ required: true, isList: true }, ['', null], '"custom.a" is required', 'metafields.custom.a'],
  [
    { required: true, fieldType: 'rich_text' },
    [{ columns: [] }],
    '"custom.a" is required',
    'metafields.custom.a',
  ],
])('with %j, %j is rejected and nothing is stored', async (definition, value, message, path) => {
  await define('b');
  await custom({ b: 'before' });
  await define('a', { ...definition, position: 1 });
  const answer = await custom({ a: value, b: 'after' });
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatchObject({ message, details: [{ path, message }] });
  expect(await stored()).toEqual({ custom: { b: 'before' } });
});

test('the first failing field by position is reported', async () => {
  await define('late', { fieldType: 'integer', position: 2 });
  await define('early', { fieldType: 'integer', position: 1 });
  expect(refusalOf(await custom({ late: 'x', early: 'x' }))).toEqual(
    refusal('"custom.early": must be integer'),
  );
});

test('markup is stored as sent', async () => {
  await define('a');
  expect(dataOf(await custom({ a: '<b>&amp;</b>' })).metaData.custom.a).toBe('<b>&amp;</b>');
});

test('stricter requirements keep stored values, and the next write must meet them', async () => {
  const { uuid } = await define('a');
  await define('b');
  await custom({ b: 'x' });
  await shop.admin('PATCH', `${DEFINITIONS}/${uuid}`, { required: true });
  expect(await stored()).toEqual({ custom: { b: 'x' } });
  expect(refusalOf(await custom({ b: 'y' }))).toEqual(
    refusal('"custom.a" is required', 'METAFIELD_REQUIRED'),
  );
});

describe('one field', () => {
  const put = (key: string, sent: object) => shop.admin('PATCH', `${SHOP}/custom/${key}`, sent);

  test('is written and keeps the others, and a blank value deletes it', async () => {
    await define('a');
    await define('b', { fieldType: 'integer', isList: true });
    await define('c', { required: true, position: 9 });
    expect(dataOf(await put('b', { value: [1, null] })).metaData).toEqual({ custom: { b: [1] } });
    expect(dataOf(await put('a', { value: 'x' })).metaData).toEqual({ custom: { a: 'x', b: [1] } });
    expect(dataOf(await put('b', { value: null })).metaData).toEqual({ custom: { a: 'x' } });
    expect(dataOf(await put('a', { value: '' })).metaData).toEqual({});
    expect(dataOf(await put('a', { value: '' })).metaData).toEqual({});
    expect(refusalOf(await put('c', { value: '' }))).toEqual(
      refusal('"custom.c" is required', 'METAFIELD_REQUIRED'),
    );
    expect(refusalOf(await put('b', { value: 1 }))).toEqual(refusal('"custom.b": must be array'));
    expect(refusalOf(await put('a', {}))).toEqual(refusal('value is required', 'VALIDATION_FAILED'));
  });

  test('without a definition is not found', async () =>
    expect(refusalOf(await put('nothing', { value: 1 }))).toEqual([
      404,
      'METAFIELD_NOT_FOUND',
      'No metafield "custom.nothing" on "shop"',
    ]));

  test('does not lose a concurrent write of another request', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    for (const key of keys) await define(key);
    await Promise.all(keys.map((key) => put(key, { value: key })));
    expect(Object.keys((await stored()).custom).sort()).toEqual(keys);
  });
});

test('the shop shows its fields to customers, with unset ones as null', async () => {
  await define('copyright');
  await define('secret', { visibleToCustomer: false });
  await custom({ secret: 'x' });
  const query = '{ shop { metafields { key value } } }';
  expect((await shop.query(query)).body.data.shop.metafields).toEqual([{ key: 'copyright', value: null }]);
  const admin = await shop.query('{ shop { metaData metafields { key value } } }', {}, 'admin');
  expect(admin.body.data.shop).toEqual({
    metaData: { custom: { secret: 'x' } },
    metafields: [
      { key: 'copyright', value: null },
      { key: 'secret', value: 'x' },
    ],
  });
});

test('a pattern with catastrophic backtracking does not block a request', async () => {
  await define('a', { fieldType: 'long_text', validations: [{ type: 'regexp', pattern: '^(a|a)*(a+)+$' }] });
  const answer = await Promise.race([
    custom({ a: `${'a'.repeat(500_000)}!` }),
    new Promise<never>((_, reject) => setTimeout(reject, 20_000, new Error('held up')).unref()),
  ]);
  expect(refusalOf(answer)).toEqual(refusal('"custom.a": must match pattern "^(a|a)*(a+)+$"'));
});
