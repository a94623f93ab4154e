import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase, createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { endAll, shop, startShop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  store = createStore({ mode: 'development', extensions: ['./slow'] });
  // A slow route, a route that never responds, and a migration that runs for a minute.
  store.write(
    'slow/index.ts',
    `import { setTimeout as sleep } from 'node:timers/promises';
     import { defineExtension, defineRoute } from '@shop/runtime/extension';
     const route = (id, ms) => defineRoute({
       id, method: 'GET', path: '/api/' + id, access: 'public', handle: async () => (await sleep(ms), id),
     });
     export default defineExtension({
       name: 'slow', api: '^1.0', ...(process.env.SLOW && { migrations: new URL('./migrations/', import.meta.url) }),
       setup: () => ({ routes: [route('while', 700), route('never', 600_000)] }),
     });`,
  );
  store.write('slow/migrations/0001_slow.sql', 'create table slow (id int); select pg_sleep(60);');
});
afterEach(async () => {
  await endAll();
  store.remove();
});

const start = (...options: string[]) =>
  startShop(['start', '--store', store.dir, '--port', '0', ...options], {
    env: { DATABASE_URL: database.url },
  });

const listening = /Shop is listening on (\S+)/;

test('SIGTERM lets the running request finish, and is exit 0', async () => {
  const running = start();
  const [, url] = await running.prints(listening);
  const answer = fetch(`${url}/api/while`);
  await sleep(200);
  expect(await running.end('SIGTERM')).toBe(0);
  expect((await answer).status).toBe(200);
  expect(running.stderr()).toMatch(/Stopping …\n[^]*Stopped\.\n$/);
});

test('a request that never ends is cut off; the shop ends within 10 s, exit 0', async () => {
  const running = start();
  const [, url] = await running.prints(listening);
  const answer = fetch(`${url}/api/never`).then(
    () => 'answered',
    () => 'cut off',
  );
  await sleep(200);
  const startedAt = performance.now();
  // In a terminal, the signal also arrives through npm and the launcher.
  expect(await running.end('SIGINT', 'SIGINT', 'SIGTERM')).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(await answer).toBe('cut off');
});

test('with --json the output is one document, and everything else goes to stderr', async () => {
  const running = start('--json');
  await running.prints(/\n}\n/);
  expect(await running.end('SIGINT')).toBe(0);
  expect(JSON.parse(running.stdout())).toMatchObject({
    address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    mode: 'development',
    demoAdmin: null,
    setupLink: expect.stringMatching(/\/admin\/setup\?token=ssu_[\w-]{43}$/),
  });
  expect(running.stderr()).toContain('Stopping …');
});

test.for([
  ['start --migrate', 'SIGINT', 0],
  ['migrate', 'SIGTERM', 130],
] as const)(
  '`shop %s` ended by %s during a migration is exit %i and leaves nothing half done',
  async ([line, signal, code]) => {
    const empty = await createEmptyDatabase();
    try {
      const env = { DATABASE_URL: empty.url, SLOW: 'yes' };
      const running = startShop([...line.split(' '), '--store', store.dir], { env });
      await untilSleeping(empty.url);
      expect(await running.end(signal, signal)).toBe(code);
      expect(running.stdout()).toBe('');
      expect(running.stderr()).toMatch(/Interrupted\.\n$/);
      const status = await shop(['migrate', 'status', '--json', '--store', store.dir], { env });
      expect(status.code).toBe(6);
      const { migrations } = JSON.parse(status.stdout) as { migrations: { owner: string; state: string }[] };
      expect(migrations.filter(({ state }) => state !== 'applied').map(({ owner }) => owner)).toEqual([
        'slow',
      ]);
    } finally {
      await empty.drop();
    }
  },
);

/** Waits until the migration is running. */
async function untilSleeping(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (;;) {
      const { rowCount } = await client.query(
        "select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
      );
      if (rowCount) return;
      await sleep(50);
    }
  } finally {
    await client.end();
  }
}
