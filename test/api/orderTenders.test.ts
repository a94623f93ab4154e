import { column, sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { paymentShop } from '../support/paymentShop.ts';
import type { PaymentShop } from '../support/paymentShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let on: PaymentShop;
let of: ReturnType<typeof giftCardsOf>;
const customers = customersOf(() => on.shop);
beforeAll(async () => {
  on = await paymentShop();
  of = giftCardsOf(on.shop);
});
afterAll(() => on.shop.stop());

const CHANGED = [409, 'CART_CHANGED', 'The cart has changed. Review it and place the order again.'];

/** Places an order of 50.00 that a new gift card of the given balance pays a part of. */
async function newOrder(balance: number, method = 'paylater') {
  const [card, cart] = [await of.newCard(balance), await of.newCart(50, method)];
  dataOf(await of.enter(cart, card.code));
  return { card, cart, order: dataOf(await of.place(cart)) };
}

test('an order of one tender has it as a key, whose id is the payment method', async () => {
  const { uuid } = await on.newOrder();
  const one = {
    id: 'paylater',
    method: 'paylater',
    label: 'Pay later',
    amount: 25,
    captured: 0,
    refunded: 0,
  };
  expect((await of.read(uuid)).tenders).toEqual([one]);
  dataOf(await on.capture(uuid));
  dataOf(await on.refund(uuid, { amount: 10 }));
  expect((await of.read(uuid)).tenders).toEqual([{ ...one, captured: 25, refunded: 10 }]);
  const document =
    'query($uuid: String!) { order(uuid: $uuid) { tenders { id method label amount { value text } captured { value } refunded { value } } } }';
  expect((await on.shop.query(document, { uuid }, 'admin')).body.data.order.tenders).toEqual([
    {
      id: 'paylater',
      method: 'paylater',
      label: 'Pay later',
      amount: { value: 25, text: '$25.00' },
      captured: { value: 25 },
      refunded: { value: 10 },
    },
  ]);
});

test('a card of 20 and the payment method pay an order of 50, each its part', async () => {
  const { card, order } = await newOrder(20);
  expect(order).toMatchObject({
    grand_total: 50,
    payment_method: 'paylater',
    payment_status: 'paylater_authorized',
  });
  expect(order.tenders).toEqual([
    {
      id: expect.any(String),
      method: 'gift_card',
      label: `Gift card ending in ${card.code.slice(-4)}`,
      amount: 20,
      captured: 20,
      refunded: 0,
    },
    { id: 'paylater', method: 'paylater', label: 'Pay later', amount: 30, captured: 0, refunded: 0 },
  ]);
  expect((await of.read(order.uuid)).tenders).toEqual(order.tenders);
  expect(await of.balanceOf(card.uuid)).toBe(0);
  const { paymentTransactions } = await on.history(order.uuid);
  expect(paymentTransactions.map((row: { amount: object }) => row.amount)).toEqual([{ value: 30 }]);
  expect(refusalOf(await on.capture(order.uuid, { amount: 30.01 }))[1]).toBe('BAD_CAPTURE_AMOUNT');
  expect(dataOf(await on.capture(order.uuid)).transaction.amount).toBe(30);
  expect(await of.tendersOf(order.uuid)).toEqual([
    ['gift_card', 20, 20, 0],
    ['paylater', 30, 30, 0],
  ]);
  await of.expectConsistent();
});

test('a report of the whole total does not fit an order of two tenders', async () => {
  const { order } = await newOrder(20);
  const report = (amount: string) =>
    on.shop.app.payments.apply({ order: order.uuid, amount, currency: 'USD', event: 'none' });
  expect((await report('50.00')).outcome).toBe('mismatch');
  expect((await report('30.00')).outcome).toBe('replayed');
});

test('canceling an order before its part is captured makes the card whole again, once', async () => {
  const { card, order } = await newOrder(20);
  dataOf(await on.cancel(order.uuid));
  expect(await of.balanceOf(card.uuid)).toBe(20);
  expect(await of.tendersOf(order.uuid)).toEqual([
    ['gift_card', 20, 0, 0],
    ['paylater', 30, 0, 0],
  ]);
  expect((await on.cancel(order.uuid)).status).toBe(400);
  expect(await of.balanceOf(card.uuid)).toBe(20);
  await of.expectConsistent();
});

test('cash on delivery collects its part', async () => {
  const { card, order } = await newOrder(20, 'cod');
  expect(order.payment_status).toBe('cod_pending');
  const { body } = await on.shop.request(
    'GET',
    `/api/orders/${order.uuid}/payment?token=${order.orderToken as string}`,
  );
  expect(body.data.instructions.text).toContain('$30.00');
  dataOf(await on.capture(order.uuid));
  expect(await of.tendersOf(order.uuid)).toEqual([
    ['gift_card', 20, 20, 0],
    ['cod', 30, 30, 0],
  ]);
  expect(await of.balanceOf(card.uuid)).toBe(0);
});

test('an order that cards pay in full needs no payment method, and canceling it gives everything back', async () => {
  const { card, order } = await newOrder(80);
  expect(order).toMatchObject({
    payment_method: 'stored_value',
    payment_method_name: 'Gift card or store credit',
    payment_status: 'stored_value_captured',
    status: 'processing',
  });
  expect(await of.tendersOf(order.uuid)).toEqual([['gift_card', 50, 50, 0]]);
  expect(await of.balanceOf(card.uuid)).toBe(30);
  dataOf(await on.cancel(order.uuid));
  expect(await of.read(order.uuid)).toMatchObject({ payment_status: 'canceled', status: 'canceled' });
  expect(await of.balanceOf(card.uuid)).toBe(80);
  await of.expectConsistent();
});

test('two carts with the last 20 of a card: one order, the other is refused and shows the new amount', async () => {
  const card = await of.newCard(20);
  const carts = [await of.newCart(50), await of.newCart(50)];
  for (const cart of carts) dataOf(await of.enter(cart, card.code));
  const answers = await Promise.all(carts.map(of.place));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(refusalOf(answers.find(({ status }) => status === 409)!)).toEqual(CHANGED);
  const [loser] = carts.filter((_, index) => answers[index]!.status === 409);
  const document = 'query($id: String!) { cart(id: $id) { amountDue { value } giftCards { uuid } } }';
  expect((await on.shop.query(document, { id: loser })).body.data.cart).toEqual({
    amountDue: { value: 50 },
    giftCards: [],
  });
  expect(dataOf(await of.place(loser!)).tenders).toHaveLength(1);
  await of.expectConsistent();
});

test('a reopened cart that is ordered again uses the same card once', async () => {
  const { card, cart, order } = await newOrder(20, 'cod');
  await on.shop.db.run(sql.type(z.object({}))`
    update "order" set payment_status = 'pending', placed_at = null where uuid = ${order.uuid}`);
  await on.shop.db.run(sql.type(z.object({}))`
    delete from payment_transaction where order_id = ${order.order_id}`);
  await on.shop.app.carts.reactivate(on.shop.db, order.uuid);
  const document = 'query($id: String!) { cart(id: $id) { amountDue { value } } }';
  expect((await on.shop.query(document, { id: cart })).body.data.cart).toEqual({ amountDue: { value: 30 } });
  const second = dataOf(await of.place(cart));
  expect(await of.balanceOf(card.uuid)).toBe(0);
  expect(await of.tendersOf(order.uuid)).toEqual([
    ['gift_card', 20, 0, 0],
    ['cod', 30, 0, 0],
  ]);
  dataOf(await on.cancel(second.uuid));
  expect(await of.balanceOf(card.uuid)).toBe(20);
});

test('placing with a code and two stored values takes at most 10 statements', async () => {
  const ada = await customers.newCustomer();
  const client = customers.clientOf(await customers.cookieOf(ada));
  dataOf(await on.shop.admin('POST', `/api/customers/${ada.uuid}/credit`, { amount: 5, reason: 'Sorry' }));
  await on.shop.admin('POST', '/api/coupons', {
    coupon: 'FEW',
    status: 1,
    discount_amount: 1,
    discount_type: 'fixed_discount_to_entire_order',
  });
  const { sku } = await createProduct(on.shop, { price: 45, qty: 9 });
  const place = async () => {
    const cart = await createReadyCart(client, sku);
    dataOf(await client.request('POST', `/api/carts/${cart}/coupons`, { coupon: 'FEW' }));
    const card = await of.newCard(20);
    dataOf(await client.request('POST', `/api/carts/${cart}/gift-cards`, { code: card.code }));
    dataOf(await client.request('POST', `/api/carts/${cart}/credit`, {}));
    const before = on.shop.statements();
    dataOf(await client.request('POST', '/api/orders', { cart_id: cart }));
    return on.shop.statements() - before;
  };
  // The second order finds the rates and settings in the cache.
  await place();
  // One of them looks up the customer.
  expect(await place()).toBeLessThanOrEqual(10 + 1);
});

test('a redeemed card is told to subscribers with the order', async () => {
  const { card, order } = await newOrder(20);
  const entries = dataOf(await on.shop.admin('GET', `/api/gift-cards/${card.uuid}`)).entries;
  expect(entries.at(-1)).toMatchObject({ kind: 'redeem', amount: -20, order_id: order.order_id });
  const row = await on.shop.db.one(sql.type(z.object({ amount: column.decimal }))`
    select stored_amount as amount from "order" where uuid = ${order.uuid}`);
  expect(Number(row.amount)).toBe(20);
});
