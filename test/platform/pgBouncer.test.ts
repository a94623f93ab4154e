import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLogger } from '@shop/runtime';
import { sql, z } from '@shop/runtime/extension';
import { startHeartbeat } from '../../packages/runtime/src/platform/jobs/heartbeat.ts';
import { withClient } from '../../packages/runtime/src/platform/migrations/withClient.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { hasPgBouncer, startPgBouncer } from '../support/pgBouncer.ts';
import type { PgBouncer } from '../support/pgBouncer.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const EXTENSIONS = [coreShipping, cod];

describe.skipIf(!hasPgBouncer)('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: PgBouncer;
  beforeAll(async () => {
    database = await createDatabase();
    pooler = await startPgBouncer(database.url);
  });
  afterAll(async () => {
    await pooler.stop();
    await database.drop();
  });

  test('a shop with prepared statements reports at startup that there is a pooler, and what to set', async () => {
    const direct = { database: { directUrl: database.url } };
    const started = testShop({ databaseUrl: pooler.url, extensions: EXTENSIONS, config: direct });
    await expect(started).rejects.toMatchObject({
      exitCode: 5,
      faults: [
        {
          message: expect.stringMatching(
            /^a connection pooler at this address rejects session settings: .*unsupported startup parameter/,
          ),
          hint: 'Set `database.prepare` to false, and `database.directUrl` to the URL of PostgreSQL itself.',
        },
      ],
    });
  });

  test('a shop without them sells, and delivers its events', async () => {
    const shop = await testShop({
      databaseUrl: pooler.url,
      extensions: EXTENSIONS,
      worker: true,
      config: { database: { prepare: false, directUrl: database.url } },
    });
    try {
      const { sku, id } = await createProduct(shop, { price: 10, qty: 12 });
      await createZoneWithRate(shop, { countries: ['US'], cost: 1 });
      const buy = async () => {
        const cartId = await createReadyCart(shop, sku);
        return shop.request('POST', `/api/carts/${cartId}/checkout`, {});
      };
      // There are more clients than connections, and more buyers than units.
      const answers = await Promise.all(Array.from({ length: 16 }, buy).map((one) => one.catch(() => null)));
      const sold = answers.filter((answer) => answer?.status === 200);
      expect(sold).toHaveLength(12);
      expect(answers.filter((answer) => answer !== null && answer.status >= 500)).toEqual([]);
      const product = dataOf(await shop.admin('GET', `/api/products/${id}`));
      expect(product.qty).toBe(0);
      const listed = await Promise.all(
        Array.from({ length: 30 }, () =>
          shop.query('{ products { total items { name inventory { isInStock } } } }'),
        ),
      );
      for (const { body } of listed) expect(body.data.products.items[0].inventory.isInStock).toBe(false);
      const waiting = sql.type(z.object({ jobs: z.int() }))`
      select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'deliver' and attempts < max_attempts`;
      await vi.waitFor(async () => expect((await shop.db.one(waiting)).jobs).toBe(0), { timeout: 120_000 });
      const logged = sql.type(z.object({ events: z.int() }))`
      select count(*)::int as events from event_log where event = 'order_placed'`;
      expect((await shop.db.one(logged)).events).toBe(12);
    } finally {
      await shop.stop();
    }
  });

  test('PostgreSQL does not use JIT for a shop behind a pooler, which accepts no startup option', async () => {
    const own = await createDatabase();
    await withClient(own.url, (client) =>
      client.query(`
      do $$ begin execute format('alter database %I set jit = on', current_database()); end $$`),
    );
    const between = await startPgBouncer(own.url);
    try {
      const start = () =>
        testShop({
          databaseUrl: between.url,
          worker: true,
          config: { database: { prepare: false, directUrl: own.url } },
        });
      // The first start changes the database role before it opens further sessions.
      const shops = [await start(), await start()];
      const jit = sql.type(z.object({ jit: z.string(), session: z.int() }))`
        select current_setting('jit') as jit, pg_backend_pid() as session from pg_sleep(0.05)`;
      const seen = await Promise.all(Array.from({ length: 24 }, (_, at) => shops[at % 2]!.db.one(jit)));
      expect(new Set(seen.map(({ session }) => session)).size).toBeGreaterThan(1);
      expect(new Set(seen.map((session) => session.jit))).toEqual(new Set(['off']));
      await Promise.all(shops.map((shop) => shop.stop()));
    } finally {
      await between.stop();
      await own.drop();
    }
  });

  test('the pooler’s sessions do not identify the worker that uses them', async () => {
    const beatThrough = async (connectionString: string) => {
      const pool = new Pool({ connectionString, max: 1 });
      const workerId = randomUUID();
      const log = createLogger({ mode: 'production', level: 'silent' });
      const heartbeat = await startHeartbeat(pool, { workerId, sessionName: 'one', intervalMs: 60_000, log });
      const { rows } = await pool.query<{ session_name: string | null }>(
        'select session_name from worker_heartbeat where worker_id = $1',
        [workerId],
      );
      await heartbeat.stop();
      await pool.end();
      return rows;
    };
    expect(await beatThrough(database.url)).toEqual([{ session_name: 'one' }]);
    expect(await beatThrough(pooler.url)).toEqual([{ session_name: null }]);
  });
});
