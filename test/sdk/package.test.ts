import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { gzipSync } from 'node:zlib';
import { buildSchema } from 'graphql';
import { build } from 'tsup';
import { afterAll, beforeAll, expect, test } from 'vitest';

const sdk = path.join(import.meta.dirname, '../../packages/sdk');

/** Bundles a front-end program like the front end's own bundler. */
async function bundle(source: string, format: 'esm' | 'iife' = 'esm'): Promise<string> {
  const folder = await mkdtemp(path.join(sdk, '.bundle-'));
  try {
    await writeFile(path.join(folder, 'program.ts'), source);
    await build({
      entry: [path.join(folder, 'program.ts')],
      outDir: path.join(folder, 'out'),
      format,
      globalName: 'bundle',
      minify: true,
      target: 'es2022',
      platform: 'neutral',
      noExternal: [/./],
      config: false,
      silent: true,
      esbuildOptions(options) {
        options.alias = {
          '@shop/sdk/resources': `${sdk}/src/resources.ts`,
          '@shop/sdk': `${sdk}/src/index.ts`,
        };
      },
    });
    const [file = ''] = await readdir(path.join(folder, 'out'));
    return await readFile(path.join(folder, 'out', file), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

const bundles = new Map<string, Promise<string>>();

/** Returns the bundle of a front-end program, which is created only once. */
function bundleOf(source: string): Promise<string> {
  const made = bundles.get(source) ?? bundle(source);
  bundles.set(source, made);
  return made;
}

const zipped = (text: string): number => gzipSync(text, { level: 9 }).length;

const CORE = `import { createClient } from '@shop/sdk'; export const shop = createClient({ baseUrl: '' }, {});`;
const CHECKOUT = `import { createClient, isShopError } from '@shop/sdk';
import { carts, orders, products } from '@shop/sdk/resources';
export const shop = createClient({ baseUrl: '' }, { carts, orders, products });
export { isShopError };`;
const STOREFRONT = `export { createStorefrontClient } from '@shop/sdk';`;
const ADMIN = `export { createAdminClient } from '@shop/sdk';`;
const ALL = `export { createShopClient } from '@shop/sdk';`;

test('what a front end does not use is not in its bundle', async () => {
  const [core, checkout, all] = await Promise.all([CORE, CHECKOUT, ALL].map(bundleOf));
  expect(core).not.toContain('/api/carts');
  expect(checkout).toContain('/api/carts/{id}/items');
  expect(checkout).not.toContain('/api/coupons');
  expect(all).toContain('/api/coupons');
});

test('the clients of shoppers and of administrators have only their own routes', async () => {
  const [storefront, admin] = await Promise.all([STOREFRONT, ADMIN].map(bundleOf));
  const routesOf = (bundled: string | undefined) =>
    bundled?.match(/(?:GET|POST|PATCH|PUT|DELETE) \/[^ "]*/g) ?? [];
  expect(routesOf(storefront)).toContain('POST /api/carts/{id}/items');
  expect(
    routesOf(storefront).filter((route) => /admin|api\/(?:coupons|products|users|settings)/.test(route)),
  ).toEqual([]);
  expect(routesOf(admin)).toContain('GET /api/coupons');
  expect(routesOf(admin).filter((route) => /customers\/me|POST \/api\/carts/.test(route))).toEqual([]);
});

test.each([
  ['the core', CORE, 3.6],
  ['a checkout', CHECKOUT, 6],
  ['a client of shoppers', STOREFRONT, 6],
  ['a client of administrators', ADMIN, 9],
  ['every method of the API', ALL, 9.5],
])('%s stays small', async (_, source, kilobytes) => {
  expect(zipped(await bundleOf(source))).toBeLessThan(kilobytes * 1000);
});

test('the package contains both GraphQL schemas as files', async () => {
  for (const [name, type] of [
    ['storefront', 'Cart'],
    ['admin', 'AdminUser'],
  ]) {
    const schema = buildSchema(await readFile(path.join(sdk, `${name}.graphql`), 'utf8'));
    expect(schema.getType(type as string)).toBeDefined();
  }
});

const PROGRAM = `import { createShopClient } from '@shop/sdk';
export async function run(baseUrl) {
  const shop = createShopClient({ baseUrl });
  const rows = [];
  for await (const { sku } of shop.products.list({ limit: 2 })) rows.push(sku);
  const { uuid } = await shop.orders.create({ cart_id: 'c' });
  const code = await shop.orders.get('none').catch((error) => error.code);
  return { rows, uuid, code };
}`;

let shop: { url: string; keys: (string | undefined)[]; stop: () => void };
beforeAll(async () => {
  const keys: (string | undefined)[] = [];
  const server = createServer((req, res) => {
    const json = (status: number, body: object) =>
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const url = new URL(req.url ?? '', 'http://shop.test');
    if (req.method === 'POST') {
      keys.push(req.headers['idempotency-key'] as string | undefined);
      return keys.length % 2 === 1 ? req.socket.destroy() : json(200, { data: { uuid: 'u' } });
    }
    if (url.pathname.startsWith('/api/orders'))
      return json(404, { error: { code: 'ORDER_NOT_FOUND', message: 'x' } });
    const isLast = url.searchParams.get('page') === '2';
    const meta = { total: 3, page: isLast ? 2 : 1, limit: 2, next: isLast ? null : '/api/products?page=2' };
    return json(200, { data: isLast ? [{ sku: 'C' }] : [{ sku: 'A' }, { sku: 'B' }], meta });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
});
afterAll(() => shop.stop());

const ANSWER = { rows: ['A', 'B', 'C'], uuid: 'u', code: 'ORDER_NOT_FOUND' };

test('runs with only web APIs, as in edge workers', async () => {
  const { AbortController, AbortSignal, Blob, FormData, Headers, URL, URLSearchParams } = globalThis;
  const web = { AbortController, AbortSignal, Blob, FormData, Headers, URL, URLSearchParams };
  const { clearTimeout, crypto, fetch, performance, setTimeout } = globalThis;
  const realm = vm.createContext({ ...web, clearTimeout, crypto, fetch, performance, setTimeout });
  const source = await bundle(PROGRAM, 'iife');
  const { run } = vm.runInContext(`${source}; bundle`, realm) as { run: (url: string) => Promise<unknown> };
  expect(JSON.parse(JSON.stringify(await run(shop.url)))).toEqual(ANSWER);
  const [first, second] = shop.keys.slice(-2);
  expect([first === second, first?.length]).toEqual([true, 32]);
});

const others = [
  ['Node 20', process.env['NODE20'] ?? '/usr/bin/node', []],
  ['Bun', process.env['BUN'] ?? '/usr/bin/bun', ['run']],
  ['Deno', process.env['DENO'] ?? '/usr/bin/deno', ['run', '--allow-net']],
] as const;

test.each(others.filter(([, command]) => existsSync(command)))('runs on %s', async (_, command, args) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sdk-'));
  const file = path.join(folder, 'program.mjs');
  const call = `console.log(JSON.stringify(await run('${shop.url}')));`;
  await writeFile(file, await bundle(`${PROGRAM}\n${call}`));
  const { stdout } = await promisify(execFile)(command, [...args, file]);
  expect(JSON.parse(stdout)).toEqual(ANSWER);
  await rm(folder, { recursive: true });
});
