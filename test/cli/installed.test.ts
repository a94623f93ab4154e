import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminIsServed } from '../support/adminUi.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { npmInstall, packInto } from './packed.ts';
import { endAll, shop, startShop } from './shopProcess.ts';

const run = promisify(execFile);
const packages = [
  'packages/admin',
  'packages/runtime',
  'packages/cli',
  'packages/sdk',
  'extensions/core-shipping',
  'extensions/cod',
];

/** A purchase as a script of the store makes it, by the SDK that was installed from its tarball. */
const PURCHASE = `
import { createShopClient } from '@shop/sdk';

const shop = createShopClient({ baseUrl: process.argv[2] });
const { products } = await shop.graphql('{ products { items { sku noShippingRequired } } }');
const { sku } = products.items.find((product) => !product.noShippingRequired);
const { cartId } = await shop.carts.create({ items: [{ sku, qty: 1 }] });
const address = {
  full_name: 'Ada Lovelace', telephone: '555 0100', address_1: '12 Analytical Row',
  city: 'Oakland', province: 'US-CA', country: 'US', postcode: '94607',
};
await shop.carts.setContact(cartId, { email: 'ada@example.com' });
await shop.carts.setAddress(cartId, { type: 'shipping', address });
const [method] = await shop.carts.availableShippingMethods(cartId);
await shop.carts.setShippingMethod(cartId, { provider_code: method.providerCode, method_code: method.code });
await shop.carts.setPaymentMethod(cartId, { method_code: 'cod', method_name: 'Cash on delivery' });
const { payment_status, items } = await shop.orders.create({ cart_id: cartId });
console.log(JSON.stringify({ payment_status, bought: items[0].product_sku === sku }));
`;

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-installed-'));
  database = await createDatabase();
});
afterEach(async () => {
  await endAll();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('a store installed from the packed tarballs, outside of the repository, sells', async () => {
  await install();
  const through = [process.execPath, path.join(folder, 'node_modules/@shop/cli/bin/shop.js')];
  const options = { cwd: folder, through, env: { DATABASE_URL: database.url } };
  const listed = await shop(['extension', 'list'], options);
  expect(listed.stderr).toBe('');
  expect(listed.stdout).toMatch(/^core-shipping +loaded/m);
  expect(listed.stdout).toMatch(/^cod +loaded/m);

  // Nothing of an ordinary store needs the client of Redis, so that it is installed by those who set its address.
  const withRedis = await shop(['start', '--port', '0'], {
    ...options,
    env: { ...options.env, REDIS_URL: 'redis://127.0.0.1:1' },
  });
  expect([withRedis.code, withRedis.stderr]).toEqual([
    3,
    expect.stringContaining('Run "npm install @redis/client" in the folder of the store'),
  ]);

  const running = startShop(['start', '--port', '0'], options);
  const [, url = ''] = await running.prints(/Shop listens on (\S+)/);
  // The admin comes built, with a package that has no dependencies.
  await adminIsServed(url);
  const { stdout } = await run(process.execPath, ['buy.js', url], { cwd: folder });
  expect(JSON.parse(stdout)).toEqual({ payment_status: 'cod_pending', bought: true });
  expect(await running.end('SIGTERM')).toBe(0);
});

/** Packs the packages, and installs the tarballs into the folder as a merchant would, with npm. */
async function install(): Promise<void> {
  const files = await packInto(folder, packages);
  write('shop.config.json', { mode: 'development', demo: true });
  write('package.json', { private: true, type: 'module' });
  writeFileSync(path.join(folder, 'buy.js'), PURCHASE);
  await npmInstall(folder, ...files);
  expect(Object.keys(manifest().dependencies)).toHaveLength(packages.length);
}

const write = (name: string, content: object): void =>
  writeFileSync(path.join(folder, name), JSON.stringify(content));

const manifest = (): { readonly dependencies: object } =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { readonly dependencies: object };
