import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import loyalty from '../../examples/extensions/loyalty/src/index.ts';
import { adminIsServed } from '../support/adminUi.ts';
import { adminsOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
beforeAll(async () => {
  shop = await testShop({ extensions: [loyalty] });
  await adminIsServed(shop.url);
});
afterAll(() => shop?.stop());

/** Reads the manifest as an administrator with the given permissions. */
async function manifestWith(...permissions: string[]) {
  const admin = await newAdmin([await newRole(...permissions)]);
  const token = await tokenOf(admin);
  return dataOf(await shop.request('GET', '/api/admin/manifest', undefined, { token }));
}

const manifest = async () => dataOf(await shop.admin('GET', '/api/admin/manifest'));

describe('the admin manifest', () => {
  test('has what the extensions declare, with the field descriptions from the routes', async () => {
    const { resources, settings_pages: settingsPages, columns, fields, modules } = await manifest();
    expect(resources).toMatchObject([
      {
        extension: 'loyalty',
        id: 'rewards',
        icon: 'star',
        section: 'extensions',
        permission: 'listLoyaltyRewards',
        list: { key: 'loyaltyRewards', search: 'name[like]' },
        form: {
          api: '/api/loyalty/rewards',
          create: 'createLoyaltyReward',
          update: 'updateLoyaltyReward',
          delete: 'deleteLoyaltyReward',
        },
      },
    ]);
    const [reward, who] = resources[0].form.sections;
    expect(reward.fields).toMatchObject([
      { name: 'name', kind: 'text', isRequired: true },
      { name: 'points', kind: 'loyalty:points', isRequired: true },
    ]);
    expect(who.isSide).toBe(true);
    expect(who.fields).toMatchObject([
      {
        name: 'level',
        kind: 'choice',
        isRequired: true,
        initial: 'bronze',
        choices: [
          { value: 'bronze', label: 'Bronze' },
          { value: 'silver', label: { en: 'Silver', de: 'Silber' } },
          { value: 'gold', label: 'Gold' },
        ],
      },
      { name: 'is_enabled', kind: 'switch', initial: true },
    ]);
    expect(settingsPages).toMatchObject([
      {
        extension: 'loyalty',
        settings: [
          'loyaltyPointsPerUnit',
          'loyaltyName',
          'loyaltyDiscountPercent',
          'loyaltyDiscountFrom',
          'loyaltyCreditPercent',
          'loyaltyCreditDays',
        ].map((key) => ({ key })),
      },
    ]);
    expect(columns).toMatchObject([{ on: 'customers', key: 'customers', path: 'loyaltyPoints' }]);
    expect(fields).toMatchObject([{ on: 'customers', update: 'updateLoyaltyAccount' }]);
    expect(modules).toMatchObject([
      {
        extension: 'loyalty',
        contract: '^1',
        pages: [{ path: 'overview' }],
        slots: ['dashboard.tile', 'order.side'],
        actions: [{ id: 'recount', on: 'customers', isDangerous: false }],
      },
    ]);
  });

  test('omits what the administrator’s roles do not permit, and is only for administrators', async () => {
    const anonymous = await manifestWith('listProducts');
    expect(anonymous).toEqual({
      resources: [],
      settings_pages: [],
      columns: [],
      fields: [],
      modules: [],
      texts: [],
    });
    const lists = await manifestWith('listLoyaltyRewards');
    expect(lists.resources).toMatchObject([{ id: 'rewards', form: null }]);
    expect(lists.modules).toMatchObject([{ pages: [], slots: [], actions: [] }]);
    const reads = await manifestWith('getLoyaltyAccount', 'getSettingsSchema');
    expect([reads.columns.length, reads.fields.length, reads.settings_pages.length]).toEqual([1, 1, 1]);
    expect(reads.modules[0].slots).toEqual(['order.side']);
    expect((await shop.request('GET', '/api/admin/manifest')).status).toBe(401);
  });
});

describe('the files of an extension module', () => {
  test('are cached permanently, count toward no limit, and have a stylesheet next to them', async () => {
    const [{ address, styles }] = (await manifest()).modules;
    expect(address).toMatch(/^\/admin\/extensions\/loyalty\/[\da-f]{16}\/admin\.js$/);
    for (const [file, type] of [
      [address, 'text/javascript; charset=utf-8'],
      [styles, 'text/css; charset=utf-8'],
    ]) {
      const answer = await fetch(shop.url + file);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('ratelimit-limit')).toBeNull();
      expect((await answer.text()).length).toBeGreaterThan(100);
    }
  });

  test('are only those in its folder', async () => {
    const [{ address }] = (await manifest()).modules;
    const folder = address.replace('admin.js', '');
    for (const other of [
      `${folder}..%2fsrc%2findex.ts`,
      `${folder}..%2fpackage.json`,
      `${folder}%2e%2e/src/index.ts`,
      `${folder}nothing.js`,
      address.replace(/[\da-f]{16}/, '0123456789abcdef'),
      address.replace('loyalty', 'cod'),
    ])
      expect([other, (await fetch(shop.url + other)).status]).toEqual([other, 404]);
  });
});

test('the pages of extensions respond with 200, and other paths below them with 404', async () => {
  const status = async (page: string) =>
    (await fetch(`${shop.url}/admin/x/${page}`, { headers: { accept: 'text/html' } })).status;
  const uuid = '4a1c1a4e-0000-4000-8000-000000000000';
  for (const page of ['rewards', 'rewards/new', `rewards/edit/${uuid}`, 'overview', 'settings'])
    expect([page, await status(`loyalty/${page}`)]).toEqual([page, 200]);
  for (const page of ['loyalty/nothing', 'nobody/rewards', 'loyalty/overview/new', 'loyalty'])
    expect([page, await status(page)]).toEqual([page, 404]);
});
