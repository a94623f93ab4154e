import { column, sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { cardFleet } from '../support/cardFleet.ts';
import type { CardFleet } from '../support/cardFleet.ts';
import type { CardShop } from '../support/cardShop.ts';
import { inLane, isNight, sizeOf } from '../support/lane.ts';
import type { Fleet, Seller } from '../support/seller.ts';
import { createProduct } from '../support/shop.ts';
import { booksOf } from '../support/tradeBooks.ts';
import { tradingOn } from '../support/trading.ts';

const KILLS = sizeOf('KILLS', { gate: 2, night: 60 });
const PROCESSES = inLane({ gate: 2, night: 4 });
const CLIENTS = 6;
const STOCK = 1_000_000;

/** The checks of what a killed process may leave of refunds and documents. */
const DOCUMENT_CHECKS = [
  'invoiceNumbers',
  'documentFiles',
  'creditNotes',
  'orderInvoices',
  'refundParts',
  'refundTransactions',
  'refundsWithoutParts',
  'refundsOverLines',
];
const counts = z.object({ credited: column.int, refunded: column.int });

let all: CardFleet;
/** The shop that verifies the results. The shops that are killed use its gateway. */
let its: CardShop;
let skus: readonly string[];
let fleet: Fleet;
beforeAll(async () => {
  all = await cardFleet(PROCESSES);
  ({ its, fleet } = all);
  const products = await Promise.all([1, 2, 3].map(() => createProduct(its.shop, { price: 10, qty: STOCK })));
  skus = products.map(({ sku }) => sku);
});
afterAll(() => all.stop());

test(
  `${PROCESSES} processes that are killed ${KILLS} times during sales and payments lose nothing and repeat nothing`,
  async () => {
    const trading = tradingOn({ fleet, its, skus, token: await its.shop.adminToken() });
    const books = booksOf(its, STOCK);
    const [stopBuying, stopEvents] = [new AbortController(), new AbortController()];
    await fleet.start();
    const clients = Array.from({ length: CLIENTS }, () => trading.buy(stopBuying.signal));
    const telling = trading.deliverAll(stopEvents.signal);
    let starting: Promise<unknown> = Promise.resolve();
    for (let kills = 0; kills < KILLS; kills += 1) {
      await trading.moreTrade();
      const victims = fleet.sellers.filter((one) => one.isUp());
      const victim = victims[Math.floor(Math.random() * victims.length)] as Seller;
      await victim.kill();
      // Every other time, the next shop is killed while this one is still starting.
      if (kills % 2 === 1) await starting;
      starting = Promise.all([starting, victim.start()]);
    }
    await starting;
    await trading.moreTrade();
    stopBuying.abort();
    await Promise.all(clients);
    await books.reconcileAttempts();
    stopEvents.abort();
    await telling;
    const ended = performance.now();
    if (!isNight) {
      // The test does not wait until the other shops notice that shops were killed.
      await fleet.kill();
      await books.ageDeadWorkers();
      await fleet.sellers[0]?.start();
    }
    await books.allDelivered({ age: !isNight });
    if (isNight) {
      const last = Math.round((performance.now() - ended) / 100) / 10;
      const slowest = Math.round((await books.slowestDelivery()) * 10) / 10;
      console.log(
        `${KILLS} kills: ${trading.log.confirmed.length} orders, ${trading.log.taken} webhooks, ` +
          `slowest delivery ${slowest} s, the last ${last} s after the end`,
      );
    }
    expect(trading.log.confirmed.length).toBeGreaterThan(KILLS);
    await books.expectToAgree(trading.log);
    const checks = await checkRecords(its.shop.app, its.shop.db, {
      isSelected: selectChecks(DOCUMENT_CHECKS),
    });
    expect(checks.filter(({ status }) => status !== 'done')).toEqual([]);
    const { credited, refunded } = await its.shop.db.one(sql.type(counts)`
      select (select count(*)::int from document where refund_id is not null) as credited,
        (select count(*)::int from refund where status = 'done') as refunded`);
    expect(credited).toBe(refunded);
    expect(refunded).toBeGreaterThan(0);
  },
  300_000 + KILLS * 70_000,
);
