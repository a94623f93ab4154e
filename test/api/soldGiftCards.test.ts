import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { cardSales, terms } from '../support/cardSales.ts';
import { customersOf } from '../support/customers.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { paymentShop } from '../support/paymentShop.ts';
import type { PaymentShop } from '../support/paymentShop.ts';
import { dataOf, testAddress } from '../support/shop.ts';

let on: PaymentShop;
let of: ReturnType<typeof giftCardsOf>;
const sales = cardSales(() => on.shop);
const customers = customersOf(() => on.shop);
beforeAll(async () => {
  on = await paymentShop();
  of = giftCardsOf(on.shop);
});
beforeEach(() => {
  on.gateway.behaves = 'answer';
});
afterAll(() => on.shop.stop());

interface Sold {
  readonly uuid: string;
  readonly balance: number;
  readonly state: string;
  readonly entries: readonly {
    readonly kind: string;
    readonly amount: number;
    readonly order_uuid: string | null;
  }[];
}

let buyers = 0;
/** Places an order of gift cards for a recipient of its own. */
async function sell(qty: number, inputs: object = {}, giftCard: object = terms) {
  const to = `bob${(buyers += 1)}@example.com`;
  const { sku } = await sales.newCard(giftCard);
  const entered = { amount: 50, recipient_email: to, recipient_name: 'Bob', message: 'For you', ...inputs };
  const cart = await sales.makeReady(await sales.newCart({ sku, qty, inputs: entered }), 'paylater');
  const order = await sales.place(cart);
  const cards = async (): Promise<readonly (Sold & Record<string, unknown>)[]> => {
    const items = dataOf(await on.shop.admin('GET', `/api/gift-cards?keyword=${to}`));
    return Promise.all(
      items.map(async ({ uuid }: Sold) => dataOf(await on.shop.admin('GET', `/api/gift-cards/${uuid}`))),
    );
  };
  const item = order.items[0].uuid as string;
  return { uuid: order.uuid as string, item, sku, cards };
}

const statesOf = (cards: readonly Sold[]) => cards.map(({ balance, state }) => [balance, state]).toSorted();

test('cards are issued once when the order is paid, one for each unit, to the recipient', async () => {
  const { uuid, cards } = await sell(2);
  expect(await cards()).toEqual([]);
  const captures = await Promise.all(Array.from({ length: 4 }, () => on.capture(uuid)));
  expect(captures.filter(({ status }) => status === 200)).toHaveLength(1);
  const issued = await cards();
  expect(statesOf(issued)).toEqual([
    [50, 'active'],
    [50, 'active'],
  ]);
  expect(issued[0]).toMatchObject({
    recipient_name: 'Bob',
    message: 'For you',
    deliver_at: null,
    currency: 'USD',
  });
  const document =
    'query($uuid: String!) { order(uuid: $uuid) { items { giftCards { uuid last4 mailedAt } } } }';
  const { order } = (await on.shop.query(document, { uuid }, 'admin')).body.data;
  expect(order.items[0].giftCards.map((card: { last4: string }) => card.last4).toSorted()).toEqual(
    issued.map(({ last4 }) => last4).toSorted(),
  );
  expect(issued[0]?.entries).toMatchObject([{ kind: 'issue', amount: 50, order_uuid: uuid }]);
  await of.expectConsistent();
});

test('a card for a later day is valid from that day on', async () => {
  const day = new Date(on.shop.app.clock.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
  const { uuid, cards } = await sell(1, { deliver_at: day }, { amounts: [50], validity_months: 1 });
  dataOf(await on.capture(uuid));
  const [card] = (await cards()) as unknown as [{ deliver_at: string; expires_at: string; mailed_at: null }];
  expect(card.mailed_at).toBeNull();
  const days = (Date.parse(card.expires_at) - Date.parse(card.deliver_at)) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(29);
  expect(days).toBeLessThanOrEqual(32);
});

test('a used card is refunded for its balance at most, which is taken off it', async () => {
  const { uuid, item, sku, cards } = await sell(1);
  dataOf(await on.capture(uuid));
  const [card] = (await cards()) as unknown as readonly [Sold];
  const spent = { amount: -30, reason: 'spent' };
  dataOf(await on.shop.admin('POST', `/api/gift-cards/${card.uuid}/adjust`, spent));
  const whole = { items: [{ order_item_id: item, qty: 1 }] };
  const message = `At most 20.00 USD can be refunded for ${sku}, because its gift cards were used`;
  expect(refusalOf(await of.refund(uuid, whole))).toEqual([400, 'REFUND_CEILING', message]);
  expect(refusalOf(await of.refund(uuid))).toEqual([400, 'REFUND_CEILING', message]);
  expect((await cards())[0]).toMatchObject({ balance: 20, state: 'active' });
  dataOf(await of.refund(uuid, { amount: 5 }));
  expect((await cards())[0]).toMatchObject({ balance: 15, state: 'active' });
  dataOf(await of.refund(uuid, { amount: 15 }));
  expect((await cards())[0]).toMatchObject({ balance: 0, state: 'void' });
  await of.expectConsistent();
});

test('a refund of a unit makes the card with the most left void, and one that the gateway refuses gives it back', async () => {
  const { uuid, item, cards } = await sell(2);
  dataOf(await on.capture(uuid));
  on.gateway.behaves = 'refuse';
  const unit = { items: [{ order_item_id: item, qty: 1 }] };
  expect((await of.refund(uuid, unit)).status).toBe(502);
  expect(statesOf(await cards())).toEqual([
    [50, 'active'],
    [50, 'active'],
  ]);
  await of.expectConsistent();
  on.gateway.behaves = 'answer';
  dataOf(await of.refund(uuid, unit));
  expect(statesOf(await cards())).toEqual([
    [0, 'void'],
    [50, 'active'],
  ]);
  await of.expectConsistent();
});

test('an order that credit pays issues at once, and its cancellation takes what is left', async () => {
  const customer = await customers.newCustomer();
  const credit = { amount: 50, reason: 'kindness' };
  dataOf(await on.shop.admin('POST', `/api/customers/${customer.uuid}/credit`, credit));
  const { request } = customers.clientOf(await customers.cookieOf(customer));
  const { sku } = await sales.newCard();
  const inputs = { amount: 50, recipient_email: 'carol@example.com' };
  const { cartId } = dataOf(await request('POST', '/api/carts', { items: [{ sku, qty: 1, inputs }] }));
  dataOf(await request('POST', `/api/carts/${cartId}/addresses`, { type: 'billing', address: testAddress }));
  expect(dataOf(await request('POST', `/api/carts/${cartId}/credit`, {})).amount_due).toBe(0);
  const order = dataOf(await request('POST', '/api/orders', { cart_id: cartId }));
  const path = '/api/gift-cards?keyword=carol@example.com';
  const issued = dataOf(await on.shop.admin('GET', path));
  expect(statesOf(issued)).toEqual([[50, 'active']]);
  await of.expectConsistent();
  dataOf(await of.cancel(order.uuid));
  expect(statesOf(dataOf(await on.shop.admin('GET', path)))).toEqual([[0, 'void']]);
  await of.expectConsistent();
});

/** Reports a refund that was made at the gateway, without a request of the shop. */
const report = (uuid: string, amount: string, transactionId: string) =>
  on.shop.app.payments.apply({
    order: uuid,
    record: { transactionId, action: 'refund', type: 'online', amount, currency: 'USD' },
  });

test('a refund that the gateway reports takes what the cards have, once, and the shop refunds no more than the rest', async () => {
  const { uuid, item, sku, cards } = await sell(2);
  dataOf(await on.capture(uuid));
  const [first] = (await cards()) as unknown as readonly [Sold];
  const spent = { amount: -30, reason: 'spent' };
  dataOf(await on.shop.admin('POST', `/api/gift-cards/${first.uuid}/adjust`, spent));
  for (const _ of [1, 2]) await report(uuid, '60', `reported-${uuid}`);
  expect(statesOf(await cards())).toEqual([
    [0, 'void'],
    [10, 'active'],
  ]);
  await of.expectConsistent();
  const message = `At most 10.00 USD can be refunded for ${sku}, because its gift cards were used`;
  expect(refusalOf(await of.refund(uuid))).toEqual([400, 'REFUND_CEILING', message]);
  expect(refusalOf(await of.refund(uuid, { amount: 11 }))).toEqual([400, 'REFUND_CEILING', message]);
  dataOf(await of.refund(uuid, { amount: 10 }));
  expect(statesOf(await cards())).toEqual([
    [0, 'void'],
    [0, 'void'],
  ]);
  expect((await of.refund(uuid, { items: [{ order_item_id: item, qty: 1 }] })).status).toBe(400);
  await of.expectConsistent();
});

test('a refund that the gateway reports above what the cards have is booked, and takes all of them', async () => {
  const { uuid, cards } = await sell(1);
  dataOf(await on.capture(uuid));
  const [card] = (await cards()) as unknown as readonly [Sold];
  const spent = { amount: -45, reason: 'spent' };
  dataOf(await on.shop.admin('POST', `/api/gift-cards/${card.uuid}/adjust`, spent));
  await report(uuid, '50', `whole-${uuid}`);
  expect(await cards()).toMatchObject([{ balance: 0, state: 'void' }]);
  expect((await of.read(uuid)).payment_status).toBe('paylater_refunded');
  await of.expectConsistent();
});

test('a capture that comes after the cancellation issues nothing, and all of it can be refunded', async () => {
  const { uuid, cards } = await sell(1);
  dataOf(await of.cancel(uuid));
  await on.shop.app.payments.apply({
    order: uuid,
    record: {
      transactionId: `late-${uuid}`,
      action: 'capture',
      type: 'online',
      amount: '50',
      currency: 'USD',
    },
  });
  expect(await cards()).toEqual([]);
  dataOf(await of.refund(uuid));
  expect(await cards()).toEqual([]);
  expect((await of.read(uuid)).payment_status).toBe('canceled');
  await of.expectConsistent();
});

test('an order that credit paid is not canceled once its card was used, also if the card is void by now', async () => {
  const customer = await customers.newCustomer();
  dataOf(
    await on.shop.admin('POST', `/api/customers/${customer.uuid}/credit`, {
      amount: 100,
      reason: 'kindness',
    }),
  );
  const { request } = customers.clientOf(await customers.cookieOf(customer));
  const { sku } = await sales.newCard();
  const to = `dora${(buyers += 1)}@example.com`;
  const inputs = { amount: 50, recipient_email: to };
  const { cartId } = dataOf(await request('POST', '/api/carts', { items: [{ sku, qty: 2, inputs }] }));
  dataOf(await request('POST', `/api/carts/${cartId}/addresses`, { type: 'billing', address: testAddress }));
  dataOf(await request('POST', `/api/carts/${cartId}/credit`, {}));
  const { uuid } = dataOf(await request('POST', '/api/orders', { cart_id: cartId }));
  const cards = async () => dataOf(await on.shop.admin('GET', `/api/gift-cards?keyword=${to}`));
  const [card] = await cards();
  const spend = (amount: number) =>
    on.shop.admin('POST', `/api/gift-cards/${card.uuid}/adjust`, { amount, reason: 'spent' });
  dataOf(await spend(-30));
  const message = `At most 70.00 USD can be refunded for ${sku}, because its gift cards were used`;
  expect(refusalOf(await of.cancel(uuid))).toEqual([400, 'REFUND_CEILING', message]);
  dataOf(await on.shop.admin('POST', `/api/gift-cards/${card.uuid}/void`, { reason: 'lost' }));
  expect(refusalOf(await of.cancel(uuid))).toEqual([400, 'REFUND_CEILING', message]);
  expect((await of.read(uuid)).payment_status).toBe('stored_value_captured');
  expect(statesOf(await cards())).toEqual([
    [0, 'void'],
    [50, 'active'],
  ]);
  dataOf(await of.refund(uuid, { amount: 50 }));
  expect(statesOf(await cards())).toEqual([
    [0, 'void'],
    [0, 'void'],
  ]);
  const { balances } = dataOf(await on.shop.admin('GET', `/api/customers/${customer.uuid}/credit`));
  expect(balances).toEqual([{ currency: 'USD', balance: 50 }]);
  await of.expectConsistent();
});
