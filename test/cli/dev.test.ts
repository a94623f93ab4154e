import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endAll, startShop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let store: TestStore;
beforeEach(() => {
  store = createStore({ extensions: ['./hello'] });
});
afterEach(async () => {
  await endAll();
  store.remove();
});

const writeHello = (greeting: string) =>
  store.write(
    'hello/index.ts',
    `import { defineExtension, defineRoute } from '@shop/runtime/extension';
     export default defineExtension({
       name: 'hello', api: '^1.0', setup: () => ({
         routes: [defineRoute({
           id: 'hello', method: 'GET', path: '/api/hello', access: 'public', handle: async () => '${greeting}',
         })],
       }),
     });`,
  );

test('a change is loaded, a broken one waits for the next, and the database keeps running', async () => {
  writeHello('one');
  const running = startShop(['dev', '--port', '0'], { cwd: store.dir });
  const [, first = ''] = await running.prints(/Shop is listening on (\S+)/);
  expect(await hello(first)).toBe('one');
  const postmaster = store.postmaster();
  await untilUsers(2);

  const polled = pollUntil(first, 'two');
  writeHello('two');
  const [, second = ''] = await running.prints(/hello\/index\.ts changed[^]*is listening on (\S+)/);
  expect(await hello(second)).toBe('two');
  // The URL stays the same and requests wait for the restarted shop, so no request was rejected.
  expect(second).toBe(first);
  expect(new Set(await polled)).toEqual(new Set(['one', 'two']));

  store.write('hello/index.ts', 'export default {{;');
  await running.prints(/✗ extension \.\/hello: cannot be loaded[^]*It restarts on the next change\./);
  const down = await fetch(`${second}/api/hello`);
  expect([down.status, await down.text()]).toEqual([
    503,
    expect.stringContaining('The shop failed to start'),
  ]);

  writeHello('three');
  const [, third = ''] = await running.prints(/next change[^]*is listening on (\S+)/);
  expect(await hello(third)).toBe('three');
  expect(store.postmaster()).toBe(postmaster);

  expect(await running.end('SIGINT')).toBe(0);
  expect(store.postmaster()).toBeNull();
});

const hello = async (url: string): Promise<unknown> => {
  const response = await fetch(`${url}/api/hello`);
  return ((await response.json()) as { data: unknown }).data;
};

/** Sends requests without pauses until the expected response arrives. Returns all responses. Throws if a request cannot connect. */
async function pollUntil(url: string, expected: unknown): Promise<readonly unknown[]> {
  const answers: unknown[] = [];
  while (answers.at(-1) !== expected) answers.push(await hello(url));
  return answers;
}

/** Waits until the given number of processes use the embedded database, which are the shop and its supervisor. */
async function untilUsers(count: number): Promise<void> {
  while (readdirSync(path.join(store.dir, '.shop/postgres/users')).length < count) await sleep(50);
}

test('a store that never opened ends the command with its exit code', async () => {
  store.write('hello/index.ts', 'export default {{;');
  expect(await startShop(['dev', '--port', '0'], { cwd: store.dir }).ended).toBe(7);
});
