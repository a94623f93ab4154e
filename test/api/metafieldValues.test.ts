import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { createDatabase } from '../support/databases.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const DEFINITIONS = '/api/metafield-definitions';
const SHOP = '/api/shop/metafields';

let database: Awaited<ReturnType<typeof createDatabase>>;
let shop: TestShop;
/** Another process on the same database, or as good as: it shares no module with the first. Its theme is active. */
let other: Pick<TestShop, 'admin' | 'stop'>;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url });
  vi.resetModules();
  const anew = await import('../support/shop.ts');
  const second = await anew.testShop({ databaseUrl: database.url, config: { system: { theme: 'sunrise' } } });
  const token = await shop.adminToken();
  other = { ...second, admin: (method, path, body) => second.request(method, path, body, { token }) };
  await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
});
afterAll(async () => {
  await shop.stop();
  await other.stop();
  await database.drop();
});

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
const write = (metafields: unknown, method = 'PATCH', at: Pick<TestShop, 'admin'> = shop) =>
  at.admin(method, SHOP, { metafields });
const custom = (values: object) => write({ custom: values });
const stored = async () => dataOf(await shop.admin('GET', SHOP)).metaData;

const clear = async (ownerType: string) => {
  for (const { uuid } of dataOf(await shop.admin('GET', `${DEFINITIONS}?ownerType=${ownerType}`)))
    await shop.admin('DELETE', `${DEFINITIONS}/${uuid}?force=true`);
};
beforeEach(async () => {
  await clear('shop');
  await clear('order');
});

const refusal = (message: string, code = 'METAFIELD_INVALID') => [400, code, message];

test('a write replaces the whole set, by PATCH, PUT and POST alike', async () => {
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

test('metafields that are absent change nothing, and an empty set erases all', async () => {
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

test('what no definition asks for is dropped, names of JavaScript too', async () => {
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
])('with %j, %j is refused and nothing is stored', async (definition, value, message, path) => {
  await define('b');
  await custom({ b: 'before' });
  await define('a', { ...definition, position: 1 });
  const answer = await custom({ a: value, b: 'after' });
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatchObject({ message, details: [{ path }] });
  expect(await stored()).toEqual({ custom: { b: 'before' } });
});

test('the first failing field by position speaks', async () => {
  await define('late', { fieldType: 'integer', position: 2 });
  await define('early', { fieldType: 'integer', position: 1 });
  expect(refusalOf(await custom({ late: 'x', early: 'x' }))).toEqual(
    refusal('"custom.early": must be integer'),
  );
});

test('markup is stored as it was sent', async () => {
  await define('a');
  expect(dataOf(await custom({ a: '<b>&amp;</b>' })).metaData.custom.a).toBe('<b>&amp;</b>');
});

test('tightening what is required leaves stored values, and the next write must give it', async () => {
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

  test('is written and leaves the others alone, and a blank value takes it out', async () => {
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

  test('that is not defined is not found', async () =>
    expect(refusalOf(await put('nothing', { value: 1 }))).toEqual([
      404,
      'METAFIELD_NOT_FOUND',
      'No metafield "custom.nothing" on "shop"',
    ]));

  test('does not lose what another request writes at once', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    for (const key of keys) await define(key);
    await Promise.all(keys.map((key) => put(key, { value: key })));
    expect(Object.keys((await stored()).custom).sort()).toEqual(keys);
  });
});

describe('orders', () => {
  const place = async () => {
    const { sku } = await createProduct(shop, { price: 5, qty: 10 });
    const cart_id = await createReadyCart(shop, sku);
    return dataOf(await shop.request('POST', '/api/orders', { cart_id }));
  };

  test('carry metafields, which placing does not ask for', async () => {
    await define('gift', { ownerType: 'order', required: true });
    const order = await place();
    const path = `/api/orders/${order.uuid}/metafields`;
    for (const method of ['PATCH', 'PUT', 'POST'])
      expect(dataOf(await shop.admin(method, path, { metafields: { custom: { gift: method } } }))).toEqual({
        metaData: { custom: { gift: method } },
      });
    expect(dataOf(await shop.admin('PATCH', `${path}/custom/gift`, { value: 'one' })).metaData).toEqual({
      custom: { gift: 'one' },
    });
    expect(dataOf(await shop.admin('GET', path)).metaData).toEqual({ custom: { gift: 'one' } });
    expect(dataOf(await shop.admin('GET', `/api/orders/${order.uuid}`)).meta_data).toEqual({
      custom: { gift: 'one' },
    });
    expect(refusalOf(await shop.admin('PATCH', path, { metafields: {} }))).toEqual(
      refusal('"custom.gift" is required', 'METAFIELD_REQUIRED'),
    );
  });

  test.each([randomUUID(), 'no-uuid', '1'])('an unknown one is not found: %s', async (id) => {
    const notFound = [404, 'ORDER_NOT_FOUND', 'Order not found'];
    await define('gift', { ownerType: 'order', required: true });
    const path = `/api/orders/${id}/metafields`;
    expect(refusalOf(await shop.admin('PATCH', path, { metafields: {} }))).toEqual(notFound);
    expect(refusalOf(await shop.admin('PUT', path, {}))).toEqual(notFound);
    expect(refusalOf(await shop.admin('GET', path))).toEqual(notFound);
    expect(refusalOf(await shop.admin('PATCH', `${path}/custom/gift`, { value: 1 }))).toEqual(notFound);
  });

  test('show customers what is for them, in one statement for all orders of a page', async () => {
    await define('note', { ownerType: 'order' });
    await define('margin', {
      ownerType: 'order',
      fieldType: 'number',
      visibleToCustomer: false,
      namespace: 'inner',
    });
    const order = await place();
    await place();
    const metaData = { custom: { note: 'Thanks' }, inner: { margin: 0 } };
    await shop.admin('PATCH', `/api/orders/${order.uuid}/metafields`, { metafields: metaData });
    const fields = `metafields { namespace key type value } inner: metafields(namespace: "inner") { key value }
      note: metafield(namespace: "custom", key: "note") { value } margin: metafield(namespace: "inner", key: "margin") { value }`;
    const query = `query ($uuid: String!, $token: String) { order(uuid: $uuid, token: $token) { ${fields} } }`;
    const variables = { uuid: order.uuid, token: order.orderToken };
    const note = { namespace: 'custom', key: 'note', type: 'short_text', value: 'Thanks' };
    const margin = { namespace: 'inner', key: 'margin', type: 'number', value: 0 };
    const asAdmin = {
      metafields: [note, margin],
      inner: [{ key: 'margin', value: 0 }],
      note: { value: 'Thanks' },
      margin: { value: 0 },
    };

    const customer = await shop.query(query, variables);
    expect(customer.body.data.order).toEqual({
      metafields: [note],
      inner: [],
      note: { value: 'Thanks' },
      margin: null,
    });
    const adminInStore = await shop.admin('POST', '/graphql', { query, variables });
    expect(adminInStore.body.data.order).toEqual(asAdmin);

    const list = `{ orders { items { uuid metaData ${fields} } } }`;
    const bare = '{ orders { items { uuid } } }';
    await shop.query(list, {}, 'admin');
    const before = shop.statements();
    await shop.query(bare, {}, 'admin');
    const between = shop.statements();
    const { body } = await shop.query(list, {}, 'admin');
    expect(shop.statements() - between).toBe(between - before + 1);
    const items: { uuid: string; metafields: { value: unknown }[] }[] = body.data.orders.items;
    expect(items.find(({ uuid }) => uuid === order.uuid)).toEqual({ uuid: order.uuid, metaData, ...asAdmin });
    expect(items.find(({ uuid }) => uuid !== order.uuid)?.metafields.map(({ value }) => value)).toContain(
      null,
    );
    const leak = await shop.request('POST', '/graphql', {
      query: `{ order(uuid: "${order.uuid}") { metaData } }`,
    });
    expect(leak.body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
  });

  test('a definition that is deleted takes its values along, and touches no other row', async () => {
    const { uuid } = await define('gift', { ownerType: 'order' });
    await define('note', { ownerType: 'order' });
    const [first, second, third] = [await place(), await place(), await place()];
    const set = (order: { uuid: string }, values: object) =>
      shop.admin('PATCH', `/api/orders/${order.uuid}/metafields`, { metafields: { custom: values } });
    await set(first, { gift: 'x', note: 'y' });
    await set(second, { gift: 'x' });
    await set(third, { note: 'y' });
    const rows = () =>
      shop.db.any(
        sql.type(z.object({ uuid: z.string(), meta_data: z.unknown(), version: z.string() }))`
          select uuid, meta_data, xmin::text as version from "order" order by order_id`,
      );
    const before = await rows();
    expect(dataOf(await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`))).toEqual({ uuid });
    const after = new Map((await rows()).map((row) => [row.uuid, row]));
    expect(after.get(first.uuid)?.meta_data).toEqual({ custom: { note: 'y' } });
    expect(after.get(second.uuid)?.meta_data).toEqual({});
    for (const row of before)
      if (row.uuid !== first.uuid && row.uuid !== second.uuid) expect(after.get(row.uuid)).toEqual(row);
  });
});

test('the shop shows its fields to customers, unset ones as null', async () => {
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

describe('two processes', () => {
  test('honour a change of the other at their next request', async () => {
    const { uuid } = await define('a');
    expect((await write({ custom: { a: 'abc' } }, 'PATCH', other)).status).toBe(200);
    await shop.admin('PATCH', `${DEFINITIONS}/${uuid}`, { validations: [{ type: 'size', max: 1 }] });
    expect((await write({ custom: { a: 'abc' } }, 'PATCH', other)).status).toBe(400);
    await other.admin('PATCH', `${DEFINITIONS}/${uuid}`, { validations: [], visibleToCustomer: false });
    expect((await write({ custom: { a: 'abc' } })).status).toBe(200);
    expect((await shop.query('{ shop { metafields { key } } }')).body.data.shop.metafields).toEqual([]);
    await other.admin('DELETE', `${DEFINITIONS}/${uuid}`);
    expect(await stored()).toEqual({});
    expect(dataOf(await write({ custom: { a: 'abc' } })).metaData).toEqual({});
  });

  test('never leave a value of a deleted definition behind', async () => {
    for (let round = 0; round < 10; round++) {
      const { uuid } = await define('a');
      const put = (at: Pick<TestShop, 'admin'>) => write({ custom: { a: 'x' } }, 'PATCH', at);
      const remove = shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
      const answers = await Promise.all([put(other), put(shop), remove, put(other), put(shop)]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await stored()).toEqual({});
    }
  });

  test('keep what the theme of the other provisioned: its install is recorded', async () => {
    const made = dataOf(
      await other.admin('POST', DEFINITIONS, {
        ownerType: 'shop',
        fieldKey: 'a',
        name: 'A',
        fieldType: 'url',
        provisionedByActiveTheme: true,
      }),
    );
    expect((await shop.admin('DELETE', `${DEFINITIONS}/${made.uuid}`)).status).toBe(409);
    await shop.db.run(sql.type(z.object({}))`delete from theme_install`);
    expect((await other.admin('DELETE', `${DEFINITIONS}/${made.uuid}`)).status).toBe(409);
    expect((await shop.admin('DELETE', `${DEFINITIONS}/${made.uuid}`)).status).toBe(200);
  });
});

test('a pattern that explodes elsewhere holds no request up', async () => {
  await define('a', { fieldType: 'long_text', validations: [{ type: 'regexp', pattern: '^(a|a)*(a+)+$' }] });
  const answer = await Promise.race([
    custom({ a: `${'a'.repeat(500_000)}!` }),
    new Promise<never>((_, reject) => setTimeout(reject, 20_000, new Error('held up')).unref()),
  ]);
  expect(refusalOf(answer)).toEqual(refusal('"custom.a": must match pattern "^(a|a)*(a+)+$"'));
});
