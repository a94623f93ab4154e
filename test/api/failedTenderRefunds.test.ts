import { createTestClock } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import type { Tender } from '../support/giftCards.ts';
import { dataOf } from '../support/shop.ts';

const clock = createTestClock(new Date());
let its: CardShop;
let of: ReturnType<typeof giftCardsOf>;
beforeAll(async () => {
  its = await cardShop({ clock });
  of = giftCardsOf(its.shop);
});
afterAll(() => its.stop());

/** Places an order of 50.00 that a gift card of 20.00 and the gateway pay, and pays it. */
async function paidOrder() {
  const [card, cart] = [await of.newCard(20), await of.newCart(50, 'cardgw')];
  dataOf(await of.enter(cart, card.code));
  const { uuid, tenders, items } = dataOf(await of.place(cart));
  const intent = await its.intentOf(uuid);
  const from = its.gateway.events.length;
  its.gateway.pay(intent);
  await its.deliverAll(from);
  const id = (tenders as Tender[]).find(({ method }) => method === 'gift_card')!.id;
  return { card, uuid: uuid as string, id, intent, item: items[0].order_item_id as number };
}

/** Lets the last refund of an intent fail at the gateway, and delivers what the gateway has told since an event. */
async function fail(intent: string, from: number): Promise<void> {
  const refund = its.gateway.refunds().findLast((one) => one.payment_intent === intent)!;
  its.gateway.failRefund(refund.id);
  await its.deliverAll(from);
}

interface Told {
  readonly status: string;
  readonly amount: number;
  readonly items: readonly {
    readonly qty: number;
    readonly net: number;
    readonly tax: number;
    readonly gross: number;
  }[];
  readonly shipping: { readonly gross: number };
  readonly tenders: readonly { readonly id: string; readonly amount: number }[];
}
interface Document {
  readonly kind: string;
  readonly gross: number;
}
const refundsOf = async (uuid: string): Promise<readonly Told[]> =>
  dataOf(await its.shop.admin('GET', `/api/orders/${uuid}/refunds`));
const told = async (uuid: string) =>
  (await refundsOf(uuid)).map(({ status, amount, tenders }) => [
    status,
    amount,
    tenders.map((one) => one.amount),
  ]);

test('a failure of the gateway’s part leaves the card what it got, and frees that part alone', async () => {
  const { card, uuid, id, intent } = await paidOrder();
  const from = its.gateway.events.length;
  expect(dataOf(await its.refund(uuid))).toMatchObject({ isFullRefund: true });
  await fail(intent, from);
  await its.deliverAll(from);
  expect(await told(uuid)).toEqual([
    ['refused', 50, [30, 20]],
    ['done', 20, [20]],
  ]);
  const [, kept] = await refundsOf(uuid);
  expect(kept!.tenders).toEqual([{ id, amount: 20 }]);
  expect([kept!.items[0]!.gross, kept!.shipping.gross]).toEqual([18, 2]);
  expect(await of.tendersOf(uuid)).toEqual([
    ['gift_card', 20, 20, 20],
    ['cardgw', 30, 30, 0],
  ]);
  expect(await its.statusOf(uuid)).toBe('cardgw_partial_refunded');
  expect(await of.balanceOf(card.uuid)).toBe(20);
  await of.expectConsistent();
  expect(refusalOf(await its.refund(uuid, { amount: 30.01 }))[1]).toBe('BAD_REFUND_AMOUNT');
  const again = dataOf(await its.refund(uuid));
  expect(again).toMatchObject({ isFullRefund: true, paymentStatus: 'cardgw_refunded' });
  expect(again.refund).toMatchObject({ amount: 30, tenders: [{ id: 'cardgw', amount: 30 }] });
  expect(await of.balanceOf(card.uuid)).toBe(20);
  await of.expectConsistent();
});

test('units of a failed refund stay with what the card got of them, and the next refund takes the rest of their price', async () => {
  const { card, uuid, id, intent, item } = await paidOrder();
  const from = its.gateway.events.length;
  const tenders = [
    { id, amount: 12.34 },
    { id: 'cardgw', amount: 27.66 },
  ];
  const body = {
    items: [{ order_item_id: item, qty: 1 }],
    adjustment: { amount: -5, tax_rate: 19, label: 'Return fee' },
    tenders,
  };
  expect(dataOf(await its.refund(uuid, body)).refund.amount).toBe(40);
  await fail(intent, from);
  const [, kept] = await refundsOf(uuid);
  expect(kept).toMatchObject({
    status: 'done',
    amount: 12.34,
    adjustment: null,
    tenders: [{ id, amount: 12.34 }],
  });
  expect(kept!.items).toMatchObject([{ qty: 1, gross: 12.34 }]);
  await of.expectConsistent();
  const rest = dataOf(await its.refund(uuid));
  expect(rest.refund.amount).toBe(37.66);
  expect(await of.balanceOf(card.uuid)).toBe(20);
  await of.expectConsistent();
});

test('a failure that is told while the outcome is unknown gives the card nothing, and all can be refunded again', async () => {
  const { card, uuid, intent } = await paidOrder();
  its.gateway.breakNext({ kind: 'cut', times: 2, path: /refunds$/ });
  expect(refusalOf(await its.refund(uuid))[1]).toBe('GATEWAY_OUTCOME_UNKNOWN');
  await fail(intent, its.gateway.events.length - 1);
  expect(await told(uuid)).toEqual([['refused', 50, [30, 20]]]);
  expect(await of.balanceOf(card.uuid)).toBe(0);
  await of.expectConsistent();
  expect(dataOf(await its.refund(uuid))).toMatchObject({ isFullRefund: true });
  expect(await of.balanceOf(card.uuid)).toBe(20);
  await of.expectConsistent();
});

test('an invoiced order gets a credit note for what the card kept', async () => {
  const { uuid, intent } = await paidOrder();
  const path = `/api/orders/${uuid}/documents`;
  await its.shop.deliverEvents();
  const from = its.gateway.events.length;
  dataOf(await its.refund(uuid));
  await its.shop.deliverEvents();
  await fail(intent, from);
  await its.shop.deliverEvents();
  const documents = dataOf(await its.shop.admin('GET', path)) as readonly Document[];
  expect(documents.map(({ kind, gross }) => [kind, gross])).toEqual([
    ['invoice', 50],
    ['credit_note', 50],
    ['correction', 50],
    ['credit_note', 20],
  ]);
  await of.expectConsistent();
});
