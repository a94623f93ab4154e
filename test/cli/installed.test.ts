import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import { endAll, repository, shop, startShop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

const packages = ['packages/runtime', 'packages/cli', 'extensions/core-shipping', 'extensions/cod'];

/** Whether `npm run build` ran since the sources changed. */
const isBuilt = packages.every((name) => {
  const lastChange = (pattern: string) =>
    Math.max(
      0,
      ...globSync(pattern, { cwd: path.join(repository, name) })
        .filter((file) => !file.endsWith('.test.ts'))
        .map((file) => statSync(path.join(repository, name, file)).mtimeMs),
    );
  return lastChange('dist/**/*.js') > lastChange('src/**/*.{ts,graphql}');
});

let store: TestStore;
beforeEach(() => {
  store = createStore({ mode: 'development' });
});
afterEach(async () => {
  await endAll();
  store.remove();
});

test.skipIf(!isBuilt)(
  'a store of built packages starts, with the extensions among its dependencies',
  async () => {
    install();
    const through = [process.execPath, path.join(store.dir, 'node_modules/@shop/cli/bin/shop.js')];
    const database = await createDatabase();
    try {
      const options = { cwd: store.dir, through, env: { DATABASE_URL: database.url } };
      const listed = await shop(['extension', 'list'], options);
      expect(listed.stderr).toBe('');
      expect(listed.stdout).toMatch(/^core-shipping +loaded/m);
      expect(listed.stdout).toMatch(/^cod +loaded/m);

      const running = startShop(['start', '--port', '0'], options);
      const [, url] = await running.prints(/Shop listens on (\S+)/);
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ products { items { sku } } }' }),
      });
      expect(await response.json()).toEqual({ data: { products: { items: [] } } });
      expect(await running.end('SIGTERM')).toBe(0);
    } finally {
      await database.drop();
    }
  },
);

/** As npm would: of each package what its `files` name, and what it depends on beside it. */
function install(): void {
  const modules = path.join(store.dir, 'node_modules');
  unlinkSync(modules);
  mkdirSync(modules);
  linkAll(path.join(repository, 'node_modules'), modules);
  const dependencies: Record<string, string> = {};
  for (const name of packages) {
    const source = path.join(repository, name);
    const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
    const target = path.join(modules, manifest.name);
    for (const file of ['package.json', ...manifest.files].filter((each) =>
      existsSync(path.join(source, each)),
    ))
      cpSync(path.join(source, file), path.join(target, file), { recursive: true });
    linkAll(path.join(source, 'node_modules'), path.join(target, 'node_modules'));
    dependencies[manifest.name] = manifest.version;
  }
  store.write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
}

/** Other people's packages. */
function linkAll(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@shop' && !name.startsWith('.')) symlinkSync(path.join(from, name), path.join(to, name));
}
