import { setTimeout as pause } from 'node:timers/promises';
import { sql, z } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { cardSales } from '../support/cardSales.ts';
import { customersOf } from '../support/customers.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { sizeOf } from '../support/lane.ts';
import { sellerOn } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

vi.setConfig({ testTimeout: 600_000 });

const ROUNDS = sizeOf('ROUNDS', { gate: 6, night: 40 });

let database: TestDatabase;
let shop: TestShop;
let seller: Seller;
let of: ReturnType<typeof giftCardsOf>;
const sales = cardSales(() => shop);
const customers = customersOf(() => shop);
/** A customer whose credit pays for the cards, so that the order can be canceled. */
let buyer: ReturnType<typeof customers.clientOf>;
let sku: string;
/** The card is mailed later, so that its code is kept for the test. */
let inputs: object;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url });
  await shop.db.run(sql.type(z.object({}))`
    create table received_event (event text, order_uuid text, delivery_id text)`);
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  of = giftCardsOf(shop);
  seller = sellerOn(database.url);
  await seller.start();
  const customer = await customers.newCustomer();
  const credit = { amount: 100_000, reason: 'test' };
  dataOf(await shop.admin('POST', `/api/customers/${customer.uuid}/credit`, credit));
  buyer = customers.clientOf(await customers.cookieOf(customer));
  ({ sku } = await sales.newCard());
  const day = new Date(shop.app.clock.now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  inputs = { amount: 25, recipient_email: 'bob@example.com', deliver_at: day };
});
afterAll(async () => {
  await seller.kill();
  await shop.stop();
  await database.drop();
});

/** Sells a card, and enters it in a cart of 50 that is ready to be placed. */
async function prepared() {
  const { cartId } = dataOf(await buyer.request('POST', '/api/carts', { items: [{ sku, qty: 1, inputs }] }));
  const address = { type: 'billing', address: testAddress };
  dataOf(await buyer.request('POST', `/api/carts/${cartId}/addresses`, address));
  dataOf(await buyer.request('POST', `/api/carts/${cartId}/credit`, {}));
  const { uuid: order } = dataOf(await buyer.request('POST', '/api/orders', { cart_id: cartId }));
  const [card] = await sales.codesOf(order);
  const cart = await of.newCart(50);
  dataOf(await of.enter(cart, card!.code));
  return { order: order as string, card: card!.uuid, cart };
}

/** The checks of the money of cards and orders. */
const CHECKS = [
  'storedBalances',
  'giftCardIssues',
  'soldGiftCards',
  'redeemedAmounts',
  'tenderTotals',
  'tenderEntries',
  'tenderRefunds',
  'refundShares',
  'refundedAmounts',
  'reservedAmounts',
];

const isOk = (answer: TestAnswer | null) => answer?.status === 200;

test.each([
  ['canceling', (uuid: string) => of.cancel(uuid)],
  ['refunding', (uuid: string) => of.refund(uuid)],
])(
  `of %s the order that sold a card and spending the card in another process, one wins, in ${ROUNDS} rounds`,
  async (_what, end) => {
    const won = { end: 0, spend: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { order, card, cart } = await prepared();
      // Each of both begins first in half of the rounds: by far in the first two, so that each wins, then by up to 200 ms.
      const ahead = (round % 2 === 0 ? 1 : -1) * (round < 2 ? 3000 : Math.random() * 200);
      const [ended, spent] = await Promise.all([
        pause(Math.max(0, ahead)).then(() => end(order)),
        pause(Math.max(0, -ahead)).then(() => seller.request('POST', '/api/orders', { cart_id: cart })),
      ]);
      expect(
        [isOk(ended), isOk(spent)].filter(Boolean),
        JSON.stringify([ended.body, spent?.body]),
      ).toHaveLength(1);
      const { balance, state, entries } = dataOf(await shop.admin('GET', `/api/gift-cards/${card}`));
      const kinds = entries.map(({ kind }: { readonly kind: string }) => kind);
      expect(balance).toBe(0);
      if (isOk(spent)) {
        won.spend += 1;
        expect(refusalOf(ended).slice(0, 2)).toEqual([400, 'REFUND_CEILING']);
        expect([state, kinds.includes('redeem')]).toEqual(['active', true]);
      } else {
        won.end += 1;
        expect([400, 409]).toContain(spent?.status);
        expect([state, kinds.includes('redeem')]).toEqual(['void', false]);
      }
    }
    // Both happen, or the rounds prove nothing.
    expect(Math.min(won.end, won.spend), JSON.stringify(won)).toBeGreaterThan(0);
    await of.expectConsistent(CHECKS);
  },
);
