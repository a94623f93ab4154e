import { setTimeout as pause } from 'node:timers/promises';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardSales } from '../support/cardSales.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { sizeOf } from '../support/lane.ts';
import { sellerOn } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const KILLS = sizeOf('KILLS', { gate: 4, night: 120 });

let database: TestDatabase;
/** The shop that prepares the orders and goes on where the killed processes ended. */
let shop: TestShop;
let of: ReturnType<typeof giftCardsOf>;
const sales = cardSales(() => shop);
let seller: Seller;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url });
  await shop.db.run(sql.type(z.object({}))`
    create table received_event (event text, order_uuid text, delivery_id text)`);
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  of = giftCardsOf(shop);
  seller = sellerOn(database.url);
});
afterAll(async () => {
  await seller.kill();
  await shop.stop();
  await database.drop();
});

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
  'refundParts',
  'refundTransactions',
  'refundedAmounts',
  'reservedAmounts',
];

/**
 * The process is killed at placing, canceling, a refund that goes to the payment method and the card, and a payment that issues the cards that
 * the order sold.
 */
const STEPS = ['place', 'cancel', 'refund', 'sell'] as const;
type Step = (typeof STEPS)[number];
/** The number of gift cards that the order of the step `sell` sells. */
const SOLD = 3;

const soldRow = z.object({ sold: z.int() });
/** Counts the gift cards that an order has sold. */
const soldBy = async (uuid: string): Promise<number> => {
  const { sold } = await shop.db.one(sql.type(soldRow)`
    select count(*)::int as sold from stored_value v join order_item i on i.order_item_id = v.order_item_id
      join "order" o on o.order_id = i.order_item_order_id
    where o.uuid = ${uuid}`);
  return sold;
};

/** Prepares the request that is killed: with a gift card that pays, or with an order that sells gift cards. */
async function prepared(step: Step) {
  if (step === 'sell') {
    const { sku } = await sales.newCard();
    const cart = await sales.newCart({ sku, qty: SOLD, inputs: { amount: 25 } });
    const { uuid } = await sales.place(await sales.makeReady(cart));
    return { card: null, uuid: uuid as string, path: `/api/orders/${uuid}/capture`, body: {} };
  }
  const [card, cart] = [await of.newCard(20), await of.newCart(50)];
  dataOf(await of.enter(cart, card.code));
  if (step === 'place') return { card, uuid: '', path: '/api/orders', body: { cart_id: cart } };
  const { uuid } = dataOf(await of.place(cart));
  if (step === 'cancel') return { card, uuid, path: `/api/orders/${uuid}/cancel`, body: { reason: 'test' } };
  dataOf(await of.capture(uuid));
  return { card, uuid, path: `/api/orders/${uuid}/refunds`, body: {} };
}

test(
  `a process that is killed ${KILLS} times while it places, cancels, refunds and sells cards loses and doubles no money of a card`,
  async () => {
    const headers = { authorization: `Bearer ${await shop.adminToken()}` };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await seller.start();
      const { card, uuid, path, body } = await prepared(STEPS[kill % STEPS.length]!);
      // The request has a cold process, so that the moments of the kills spread over all of its statements.
      const answer = seller.request('POST', path, body, headers);
      await pause(5 + Math.random() * 250);
      await seller.kill();
      await answer;
      await shop.db.run(sql.type(z.object({}))`
        update payment_attempt set updated_at = updated_at - interval '1 hour' where state = 'open'`);
      await shop.runJob('reconcilePaymentAttempts');
      await of.expectConsistent(CHECKS);
      if (card === null) {
        expect([0, SOLD]).toContain(await soldBy(uuid));
        await shop.admin('POST', path, body);
        expect(await soldBy(uuid)).toBe(SOLD);
        continue;
      }
      expect([0, 20]).toContain(await of.balanceOf(card.uuid));
      // What the process did not do is done once by the next request.
      if (path.endsWith('/cancel') || path.endsWith('/refunds')) {
        await shop.admin('POST', path, body);
        expect(await of.balanceOf(card.uuid)).toBe(20);
      }
    }
    await of.expectConsistent(CHECKS);
  },
  120_000 + KILLS * 30_000,
);
