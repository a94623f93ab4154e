import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { shopConfig } from '../config/schema.ts';
import type { ShopConfigInput } from '../config/schema.ts';
import { discoverExtensions } from './discover.ts';
import type { Installed } from './installed.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'shop-discover-')));
afterAll(() => rmSync(root, { recursive: true }));

const code = (name: string) => `export default { name: '${name}', api: '^1.0', setup: () => ({}) };\n`;
const typed = (name: string) =>
  `const name: string = '${name}';\nexport default { name, api: '^1.0', setup: () => ({}) };\n`;
const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name, version: '1.2.3', type: 'module', ...more });
const shop = { shop: { extension: './dist/index.js' } };

function write(dir: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return dir;
}

const store = (files: Readonly<Record<string, string>>) => write(mkdtempSync(join(root, 'store-')), files);

const discover = (storeDir: string, input: Pick<ShopConfigInput, 'extensions' | 'allowExtensions'> = {}) =>
  discoverExtensions({ ...shopConfig.parse(input), storeDir });

/**
 * Formats a discovery result: `cod` if the extension is loaded, `off: ./x` if it is disabled, and `./x: message [hint]` if it is
 * broken.
 */
const textOf = (one: Installed): string => {
  if (one.state === 'loaded') return one.extension.name;
  if (one.state === 'disabled') return `off: ${one.origin.resolve}`;
  return `${one.fault.where}: ${one.fault.message} [${one.fault.hint}]`;
};

const textsOf = async (...args: Parameters<typeof discover>) => (await discover(...args)).map(textOf);

describe('installed packages', () => {
  test("are found among the store's dependencies by their shop key, in order of their names", async () => {
    const dir = store({
      'package.json': JSON.stringify({ dependencies: { zeta: '1', '@acme/pay': '1', koa: '3' } }),
      'node_modules/zeta/package.json': manifest('zeta', { ...shop, exports: './dist/index.js' }),
      'node_modules/zeta/dist/index.js': code('zeta'),
      'node_modules/@acme/pay/package.json': manifest('@acme/pay', shop),
      'node_modules/@acme/pay/dist/index.js': code('pay'),
      'node_modules/koa/package.json': manifest('koa'),
      'node_modules/stray/package.json': manifest('stray', shop),
      'node_modules/stray/dist/index.js': code('stray'),
    });
    const installed = await discover(dir);
    expect(installed.map(textOf)).toEqual(['pay', 'zeta']);
    expect(installed[0]?.origin).toEqual({
      resolve: '@acme/pay',
      packageName: '@acme/pay',
      version: '1.2.3',
      entry: join(dir, 'node_modules/@acme/pay/dist/index.js'),
      required: true,
      discovered: true,
    });
  });

  test('that the config lists are in list order, without duplicates, with the listed options', async () => {
    const files = Object.fromEntries(
      ['a', 'b', 'c'].flatMap((name) => [
        [`node_modules/${name}/package.json`, manifest(name, shop)],
        [`node_modules/${name}/dist/index.js`, code(name)],
      ]),
    );
    const dir = store({ ...files, 'package.json': '{ "dependencies": { "a": "1", "b": "1", "c": "1" } }' });
    expect(await textsOf(dir, { extensions: ['c', { resolve: 'a', enabled: false }] })).toEqual([
      'c',
      'off: a',
      'b',
    ]);
    expect(await textsOf(dir, { allowExtensions: ['b'], extensions: ['c'] })).toEqual(['c', 'off: a', 'b']);
  });

  test('must contain JavaScript: TypeScript is rejected', async () => {
    const dir = store({
      'node_modules/typed/package.json': manifest('typed', { shop: { extension: './src/index.ts' } }),
      'node_modules/typed/src/index.ts': typed('typed'),
    });
    expect(await textsOf(dir, { extensions: ['typed'] })).toEqual([
      'extension typed: refers to ./src/index.ts, which is TypeScript. An installed package must contain JavaScript [Build it, and set "shop": { "extension": … } to the .js file.]',
    ]);
  });

  test('in a workspace are loaded from source if the runtime is, but never within node_modules', async () => {
    const exports = { '.': { '@shop/source': './src/index.ts', default: './dist/index.js' } };
    const dir = store({
      'packages/here/package.json': manifest('here', { ...shop, exports }),
      'packages/here/src/index.ts': typed('from source'),
      'node_modules/there/package.json': manifest('there', { ...shop, exports }),
      'node_modules/there/src/index.ts': typed('from source'),
      'node_modules/there/dist/index.js': code('built'),
    });
    symlinkSync(join(dir, 'packages/here'), join(dir, 'node_modules/here'));
    expect(await textsOf(dir, { extensions: ['here', 'there'] })).toEqual(['from source', 'built']);
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['is not installed', {}, 'extension x: is not installed [Install it with "npm install x".]'],
    [
      'is a folder of that name',
      { 'x/index.js': code('x') },
      'extension x: is not installed [Install it with "npm install x". For a folder with this name, use "./x".]',
    ],
    [
      'has no shop key',
      { 'node_modules/x/package.json': manifest('x') },
      'extension x: is not an extension: its package.json has no "shop": { "extension": … } [Add the file that exports the extension, such as "./dist/index.js", or remove it from the list.]',
    ],
    [
      'is not built',
      { 'node_modules/x/package.json': manifest('x', shop) },
      'extension x: refers to ./dist/index.js, which does not exist in DIR/node_modules/x [Build the package with "npm run build", or install a published version.]',
    ],
  ])('an extension that %s is broken', async (_, files, text) => {
    const dir = store(files);
    expect(await textsOf(dir, { extensions: ['x'] })).toEqual([text.replace('DIR', dir)]);
  });

  test('a dependency that is not installed is broken, an optional one is ignored', async () => {
    const dir = store({
      'package.json': '{ "dependencies": { "x": "1" }, "optionalDependencies": { "y": "1" } }',
    });
    expect(await textsOf(dir)).toEqual(['extension x: is not installed [Install it with "npm install x".]']);
  });

  test('reports an unreadable package.json', async () => {
    expect(await textsOf(store({ 'package.json': '{' }))).toEqual([
      expect.stringMatching(/^extension \.\/package\.json: cannot be read: /),
    ]);
    const dir = store({
      'package.json': '{ "dependencies": { "x": "1" } }',
      'node_modules/x/package.json': '{',
    });
    expect(await textsOf(dir)).toEqual([expect.stringMatching(/^extension x: /)]);
  });
});

describe('local extensions', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['./mine', { 'mine/index.ts': typed('mine') }],
    ['./mine', { 'mine/index.js': code('mine'), 'package.json': '{ "type": "module" }' }],
    ['./mine', { 'mine/package.json': manifest('m', shop), 'mine/src/index.ts': typed('mine') }],
    [
      './mine',
      {
        'mine/package.json': manifest('m', { ...shop, exports: { '.': { '@shop/source': './lib/ext.ts' } } }),
        'mine/lib/ext.ts': typed('mine'),
        'mine/dist/index.js': code('stale'),
      },
    ],
    ['./mine', { 'mine/package.json': manifest('m', shop), 'mine/dist/index.js': code('mine') }],
    ['extensions/mine', { 'extensions/mine/index.ts': typed('mine') }],
    ['./mine.ts', { 'mine.ts': typed('mine') }],
    ['./mine.mjs', { 'mine.mjs': code('mine') }],
  ])('%s is loaded from %j', async (path, files) =>
    expect(await textsOf(store(files), { extensions: [path] })).toEqual(['mine']),
  );

  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['is not there', {}, "does not exist: DIR/mine [Paths are relative to the store's folder.]"],
    [
      'is empty',
      { 'mine/README.md': '' },
      'has no file to load: looked for src/index.ts, index.ts, index.js in DIR/mine [Create one of them, or list the file itself.]',
    ],
    [
      'has no default export',
      { 'mine/index.ts': 'export const name = 1;' },
      'mine/index.ts has no default export [End it with "export default defineExtension({ name, api, setup })".]',
    ],
    [
      'exports no object',
      { 'mine/index.ts': 'export default () => ({});' },
      'mine/index.ts exports a function instead of an extension [End it with "export default defineExtension({ name, api, setup })".]',
    ],
    [
      'has no name',
      { 'mine/index.ts': 'export default { setup() {} };' },
      'mine/index.ts exports an extension without a name [End it with "export default defineExtension({ name, api, setup })".]',
    ],
    [
      'has no api',
      { 'mine/index.ts': 'export default { name: "x", setup() {} };' },
      'mine/index.ts exports the extension x without an api version range [End it with "export default defineExtension({ name, api, setup })".]',
    ],
    [
      'has no setup',
      { 'mine/index.ts': 'export default { name: "x", api: "1" };' },
      'mine/index.ts exports the extension x without a setup function [End it with "export default defineExtension({ name, api, setup })".]',
    ],
  ])('an extension that %s is broken', async (_, files, text) => {
    const dir = store(files);
    expect(await textsOf(dir, { extensions: ['./mine'] })).toEqual([
      `extension ./mine: ${text.replace('DIR', dir)}`,
    ]);
  });

  test('an extension that throws while loading is broken, and the position is reported', async () => {
    const dir = store({ 'mine/index.ts': '\nthrow new Error("boom");\n' });
    expect(await textsOf(dir, { extensions: ['./mine'] })).toEqual([
      expect.stringMatching(
        /^extension \.\/mine: cannot be loaded from mine\/index\.ts(:\d+(:\d+)?)?: boom \[Top-level code/,
      ),
    ]);
  });

  test('an optional extension is marked as not required', async () => {
    const [one] = await discover(store({}), { extensions: [{ resolve: './gone', required: false }] });
    expect(one).toMatchObject({ state: 'broken', origin: { required: false, entry: null } });
  });

  test('a disabled extension is not loaded', async () => {
    const dir = store({ 'mine.mjs': 'throw new Error("ran")' });
    expect(await textsOf(dir, { extensions: [{ resolve: './mine.mjs', enabled: false }] })).toEqual([
      'off: ./mine.mjs',
    ]);
  });
});
