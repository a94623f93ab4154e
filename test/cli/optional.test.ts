import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { endAll, shop, startShop } from './shopProcess.ts';
import type { Running } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

/** Returns the code of an extension with the given name. */
const extension = (name: string, parts: string, setup = '{}', before = '') => `
  import { defineExtension, defineRoute, z } from '@shop/runtime/extension';
  ${before}
  export default defineExtension({ name: '${name}', api: '^1.0', ${parts} setup: () => (${setup}) });`;
const MIGRATIONS = `migrations: new URL('./migrations/', import.meta.url),`;

interface Faulty {
  readonly what: string;
  readonly files: (name: string) => Record<string, string>;
  readonly reason: (name: string) => RegExp;
  readonly when: 'checked' | 'started';
}

/** Extensions with an error, by name. */
const FAULTY: Readonly<Record<string, Faulty>> = {
  sql: {
    what: 'a migration with an error in its SQL',
    files: (name) => ({
      'index.ts': extension(name, MIGRATIONS),
      'migrations/0001_odd.sql': 'create tabel odd (id int);',
    }),
    reason: () => /the migration sql\/0001_odd failed: syntax error/,
    when: 'started',
  },
  misnamed: {
    what: 'a migration that is not a valid migration name',
    files: (name) => ({ 'index.ts': extension(name, MIGRATIONS), 'migrations/odd.sql': 'select 1;' }),
    reason: () => /is not a valid migration name/,
    when: 'checked',
  },
  twice: {
    what: 'two migrations of one number',
    files: (name) => ({
      'index.ts': extension(name, MIGRATIONS),
      'migrations/0001_a.sql': 'select 1;',
      'migrations/0001_b.sql': 'select 1;',
    }),
    reason: () => /0001/,
    when: 'checked',
  },
  nowhere: {
    what: 'a folder of migrations that is not there',
    files: (name) => ({ 'index.ts': extension(name, MIGRATIONS) }),
    reason: () => /migrations/,
    when: 'checked',
  },
  template: {
    what: 'a theme with a template that the shop does not have',
    files: (name) => ({
      'index.ts': extension(name, '', `{ theme: [{ name: '${name}', templates: { prodcut: () => '' } }] }`),
    }),
    reason: () => /theme "template": unknown template "prodcut". Available: document, /,
    when: 'checked',
  },
  boxes: {
    what: 'a contribution that brings a setting without a default',
    files: (name) => ({
      'index.ts': extension(
        name,
        `contributionPoints: { boxes: { noun: 'box', keyOf: ({ code }) => code,
          settingsOf: () => ({ boxKey: { schema: z.string() } }) } },`,
        `{ boxes: [{ code: 'x' }] }`,
      ),
    }),
    reason: () => /box "x": its setting "boxKey" has no default/,
    when: 'checked',
  },
  setting: {
    what: 'a setting without a default',
    files: (name) => ({ 'index.ts': extension(name, 'settings: { oddKey: { schema: z.string() } },') }),
    reason: () => /the setting "oddKey" has no default/,
    when: 'checked',
  },
  restyle: {
    what: 'a theme with another name',
    files: (name) => ({ 'index.ts': extension(name, '', `{ theme: [{ name: 'even' }] }`) }),
    reason: (name) => new RegExp(`name must be the name of its extension, "${name}"`),
    when: 'checked',
  },
  endless: {
    what: 'an import that never ends',
    files: (name) => ({ 'index.ts': extension(name, '', '{}', 'await new Promise(() => {});') }),
    reason: () => /did not load within 10 s/,
    when: 'checked',
  },
};

let database: TestDatabase;
let store: TestStore;
/** The shop with all faulty extensions and one working extension. */
let running: Running;
let url: string;
beforeAll(async () => {
  database = await createDatabase();
  const names = ['sound', ...Object.keys(FAULTY)];
  store = createStore({
    mode: 'development',
    extensions: names.map((name) => ({ resolve: `./${name}`, required: false })),
  });
  const route = `defineRoute({ id: 'sound', method: 'GET', path: '/api/sound', access: 'public', handle: () => 'sound' })`;
  store.write('sound/index.ts', extension('sound', '', `{ routes: [${route}] }`));
  for (const [name, { files }] of Object.entries(FAULTY))
    for (const [file, content] of Object.entries(files(name))) store.write(`${name}/${file}`, content);
  running = startShop(['start', '--migrate', '--store', store.dir, '--port', '0'], {
    env: { DATABASE_URL: database.url },
  });
  [, url = ''] = await running.prints(/Shop is listening on (\S+)/);
});
afterAll(async () => {
  await endAll();
  store.remove();
  await database.drop();
});

test('the shop opens without the faulty optional extensions, and with the working one', async () => {
  const { data } = (await (await fetch(`${url}/readyz`)).json()) as { data: { extensions: string[] } };
  expect(data).toEqual({
    status: 'degraded',
    database: 'ok',
    extensions: expect.any(Array),
    eventLoop: { longestDelayMs: expect.any(Number) },
  });
  expect(data.extensions.toSorted()).toEqual(Object.keys(FAULTY).toSorted());
  expect(await (await fetch(`${url}/api/sound`)).json()).toMatchObject({ data: 'sound' });
});

/** Returns the lines that the start has logged about an extension. */
const loggedOf = (name: string): readonly string[] =>
  running
    .stderr()
    .split('\n')
    .flatMap((line) =>
      line.startsWith('{') ? [JSON.parse(line) as { extension?: string; msg: string }] : [],
    )
    .flatMap(({ extension: owner, msg }) => (owner === name ? [msg] : []));

test.each(Object.entries(FAULTY).map(([name, faulty]) => [faulty.what, name, faulty] as const))(
  '%s leaves the optional extension out, and the shop opens',
  async (_what, name, { reason, when }) => {
    expect(loggedOf(name)).toEqual([expect.stringMatching(reason(name))]);
    if (when === 'started') return;
    // The same extension, now required by the store.
    store.configure({ mode: 'development', extensions: [`./${name}`] });
    const env = { DATABASE_URL: database.url };
    const checked = await shop(['config', 'check', '--store', store.dir], { env });
    expect(checked.code).not.toBe(0);
    expect(checked.stderr).toMatch(reason(name));
  },
);

test('the shop that omitted them ends normally', async () => {
  expect(await running.end('SIGTERM')).toBe(0);
});
