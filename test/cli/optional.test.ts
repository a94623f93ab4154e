import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { endAll, shop, startShop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

/** Writes the source of an extension whose name is NAME until it is installed. */
const extension = (parts: string, setup = '{}', before = '') => `
  import { defineExtension, z } from '@shop/runtime/extension';
  ${before}
  export default defineExtension({ name: 'NAME', api: '^1.0', ${parts} setup: () => (${setup}) });`;
const MIGRATIONS = `migrations: new URL('./migrations/', import.meta.url),`;

const faults: readonly (readonly [string, Record<string, string>, RegExp, 'checked' | 'started'])[] = [
  [
    'a migration with an error in its SQL',
    { 'index.ts': extension(MIGRATIONS), 'migrations/0001_odd.sql': 'create tabel odd (id int);' },
    /the migration NAME\/0001_odd failed: syntax error/,
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
    { 'index.ts': extension('', `{ theme: [{ name: 'NAME', templates: { prodcut: () => '' } }] }`) },
    /theme "NAME": there is no template "prodcut"; there are document, /,
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
    /it must have the name of its extension, "NAME"/,
    'checked',
  ],
  [
    'an import that never ends',
    { 'index.ts': extension('', '{}', 'await new Promise(() => {});') },
    /did not load within 10 s/,
    'checked',
  ],
];

/** The extensions, each with a fault. A start names the fault of each; what it would only find in a database is not in a check. */
const extensions = faults.map(([what, files, why, when], index) => {
  const name = `odd${index}`;
  const named = (text: string) => text.replaceAll('NAME', name);
  return { what, name, files, why: new RegExp(named(why.source)), when, named };
});

let database: TestDatabase;
let store: TestStore;
let started: { readonly ready: object; readonly stderr: string; readonly code: number | null };
beforeAll(async () => {
  database = await createDatabase();
  const optional = extensions.map(({ name }) => ({ resolve: `./${name}`, required: false }));
  store = createStore({ mode: 'development', extensions: optional });
  for (const { name, files, named } of extensions)
    for (const [file, content] of Object.entries(files)) store.write(`${name}/${file}`, named(content));
  const running = startShop(['start', '--migrate', '--store', store.dir, '--port', '0'], {
    env: { DATABASE_URL: database.url },
  });
  const [, url = ''] = await running.prints(/Shop listens on (\S+)/);
  const { data } = (await (await fetch(`${url}/readyz`)).json()) as { data: object };
  // In JSON a quotation mark follows a backslash.
  started = {
    ready: data,
    code: await running.end('SIGTERM'),
    stderr: running.stderr().replaceAll('\\"', '"'),
  };
});
afterAll(async () => {
  await endAll();
  store.remove();
  await database.drop();
});

test('a shop opens without its optional extensions, however they are broken, and says which it lacks', () => {
  const lacking = extensions.map(({ name }) => name);
  expect(started.ready).toEqual({ status: 'degraded', database: 'ok', extensions: expect.any(Array) });
  expect((started.ready as { extensions: string[] }).extensions.toSorted()).toEqual(lacking);
  expect(started.code).toBe(0);
});

test.each(extensions)('$what leaves the optional extension out, and the shop opens', ({ why, name }) => {
  expect(started.ready).toMatchObject({ extensions: expect.arrayContaining([name]) });
  const said = started.stderr.split('\n').filter((line) => line.includes(name));
  expect(said.join('\n')).toMatch(why);
});

test.each(extensions.filter(({ when }) => when === 'checked'))(
  '$what is found by the check of a store that requires the extension',
  async ({ name, why }) => {
    store.configure({ mode: 'development', extensions: [`./${name}`] });
    const checked = await shop(['config', 'check', '--store', store.dir], {
      env: { DATABASE_URL: database.url },
    });
    expect(checked.code).not.toBe(0);
    expect(checked.stderr).toMatch(why);
  },
);
