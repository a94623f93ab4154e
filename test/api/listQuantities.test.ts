import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testAddress, testShop } from '../support/shop.ts';

const clock = createTestClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ clock, config: { rateLimit: false } });
});
afterAll(() => shop.stop());

const { newCustomer, cookieOf, logIn, as } = customersOf(() => shop);
const { json } = pagesOf(() => shop);
const send = async (method: 'POST' | 'PATCH', path: string, body: object) =>
  dataOf(await shop.admin(method, path, body));
const product = (more: object = {}) => {
  const sku = newKey();
  return send('POST', '/api/products', {
    name: 'Tea',
    sku,
    url_key: sku,
    price: 20,
    qty: 999,
    no_shipping_required: true,
    ...more,
  });
};
let lists: string[] = [];
async function list(more: object, ...skus: readonly string[]) {
  const code = newKey();
  const made = await send('POST', '/api/price-lists', {
    code,
    name: code,
    kind: 'override',
    status: 1,
    ...more,
  });
  lists.push(made.uuid);
  const set = skus.map((sku) => ({ sku, amount: 15 }));
  if (set.length > 0) await send('PATCH', `/api/price-lists/${made.uuid}/prices`, { set });
  return made;
}
afterEach(async () => {
  for (const uuid of lists) await shop.admin('DELETE', `/api/price-lists/${uuid}`);
  lists = [];
});
async function memberOf() {
  const group = await send('POST', '/api/customerGroups', { group_name: newKey() });
  const customer = await newCustomer();
  await send('PATCH', `/api/customers/${customer.uuid}`, { group_id: group.customer_group_id });
  return { group: group.uuid as string, headers: await cookieOf(customer) };
}
const order = (headers: Readonly<Record<string, string>>, sku: string, qty: number, currency?: string) =>
  as(headers, 'POST', '/api/carts', { items: [{ sku, qty }], ...(currency && { currency }) });
const QTY = (reason: string) => [400, 'QTY_NOT_ALLOWED', `This quantity is not allowed: ${reason}`];

describe('the quantities of a list', () => {
  test('are null at first, and are saved', async () => {
    const made = await list({});
    expect(made).toMatchObject({ min_qty: null, max_qty: null, qty_step: null });
    expect(await send('PATCH', `/api/price-lists/${made.uuid}`, { min_qty: 6, qty_step: '6' })).toMatchObject(
      {
        min_qty: 6,
        max_qty: null,
        qty_step: 6,
      },
    );
  });

  test.each([
    [{ min_qty: 0 }, 'min_qty must be a whole number from 1 to 100000'],
    [{ min_qty: 10, max_qty: 9 }, 'max_qty must be at least 10'],
    [{ qty_step: 10, max_qty: 9 }, 'max_qty must be at least 10'],
  ])('%o is refused', async (body, message) => {
    const made = await list({});
    expect(refusalOf(await shop.admin('PATCH', `/api/price-lists/${made.uuid}`, body))).toEqual([
      400,
      'VALIDATION_FAILED',
      message,
    ]);
    expect(dataOf(await shop.admin('GET', `/api/price-lists/${made.uuid}`))).toEqual(made);
  });

  test('hold for its buyers on pages, in GraphQL and in carts, and for nobody else', async () => {
    const { sku, uuid } = await product({ max_qty: 30 });
    const { group, headers } = await memberOf();
    await list({ groups: [group], min_qty: 12, qty_step: 6 }, sku);
    expect(refusalOf(await order(headers, sku, 6))).toEqual(QTY('order at least 12'));
    expect(refusalOf(await order(headers, sku, 36))).toEqual(QTY('order at most 30'));
    const own = dataOf(await order(headers, sku, 18));
    expect(own.items).toMatchObject([{ qty: 18, min_qty: 12, max_qty: 30, qty_step: 6, final_price: 15 }]);
    const line = `/api/carts/${own.cartId}/items/${own.items[0].uuid}`;
    expect(refusalOf(await as(headers, 'PATCH', line, { qty: 20 }))[1]).toBe('QTY_NOT_ALLOWED');
    const more = dataOf(await as(headers, 'PATCH', line, { action: 'increase', qty: 6 }));
    expect(more.item).toMatchObject([{ qty: 24 }]);
    const guest = dataOf(await order({}, sku, 1));
    expect(guest.items).toMatchObject([
      { qty: 1, min_qty: null, max_qty: 30, qty_step: null, final_price: 20 },
    ]);

    const page = async (more: Readonly<Record<string, string>>) =>
      dataOf(await json(`/${sku}`, more)).entity.quantities;
    expect(await page(headers)).toEqual({ min: 12, max: 30, step: 6, least: 12, most: 30 });
    expect(await page({})).toEqual({ min: null, max: 30, step: 1, least: 1, most: 30 });
    const graphql = async (more: Readonly<Record<string, string>>) =>
      (await as(more, 'POST', '/graphql', { query: `{ product(id: "${uuid}") { minQty maxQty qtyStep } }` }))
        .body.data.product;
    expect(await graphql(headers)).toEqual({ minQty: 12, maxQty: 30, qtyStep: 6 });
    expect(await graphql({})).toEqual({ minQty: null, maxQty: 30, qtyStep: null });
  });

  test('of several lists are those of the highest priority that has the product', async () => {
    const [{ sku }, other] = [await product(), await product()];
    const { headers } = await memberOf();
    await list({ min_qty: 4, priority: 1 }, sku, other.sku);
    await list({ min_qty: 7, priority: 2 }, sku);
    await list({ min_qty: 9, priority: 3 });
    await list({ priority: 4 }, sku);
    expect(refusalOf(await order(headers, sku, 5))).toEqual(QTY('order at least 7'));
    expect(refusalOf(await order(headers, other.sku, 3))).toEqual(QTY('order at least 4'));
  });

  test('hold for the lines of a guest’s cart that joins that of its buyer, and for nobody else', async () => {
    const [{ sku }, plain] = [await product({ max_qty: 30 }), await product()];
    const buyer = async (groups: readonly string[]) => {
      const customer = await newCustomer();
      if (groups.length > 0) await shop.admin('PATCH', `/api/customers/${customer.uuid}`, { groups });
      return customer;
    };
    const { group } = await memberOf();
    await list({ groups: [group], min_qty: 12, qty_step: 6 }, sku);
    await send('POST', '/api/currencies', { code: 'EUR', rate: 0.9, status: 1 });
    await list({ groups: [group], qty_step: 50, currency: 'EUR', priority: 9 }, sku);
    const joined = async (groups: readonly string[], own: number) => {
      const customer = await buyer(groups);
      const cookie = await cookieOf(customer);
      const { cartId } = dataOf(await as(cookie, 'POST', '/api/carts/mine/items', { sku, qty: own }));
      const made = await shop.request('POST', '/api/carts/mine/items', { sku, qty: 10 });
      const sid = made.headers.getSetCookie().find((one) => one.startsWith('sid='));
      const guest = { cookie: sid?.split(';')[0] as string };
      dataOf(await as(guest, 'POST', '/api/carts/mine/items', { sku: plain.sku, qty: 2 }));
      dataOf(await logIn(customer.email, undefined, guest));
      const { items } = dataOf(await as(cookie, 'PATCH', `/api/carts/${cartId}`, { shipping_note: 'x' }));
      return items.map(({ qty }: { qty: number }) => qty);
    };
    // 18 and 10 are 28, between the steps 24 and 30 of the list.
    expect(await joined([group], 18)).toEqual([24, 2]);
    expect(await joined([], 18)).toEqual([28, 2]);
    expect(await joined([], 25)).toEqual([30, 2]);
  });

  test('of a percentage hold in its scope alone', async () => {
    const category = await send('POST', '/api/categories', { name: 'Tea', url_key: newKey(), status: 1 });
    const [inside, outside] = [await product({ categories: [category.category_id] }), await product()];
    await list({ kind: 'sale', percent: 10, scope: { categories: [category.uuid] }, min_qty: 3 });
    expect(refusalOf(await order({}, inside.sku, 1))).toEqual(QTY('order at least 3'));
    expect(dataOf(await order({}, outside.sku, 1)).items[0].final_price).toBe(20);
    expect(dataOf(await json(`/${inside.sku}`)).entity.quantities.least).toBe(3);
    expect(dataOf(await json(`/${outside.sku}`)).entity.quantities.least).toBe(1);
  });

  test('begin and end with the list, and a cart from before is not placed', async () => {
    const { sku } = await product();
    const { cartId: cart } = dataOf(await order({}, sku, 1));
    const change = async (path: string, body: object) =>
      dataOf(await shop.request('POST', `/api/carts/${cart}/${path}`, body));
    await change('contacts', { email: 'ada@example.com' });
    await change('addresses', { type: 'billing', address: testAddress });
    await change('paymentMethods', { method_code: 'cod', method_name: 'Cash on delivery' });
    const starts_at = new Date(clock.now().getTime() + 60_000).toISOString();
    await list({ kind: 'sale', starts_at, min_qty: 5 }, sku);
    expect((await order({}, sku, 1)).status).toBe(200);
    clock.advance(60_000);
    expect(refusalOf(await order({}, sku, 1))).toEqual(QTY('order at least 5'));
    expect(refusalOf(await shop.request('POST', '/api/orders', { cart_id: cart }))).toEqual(
      QTY('order at least 5'),
    );
    expect(dataOf(await json(`/${sku}`)).entity.quantities.least).toBe(5);
  });
});
