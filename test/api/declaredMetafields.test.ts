import { randomUUID } from 'node:crypto';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { afterEach, expect, test } from 'vitest';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { DeclaredMetafield, Extension, MetafieldRef } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { sharedDatabase } from '../support/sharedDatabase.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { themeExtension } from '../support/theme.ts';

const DEFINITIONS = '/api/metafield-definitions';
const SHELF: DeclaredMetafield = {
  ownerType: 'product',
  namespace: 'depot',
  key: 'shelf',
  name: 'Shelf',
  type: 'short_text',
  validations: [{ type: 'size', max: 4 }],
  visibleToCustomer: false,
};

const declaring = (name: string, ...metafieldDefinitions: readonly DeclaredMetafield[]) =>
  defineExtension({ name, api: '^1.0', setup: () => ({ metafieldDefinitions }) });

const databaseUrl = sharedDatabase();
const ownUrl = sharedDatabase();
const running: TestShop[] = [];
const lines: string[] = [];
afterEach(async () => {
  for (const shop of running.splice(0)) await shop.stop();
  lines.length = 0;
});

/** Starts a shop on the same database in place of the running shop. */
async function start(extensions: readonly Extension[], active?: string) {
  for (const shop of running.splice(0)) await shop.stop();
  const shop = await testShop({
    databaseUrl: databaseUrl(),
    extensions,
    config: active === undefined ? {} : { system: { theme: active } },
    logLevel: 'warn',
    onLog: (line) => lines.push(line),
  });
  running.push(shop);
  const { admin } = shop;
  const fields = async (ownerType = 'product') =>
    dataOf(await admin('GET', `${DEFINITIONS}?ownerType=${ownerType}`));
  return { shop, admin, fields };
}

/** Starts a shop on the database of the tests with carts and orders. */
async function own(...extensions: readonly Extension[]): Promise<TestShop> {
  const shop = await testShop({
    databaseUrl: ownUrl(),
    extensions: [coreShipping, cod, ...extensions],
  });
  running.push(shop);
  return shop;
}

const revision = async ({ db }: TestShop) =>
  db.any(sql.type(z.object({ revision: z.string(), changed: z.string() }))`
    select r.revision, d.xmin::text as changed
    from metafield_revision r join metafield_definition d using (owner_type) where owner_type = 'product'`);

test('an extension creates its declared fields, once, and the merchant’s changes to them are kept', async () => {
  const depot = declaring('depot', SHELF);
  let { shop, admin, fields } = await start([depot]);
  const [made] = await fields();
  expect(made).toMatchObject({
    namespace: 'depot',
    key: 'shelf',
    name: 'Shelf',
    visibleToCustomer: false,
    required: false,
  });
  expect(made.provisionedByTheme ?? null).toBeNull();
  dataOf(await admin('PATCH', `${DEFINITIONS}/${made.uuid}`, { name: 'Regal', required: true }));
  const before = await revision(shop);

  ({ shop, admin, fields } = await start([depot]));
  expect(await fields()).toEqual([{ ...made, name: 'Regal', required: true }]);
  expect(await revision(shop)).toEqual(before);
  expect(refusalOf(await admin('DELETE', `${DEFINITIONS}/${made.uuid}`))).toEqual([
    409,
    'METAFIELD_DEFINITION_KEPT_BY_EXTENSION',
    expect.stringContaining('"depot.shelf" belongs to the extension "depot"'),
  ]);
  const product = dataOf(
    await admin('POST', '/api/products', {
      name: 'Crate',
      url_key: 'crate',
      sku: 'CRATE',
      price: 5,
      qty: 1,
      weight: 1,
      metafields: { depot: { shelf: 'A1' } },
    }),
  );

  ({ shop, admin, fields } = await start([]));
  expect(await fields()).toHaveLength(1);
  const ref = { ownerType: 'product', id: product.uuid };
  expect(await shop.app.metafields.read(shop.db, ref)).toEqual({ depot: { shelf: 'A1' } });
  expect((await admin('DELETE', `${DEFINITIONS}/${made.uuid}`)).status).toBe(200);
  expect(await shop.app.metafields.read(shop.db, ref)).toEqual({});

  ({ admin, fields } = await start([depot]));
  const [reloaded] = await fields();
  expect((await admin('DELETE', `${DEFINITIONS}/${reloaded.uuid}?force=true`)).status).toBe(200);
});

test.each<[string, readonly Extension[], string]>([
  [
    'a type that there is not',
    [declaring('depot', { ...SHELF, type: 'json' as never })],
    'metafield definition "product depot.shelf": fieldType must be one of the supported metafield types',
  ],
  [
    'a rule that cannot be used',
    [declaring('depot', { ...SHELF, validations: [{ type: 'regexp', pattern: '(' }] })],
    'metafield definition "product depot.shelf": regexp pattern is not valid: "("',
  ],
  [
    'a required field',
    [declaring('depot', { ...SHELF, required: true } as never)],
    'metafield definition "product depot.shelf": only the merchant can make a field required',
  ],
  [
    'a misspelt member',
    [declaring('depot', { ...SHELF, visibleToCustomers: true } as never)],
    'metafield definition "product depot.shelf": unknown key "visibleToCustomers"',
  ],
  [
    'a kind of entity that there is not',
    [declaring('depot', { ...SHELF, ownerType: 'products' })],
    'metafield definition "products depot.shelf" for the unknown kind of entity "products"',
  ],
  [
    'a field of another extension',
    [declaring('depot', SHELF), declaring('forklift', { ...SHELF, name: 'Fork' })],
    'metafield definition "product depot.shelf" is contributed by both extension depot',
  ],
  ['no object', [declaring('depot', 5 as never)], 'metafieldDefinitions[0] must be an object'],
])('%s stops the start', async (_, extensions, message) =>
  expect(start(extensions)).rejects.toThrow(message),
);

test('a startup error suggests the intended member and kind of entity', async () => {
  const hint = (text: string) => ({ faults: [{ hint: expect.stringContaining(text) }] });
  const misspelt = declaring('depot', { ...SHELF, visibleToCustomers: true } as never);
  await expect(start([misspelt])).rejects.toMatchObject(hint('visibleToCustomer'));
  await expect(start([declaring('depot', { ...SHELF, ownerType: 'products' })])).rejects.toMatchObject(
    hint('product'),
  );
});

test('a field declared by an extension does not become a theme’s, and one of another type is unchanged', async () => {
  const theme = themeExtension('sunrise', { metafieldDefinitions: [{ ...SHELF, name: 'Board' }] });
  let { admin, fields } = await start([]);
  dataOf(
    await admin('POST', DEFINITIONS, {
      ownerType: 'product',
      namespace: 'depot',
      fieldKey: 'aisle',
      name: 'Aisle',
      fieldType: 'integer',
    }),
  );
  const depot = declaring('depot', SHELF, { ...SHELF, key: 'aisle' });
  ({ admin, fields } = await start([theme, depot], 'sunrise'));
  expect(await fields()).toMatchObject([
    { key: 'aisle', type: 'integer' },
    { key: 'shelf', name: 'Shelf' },
  ]);
  expect(lines.join('\n')).toContain('extension depot declares product depot.shelf');
  expect(lines.join('\n')).toContain('"owner":"depot"');
  expect(lines.join('\n')).toContain('exists with another type than the owner declares: integer');
});

test('code reads and writes values within its transaction, as the definitions allow', async () => {
  const shop = await own(
    declaring('depot', SHELF, { ...SHELF, ownerType: 'order' }, { ...SHELF, ownerType: 'shop' }),
  );
  const { metafields } = shop.app;
  const product = await createProduct(shop, { price: 5, qty: 1 });
  const field: MetafieldRef = {
    ownerType: 'product',
    id: String(product.id),
    namespace: 'depot',
    key: 'shelf',
  };
  expect(await metafields.write(shop.db, field, 'A1')).toEqual({ depot: { shelf: 'A1' } });
  const fails = shop.db.transaction(async (tx) => {
    expect(await metafields.write(tx, field, 'B2')).toEqual({ depot: { shelf: 'B2' } });
    expect(await metafields.read(tx, field)).toEqual({ depot: { shelf: 'B2' } });
    throw new Error('no');
  });
  await expect(fails).rejects.toThrow('no');
  expect(await metafields.read(shop.db, field)).toEqual({ depot: { shelf: 'A1' } });
  expect(await metafields.write(shop.db, field, '')).toEqual({});
  await metafields.write(shop.db, { ...field, ownerType: 'shop', id: '' }, 'Z9');
  expect(await metafields.read(shop.db, { ownerType: 'shop', id: '' })).toEqual({ depot: { shelf: 'Z9' } });

  const refused = (change: Partial<MetafieldRef>, value: unknown = 'A1') =>
    metafields.write(shop.db, { ...field, ...change }, value).catch((error: unknown) => error);
  expect(await refused({}, 'too long')).toMatchObject({ status: 400, code: 'METAFIELD_INVALID' });
  expect(await refused({}, 7)).toMatchObject({ status: 400, code: 'METAFIELD_INVALID' });
  expect(await refused({ key: 'shelve' })).toMatchObject({
    status: 404,
    code: 'METAFIELD_NOT_FOUND',
    message: 'No metafield "depot.shelve" on "product"',
  });
  expect(await refused({ id: randomUUID() })).toMatchObject({ status: 404, code: 'PRODUCT_NOT_FOUND' });
  expect(await refused({ ownerType: 'order', id: randomUUID() })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
  await expect(metafields.read(shop.db, { ownerType: 'cart', id: 'x' })).rejects.toThrow(
    'Unknown metafield owner "cart"',
  );
});

const ofOrders: DeclaredMetafield = { ...SHELF, ownerType: 'order', namespace: 'gift', key: 'text' };
const invoice = defineExtension({
  name: 'invoice',
  api: '^1.0',
  setup: () => ({ paymentMethods: [{ code: 'invoice', name: 'Invoice' }] }),
});
const giftText = async (shop: TestShop): Promise<{ uuid: string }> =>
  dataOf(await shop.admin('GET', `${DEFINITIONS}?ownerType=order`)).find(
    ({ namespace, key }: { namespace: string; key: string }) => namespace === 'gift' && key === 'text',
  );
const anonymous = { admin: null, customer: null, sessionId: null };

test('a cart stores values for its order, which receives them when it is placed', async () => {
  const shop = await own(declaring('gift', ofOrders, { ...ofOrders, key: 'wrap' }), invoice);
  await shop.make.settings({ invoicePaymentStatus: 1 });
  await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  const { sku } = await createProduct(shop, { price: 5, qty: 10 });
  const id = await createReadyCart(shop, sku);
  const method = { method_code: 'invoice', method_name: 'Invoice' };
  dataOf(await shop.request('POST', `/api/carts/${id}/paymentMethods`, method));
  const { carts } = shop.app;
  const field = { id, caller: anonymous, namespace: 'gift', key: 'text' };
  expect(await carts.metafields(shop.db, id)).toEqual({});
  await carts.writeMetafield(shop.db, field, 'Hi');
  await carts.writeMetafield(shop.db, { ...field, key: 'wrap' }, 'red');
  expect(await carts.writeMetafield(shop.db, { ...field, key: 'wrap' }, null)).toEqual({
    gift: { text: 'Hi' },
  });
  const refused = (change: object, value = 'Hi') =>
    carts.writeMetafield(shop.db, { ...field, ...change }, value).catch((error: unknown) => error);
  expect(await refused({}, 'too long')).toMatchObject({ status: 400, code: 'METAFIELD_INVALID' });
  expect(await refused({ key: 'none' })).toMatchObject({ status: 404, code: 'METAFIELD_NOT_FOUND' });
  expect(await refused({ id: randomUUID() })).toMatchObject({ status: 400, code: 'INVALID_CART' });
  expect(await refused({ id: '1' })).toMatchObject({ status: 400, code: 'INVALID_CART' });

  const before = shop.statements();
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: id }));
  expect(shop.statements() - before).toBeLessThanOrEqual(10);
  expect(await shop.app.metafields.read(shop.db, { ownerType: 'order', id: order.uuid })).toEqual({
    gift: { text: 'Hi' },
  });
  expect(await refused({})).toMatchObject({ code: 'INVALID_CART' });
  expect(await carts.metafields(shop.db, id)).toEqual({});
  // The reopened cart of an unpaid order still has the values.
  await carts.reactivate(shop.db, order.uuid);
  expect(await carts.metafields(shop.db, id)).toEqual({ gift: { text: 'Hi' } });
  // When a field is deleted, its values are removed from carts and orders.
  const definition = await giftText(shop);
  await shop.admin('DELETE', `${DEFINITIONS}/${definition.uuid}?force=true`);
  expect(await carts.metafields(shop.db, id)).toEqual({});
  expect(await shop.app.metafields.read(shop.db, { ownerType: 'order', id: order.uuid })).toEqual({});
});

test('no order contains a value of a field that is deleted while orders are placed', async () => {
  const shop = await own(declaring('gift', ofOrders));
  await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  const { sku } = await createProduct(shop, { price: 5, qty: 100 });
  const field = { caller: anonymous, namespace: 'gift', key: 'text' };
  const ids = await Promise.all(Array.from({ length: 8 }, () => createReadyCart(shop, sku)));
  for (const id of ids) await shop.app.carts.writeMetafield(shop.db, { ...field, id }, 'Hi');
  const definition = await giftText(shop);
  const place = (id: string) => shop.request('POST', '/api/orders', { cart_id: id });
  const answers = await Promise.all([
    ...ids.slice(0, 4).map(place),
    shop.admin('DELETE', `${DEFINITIONS}/${definition.uuid}?force=true`),
    ...ids.slice(4).map(place),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const orders = answers.toSpliced(4, 1).map(({ body }) => body.data.uuid as string);
  const left = await shop.db.one(
    sql.type(z.object({ orders: z.int(), left: z.int() }))`
      select count(*)::int as orders, count(*) filter (where meta_data <> '{}')::int as left
      from "order" where uuid = any(${sql.array(orders, 'uuid')})`,
  );
  expect(left).toEqual({ orders: 8, left: 0 });
});

test('a customer’s cart accepts only values from that customer, and those of the guest cart at login', async () => {
  const shop = await own(declaring('gift', ofOrders, { ...ofOrders, key: 'wrap' }));
  const { sku } = await createProduct(shop, { price: 5, qty: 10 });
  const email = `${randomUUID()}@example.com`;
  const password = 'hunter2hunter2';
  dataOf(await shop.request('POST', '/api/customers', { email, password, full_name: 'Ada' }));
  const { carts } = shop.app;
  const mine = async (cookie: string | null) => {
    const headers = cookie === null ? {} : { cookie };
    const answer = await shop.request('POST', '/api/cart/mine/items', { sku, qty: 1 }, { headers });
    const sid = answer.headers.getSetCookie().find((one) => one.startsWith('sid='));
    return { id: dataOf(answer).cartId as string, cookie: sid?.split(';')[0] ?? cookie };
  };
  const logIn = async (cookie: string | null) => {
    const headers = cookie === null ? {} : { cookie };
    const answer = await shop.request('POST', '/customer/login', { email, password }, { headers });
    return answer.headers
      .getSetCookie()
      .find((one) => one.startsWith('sid='))!
      .split(';')[0] as string;
  };
  const cart = await mine(await logIn(null));
  const customer = { id: 0, uuid: '', groupId: null, email, fullName: 'Ada' };
  const write = (id: string, key: string, value: string, customerId?: number) =>
    carts.writeMetafield(
      shop.db,
      {
        id,
        caller:
          customerId === undefined ? anonymous : { ...anonymous, customer: { ...customer, id: customerId } },
        namespace: 'gift',
        key,
      },
      value,
    );
  await expect(write(cart.id, 'text', 'Hi')).rejects.toMatchObject({ code: 'INVALID_CART' });
  await expect(write(cart.id, 'text', 'Hi', 0)).rejects.toMatchObject({ code: 'INVALID_CART' });
  const { customer_id } = await shop.db.one(
    sql.type(z.object({ customer_id: z.int() }))`select customer_id from cart where uuid = ${cart.id}`,
  );
  await write(cart.id, 'text', 'Own', customer_id);

  const guest = await mine(null);
  await write(guest.id, 'text', 'Gues');
  await write(guest.id, 'wrap', 'red');
  await logIn(guest.cookie);
  expect(await carts.metafields(shop.db, cart.id)).toEqual({ gift: { text: 'Own', wrap: 'red' } });
});
