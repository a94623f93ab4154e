import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMORY_FLAGS, MEMORY_VARIABLES } from '../../packages/cli/src/boundMemory.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { endAll, launcher, modulesIn, startShop, tellingModules } from './shopProcess.ts';
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

/** Returns the bounds of a shop that was started with these flags and variables, as the system reports them. */
async function boundsOf(flags: readonly string[] = [], variables: Readonly<Record<string, string>> = {}) {
  const running = startShop(['start', '--store', store.dir, '--port', '0'], {
    env: { DATABASE_URL: database.url, ...variables },
    through: [process.execPath, ...flags, launcher],
  });
  await running.prints(/Shop listens on/);
  const read = (file: string) => readFileSync(`/proc/${running.pid}/${file}`, 'utf8').split('\0');
  const [words, environment] = [read('cmdline'), read('environ')];
  expect(await running.end('SIGTERM')).toBe(0);
  return {
    flags: words.filter((word) => word.startsWith('--max') || word.startsWith('--heap')),
    variables: environment.filter((line) => line.startsWith('MALLOC_')),
  };
}
const lines = (variables: object) => Object.entries(variables).map(([name, value]) => `${name}=${value}`);

test.runIf(process.platform === 'linux')('start bounds the memory of its own process', async () => {
  expect(await boundsOf()).toEqual({ flags: MEMORY_FLAGS, variables: lines(MEMORY_VARIABLES) });
});

test.runIf(process.platform === 'linux')('a bound that was given stands', async () => {
  const flag = '--max-semi-space-size=64';
  expect(await boundsOf([flag], { MALLOC_ARENA_MAX: '4' })).toEqual({
    flags: [MEMORY_FLAGS[1], flag],
    variables: ['MALLOC_ARENA_MAX=4'],
  });
});

test('a shop that has called nobody has not loaded the client behind fetch', async () => {
  const running = startShop(['start', '--store', store.dir, '--port', '0'], {
    env: { DATABASE_URL: database.url },
    through: tellingModules,
  });
  await running.prints(/Shop listens on/);
  expect(await running.end('SIGTERM')).toBe(0);
  const loaded = modulesIn(running.stderr());
  expect(loaded).toContain('NativeModule http');
  expect(loaded).not.toContain('NativeModule internal/deps/undici/undici');
});
