import path from 'node:path';
import { build } from 'tsup';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { endAll, repository, shop, startShop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

// An author develops an extension in a separate folder, in which npm has installed another copy of the runtime for types and tests.

let database: TestDatabase;
let store: TestStore;
let author: TestStore;
beforeEach(async () => {
  database = await createDatabase();
  author = createStore({});
  store = createStore({ mode: 'development', extensions: [path.join(author.dir, 'parcels')] });
});
afterEach(async () => {
  await endAll();
  await database.drop();
  store.remove();
  author.remove();
});

const ROUTES = `
  import { defineExtension, defineRoute, refuse, reply } from '@shop/runtime/extension';
  const route = { method: 'GET', access: 'public' };
  export default defineExtension({
    name: 'parcels',
    api: '^1.0',
    setup: () => ({
      routes: [
        defineRoute({ ...route, id: 'gone', path: '/api/gone', handle() { throw refuse(404, 'GONE', 'It is gone'); } }),
        defineRoute({ ...route, id: 'plain', path: '/api/plain/{word}', handle: ({ params }) => reply.text(201, params.word) }),
      ],
    }),
  });`;

test('an extension with its own copy of the runtime uses the running one', async () => {
  author.write('parcels/package.json', '{ "type": "module", "name": "parcels" }');
  author.write('parcels/index.ts', ROUTES);
  const copy = 'parcels/node_modules/@shop/runtime';
  author.write(
    `${copy}/package.json`,
    JSON.stringify({ name: '@shop/runtime', type: 'module', exports: { './extension': './extension.js' } }),
  );
  author.write(`${copy}/extension.js`, "throw new Error('the other copy was loaded');");
  const running = startShop(['start', '--store', store.dir, '--port', '0'], {
    env: { DATABASE_URL: database.url },
  });
  const [, url = ''] = await running.prints(/Shop is listening on (\S+)/);
  const deleted = await fetch(`${url}/api/gone`);
  expect(deleted.status).toBe(404);
  expect(await deleted.json()).toMatchObject({ error: { code: 'GONE', message: 'It is gone' } });
  const plain = await fetch(`${url}/api/plain/a%20word`);
  expect([plain.status, await plain.text()]).toEqual([201, 'a word']);
  expect(await running.end('SIGTERM')).toBe(0);
});

test('an extension bundled with a copy of the runtime stops the startup, with both paths', async () => {
  author.write('parcels/src/index.ts', ROUTES);
  const bundle = path.join(author.dir, 'parcels/index.js');
  await build({
    config: false,
    silent: true,
    entry: [path.join(author.dir, 'parcels/src/index.ts')],
    outDir: path.dirname(bundle),
    format: 'esm',
    target: 'node24',
    skipNodeModulesBundle: true,
    noExternal: [/^@shop\/runtime/],
    esbuildOptions: (options) => void (options.conditions = ['@shop/source']),
  });
  store.configure({ mode: 'development', extensions: [bundle] });
  const { code, stderr } = await shop(['config', 'check', '--store', store.dir]);
  expect(code).toBe(7);
  expect(stderr).toContain(`was built with another copy of @shop/runtime (${bundle}), but this shop runs`);
  expect(stderr).toContain(path.join(repository, 'packages/runtime'));
  expect(stderr).toContain('Do not bundle @shop/runtime');
});
