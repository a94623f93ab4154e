import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { DeclaredMetafield, Extension } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { createDatabase } from '../support/databases.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { themeExtension } from '../support/theme.ts';

const DEFINITIONS = '/api/metafield-definitions';

let database: Awaited<ReturnType<typeof createDatabase>>;
let token: string | undefined;
const running: TestShop[] = [];
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const shop of running.splice(0)) await shop.stop();
});

/** Starts another process on the database. */
async function start(extensions: readonly Extension[], active?: string) {
  const config = active === undefined ? {} : { system: { theme: active } };
  const shop = await testShop({ databaseUrl: database.url, extensions, config });
  running.push(shop);
  token ??= await shop.adminToken();
  const ownToken = token;
  return {
    db: shop.db,
    admin: (method: string, path: string, body?: unknown): Promise<TestAnswer> =>
      shop.request(method, path, body, { token: ownToken }),
  };
}
type Running = Awaited<ReturnType<typeof start>>;

/** Stops all processes and starts a new one. */
async function restart(...args: Parameters<typeof start>): Promise<Running> {
  for (const shop of running.splice(0)) await shop.stop();
  return start(...args);
}

const sunrise = themeExtension('sunrise');
const sunset = themeExtension('sunset');

let number = 0;
const define = async (at: Running, sent: object = {}) =>
  dataOf(
    await at.admin('POST', DEFINITIONS, {
      ownerType: 'product',
      fieldKey: `field_${(number += 1)}`,
      name: 'A field',
      fieldType: 'short_text',
      provisionedByActiveTheme: true,
      ...sent,
    }),
  );
const remove = (at: Running, { uuid }: { uuid: string }, query = '') =>
  at.admin('DELETE', `${DEFINITIONS}/${uuid}${query}`);
const listed = async (at: Running, ownerType: string) =>
  dataOf(await at.admin('GET', `${DEFINITIONS}?ownerType=${ownerType}`));
const recorded = async ({ db }: Running) =>
  (
    await db.any(sql.type(z.object({ theme: z.string() }))`select theme from theme_install order by theme`)
  ).map(({ theme }) => theme);

test('a theme’s definition is kept while the theme is active, and while it is installed', async () => {
  let shop = await start([sunrise, sunset], 'sunrise');
  const [first, second] = [await define(shop), await define(shop)];
  expect(first.provisionedByTheme).toBe('sunrise');
  const conflict = [409, 'METAFIELD_DEFINITION_KEPT_BY_THEME', expect.stringContaining('theme "sunrise"')];
  expect(refusalOf(await remove(shop, first))).toEqual(conflict);

  shop = await restart([sunrise, sunset], 'sunset');
  expect(await recorded(shop)).toEqual(['sunrise', 'sunset']);
  expect(refusalOf(await remove(shop, first))).toEqual(conflict);
  expect((await define(shop)).provisionedByTheme).toBe('sunset');

  shop = await restart([sunrise]);
  expect(refusalOf(await remove(shop, first, '?force=TRUE'))).toEqual(conflict);
  expect(await define(shop)).not.toHaveProperty('provisionedByTheme');
  expect(dataOf(await remove(shop, first, '?force=true'))).toEqual({ uuid: first.uuid });

  shop = await restart([]);
  expect(await recorded(shop)).toEqual([]);
  expect(dataOf(await remove(shop, second))).toEqual({ uuid: second.uuid });
});

test('every process applies an install that another one recorded, and its own active theme', async () => {
  const without = await start([]);
  const withTheme = await start([sunrise], 'sunrise');
  const made = await define(withTheme);
  expect((await remove(without, made)).status).toBe(409);
  await without.db.run(sql.type(z.object({}))`delete from theme_install`);
  expect((await remove(withTheme, made)).status).toBe(409);
  expect((await remove(without, made)).status).toBe(200);
});

test('many processes that start concurrently record the same', async () => {
  const shops = await Promise.all([
    start([sunrise, sunset], 'sunset'),
    start([sunrise, sunset], 'sunset'),
    start([sunrise, sunset], 'sunset'),
  ]);
  expect(await recorded(shops[0])).toEqual(['sunrise', 'sunset']);
});

test.each([
  ['a theme that is not installed', [sunset], 'no enabled extension is named "sunrise"'],
  [
    'an extension that is no theme',
    [defineExtension({ name: 'sunrise', api: '^1.0', setup: () => ({}) })],
    'system.theme: the extension "sunrise" is not a theme',
  ],
  [
    'a theme of another extension',
    [
      defineExtension({ name: 'sky', api: '^1.0', setup: () => ({ theme: [{ name: 'sunrise' }] }) }),
      defineExtension({ name: 'sunrise', api: '^1.0', setup: () => ({}) }),
    ],
    'theme "sunrise": name must be the name of its extension, "sky"',
  ],
])('a shop whose active theme is %s does not start', async (_, extensions, message) =>
  expect(start(extensions, 'sunrise')).rejects.toThrow(message),
);

test('an active theme creates the custom fields that it declares, once', async () => {
  const requested: DeclaredMetafield[] = [
    { ownerType: 'collection', key: 'banner', name: 'Banner', type: 'url', position: 2 },
    {
      ownerType: 'collection',
      namespace: 'look',
      key: 'tiles',
      name: 'Tiles',
      type: 'group',
      isList: true,
      visibleToCustomer: false,
      subFields: [{ key: 'title', type: 'short_text', required: true }],
    },
    { ownerType: 'category', key: 'banner', name: 'Banner', type: 'url' },
  ];
  const theme = themeExtension('sunrise', { metafieldDefinitions: requested });
  let shop = await start([theme]);
  expect(await listed(shop, 'collection')).toEqual([]);
  shop = await restart([theme], 'sunrise');
  const made = await listed(shop, 'collection');
  expect(made).toMatchObject([
    {
      namespace: 'look',
      key: 'tiles',
      isList: true,
      visibleToCustomer: false,
      subFields: [{ key: 'title', type: 'short_text', required: true }],
      provisionedByTheme: 'sunrise',
    },
    { namespace: 'custom', key: 'banner', position: 2, required: false, provisionedByTheme: 'sunrise' },
  ]);
  expect((await listed(shop, 'category'))[0].key).toBe('banner');
  // The merchant's changes are preserved.
  const [tiles, banner] = made;
  await shop.admin('PATCH', `${DEFINITIONS}/${banner.uuid}`, { name: 'Large banner', required: true });
  await remove(shop, tiles, '?force=true');
  shop = await restart([theme], 'sunrise');
  const reloaded = await listed(shop, 'collection');
  expect(reloaded[1]).toMatchObject({ uuid: banner.uuid, name: 'Large banner', required: true });
  expect(reloaded[0].uuid).not.toBe(tiles.uuid);
  // The widgets remain when the theme is removed.
  shop = await restart([]);
  expect(await listed(shop, 'collection')).toHaveLength(2);
});

test('an existing field is adopted with the same type, and unchanged with another', async () => {
  let shop = await start([]);
  const own = { ownerType: 'customer', provisionedByActiveTheme: false };
  const fitting = await define(shop, { ...own, fieldKey: 'fitting', fieldType: 'color' });
  await define(shop, { ...own, fieldKey: 'other_type', fieldType: 'integer' });
  await define(shop, { ...own, fieldKey: 'other_list', fieldType: 'url', isList: true });
  const requests = (name: string) =>
    themeExtension(name, {
      metafieldDefinitions: ['fitting', 'other_type', 'other_list'].map((key) => ({
        ownerType: 'customer',
        key,
        name: key,
        type: key === 'fitting' ? 'color' : 'url',
      })),
    });
  shop = await restart([requests('sunrise'), requests('sunset')], 'sunrise');
  const marks = async () =>
    (await listed(shop, 'customer')).map(({ provisionedByTheme }: { provisionedByTheme?: string }) => [
      provisionedByTheme,
    ]);
  expect(await marks()).toEqual([['sunrise'], [undefined], [undefined]]);
  expect((await listed(shop, 'customer'))[0]).toEqual({ ...fitting, provisionedByTheme: 'sunrise' });
  shop = await restart([requests('sunrise'), requests('sunset')], 'sunset');
  expect(await marks()).toEqual([['sunrise'], [undefined], [undefined]]);
});

test('an error in a theme’s field blocks neither the others nor the startup', async () => {
  const theme = themeExtension('sunrise', {
    metafieldDefinitions: [
      { ownerType: 'order', key: 'No Key', name: 'A', type: 'url' },
      { ownerType: 'order', key: 'required', name: 'A', type: 'url', required: true } as never,
      { ownerType: 'order', key: 'group', name: 'A', type: 'group' },
      null as never,
      { ownerType: 'order', key: 'good', name: 'A', type: 'url' },
      { ownerType: 'order', key: 'good', name: 'B', type: 'integer' },
      { ownerType: 'spaceship', key: 'good', name: 'A', type: 'url' },
    ],
  });
  const shop = await start([theme], 'sunrise');
  expect(await listed(shop, 'order')).toMatchObject([{ key: 'good', name: 'A', type: 'url' }]);
  expect(await listed(shop, 'spaceship')).toHaveLength(1);
  const broken = await restart([themeExtension('sunrise', { metafieldDefinitions: 5 as never })], 'sunrise');
  expect(await recorded(broken)).toEqual(['sunrise']);
});
