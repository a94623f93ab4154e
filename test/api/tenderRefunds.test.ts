import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import type { Tender } from '../support/giftCards.ts';
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
beforeEach(() => {
  on.gateway.behaves = 'answer';
});
afterAll(() => on.shop.stop());

/** Places and captures an order of 50.00 that a card of 20.00 pays a part of. */
async function paidOrder(balance = 20) {
  const [card, cart] = [await of.newCard(balance), await of.newCart(50, 'paylater')];
  dataOf(await of.enter(cart, card.code));
  const order = dataOf(await of.place(cart));
  if (balance < 50) dataOf(await on.capture(order.uuid));
  const id = (order.tenders as Tender[]).find(({ method }) => method === 'gift_card')!.id;
  return { card, uuid: order.uuid as string, id };
}

test('a refund goes to the gateway first, and its rest to the card', async () => {
  const { card, uuid, id } = await paidOrder();
  const ten = dataOf(await of.refund(uuid, { amount: 10 }));
  expect(ten).toMatchObject({ paymentStatus: 'paylater_partial_refunded', isFullRefund: false });
  expect(ten.refund.tenders).toEqual([{ id: 'paylater', amount: 10 }]);
  expect(await of.balanceOf(card.uuid)).toBe(0);
  const preview = dataOf(await on.shop.admin('POST', `/api/orders/${uuid}/refunds/preview`, {}));
  expect([preview.left, preview.refund.tenders]).toEqual([
    40,
    [
      { id: 'paylater', amount: 20 },
      { id, amount: 20 },
    ],
  ]);
  const rest = dataOf(await of.refund(uuid));
  expect(rest).toMatchObject({ paymentStatus: 'paylater_refunded', isFullRefund: true });
  expect(rest.transaction.amount).toBe(20);
  expect(rest.refund).toMatchObject({ amount: 40, status: 'done', tenders: preview.refund.tenders });
  expect(await of.balanceOf(card.uuid)).toBe(20);
  expect(await of.tendersOf(uuid)).toEqual([
    ['gift_card', 20, 20, 20],
    ['paylater', 30, 30, 30],
  ]);
  expect(refusalOf(await of.refund(uuid))[1]).toBe('ORDER_NOT_REFUNDABLE');
  await of.expectConsistent();
});

test('the caller can say which tender gives what', async () => {
  const { card, uuid, id } = await paidOrder();
  const refused = [
    400,
    'TENDER_AMOUNTS',
    'The amounts of the tenders must add up to the refund, and none can be above what is left of its tender',
  ];
  const ask = (amount: number, tenders: object[]) => of.refund(uuid, { amount, tenders });
  expect(refusalOf(await ask(10, [{ id, amount: 9 }]))).toEqual(refused);
  expect(refusalOf(await ask(21, [{ id, amount: 21 }]))).toEqual(refused);
  expect(refusalOf(await ask(10, [{ id: 'cod', amount: 10 }]))).toEqual(refused);
  const answer = dataOf(await ask(12, [{ id, amount: 12 }]));
  expect(answer).toMatchObject({ paymentStatus: 'paylater_partial_refunded', transaction: null });
  expect(answer.refund).toMatchObject({ amount: 12, status: 'done', tenders: [{ id, amount: 12 }] });
  expect(await of.balanceOf(card.uuid)).toBe(12);
  const both = dataOf(
    await ask(10, [
      { id, amount: 8 },
      { id: 'paylater', amount: 2 },
    ]),
  );
  expect(both.transaction.amount).toBe(2);
  expect(await of.tendersOf(uuid)).toEqual([
    ['gift_card', 20, 20, 20],
    ['paylater', 30, 30, 2],
  ]);
  await of.expectConsistent();
});

test('an order that cards paid in full is refunded to them, also after they expired', async () => {
  const { card, uuid } = await paidOrder(50);
  await on.shop.db.run(sql.type(z.object({}))`
    update stored_value set expires_at = now() - interval '1 day' where uuid = ${card.uuid}`);
  const part = dataOf(await of.refund(uuid, { amount: 20 }));
  expect(part.paymentStatus).toBe('stored_value_partial_refunded');
  const rest = dataOf(await of.refund(uuid));
  expect(rest).toMatchObject({ paymentStatus: 'stored_value_refunded', isFullRefund: true });
  expect(await of.balanceOf(card.uuid)).toBe(50);
  await of.expectConsistent();
});

test('a refund that the gateway refuses gives the card nothing, and its amounts are free again', async () => {
  const { card, uuid } = await paidOrder();
  on.gateway.behaves = 'refuse';
  expect((await of.refund(uuid)).status).toBe(502);
  expect(await of.balanceOf(card.uuid)).toBe(0);
  await of.expectConsistent();
  on.gateway.behaves = 'answer';
  expect(dataOf(await of.refund(uuid)).isFullRefund).toBe(true);
  expect(await of.balanceOf(card.uuid)).toBe(20);
});

test('a refund whose answer is lost is completed by the job, once', async () => {
  const { card, uuid } = await paidOrder();
  on.gateway.behaves = 'cut';
  expect((await of.refund(uuid)).status).toBe(502);
  expect(refusalOf(await of.refund(uuid, { amount: 1 }))[1]).toBe('PAYMENT_IN_PROGRESS');
  expect(await of.balanceOf(card.uuid)).toBe(0);
  await of.expectConsistent();
  on.gateway.behaves = 'answer';
  for (let run = 0; run < 2; run += 1) {
    await on.age(uuid, 1);
    await on.reconcile();
  }
  expect(await of.balanceOf(card.uuid)).toBe(20);
  expect(await of.tendersOf(uuid)).toEqual([
    ['gift_card', 20, 20, 20],
    ['paylater', 30, 30, 30],
  ]);
  await of.expectConsistent();
});

test('a refund to credit moves nothing at the gateway, and guests have none', async () => {
  const guest = await paidOrder();
  expect(refusalOf(await of.refund(guest.uuid, { amount: 5, to_credit: true }))).toEqual([
    400,
    'CUSTOMER_REQUIRED',
    'A guest has no credit. Refund the order to what paid it.',
  ]);
  const ada = await customers.newCustomer();
  const client = customers.clientOf(await customers.cookieOf(ada));
  const { sku } = await createProduct(on.shop, { price: 45, qty: 9 });
  const cart = await createReadyCart(client, sku);
  const choice = { method_code: 'paylater', method_name: 'paylater' };
  dataOf(await client.request('POST', `/api/carts/${cart}/paymentMethods`, choice));
  const { uuid } = dataOf(await client.request('POST', '/api/orders', { cart_id: cart }));
  dataOf(await on.capture(uuid));
  const calls = on.gateway.requests.length;
  const part = dataOf(await of.refund(uuid, { amount: 15, to_credit: true }));
  expect(part).toMatchObject({ paymentStatus: 'paylater_partial_refunded', isFullRefund: false });
  expect(part.transaction).toMatchObject({
    payment_action: 'refund',
    transaction_type: 'offline',
    amount: 15,
  });
  expect(part.refund.tenders).toEqual([{ id: 'credit', amount: 15 }]);
  const rest = dataOf(await of.refund(uuid, { to_credit: true }));
  expect(rest).toMatchObject({ paymentStatus: 'paylater_refunded', isFullRefund: true });
  expect(on.gateway.requests).toHaveLength(calls);
  const { balances } = dataOf(await on.shop.admin('GET', `/api/customers/${ada.uuid}/credit`));
  expect(balances).toEqual([{ currency: 'USD', balance: 50 }]);
  await of.expectConsistent();
});
