import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MEMORY_FLAGS } from '../../packages/cli/src/boundMemory.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { endAll, launcher, startShop } from './shopProcess.ts';
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

/** Returns the flags of a shop that was started with these, as the system reports them. */
async function flagsOf(...given: readonly string[]): Promise<readonly string[]> {
  const running = startShop(['start', '--store', store.dir, '--port', '0'], {
    env: { DATABASE_URL: database.url },
    through: [process.execPath, ...given, launcher],
  });
  await running.prints(/Shop listens on/);
  const words = readFileSync(`/proc/${running.pid}/cmdline`, 'utf8').split('\0');
  expect(await running.end('SIGTERM')).toBe(0);
  return words.filter((word) => word.startsWith('--max') || word.startsWith('--heap'));
}

test.runIf(process.platform === 'linux')('start bounds the memory of its own process', async () => {
  expect(await flagsOf()).toEqual(MEMORY_FLAGS);
});

test.runIf(process.platform === 'linux')('a bound that was given stands', async () => {
  const given = '--max-semi-space-size=64';
  expect(await flagsOf(given)).toEqual([MEMORY_FLAGS[1], given]);
});
