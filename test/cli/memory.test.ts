import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMORY_FLAGS, MEMORY_VARIABLES } from '../../packages/cli/src/boundMemory.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { isNight } from '../support/lane.ts';
import { endAll, launcher, modulesIn, startShop, moduleReports } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await createDatabase();
  store = createStore({ mode: 'development' });
});
afterAll(async () => {
  await endAll();
  store.remove();
  await database.drop();
});

/** Starts a shop with the given flags and environment variables. Returns its memory limits as reported by the system, and its output. */
async function started(flags: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const running = startShop(['start', '--store', store.dir, '--port', '0'], {
    env: { DATABASE_URL: database.url, ...variables },
    through: [process.execPath, ...flags, launcher],
  });
  await running.prints(/Shop is listening on/);
  const isLinux = process.platform === 'linux';
  const read = (file: string) =>
    isLinux ? readFileSync(`/proc/${running.pid}/${file}`, 'utf8').split('\0') : [];
  const [words, environment] = [read('cmdline'), read('environ')];
  expect(await running.end('SIGTERM')).toBe(0);
  const bounds = {
    flags: words.filter((word) => /^--(max|heap|no)-/.test(word)),
    variables: environment.filter((line) => line.startsWith('MALLOC_')),
  };
  return { bounds, stderr: running.stderr() };
}

/** A shop started in the usual way, which also reports the modules that it has loaded. */
let plain: Awaited<ReturnType<typeof started>>;
beforeAll(async () => {
  plain = await started(moduleReports.slice(1, -1));
});
const lines = (variables: object) => Object.entries(variables).map(([name, value]) => `${name}=${value}`);

test.runIf(process.platform === 'linux')('start limits the memory of its own process', () => {
  expect(plain.bounds).toEqual({ flags: MEMORY_FLAGS, variables: lines(MEMORY_VARIABLES) });
});

test.runIf(process.platform === 'linux')('an explicit limit is kept', async () => {
  const flag = '--max-semi-space-size=64';
  expect((await started([flag], { MALLOC_ARENA_MAX: '4' })).bounds).toEqual({
    flags: [...MEMORY_FLAGS.slice(1), flag],
    variables: ['MALLOC_ARENA_MAX=4'],
  });
});

test('a shop that has made no outgoing call has not loaded the client behind fetch', () => {
  const loaded = modulesIn(plain.stderr);
  expect(loaded).toContain('NativeModule http');
  expect(loaded).not.toContain('NativeModule internal/deps/undici/undici');
});

/** Sends requests that run an SQL statement, sequentially on each of eight connections. */
async function send(port: string, requests: number): Promise<void> {
  let sent = 0;
  const sender = async () => {
    while (sent++ < requests) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
      expect(await answer.json()).toMatchObject({ data: { status: 'ok' } });
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
}

/** Adds up the bytes that V8 moved from the young to the old generation, according to its trace. */
const promotedIn = (trace: string): number =>
  [...trace.matchAll(/ gc=s .* promoted=(\d+)/g)].reduce((sum, [, bytes]) => sum + Number(bytes), 0);

test.runIf(isNight)('memory used by a request does not remain in V8’s old generation', async () => {
  const running = startShop(['start', '--store', store.dir, '--port', '0'], {
    env: { DATABASE_URL: database.url },
    through: [process.execPath, '--trace-gc-nvp', launcher],
  });
  const [, port = ''] = await running.prints(/Shop is listening on .*:(\d+)/);
  // The first requests compile code, open connections and fill caches, which permanently use memory.
  await send(port, 1500);
  const before = promotedIn(running.stdout());
  await send(port, 3000);
  const promoted = promotedIn(running.stdout()) - before;
  expect(await running.end('SIGTERM')).toBe(0);
  // A request that leaks uses at least 3 KB. Requests that are running during two collections are promoted although they end soon.
  expect(promoted / 3000).toBeLessThan(1000);
});
