import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { endAll, shop, startShop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

let database: TestDatabase;
let store: TestStore;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  store = createStore({ mode: 'development', extensions: [{ resolve: './odd', required: false }] });
});
afterEach(async () => {
  await endAll();
  store.remove();
});

const extension = (parts: string, setup = '{}', before = '') => `
  import { defineExtension, z } from '@shop/runtime/extension';
  ${before}
  export default defineExtension({ name: 'odd', api: '^1.0', ${parts} setup: () => (${setup}) });`;
const MIGRATIONS = `migrations: new URL('./migrations/', import.meta.url),`;

const faults: readonly (readonly [string, Record<string, string>, RegExp, 'checked' | 'started'])[] = [
  [
    'a migration with an error in its SQL',
    { 'index.ts': extension(MIGRATIONS), 'migrations/0001_odd.sql': 'create tabel odd (id int);' },
    /the migration odd\/0001_odd failed: syntax error/,
    'started',
  ],
  [
    'a migration that is not named as migrations are',
    { 'index.ts': extension(MIGRATIONS), 'migrations/odd.sql': 'select 1;' },
    /is not named as migrations are/,
    'checked',
  ],
  [
    'two migrations of one number',
    {
      'index.ts': extension(MIGRATIONS),
      'migrations/0001_a.sql': 'select 1;',
      'migrations/0001_b.sql': 'select 1;',
    },
    /0001/,
    'checked',
  ],
  [
    'a folder of migrations that is not there',
    { 'index.ts': extension(MIGRATIONS) },
    /migrations/,
    'checked',
  ],
  [
    'a theme with a template that the shop does not have',
    { 'index.ts': extension('', `{ theme: [{ name: 'odd', templates: { prodcut: () => '' } }] }`) },
    /theme "odd": there is no template "prodcut"; there are document, /,
    'checked',
  ],
  [
    'a contribution that brings a setting without a default',
    {
      'index.ts': extension(
        `contributionPoints: { boxes: { noun: 'box', keyOf: ({ code }) => code,
          settingsOf: () => ({ boxKey: { schema: z.string() } }) } },`,
        `{ boxes: [{ code: 'x' }] }`,
      ),
    },
    /box "x": its setting "boxKey" has no default/,
    'checked',
  ],
  [
    'a setting without a default',
    { 'index.ts': extension('settings: { oddKey: { schema: z.string() } },') },
    /the setting "oddKey" has no default/,
    'checked',
  ],
  [
    'a theme with another name',
    { 'index.ts': extension('', `{ theme: [{ name: 'even' }] }`) },
    /it must have the name of its extension, "odd"/,
    'checked',
  ],
  [
    'an import that never ends',
    { 'index.ts': extension('', '{}', 'await new Promise(() => {});') },
    /did not load within 10 s/,
    'checked',
  ],
];

test.each(faults)(
  '%s leaves the optional extension out, and the shop opens',
  async (_what, files, why, when) => {
    for (const [file, content] of Object.entries(files)) store.write(`odd/${file}`, content);
    const env = { DATABASE_URL: database.url };
    const running = startShop(['start', '--migrate', '--store', store.dir, '--port', '0'], { env });
    const [, url = ''] = await running.prints(/Shop listens on (\S+)/);
    const { data } = (await (await fetch(`${url}/readyz`)).json()) as { data: object };
    expect(data).toEqual({ status: 'degraded', database: 'ok', extensions: ['odd'] });
    // In JSON a quotation mark follows a backslash.
    expect(running.stderr().replaceAll('\\"', '"')).toMatch(why);
    expect(await running.end('SIGTERM')).toBe(0);
    if (when === 'started') return;
    // The same extension in a store that requires it.
    store.configure({ mode: 'development', extensions: ['./odd'] });
    const checked = await shop(['config', 'check', '--store', store.dir], { env });
    expect(checked.code).not.toBe(0);
    expect(checked.stderr).toMatch(why);
  },
);
