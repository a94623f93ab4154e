import { setTimeout as pause } from 'node:timers/promises';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { sizeOf } from '../support/lane.ts';
import { sellerOn } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const KILLS = sizeOf('KILLS', { gate: 3, night: 100 });

let database: TestDatabase;
/** The shop that prepares the orders and goes on where the killed processes ended. */
let shop: TestShop;
let of: ReturnType<typeof giftCardsOf>;
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

/** The process is killed at placing, canceling, and a refund that goes to the payment method and the card. */
const STEPS = ['place', 'cancel', 'refund'] as const;

async function prepared(step: (typeof STEPS)[number]) {
  const [card, cart] = [await of.newCard(20), await of.newCart(50)];
  dataOf(await of.enter(cart, card.code));
  if (step === 'place') return { card, path: '/api/orders', body: { cart_id: cart } };
  const { uuid } = dataOf(await of.place(cart));
  if (step === 'cancel') return { card, path: `/api/orders/${uuid}/cancel`, body: { reason: 'test' } };
  dataOf(await of.capture(uuid));
  return { card, path: `/api/orders/${uuid}/refunds`, body: {} };
}

test(
  `a process that is killed ${KILLS} times while it places, cancels and refunds loses and doubles no money of a card`,
  async () => {
    const headers = { authorization: `Bearer ${await shop.adminToken()}` };
    for (let kill = 0; kill < KILLS; kill += 1) {
      await seller.start();
      const { card, path, body } = await prepared(STEPS[kill % STEPS.length]!);
      // The request has a cold process, so that the moments of the kills spread over all of its statements.
      const answer = seller.request('POST', path, body, headers);
      await pause(5 + Math.random() * 250);
      await seller.kill();
      await answer;
      await shop.db.run(sql.type(z.object({}))`
        update payment_attempt set updated_at = updated_at - interval '1 hour' where state = 'open'`);
      await shop.runJob('reconcilePaymentAttempts');
      await of.expectConsistent(CHECKS);
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
