import { setTimeout as pause } from 'node:timers/promises';
import type { ShopConfigInput } from '@shop/runtime';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cardFleet } from '../support/cardFleet.ts';
import { startCrashingPostgres } from '../support/crashingPostgres.ts';
import { createDatabase } from '../support/databases.ts';
import { inLane, isNight, sizeOf } from '../support/lane.ts';
import { hasPgBouncer, startPgBouncer } from '../support/pgBouncer.ts';
import { hasRedis, startRedis } from '../support/redisServer.ts';
import type { Fleet, Seller } from '../support/seller.ts';
import { createProduct } from '../support/shop.ts';
import { booksOf } from '../support/tradeBooks.ts';
import { tradingOn } from '../support/trading.ts';

/* Services that a shop depends on fail and recover while the shop is selling. No acknowledged order or payment may be lost. */

const CRASHES = sizeOf('CRASHES', { gate: 1, night: 3 });
const PROCESSES = inLane({ gate: 2, night: 4 });
const CLIENTS = 6;
const STOCK = 1_000_000;
const pollOptions = { timeout: 120_000, interval: 20 };

vi.setConfig({ testTimeout: 300_000 + CRASHES * 120_000 });

interface Outage {
  /** Database URL for the shop that verifies the results. */
  readonly databaseUrl: string;
  /** Database URL for the shops that sell. `config` contains their additional configuration. */
  readonly sellersUrl: string;
  readonly config?: ShopConfigInput;
  /** Services that are stopped and restarted in turn. */
  readonly parts: readonly { readonly name: string; takeDown(): Promise<void>; restore(): Promise<void> }[];
}

/** Sells during outages and then compares the records. */
async function sellThrough({ parts, ...options }: Outage): Promise<void> {
  const { its, fleet, stop } = await cardFleet(PROCESSES, options);
  onTestFinished(stop);
  const products = await Promise.all([1, 2, 3].map(() => createProduct(its.shop, { price: 10, qty: STOCK })));
  const skus = products.map(({ sku }) => sku);
  const trading = tradingOn({ fleet, its, skus, token: await its.shop.adminToken() });
  const books = booksOf(its, STOCK);
  const [stopBuying, stopEvents] = [new AbortController(), new AbortController()];
  await fleet.start();
  const clients = Array.from({ length: CLIENTS }, () => trading.buy(stopBuying.signal));
  const telling = trading.deliverAll(stopEvents.signal);
  for (let outage = 0; outage < CRASHES * parts.length; outage += 1) {
    const { name, takeDown, restore } = parts[outage % parts.length] as (typeof parts)[number];
    await trading.moreTrade(5);
    await takeDown();
    if (isNight) await pause(Math.random() * 2000);
    await restore();
    const back = performance.now();
    await Promise.all(fleet.sellers.map((one) => untilSelling(one, skus[0] as string)));
    if (isNight)
      console.log(`${name} was away: selling again after ${Math.round(performance.now() - back)} ms`);
  }
  await trading.moreTrade(5);
  stopBuying.abort();
  await Promise.all(clients);
  await books.reconcileAttempts();
  stopEvents.abort();
  await telling;
  await untilDelivered(fleet, books);
  if (isNight)
    console.log(
      `${trading.log.confirmed.length} orders, ${trading.log.taken} webhooks, ${trading.log.away} refused for the moment; ` +
        `slowest delivery ${Math.round(await books.slowestDelivery())} s`,
    );
  await books.expectToAgree(trading.log);
}

const untilSelling = (seller: Seller, sku: string) =>
  vi.waitFor(async () => {
    const answer = await seller.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] });
    expect(answer?.status).toBe(200);
  }, pollOptions);

async function untilDelivered(fleet: Fleet, books: ReturnType<typeof booksOf>): Promise<void> {
  if (isNight) return books.allDelivered({ age: false });
  // The test does not wait until interrupted work is considered lost.
  await fleet.kill();
  await books.ageDeadWorkers();
  await fleet.sellers[0]?.start();
  return books.allDelivered({ age: true });
}

test(`a PostgreSQL that crashes ${CRASHES} times under load loses no order, no payment and no event`, async () => {
  const postgres = await startCrashingPostgres();
  onTestFinished(() => postgres.stop());
  const part = { name: 'PostgreSQL', takeDown: postgres.crash, restore: postgres.start };
  await sellThrough({ databaseUrl: postgres.url, sellersUrl: postgres.url, parts: [part] });
});

const MANY = { points: 1_000_000_000, seconds: 60 };

test.runIf(isNight && hasRedis && hasPgBouncer)(
  `a Redis and a PgBouncer that crash ${CRASHES} times each under load lose nothing`,
  async () => {
    const database = await createDatabase();
    const [redis, pooler] = [await startRedis(), await startPgBouncer(database.url)];
    onTestFinished(async () => {
      await pooler.stop();
      await redis.stop();
      await database.drop();
    });
    await sellThrough({
      databaseUrl: database.url,
      sellersUrl: pooler.url,
      config: {
        database: { prepare: false, directUrl: database.url },
        redis: { url: redis.url },
        rateLimit: { api: MANY, pages: MANY, admin: MANY, auth: MANY, orders: MANY, unpaidOrders: MANY },
      },
      parts: [
        { name: 'Redis', takeDown: redis.kill, restore: redis.start },
        { name: 'PgBouncer', takeDown: pooler.kill, restore: pooler.start },
      ],
    });
  },
);
