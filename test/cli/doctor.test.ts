import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase, createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { shop as run } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

/** Extension in the store's folder, with a shipping provider that requires an account. */
const EXTENSION = `
import { defineExtension } from '@shop/runtime/extension';
export default defineExtension({
  name: 'couriers',
  api: '^1.0',
  setup: () => ({
    shippingProviders: [{
      code: 'couriers',
      name: 'Couriers',
      zoneConfigFields: [{ name: 'account', type: 'text', label: 'Account' }],
      getMethods: async () => [],
    }],
  }),
});
`;

let database: TestDatabase;
let store: TestStore;
let shop: TestShop;
let zoneId: string;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url });
  ({ zoneId } = await createZoneWithRate(shop, { countries: ['US'], cost: 5 }));
  dataOf(await shop.admin('POST', '/api/shippingZones', { name: 'Again', countries: ['US'] }));
  store = createStore({
    mode: 'development',
    extensions: ['@shop/core-shipping', '@shop/cod', './couriers'],
  });
  store.write('couriers/package.json', '{ "type": "module", "shop": { "extension": "./index.ts" } }');
  store.write('couriers/index.ts', EXTENSION);
});
afterAll(async () => {
  store.remove();
  await shop.stop();
  await database.drop();
});

const command = (...args: string[]) => run(args, { cwd: store.dir, env: { DATABASE_URL: database.url } });

test('the doctor marks what is done and what is not, names shadowed zones, and exits with 0', async () => {
  const { code, stdout } = await command('doctor');
  expect([code, stdout.match(/^✗.*$/gm)]).toEqual([0, null]);
  expect(stdout).toMatch(/^Setup\n! shop: /);
  expect(stdout).toContain('! payment: Cash on delivery. Decide whether to offer');
  expect(stdout).toMatch(/! shipping: Zone “Again” is never used/);
  expect(stdout).toContain('No problems found.');
});

test('a provider that lacks required fields in a zone is broken, and exits with 1', async () => {
  // The shop in this process does not have the provider, so the row is inserted directly.
  const zone = dataOf(await shop.admin('GET', `/api/shippingZones/${zoneId}`));
  await shop.db.run(sql.type(z.object({}))`
    insert into shipping_zone_provider (zone_id, provider_code)
    values (${zone.shipping_zone_id}, 'couriers')`);
  const { code, stdout } = await command('doctor', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(stdout).checks).toContainEqual({
    id: 'shipping',
    group: 'setUp',
    status: 'broken',
    message: expect.stringMatching(/^The provider of zone “Zone .*” is missing settings: Account\.$/),
    fix: 'Fix it in the admin at /admin/shipping.',
    admin_path: '/admin/shipping',
  });
});

test('a single check can be requested, and a misspelled name is exit 2 with the nearest one', async () => {
  const one = await command('doctor', '--only', 'databaseEncoding,clock', '--json');
  expect([one.code, JSON.parse(one.stdout).checks.map(({ id }: { id: string }) => id)]).toEqual([
    0,
    ['clock', 'databaseEncoding'],
  ]);
  const misspelt = await command('doctor', '--only', 'databaseEncodin');
  expect([misspelt.code, misspelt.stdout]).toEqual([2, '']);
  expect(misspelt.stderr).toContain('unknown check "databaseEncodin"\n  Did you mean databaseEncoding?');
  expect((await command('doctor', '--only', 'clock', '--data')).code).toBe(2);
  expect((await command('doctor', '--limit', '31')).code).toBe(2);
});

test('inconsistent records are reported with their fix, and exit with 8', async () => {
  await shop.db.run(sql.type(z.object({}))`
    insert into setting (name, value) values ('defaultProductTaxClassId', '4711')`);
  const { code, stdout } = await run(['doctor', '--data'], {
    cwd: store.dir,
    env: { DATABASE_URL: database.url },
    process: 'own',
  });
  expect(code).toBe(8);
  expect(stdout).toMatch(
    /^Records\n✗ taxClasses: .* Violations: 1 \(defaultProductTaxClassId\)\.\n {4}Choose others in the tax settings/,
  );
  expect(stdout).toMatch(/✓ \d\d checks passed\.\n\n1 problem must be fixed\.\n$/);
});

test('with pending migrations, only the machine and the configuration are checked', async () => {
  const empty = await createEmptyDatabase();
  try {
    const { code, stdout } = await run(['doctor', '--json'], {
      cwd: store.dir,
      env: { DATABASE_URL: empty.url },
    });
    expect(code).toBe(6);
    const { checks } = JSON.parse(stdout);
    expect(new Set(checks.map(({ group }: { group: string }) => group))).toEqual(new Set(['configuration']));
    expect(checks).toContainEqual(
      expect.objectContaining({
        id: 'migrations',
        status: 'broken',
        fix: expect.stringContaining('shop migrate'),
      }),
    );
  } finally {
    await empty.drop();
  }
});

test('the demo catalog is removed on request, and the second time nothing', async () => {
  expect((await command('seed', 'demo')).code).toBe(0);
  const removed = await command('seed', 'demo', '--remove');
  expect([removed.code, removed.stdout]).toEqual([0, expect.stringMatching(/^\d\d products removed\.\n$/)]);
  expect(dataOf(await shop.admin('GET', '/api/products'))).toEqual([]);
  expect((await command('seed', 'demo', '--remove')).stdout).toBe(
    'No demo products found. Nothing was removed.\n',
  );
  expect((await command('seed', 'demo', '--remove', '--products', '5')).code).toBe(2);
});
