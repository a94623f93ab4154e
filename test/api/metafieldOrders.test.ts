import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const DEFINITIONS = '/api/metafield-definitions';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  for (const { uuid } of dataOf(await shop.admin('GET', `${DEFINITIONS}?ownerType=order`)))
    await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
});

const define = async (fieldKey: string, sent: object = {}): Promise<{ uuid: string }> =>
  dataOf(
    await shop.admin('POST', DEFINITIONS, {
      ownerType: 'order',
      fieldKey,
      name: fieldKey,
      fieldType: 'short_text',
      ...sent,
    }),
  );

const place = async () => {
  const { sku } = await createProduct(shop, { price: 5, qty: 10 });
  const cart_id = await createReadyCart(shop, sku);
  return dataOf(await shop.request('POST', '/api/orders', { cart_id }));
};

test('orders have metafields, which placing does not require', async () => {
  await define('gift', { required: true });
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
  expect(refusalOf(await shop.admin('PATCH', path, { metafields: {} }))).toEqual([
    400,
    'METAFIELD_REQUIRED',
    '"custom.gift" is required',
  ]);
});

test.each([randomUUID(), 'no-uuid', '1'])('an unknown order is not found: %s', async (id) => {
  const notFound = [404, 'ORDER_NOT_FOUND', 'Order not found'];
  await define('gift', { required: true });
  const path = `/api/orders/${id}/metafields`;
  expect(refusalOf(await shop.admin('PATCH', path, { metafields: {} }))).toEqual(notFound);
  expect(refusalOf(await shop.admin('PUT', path, {}))).toEqual(notFound);
  expect(refusalOf(await shop.admin('GET', path))).toEqual(notFound);
  expect(refusalOf(await shop.admin('PATCH', `${path}/custom/gift`, { value: 1 }))).toEqual(notFound);
});

test('orders show customers the fields for them, in one statement for all orders of a page', async () => {
  await define('note');
  await define('margin', {
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
  expect(items.find(({ uuid }) => uuid !== order.uuid)?.metafields.map(({ value }) => value)).toContain(null);
  const leak = await shop.request('POST', '/graphql', {
    query: `{ order(uuid: "${order.uuid}") { metaData } }`,
  });
  expect(leak.body.errors[0].extensions.code).toBe('GRAPHQL_VALIDATION_FAILED');
});

test('a deleted definition deletes its values, and changes no other row', async () => {
  const { uuid } = await define('gift');
  await define('note');
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
