import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import { endAll, repository, shop, startShop } from './shopProcess.ts';

const KINDS = ['shipping-provider', 'payment-method', 'routes', 'widget', 'theme', 'admin-page', 'full'];

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-made-'));
  chmodSync(folder, 0o755);
  store = path.join(folder, 'store');
});
afterEach(async () => {
  await endAll();
  rmSync(folder, { recursive: true });
});
const database = await createDatabase();
afterAll(() => database.drop());

const inStore = (...args: readonly string[]) => shop(args, { cwd: store });
const config = (file = 'shop.config.ts') => readFileSync(path.join(store, file), 'utf8');
const loaded = async (): Promise<readonly string[]> => {
  const { stdout } = await inStore('extension', 'list', '--json');
  const { extensions } = JSON.parse(stdout) as {
    extensions: { name: string; kind: string; state: string }[];
  };
  return extensions
    .filter((one) => one.kind === 'extension' && one.state === 'loaded')
    .map(({ name }) => name);
};

/** Links the packages of this repository instead of installing them with npm. */
const install = () => symlinkSync(path.join(repository, 'node_modules'), path.join(store, 'node_modules'));

/** Writes a file of the created store. */
function write(file: string, content: string): void {
  mkdirSync(store);
  writeFileSync(path.join(store, file), content);
  install();
}

test('a scaffolded store opens with one extension of each kind, which it finds in its folder', async () => {
  expect(await shop(['new', store])).toMatchObject({ code: 0 });
  install();
  for (const kind of KINDS) {
    const made = await inStore('extension', 'new', kind, `neat-${kind}`, '--json');
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(made.stdout)).toMatchObject({
      dir: path.join(store, 'extensions', `neat-${kind}`),
      configFile: 'shop.config.ts',
    });
  }
  expect(config()).toContain(
    `  extensions: ['@shop/core-shipping', '@shop/cod', ${KINDS.map((kind) => `'./extensions/neat-${kind}'`).join(', ')}],\n`,
  );
  expect(await loaded()).toEqual(['core-shipping', 'cod', ...KINDS.map((kind) => `neat-${kind}`)]);
  const env = {
    DATABASE_URL: database.url,
    SHOP_URL: 'http://127.0.0.1',
    SHOP_SESSION_SECRET: 'x'.repeat(32),
  };
  const running = startShop(['start', '--port', '0', '--migrate'], { cwd: store, env });
  const [, address = ''] = await running.prints(/(http:\/\/(?:localhost|127\.0\.0\.1):\d+)/);
  expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ data: { status: 'ok' } });
  expect((await fetch(`${address}/api/neat-routes/notes`)).status).toBe(401);
  expect(await running.end('SIGTERM')).toBe(0);
});

test('so does the examples’ store', async () => {
  mkdirSync(store);
  for (const file of ['shop.config.ts', 'package.json'])
    cpSync(path.join(repository, 'examples/store', file), path.join(store, file));
  install();
  const made = await inStore('extension', 'new', 'widget', '@acme/teaser');
  expect(made).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^Created extensions\/teaser with \d+ files, and added it to shop\.config\.ts\./,
    ),
  });
  expect(await loaded()).toEqual(expect.arrayContaining(['cod', 'teaser']));
});

test.each([
  [
    'lists over several lines, with comments',
    'shop.config.ts',
    `// extensions: []\nexport default {\n  extensions: [\n    '@shop/cod', // [cash]\n    /* ] */ { resolve: '@shop/core-shipping', required: false }\n    // the last\n  ],\n};\n`,
    `// extensions: []\nexport default {\n  extensions: [\n    '@shop/cod', // [cash]\n    /* ] */ { resolve: '@shop/core-shipping', required: false },\n    './extensions/mine'\n    // the last\n  ],\n};\n`,
  ],
  [
    'lists that end with a comma',
    'shop.config.mjs',
    `export default {\n  extensions: [\n    '@shop/cod',\n  ],\n};\n`,
    `export default {\n  extensions: [\n    '@shop/cod',\n    './extensions/mine',\n  ],\n};\n`,
  ],
  [
    'empty lists',
    'shop.config.js',
    `export default { extensions: [] };\n`,
    `export default { extensions: ['./extensions/mine'] };\n`,
  ],
  [
    'no list',
    'shop.config.ts',
    `const shop = { name: 'extensions: [' };\nexport default { shop };\n`,
    `const shop = { name: 'extensions: [' };\nexport default {\n  extensions: ['./extensions/mine'], shop };\n`,
  ],
  [
    'JSON',
    'shop.config.json',
    `{ "extensions": ["@shop/cod"] }`,
    `{\n  "extensions": [\n    "@shop/cod",\n    "./extensions/mine"\n  ]\n}\n`,
  ],
])('the configuration is changed if it has %s', async (_what, file, before, after) => {
  write(file, before);
  expect(await inStore('extension', 'new', 'widget', 'mine')).toMatchObject({ code: 0, stderr: '' });
  expect(config(file)).toBe(after);
  expect(await loaded()).toContain('mine');
});

const LISTED = `export default { extensions: ['@shop/cod', './parcels.ts'] };\n`;

test.each<[string, string, readonly string[], number, string]>([
  [
    'a name of the store',
    LISTED,
    ['routes', 'cod'],
    2,
    'the store already has an extension "cod", from @shop/cod',
  ],
  [
    'a name of its own code',
    LISTED,
    ['routes', 'parcels'],
    2,
    'the store already has an extension "parcels"',
  ],
  [
    'a name of another scope',
    LISTED,
    ['routes', '@acme/parcels'],
    2,
    'the store already has an extension "parcels"',
  ],
  ['no name', LISTED, ['routes', 'No Name'], 2, '"No Name" cannot be the name of an extension'],
  ['an empty name', LISTED, ['routes', ''], 2, "missing required argument 'name'"],
  [
    'a key of the configuration',
    LISTED,
    ['routes', 'theme'],
    2,
    '"theme" cannot be the name of an extension',
  ],
  ['the ledger of the shop', LISTED, ['routes', 'core'], 2, '"core" cannot be the name of an extension'],
  ['a path', LISTED, ['routes', '../mine'], 2, '"../mine" cannot be the name of an extension'],
  ['a folder with files', LISTED, ['routes', 'there'], 2, 'extensions/there exists and is not empty'],
  [
    'a type of widget that the shop has',
    LISTED,
    ['widget', 'banner'],
    7,
    'widget "banner" is contributed by both module pageBuilder and extension banner',
  ],
  [
    'a list that code makes',
    `const list = ['@shop/cod'];\nexport default { extensions: list };\n`,
    ['routes', 'mine'],
    2,
    'the extensions list in shop.config.ts cannot be edited automatically',
  ],
  [
    'a broken configuration',
    `export default { shop: { currency: 'US' } };\n`,
    ['routes', 'mine'],
    3,
    'shop.currency',
  ],
  ['another folder', LISTED, ['routes', 'mine', '--store', 'none'], 2, 'none is not a store'],
])('%s is refused, and nothing is written', async (_what, text, args, code, says) => {
  write('shop.config.ts', text);
  writeFileSync(
    path.join(store, 'parcels.ts'),
    `import { defineExtension } from '@shop/runtime/extension';
     export default defineExtension({ name: 'parcels', api: '^1.0', setup: () => ({}) });`,
  );
  mkdirSync(path.join(store, 'extensions/there'), { recursive: true });
  writeFileSync(path.join(store, 'extensions/there/mine.txt'), 'mine');
  const files = () => globSync('{*,.s*,extensions/**}', { cwd: store }).toSorted();
  const before = files();
  const ended = await inStore('extension', 'new', ...args);
  expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining(says)]);
  expect([files(), config()]).toEqual([before, text]);
});

test('otherwise it is written to the current folder, or with --dir to that one', async () => {
  const made = await shop(['extension', 'new', 'widget', 'mine'], { cwd: folder });
  expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('cd mine') });
  expect(existsSync(path.join(folder, 'mine/src/widget.ts'))).toBe(true);
  write('shop.config.ts', LISTED);
  expect(await inStore('extension', 'new', 'widget', 'mine', '--dir', 'own')).toMatchObject({ code: 0 });
  expect([existsSync(path.join(store, 'own/src/widget.ts')), config()]).toEqual([true, LISTED]);
});
