import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineRoute, sql, z } from '@shop/runtime/extension';
import type { AppContext, Db } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createProduct, testShop } from '../support/shop.ts';

const SLOW_MS = 40;
/** Longer than `SLOW_MS`, measured by the database's clock. */
const SLEEP_SECONDS = 0.2;

/** Longer than the event loop may be blocked without a log entry. */
const BLOCKED_MS = 300;

declare module '@shop/runtime/extension' {
  interface AppContext {
    readonly sleeper: { nap(db: Db, seconds: number, secret: string): Promise<readonly unknown[]> };
  }
}

const nap = z.object({ n: z.int(), said: z.string() });

/** An extension with a service whose statement sleeps, and routes that call the service. */
const sleeper = defineExtension({
  name: 'sleeper',
  api: '^1.0',
  setup: () => ({
    services: () => ({
      sleeper: {
        nap: (db: Db, seconds: number, secret: string) => db.any(napping(seconds, secret)),
      },
    }),
    routes: [
      route('nap', ({ sleeper, db }) => sleeper.nap(db, SLEEP_SECONDS, 'jane@example.com')),
      route('napInTransaction', ({ sleeper, db }) =>
        db.transaction((tx) => sleeper.nap(tx, SLEEP_SECONDS, 'jane@example.com')),
      ),
      route('napAndFail', ({ db }) => db.run(failing).catch(() => 'failed')),
      route('blocks', () => blockLoop()),
      route('blocksLater', async ({ sleeper, db }) => {
        const reading = sleeper.nap(db, 0.03, 'x');
        await delay(10);
        await blockLoop();
        return reading;
      }),
      route('short', ({ sleeper, db }) => sleeper.nap(db, 0, 'x')),
    ],
  }),
});

/** Blocks the event loop for a while. */
async function blockLoop(): Promise<void> {
  const until = performance.now() + BLOCKED_MS;
  while (performance.now() < until);
}

/** Divides by zero after sleeping. */
const failing = sql.type(z.object({}))`
  select 1 / count(*) filter (where false) from (select pg_sleep(${SLEEP_SECONDS})) asleep`;

const napping = (seconds: number, secret: string) => sql.type(nap)`
  select n, ${secret}::text as said
  from generate_series(1, 2) n, (select pg_sleep(${seconds})) asleep`;

function route(id: string, work: (app: AppContext) => Promise<unknown>) {
  return defineRoute({
    id,
    method: 'GET',
    path: `/api/${id}`,
    access: 'public',
    handle: async ({ app }) => ({ got: JSON.stringify((await work(app)) ?? null).length }),
  });
}

interface Line {
  readonly msg: string;
  readonly ms: number;
  readonly file?: string;
  readonly function?: string;
  readonly rows?: number;
  readonly failed?: boolean;
  readonly sql: string;
  readonly requestId?: string;
  readonly extension?: string;
}

const lines: string[] = [];
const slowLines = (text: string): readonly Line[] =>
  lines
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.msg === 'slow statement' && line.sql.includes(text));

let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  shop = await startShop(SLOW_MS);
});
afterEach(() => void lines.splice(0));
afterAll(async () => {
  await shop.stop();
  await database.drop();
});

const startShop = (slowMs: number) =>
  testShop({
    databaseUrl: database.url,
    extensions: [coreShipping, cod, sleeper],
    config: { database: { slowMs }, metrics: { token: 'what-prometheus-sends-and-nobody-else' } },
    logLevel: 'warn',
    onLog: (line) => void lines.push(line),
  });

test('an extension’s slow statement is logged with its file and without its values', async () => {
  const headers = { 'x-request-id': 'napping' };
  expect((await shop.request('GET', '/api/nap', undefined, { headers })).status).toBe(200);
  const [line, ...more] = slowLines('pg_sleep');
  expect(more).toEqual([]);
  expect(line).toMatchObject({
    level: 40,
    file: expect.stringMatching(/^test\/api\/slowStatements\.test\.ts:\d+$/),
    function: 'napping',
    rows: 2,
    sql: 'select n, $1::text as said from generate_series(1, 2) n, (select pg_sleep($2)) asleep',
    requestId: 'napping',
    extension: 'sleeper',
  });
  expect(line?.ms).toBeGreaterThanOrEqual(SLOW_MS);
  expect(JSON.stringify(line)).not.toContain('jane');
});

test('it is also logged within a transaction', async () => {
  expect((await shop.request('GET', '/api/napInTransaction')).status).toBe(200);
  expect(slowLines('pg_sleep')).toMatchObject([{ function: 'napping', rows: 2 }]);
});

test('a slow statement that fails is logged as failed', async () => {
  expect((await shop.request('GET', '/api/napAndFail')).status).toBe(200);
  expect(slowLines('pg_sleep')).toMatchObject([{ failed: true }]);
  expect(slowLines('pg_sleep')[0]).not.toHaveProperty('rows');
});

test('a slow statement of the core is logged with the file of its repo', async () => {
  const { sku, uuid } = await createProduct(shop, { price: 10, qty: 5 });
  const other = new Client({ connectionString: database.url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('lock table product in access exclusive mode');
    const reading = shop.admin('GET', `/api/products/${uuid}`);
    await expect
      .poll(
        async () => {
          const { rows } = await other.query(
            `select from pg_locks where not granted and relation = 'product'::regclass`,
          );
          return rows.length;
        },
        { timeout: 120_000 },
      )
      .toBeGreaterThan(0);
    // The statement waits at least until this statement has finished sleeping.
    await other.query(`select pg_sleep(${SLEEP_SECONDS})`);
    await other.query('commit');
    expect((await reading).status).toBe(200);
  } finally {
    await other.end();
  }
  const [line] = slowLines('from product');
  expect(line?.file).toMatch(/^modules\/catalog\/(?:\w+\/)*\w+\.repo\.ts:\d+$/);
  expect(line?.function).toMatch(/^\w+$/);
  expect(JSON.stringify(line)).not.toContain(uuid);
  expect(JSON.stringify(line)).not.toContain(sku);
});

test('a statement that waited for the event loop is not blamed for that: the running ones are named', async () => {
  expect((await shop.request('GET', '/api/blocksLater')).status).toBe(200);
  expect(slowLines('pg_sleep').filter(({ ms }) => ms >= BLOCKED_MS)).toEqual([]);
  const named = () =>
    lines
      .map((line) => JSON.parse(line) as { msg: string; underWay?: readonly object[] })
      .filter(({ msg }) => msg === 'the event loop was blocked while these contributions were under way')
      .flatMap(({ underWay }) => underWay);
  await expect
    .poll(named, { timeout: 60_000 })
    .toContainEqual({ extension: 'sleeper', contribution: 'route "blocksLater"' });
});

test('code that blocks the event loop is reported in the log, at /readyz and in metrics', async () => {
  const of = { extension: 'sleeper', contribution: 'route "blocks"' };
  expect(
    (await shop.request('GET', '/api/blocks', undefined, { headers: { 'x-request-id': 'b' } })).status,
  ).toBe(200);
  const line = lines
    .map((one) => JSON.parse(one) as Line)
    .find(({ msg }) => msg === 'route "blocks" of sleeper blocked the event loop');
  expect(line).toMatchObject({ level: 40, ...of, requestId: 'b' });
  expect(line?.ms).toBeGreaterThanOrEqual(BLOCKED_MS);
  const { data } = (await shop.request('GET', '/readyz')).body;
  expect(data.status).toBe('ok');
  expect(data.eventLoop.longestDelayMs).toBeGreaterThanOrEqual(200);
  expect(data.blocking).toContainEqual({
    ...of,
    count: 1,
    longestMs: expect.any(Number),
    last: expect.any(String),
  });
  const headers = { authorization: 'Bearer what-prometheus-sends-and-nobody-else' };
  const { body } = await shop.request('GET', '/metrics', undefined, { headers });
  const labels = 'extension="sleeper",kind="route",contribution="route \\"blocks\\""';
  const seconds = new RegExp(
    `^shop_extension_blocked_seconds_total\\{${RegExp.escape(labels)}\\} (\\S+)$`,
    'm',
  ).exec(body)?.[1];
  expect(Number(seconds)).toBeGreaterThanOrEqual(BLOCKED_MS / 1000);
});

test('metrics count slow statements', async () => {
  const count = async () => {
    const headers = { authorization: 'Bearer what-prometheus-sends-and-nobody-else' };
    const { body } = await shop.request('GET', '/metrics', undefined, { headers });
    return Number(/^shop_database_slow_statements_total (\d+)$/m.exec(body)?.[1]);
  };
  const before = await count();
  await shop.request('GET', '/api/nap');
  await shop.request('GET', '/api/nap');
  expect(await count()).toBeGreaterThanOrEqual(before + 2);
});

test('nothing is logged if database.slowMs is 0', async () => {
  const without = await startShop(0);
  try {
    expect((await without.request('GET', '/api/nap')).status).toBe(200);
    expect(lines.filter((line) => line.includes('slow statement'))).toEqual([]);
  } finally {
    await without.stop();
  }
});
