import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineExtension, defineRoute, z } from '@shop/runtime/extension';
import type { AdminParts } from '@shop/runtime/extension';
import { afterAll, describe, expect, test } from 'vitest';
import loyalty from '../../examples/extensions/loyalty/src/index.ts';
import { planShop } from '../../packages/runtime/src/app.ts';
import { StartFailure } from '../../packages/runtime/src/platform/startFailure.ts';
import { contextOf } from '../support/httpServer.ts';

const { config } = contextOf({});

const params = z.object({ id: z.string() });
const handle = () => ({});
/** Routes of a record type, of which the start needs only the schemas. */
const routes = [
  defineRoute({ id: 'listClubs', method: 'GET', path: '/api/clubs', access: 'admin', handle }),
  defineRoute({ id: 'getClub', method: 'GET', path: '/api/clubs/{id}', access: 'admin', params, handle }),
  defineRoute({
    id: 'createClub',
    method: 'POST',
    path: '/api/clubs',
    access: 'admin',
    body: z.object({ name: z.string(), seats: z.int() }),
    handle,
  }),
];

const dir = mkdtempSync(path.join(tmpdir(), 'admin-parts-'));
const file = path.join(dir, 'admin.js');
writeFileSync(file, 'export default {};');
afterAll(() => rmSync(dir, { recursive: true }));

/** Plans a shop with an extension that declares these admin parts. */
const plan = (parts: object, { required = true, entry = '/store/club/index.ts' } = {}) =>
  planShop(
    { ...config, storeDir: '/store' },
    {
      installed: [
        {
          state: 'loaded',
          origin: {
            resolve: './club',
            packageName: null,
            version: null,
            entry,
            required,
            discovered: false,
          },
          extension: defineExtension({
            name: 'club',
            api: '^1.0',
            settings: { clubName: { schema: z.string().default('Club') } },
            setup: () => ({ routes, admin: [{ name: 'club', ...parts } as AdminParts] }),
          }),
        },
      ],
    },
  );

const query =
  'query($filters: [FilterInput!]) { customers(filters: $filters) { total items { uuid email } } }';
const columns = [{ path: 'email', title: 'Email' }];
const list = { query, columns };
const resource = { id: 'clubs', title: 'Clubs', permission: 'listClubs', list };
const fields = [{ name: 'name', label: 'Name' }];
const form = {
  api: '/api/clubs',
  nameField: 'name',
  newTitle: 'New club',
  sections: [{ title: 'Club', fields }],
};
const column = { ...columns[0], on: 'customers', permission: 'listCustomers', query };
/** Writes a folder of texts, each of which is the text of its file. */
function textsOf(name: string, files: Readonly<Record<string, string>>): { readonly texts: URL } {
  const folder = path.join(dir, name);
  mkdirSync(folder);
  for (const [one, text] of Object.entries(files)) writeFileSync(path.join(folder, one), text);
  return { texts: pathToFileURL(`${folder}/`) };
}
const english = '{"club.name":"Club"}';
const module = { file: pathToFileURL(file), contract: '^1' };
const withQuery = (text: string) => ({ resources: [{ ...resource, list: { ...list, query: text } }] });
const withForm = (more: object) => ({ resources: [{ ...resource, form: { ...form, ...more } }] });
const withModule = (more: object) => ({ module: { ...module, ...more } });

test('valid contributions are planned', async () => {
  const texts = textsOf('right', { 'en.json': english, 'pt-BR.json': '{"club.name":"Clube"}' });
  const parts = { resources: [{ ...resource, form }], columns: [column], module, ...texts };
  expect((await plan(parts)).quarantined).toEqual([]);
});

describe('the structure of admin contributions', () => {
  const wrong: readonly (readonly [object, string])[] = [
    [{ name: 'other' }, 'name must be the name of its extension, "club"'],
    [{ pages: [] }, 'Unrecognized key: "pages"'],
    [
      { resources: [{ ...resource, id: 'My Clubs' }] },
      'resources[0].id: must contain only lowercase letters',
    ],
    [{ resources: [{ ...resource, title: { de: 'Klubs' } }] }, 'resources[0].title: must be a string, or'],
    [{ resources: [{ ...resource, icon: 'rocket' }] }, 'resources[0].icon: Invalid option'],
    [{ columns: [{ ...column, on: 'clubs' }] }, 'columns[0].on: Invalid option'],
    [withModule({ contract: '1' }), 'module.contract: must be a version range of @shop/admin'],
    [withModule({ file }), 'module.file: must be a URL'],
    [{ texts: 'admin/texts' }, 'texts: must be the URL of a folder'],
    [withModule({ slots: [{ slot: 'order.top', permission: 'getOrder' }] }), 'module.slots[0].slot: Invalid'],
  ];
  test.each(wrong)('%# is rejected at startup', async (parts, message) => {
    await expect(plan(parts)).rejects.toThrow(message);
    await expect(plan(parts)).rejects.toThrow(/^extension club \(club\/index\.ts\): admin part "/);
  });
});

describe('contributions that do not fit the shop', () => {
  const wrong: readonly (readonly [object, string])[] = [
    [
      withQuery('query {'),
      'the query of the resource "clubs" of the admin is not valid GraphQL: Syntax Error',
    ],
    [
      withQuery(
        'query($filters: [FilterInput!]) { clubs(filters: $filters) { total items { uuid email } } }',
      ),
      'does not match the admin schema: Cannot query field "clubs" on type "Query"',
    ],
    [withQuery('{ customers { total items { uuid email } } }'), 'must declare the variable `$filters:'],
    [
      withQuery('query($filters: [FilterInput!]) { customers(filters: $filters) { total } }'),
      'must have one root field that returns a page of rows, and select its `items`',
    ],
    [withQuery(query.replace('uuid ', '')), 'must select the `uuid` of the `items`'],
    [withQuery(query.replace('total ', '')), 'must select both `total` and `items`'],
    [
      { resources: [{ ...resource, list: { ...list, columns: [{ path: 'fullName', title: 'Name' }] } }] },
      'the query does not select "fullName" of its items',
    ],
    [
      { columns: [{ ...column, path: 'email', as: 'money' }] },
      'the column "email" on customers: "email" is shown as money, so the query must select `email { text }`',
    ],
    [{ columns: [{ ...column, on: 'orders' }] }, 'on orders must select `orders`, as the list does'],
    [
      { columns: [{ ...column, as: 'club:stars' }] },
      'uses the kind "club:stars", which its own module does not define',
    ],
    [{ resources: [{ ...resource, permission: 'listClub' }] }, 'requires the unknown permission "listClub"'],
    [{ columns: [{ ...column, permission: 'getOwnAccount' }] }, 'the unknown permission "getOwnAccount"'],
    [{ resources: [resource, resource] }, 'has two admin pages at the path "clubs"'],
    [withForm({ api: '/api/club' }), 'the form needs a route GET /api/club/{id}'],
    [withForm({ newTitle: undefined }), 'newTitle'],
    [
      withForm({ sections: [{ title: 'Club', fields: [{ name: 'seat', label: 'Seats' }] }] }),
      'no body of its routes has the field "seat"',
    ],
    [
      { fields: [{ on: 'customers', title: 'Club', api: '/api/clubs', fields }] },
      'the fields on customers: the route PATCH /api/clubs/{uuid} does not exist',
    ],
    [
      { settingsPage: { title: 'Club', settings: [{ key: 'clubNames' }] } },
      'the settings page uses the unknown setting "clubNames"',
    ],
    [withModule({ file: pathToFileURL(`${dir}/other.js`) }), 'the admin module does not exist'],
    [
      withModule({ actions: [{ id: 'a', on: 'club', title: 'A', permission: 'listClubs' }] }),
      'the action "a" uses the unknown list "club"',
    ],
    [{ texts: pathToFileURL(`${dir}/none/`) }, 'the admin texts have no en.json'],
    [textsOf('german', { 'de.json': english }), 'the admin texts have no en.json'],
    [
      textsOf('lacking', { 'en.json': english, 'de.json': '{"club.title":"Klub"}' }),
      'the admin texts in de.json do not have the keys of en.json: club.name, club.title',
    ],
    [
      textsOf('nested', { 'en.json': '{"club":{"name":"Club"}}' }),
      'in en.json must be an object with strings',
    ],
    [
      textsOf('public', { 'en.json': english, 'package.json': '{}' }),
      'has a file that is not for a language: package.json',
    ],
  ];
  test.each(wrong)('%# stops the startup', async (parts, message) => {
    const failure: unknown = await plan(parts).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartFailure);
    const { exitCode, faults } = failure as StartFailure;
    expect(exitCode).toBe(7);
    expect(faults[0]).toMatchObject({ where: 'extension club (club/index.ts)' });
    expect(faults.map((fault) => fault.message).join('\n')).toContain(message);
  });

  test('a hint suggests the intended name', async () => {
    const failure = await plan({ resources: [{ ...resource, permission: 'listClub' }] }).catch(
      (error: unknown) => error,
    );
    expect((failure as StartFailure).faults[0]?.hint).toBe('Did you mean "listClubs"?');
  });

  test('a folder with server code is not served', async () => {
    const planning = plan(withModule({}), { entry: path.join(dir, 'index.ts') });
    await expect(planning).rejects.toThrow("it contains the extension's own code");
  });

  test('an optional extension is left out', async () => {
    const { quarantined, members } = await plan(withQuery('query {'), { required: false });
    expect(quarantined).toMatchObject([{ name: 'club' }]);
    expect(members.map(({ name }) => name)).not.toContain('club');
  });
});

test('the example is valid', async () => {
  const origin = { resolve: './loyalty', packageName: null, version: null, entry: null };
  const installed = [
    {
      state: 'loaded' as const,
      origin: { ...origin, required: true, discovered: false },
      extension: loyalty,
    },
  ];
  const { members } = await planShop(config, { installed });
  expect(members.map(({ name }) => name)).toContain('loyalty');
});
