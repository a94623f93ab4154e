import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { adminIsServed } from '../support/adminUi.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { installFolder, npmInstall, packInto } from './packed.ts';
import { endAll, shop, startShop } from './shopProcess.ts';
import type { RunOptions } from './shopProcess.ts';

const run = promisify(execFile);
const packages = [
  'packages/admin',
  'packages/runtime',
  'packages/cli',
  'packages/sdk',
  'extensions/core-shipping',
  'extensions/cod',
] as const;

const METRICS_TOKEN = 'a-token-of-32-characters-for-tests';

/** A purchase script in the store, using the SDK installed from its tarball. */
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
const { uuid, payment_status, items } = await shop.orders.create({ cart_id: cartId });
console.log(JSON.stringify({ uuid, payment_status, bought: items[0].product_sku === sku }));
`;

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = installFolder('installed');
  database = await createDatabase();
});
afterEach(async () => {
  await endAll();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('a store installed from the packed tarballs without optional packages has at most 100 MB, sells and prints invoices', async () => {
  await install();
  expect(await megabytes('node_modules')).toBeLessThanOrEqual(100);
  const through = [process.execPath, path.join(folder, 'node_modules/@shop/cli/bin/shop.js')];
  const options = { cwd: folder, through, env: { DATABASE_URL: database.url } };
  const listed = await shop(['extension', 'list'], options);
  expect(listed.stderr).toBe('');
  expect(listed.stdout).toMatch(/^core-shipping +loaded/m);
  expect(listed.stdout).toMatch(/^cod +loaded/m);

  // An ordinary store does not need the Redis client. Only stores that set a Redis URL install it.
  const withRedis = await shop(['start', '--port', '0'], {
    ...options,
    env: { ...options.env, REDIS_URL: 'redis://127.0.0.1:1' },
  });
  expect([withRedis.code, withRedis.stderr]).toEqual([
    3,
    expect.stringContaining('Run "npm install @redis/client" in the store\'s folder'),
  ]);

  const running = startShop(['start', '--port', '0'], options);
  const [, url = ''] = await running.prints(/Shop is listening on (\S+)/);
  // The admin package is already built and has no dependencies.
  await adminIsServed(url);
  const { stdout } = await run(process.execPath, ['buy.js', url], { cwd: folder });
  const { uuid, ...order } = JSON.parse(stdout) as { readonly uuid: string };
  expect(order).toEqual({ payment_status: 'cod_pending', bought: true });
  expect(await metricsOf(url)).toMatch(/^shop_http_request_duration_seconds_count\{.*route="createOrder"/m);
  expect(await invoiceOf(uuid, url, await logIn(url, options))).toMatch(/^%PDF-1[^]*NotoSans/);
  expect(await running.end('SIGTERM')).toBe(0);

  const bundled = globSync('node_modules/@shop/runtime/dist/platform/bundled/*.js', { cwd: folder });
  expect(bundled).toContain('node_modules/@shop/runtime/dist/platform/bundled/webAuthn.js');
  const load = `for (const file of ${JSON.stringify(bundled)}) await import('./' + file)`;
  await run(process.execPath, ['--input-type=module', '--eval', load], { cwd: folder });
});

/** Creates an administrator and signs in with the password. Returns the access token. */
async function logIn(url: string, options: RunOptions): Promise<string> {
  const [email, password] = ['ada@example.com', 'a long password of Ada'];
  const made = await shop(['user', 'create', '--email', email, '--password-stdin'], {
    ...options,
    input: password,
  });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const response = await fetch(`${url}/api/user/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { readonly data: { readonly accessToken: string } }).data.accessToken;
}

/** Issues an order's invoice and downloads it. Returns its bytes as Latin-1 text. */
async function invoiceOf(order: string, url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ kind: 'invoice' });
  await fetch(`${url}/api/orders/${order}/documents`, { method: 'POST', headers, body });
  const response = await fetch(`${url}/api/orders/${order}/documents/invoice`, { headers });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
}

/** Reads the shop's metrics, which a bundled library collects. */
async function metricsOf(url: string): Promise<string> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return response.text();
}

/** Returns the disk space that a folder uses, in megabytes. */
async function megabytes(name: string): Promise<number> {
  const { stdout } = await run('du', ['-sk', name], { cwd: folder });
  return Number.parseInt(stdout, 10) / 1024;
}

/** Packs the packages and installs the tarballs in the folder with npm, like a merchant. */
async function install(): Promise<void> {
  const files = await packInto(folder, packages);
  write('shop.config.json', { mode: 'development', demo: true, metrics: { token: METRICS_TOKEN } });
  write('package.json', { private: true, type: 'module' });
  writeFileSync(path.join(folder, 'buy.js'), PURCHASE);
  await npmInstall(folder, '--omit=optional', ...files);
  expect(Object.keys(manifest().dependencies)).toHaveLength(packages.length);
}

const write = (name: string, content: object): void =>
  writeFileSync(path.join(folder, name), JSON.stringify(content));

const manifest = (): { readonly dependencies: object } =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { readonly dependencies: object };
