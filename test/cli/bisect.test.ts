import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { isNight } from '../support/lane.ts';
import { endAll, launcher, shop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

/** Six extensions. `partner` has a broken page, and `labels` and `gifts` require other extensions. */
const EXTENSIONS: Readonly<Record<string, { readonly after?: readonly string[]; readonly setup?: string }>> =
  {
    labels: { after: ['parcels'] },
    parcels: {},
    reviews: {},
    partner: {
      setup: `{ routes: [defineRoute({ id: 'partner', method: 'GET', path: '/partner', access: 'public', kind: 'page',
      handle() { throw new Error('no partner'); } })] }`,
    },
    gifts: { after: ['labels', 'reviews'] },
    stock: {},
  };
/** Check command that fails if the page returns a server error. If the extension was skipped, the page is not found. */
const NO_BROKEN_PAGE = `${process.execPath} --eval 'fetch(process.env.SHOP_URL + "/partner").then(({ status }) => process.exit(status < 500 ? 0 : 1))'`;

let database: TestDatabase;
let store: TestStore;
beforeEach(async () => {
  database = await createDatabase();
  store = createStore({
    mode: 'development',
    extensions: Object.keys(EXTENSIONS).map((name) => `./${name}`),
    system: { labels: {}, named: {} },
  });
  for (const [name, { after = [], setup = '{}' }] of Object.entries(EXTENSIONS))
    store.write(
      `${name}/index.ts`,
      `import { defineExtension, defineRoute, z } from '@shop/runtime/extension';
      export default defineExtension({
        name: '${name === 'stock' ? 'named' : name}', api: '^1.0', after: ${JSON.stringify(after)}, config: z.object({}), setup: () => (${setup}),
      });`,
    );
});
afterEach(async () => {
  await endAll();
  store.remove();
  await database.drop();
});

const options = () => ({ cwd: store.dir, env: { DATABASE_URL: database.url } });
const bisect = (run: string, ...more: readonly string[]) =>
  shop(['extension', 'bisect', '--run', run, ...more], options());

test('the extension that breaks a page is found, and nothing is changed', async () => {
  const before = readFileSync(path.join(store.dir, 'shop.config.ts'), 'utf8');
  const { code, stdout, stderr } = await bisect(NO_BROKEN_PAGE, '--json');
  expect(JSON.parse(stdout)).toEqual({ culprit: { name: 'partner', from: 'partner/index.ts' }, tries: 4 });
  expect(code).toBe(0);
  // Each attempt also includes the extensions that the selected ones require. The first two attempts use all extensions and none.
  const tried = [...stderr.matchAll(/^With \d of 6: (.*)$/gm)].map(([, names = '']) => names.split(', '));
  expect(tried.map((names) => (names[0] === 'none' ? 0 : names.length))).toEqual([6, 0, 3, 4]);
  for (const names of tried) {
    for (const [name, { after = [] }] of Object.entries(EXTENSIONS))
      if (names.includes(name)) expect(names).toEqual(expect.arrayContaining([...after]));
  }
  expect(readFileSync(path.join(store.dir, 'shop.config.ts'), 'utf8')).toBe(before);
});

test.runIf(isNight)('a fault that never occurs, or without any extension, is reported as such', async () => {
  const good = await bisect('true');
  expect(good).toMatchObject({ code: 1, stdout: '' });
  expect(good.stderr).toContain('the fault does not occur with all extensions');
  const bad = await bisect('false');
  expect(bad).toMatchObject({ code: 1, stdout: '' });
  expect(bad.stderr).toContain('the fault also occurs without any');
});

/** Limits the store to these extensions, so that bisecting takes three attempts. */
const keep = (...names: readonly string[]) =>
  store.configure({ mode: 'development', extensions: names.map((name) => `./${name}`) });

test.runIf(isNight)('shop commands in --run omit the same extensions', async () => {
  keep('parcels', 'reviews');
  const listed = `${process.execPath} ${launcher} extension list --json > listed.json; ! grep -q '"name": "reviews",' listed.json || ! grep -A3 '"name": "reviews",' listed.json | grep -q loaded`;
  const { code, stdout, stderr } = await bisect(listed);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(stdout).toMatch(/^reviews \(reviews\/index\.ts\) causes the fault\.\nFound in \d attempts\.\n$/);
});

test('without a terminal and without --run, input is missing: exit 4', async () => {
  const { code, stderr } = await shop(['extension', 'bisect'], options());
  expect(code).toBe(4);
  expect(stderr).toContain('there is no terminal');
  expect(stderr).toContain('--run');
});

// The program that simulates a terminal is available only on Linux.
test.runIf(isNight && process.platform === 'linux')(
  'in a terminal, a person judges each attempt',
  async () => {
    keep('parcels', 'partner');
    const command = `${process.execPath} ${launcher} extension bisect --store ${store.dir}`;
    const { PATH = '' } = process.env;
    const child = spawn('/usr/bin/script', ['--quiet', '--return', '--command', command, '/dev/null'], {
      env: { PATH, DATABASE_URL: database.url },
    });
    let printed = '';
    let answered = 0;
    child.stdout.on('data', async (chunk: Buffer) => {
      printed += chunk.toString();
      const prompts = [...printed.matchAll(/(http:\S+) – good or bad\? /g)];
      for (const [, address = ''] of prompts.slice(answered)) {
        answered += 1;
        child.stdin.write((await fetch(`${address}/partner`)).status < 500 ? 'good\n' : 'b\n');
      }
    });
    const [code] = (await once(child, 'close')) as [number];
    expect(printed).toContain('partner (partner/index.ts) causes the fault.');
    expect(code).toBe(0);
  },
);

test('an unknown name in SHOP_WITHOUT_EXTENSIONS is a configuration error', async () => {
  const env = { DATABASE_URL: database.url, SHOP_WITHOUT_EXTENSIONS: './stock, ./stok' };
  const { code, stderr } = await shop(['extension', 'list'], { cwd: store.dir, env });
  expect(code).toBe(3);
  expect(stderr).toContain('the store has no extension "./stok"');
  expect(stderr).toContain('./stock');
});
