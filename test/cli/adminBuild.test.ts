import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { endAll, repository, startShop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let database: TestDatabase;
let store: TestStore;
/** A copy of the packages, installed without development dependencies such as vite. */
let copy: string;

beforeAll(async () => {
  database = await createDatabase();
  store = createStore({ mode: 'development', extensions: [] });
  copy = mkdtempSync(path.join(tmpdir(), 'shop-without-tools-'));
  const left = new Set(['node_modules', 'dist']);
  cpSync(path.join(repository, 'packages'), path.join(copy, 'packages'), {
    recursive: true,
    filter: (file) => !left.has(path.basename(file)),
  });
  cpSync(path.join(repository, 'migrations'), path.join(copy, 'migrations'), { recursive: true });
  linkModules('.');
  for (const name of ['admin', 'cli', 'runtime']) linkModules(path.join('packages', name));
  for (const name of ['admin', 'cli', 'runtime', 'sdk'])
    symlinkSync(path.join(copy, 'packages', name), path.join(copy, 'node_modules/@shop', name));
});
afterAll(async () => {
  await endAll();
  store.remove();
  rmSync(copy, { recursive: true, force: true });
  await database.drop();
});

/**
 * Links the installed packages in a folder of the repository, except build tools and the repository's own packages. The folder has no
 * packages if npm has hoisted all of them.
 */
function linkModules(folder: string): void {
  const [from, to] = [repository, copy].map((root) => path.join(root, folder, 'node_modules')) as [
    string,
    string,
  ];
  mkdirSync(path.join(to, '@shop'), { recursive: true });
  for (const name of existsSync(from) ? readdirSync(from) : [])
    if (!['vite', '@shop', '.bin', '.cache'].includes(name))
      symlinkSync(path.join(from, name), path.join(to, name));
}

test('if the admin cannot be built, a start reports once how to get it, and the shop is open', async () => {
  const running = startShop(['start', '--store', store.dir, '--port', '0'], {
    env: { DATABASE_URL: database.url },
    through: [process.execPath, path.join(copy, 'packages/cli/bin/shop.js')],
  });
  const hint = /The admin is not built, and the build tools are not installed\. Run `npm install`/g;
  const [, address] = await running.prints(/(http:\/\/\S+)\/admin/);
  await running.prints(new RegExp(hint.source));
  const page = await fetch(`${address}/admin`);
  expect(await page.text()).toMatch(/the build tools are not installed/);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await running.end('SIGTERM')).toBe(0);
  expect(`${running.stdout()}${running.stderr()}`.match(hint)).toHaveLength(1);
});
