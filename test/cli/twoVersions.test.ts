import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import { createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { answersOf } from '../support/seller.ts';
import { createReadyCart, dataOf } from '../support/shop.ts';
import { commitBefore, unpackVersion } from '../support/versionBefore.ts';
import type { OtherVersion } from '../support/versionBefore.ts';
import { launcher, repository, shop, startShop } from './shopProcess.ts';
import type { Running } from './shopProcess.ts';

const commit = commitBefore();
let before: OtherVersion;
let folder: string;
let db: Db;
let close: () => Promise<void>;
let database: TestDatabase;
beforeAll(async () => {
  if (commit === null) return;
  before = unpackVersion(commit);
  folder = mkdtempSync(path.join(tmpdir(), 'shop-versions-'));
  database = await createEmptyDatabase();
  ({ db, close } = await openDatabase({ url: database.url, poolSize: 1 }));
});
afterAll(async () => {
  before?.remove();
  if (folder !== undefined) rmSync(folder, { recursive: true });
  await close?.();
  await database?.drop();
});

const CONFIG = {
  mode: 'development',
  demo: true,
  shop: {
    currency: 'USD',
    address: { country: 'US', province: 'US-CA', city: 'Oakland', postcode: '94607' },
  },
  extensions: ['@shop/core-shipping', '@shop/cod'],
  rateLimit: false,
};

/** Runs commands of one version with a separate store on the test's database. */
function versionIn(dir: string, name: string) {
  const store = path.join(folder, name);
  mkdirSync(store);
  symlinkSync(path.join(dir, 'node_modules'), path.join(store, 'node_modules'));
  writeFileSync(path.join(store, 'shop.config.json'), JSON.stringify(CONFIG));
  const options = {
    cwd: store,
    env: { DATABASE_URL: database.url },
    through: [process.execPath, path.join(dir, path.relative(repository, launcher))],
  };
  return {
    run: (...args: readonly string[]) => shop(args, options),
    async start(): Promise<{ readonly process: Running; readonly url: string }> {
      const running = startShop(['start', '--port', '0'], options);
      const [, url = ''] = await running.prints(/(http:\/\/127\.0\.0\.1:\d+|http:\/\/localhost:\d+)/);
      return { process: running, url };
    },
  };
}

/** Buys something. Its requests alternate between the shops. Returns the order's UUID. */
async function buy(urls: readonly string[]): Promise<string> {
  let turn = 0;
  const shops = answersOf({
    async request(method: string, address: string, body?: unknown) {
      const answer = await fetch((urls[turn++ % urls.length] as string) + address, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    },
  });
  const { products } = dataOf(await shops.query('{ products { items { sku noShippingRequired } } }'));
  const { sku } = products.items.find((item: { noShippingRequired: boolean }) => !item.noShippingRequired);
  const cart = await createReadyCart(shops, sku);
  return dataOf(await shops.request('POST', '/api/orders', { cart_id: cart })).uuid;
}

test.skipIf(commit === null)(
  'the previous version sells next to this one while the database is migrated, and ends without downtime',
  async () => {
    const [old, next] = [versionIn(before.dir, 'old'), versionIn(repository, 'new')];
    expect(await old.run('migrate')).toMatchObject({ code: 0 });
    const first = await old.start();
    const urls = [first.url];
    await db.run(sql.type(z.object({}))`update product_inventory set qty = 10000`);
    const placed: string[] = [await buy(urls)];
    const over = new AbortController();
    const shoppers = [0, 1].map(async () => {
      while (!over.signal.aborted) {
        placed.push(await buy(urls));
        await pause(50);
      }
    });
    const shopping = Promise.all(shoppers);
    /** Waits until the given number of additional orders were placed, or until an order failed. */
    const more = (orders: number) => {
      const goal = placed.length + orders;
      return Promise.race([
        shopping,
        expect.poll(() => placed.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(goal),
      ]);
    };

    // The new version migrates and starts while the old version is selling.
    expect(await next.run('migrate', '--expand')).toMatchObject({ code: 0 });
    const second = await next.start();
    urls.push(second.url);
    await more(6);

    // Another process of the old version may be started at this point.
    const again = await old.start();
    urls.push(again.url);
    await more(6);

    // The old processes stop after their last requests. Afterward, their tables and columns can be removed.
    urls.splice(0, urls.length, second.url);
    for (const { process: ended } of [first, again]) expect(await ended.end('SIGTERM')).toBe(0);
    expect(await next.run('migrate')).toMatchObject({ code: 0 });
    await more(2);
    over.abort();
    await shopping;
    expect(await second.process.end('SIGTERM')).toBe(0);

    const { count } = await db.one(
      sql.type(z.object({ count: z.int() }))`
        select count(*)::int from "order" where uuid = any(${sql.array(placed, 'uuid')})`,
    );
    expect(count).toBe(placed.length);
  },
);
