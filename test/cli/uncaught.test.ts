import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { endAll, startShop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await createDatabase();
  store = createStore({ mode: 'development', extensions: ['./careless'] });
  store.write(
    'careless/index.ts',
    `import { setTimeout as sleep } from 'node:timers/promises';
     import { AsyncResource } from 'node:async_hooks';
     import { defineExtension, defineRoute } from '@shop/runtime/extension';
     // It is created at import, outside any contribution: its faults have no owner.
     const nobodys = new AsyncResource('nobodys');
     const faults = {
       rejection: () => void Promise.reject(new Error('planted rejection')),
       iife: () => void (async () => { await sleep(1); throw new Error('planted iife'); })(),
       timer: () => void setTimeout(() => { throw new Error('planted timer'); }, 1),
       core: () => nobodys.runInAsyncScope(() => void setTimeout(() => { throw new Error('planted core'); }, 1)),
     };
     const routes = Object.entries(faults).map(([id, plant]) => defineRoute({
       id, method: 'GET', path: '/api/' + id, access: 'public', handle: () => (plant(), id),
     }));
     const slow = defineRoute({
       id: 'slow', method: 'GET', path: '/api/slow', access: 'public', handle: async () => (await sleep(1500), 'slow'),
     });
     export default defineExtension({ name: 'careless', api: '^1.0', setup: () => ({ routes: [...routes, slow] }) });`,
  );
});
afterEach(() => endAll());
afterAll(async () => {
  store.remove();
  await database.drop();
});

const start = async () => {
  const running = startShop(['start', '--store', store.dir, '--port', '0'], {
    env: { DATABASE_URL: database.url },
  });
  const [, url = ''] = await running.prints(/Shop is listening on (\S+)/);
  const lines = () =>
    running
      .stderr()
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Record<string, unknown>] : []));
  return { running, url, lines };
};

test('an unhandled rejection and a throw in a timer are logged with their owner, and the shop continues', async () => {
  const { running, url, lines } = await start();
  for (const fault of ['rejection', 'iife', 'timer']) {
    expect((await fetch(`${url}/api/${fault}`)).status).toBe(200);
    const found = () =>
      lines().find(({ err }) => (err as { message?: string } | undefined)?.message === `planted ${fault}`);
    await vi.waitFor(() => expect(found()).toBeDefined(), { timeout: 20_000, interval: 20 });
    expect(found()).toMatchObject({ level: 50, extension: 'careless', requestId: expect.any(String) });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  }
  const { data } = (await (await fetch(`${url}/readyz`)).json()) as { data: { faults: unknown[] } };
  expect(data.faults).toMatchObject([
    { extension: 'careless', contribution: 'a rejection that nobody handles', count: 2 },
    { extension: 'careless', contribution: 'a throw that nobody catches', count: 1 },
  ]);
  expect(await running.end('SIGTERM')).toBe(0);
});

test('an exception of unknown origin lets running requests finish, and ends the shop once with code 1', async () => {
  const { running, url, lines } = await start();
  const slow = fetch(`${url}/api/slow`);
  await fetch(`${url}/api/core`);
  expect((await slow).status).toBe(200);
  expect(await running.ended).toBe(1);
  expect(lines().filter(({ level }) => level === 60)).toMatchObject([
    {
      msg: 'an exception that nobody catches leaves the shop in doubt; it stops',
      err: { message: 'planted core' },
    },
  ]);
  expect(running.stderr()).toMatch(
    /The shop may be in an invalid state after an uncaught exception\. Stopping …\n[^]*Stopped\.\n$/,
  );
});
