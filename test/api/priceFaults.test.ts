import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testAddress, testShop } from '../support/shop.ts';

/** Faults of prices that users of other shops report often. */
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod], config: { rateLimit: false } });
  await send('POST', '/api/currencies', { code: 'JPY', rate: 149.6, status: 1 });
  await send('POST', '/api/currencies', { code: 'EUR', rate: 0.9215, status: 1 });
});
afterAll(() => shop.stop());

const { newCustomer, cookieOf, as } = customersOf(() => shop);
const { json, html } = pagesOf(() => shop);
const send = async (method: 'POST' | 'PATCH', path: string, body: object) =>
  dataOf(await shop.admin(method, path, body));
const product = (more: object = {}) => {
  const sku = newKey();
  const body = { name: 'Tea', sku, url_key: sku, price: 20, qty: 999, no_shipping_required: true };
  return send('POST', '/api/products', { ...body, images: ['/assets/a.jpg'], ...more });
};
async function list(more: object, sku: string, amount = 15) {
  const code = newKey();
  const made = await send('POST', '/api/price-lists', { code, name: code, kind: 'override', ...more });
  await send('PATCH', `/api/price-lists/${made.uuid}/prices`, { set: [{ sku, amount }] });
  return made;
}
const priceAt = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  dataOf(await json(path, headers)).entity.price;
const inCart = async (sku: string, headers: Readonly<Record<string, string>> = {}) =>
  dataOf(await as(headers, 'POST', '/api/carts', { items: [{ sku, qty: 1 }] })).items[0].final_price;

test('a group that is renamed keeps the prices of its lists', async () => {
  const { sku } = await product();
  const group = await send('POST', '/api/customerGroups', { group_name: newKey() });
  const customer = await newCustomer();
  await send('PATCH', `/api/customers/${customer.uuid}`, { group_id: group.customer_group_id });
  const headers = await cookieOf(customer);
  await list({ groups: [group.uuid], status: 1 }, sku);
  const seen = async () => [await priceAt(`/${sku}`, headers), await inCart(sku, headers)];
  expect(await seen()).toEqual([15, 15]);
  await send('PATCH', `/api/customerGroups/${group.uuid}`, { group_name: `Renamed ${newKey()}` });
  expect(await seen()).toEqual([15, 15]);
  expect([await priceAt(`/${sku}`), await inCart(sku)]).toEqual([20, 20]);
});

test('a customer in two groups pays by the list that the rules choose, in whatever order the groups are', async () => {
  const { sku } = await product();
  const groups: string[] = [];
  for (const amount of [15, 12]) {
    const { uuid } = await send('POST', '/api/customerGroups', { group_name: newKey() });
    groups.push(uuid);
    await list({ groups: [uuid], status: 1 }, sku, amount);
  }
  for (const own of [groups, groups.toReversed()]) {
    const customer = await newCustomer();
    await send('PATCH', `/api/customers/${customer.uuid}`, { groups: own });
    const headers = await cookieOf(customer);
    expect([await priceAt(`/${sku}`, headers), await inCart(sku, headers)]).toEqual([12, 12]);
  }
});

test('a list that is off is seen nowhere', async () => {
  await send('POST', '/api/settings', { productFeedEnabled: true });
  const { sku, uuid } = await product();
  await list({ kind: 'sale', status: 0 }, sku);
  expect([await priceAt(`/${sku}`), await priceAt(`/${sku}?currency=EUR`), await inCart(sku)]).toEqual([
    20, 18.43, 20,
  ]);
  const { body } = await shop.query(`{ product(id: "${uuid}") {
    price { regular { value } special { value } } prices { regular { value } } tiers { minQty } } }`);
  expect(body.data.product).toMatchObject({
    price: { regular: { value: 20 }, special: null },
    tiers: [],
  });
  const feed = (await html('/feeds/google.xml')).body;
  expect(feed).toContain(`${sku}</g:link>`);
  expect(feed).not.toContain('sale_price');
  expect((await html(`/${sku}`)).body).not.toContain('15.00');
});

describe.each([
  ['EUR', { price: 18.43, off: 4.62, total: 50.67 }],
  ['JPY', { price: 2992, off: 749, total: 8227 }],
] as const)('in %s', (currency, { price, off, total }) => {
  test('a coupon takes off what the cart showed, and refunds are never above what was paid', async () => {
    const { sku } = await product();
    const coupon = newKey().replaceAll('-', '');
    await send('POST', '/api/coupons', {
      coupon,
      status: 1,
      discount_type: 'fixed_discount_to_entire_order',
      discount_amount: 5.01,
    });
    const { cartId } = dataOf(
      await shop.request('POST', '/api/carts', { currency, items: [{ sku, qty: 3 }] }),
    );
    const change = async (path: string, sent: object) =>
      dataOf(await shop.request('POST', `/api/carts/${cartId}/${path}`, sent));
    await change('coupons', { coupon });
    await change('contacts', { email: 'ada@example.com' });
    await change('addresses', { type: 'billing', address: testAddress });
    await change('paymentMethods', { method_code: 'cod', method_name: 'Cash' });
    const shown = (
      await shop.query(
        `{ cart(id: "${cartId}") { discountAmount { value } grandTotal { value } items { finalPrice { value } } } }`,
      )
    ).body.data.cart;
    const placed = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
    const order = dataOf(await shop.admin('GET', `/api/orders/${placed.uuid}`));
    expect(shown).toEqual({
      discountAmount: { value: off },
      grandTotal: { value: total },
      items: [{ finalPrice: { value: price } }],
    });
    expect(order).toMatchObject({ discount_amount: off, grand_total: total, currency });
    dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/capture`, {}));
    let refunded = 0;
    for (let unit = 0; unit < 3; unit += 1) {
      const { refund } = dataOf(
        await shop.admin('POST', `/api/orders/${order.uuid}/refunds`, {
          items: [{ order_item_id: order.items[0].uuid, qty: 1 }],
        }),
      );
      refunded += refund.amount;
    }
    expect(Number(refunded.toFixed(3))).toBe(total);
    const more = await shop.admin('POST', `/api/orders/${order.uuid}/refunds`, {
      items: [{ order_item_id: order.items[0].uuid, qty: 1 }],
    });
    expect(refusalOf(more)[0]).toBe(400);
  });
});
