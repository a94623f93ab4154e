import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { installFolder, npmInstall } from '../cli/packed.ts';
import { createProduct, testShop } from '../support/shop.ts';

/*
 * Clients that others generate from the OpenAPI document compile strictly, with typed data and typed codes of refusals, and work. Their
 * generators need another TypeScript than ours, and so a folder of their own.
 */

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const run = promisify(execFile);

const PACKAGES = [
  'openapi-typescript@7.13.0',
  'openapi-fetch@0.17.0',
  '@hey-api/openapi-ts@0.99.0',
  'typescript@5.9.3',
];

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'nodenext',
    types: [],
    rootDir: 'src',
    outDir: 'dist',
  },
  include: ['src'],
};

/** What both programs do with their products, their cart and the refusal of too many units. */
const PROGRAM = `
  if (products.error) throw new Error(products.error.error.code);
  const skus: string[] = products.data.data.map((product) => product.sku);
  const total: number = products.data.meta.total;

  const cart = await createACart();
  if (cart.error) throw new Error(cart.error.error.code);
  const id: string = cart.data.data.cartId;
  const added = await add(id, 1);
  if (added.error) throw new Error(added.error.error.code);
  const count: number = added.data.data.count;

  const refused = await add(id, 90);
  if (!refused.error) throw new Error('It is not refused');
  const { code, message } = refused.error.error;
  // @ts-expect-error No operation is refused with this.
  if (code === 'NOT_ENOUGH_STOK') throw new Error(message);
  return { skus, total, count, refused: code === 'NOT_ENOUGH_STOCK' ? message : code };
}
`;

const PROGRAMS = {
  openApiFetch: `import createClient from 'openapi-fetch';
import type { paths } from './openapi.js';

export async function run(baseUrl: string, token: string, sku: string) {
  const client = createClient<paths>({ baseUrl });
  const headers = { authorization: \`Bearer \${token}\` };
  const products = await client.GET('/api/products', { headers, params: { query: { limit: 5 } } });
  const createACart = () => client.POST('/api/carts', { body: { items: [{ sku, qty: 1 }] } });
  const add = (id: string, qty: number) =>
    client.POST('/api/carts/{id}/items', { params: { path: { id } }, body: { sku, qty } });
${PROGRAM}`,
  heyApi: `import { createClient } from './hey/client/index.js';
import { addCartItem, createCart, listProducts } from './hey/index.js';

export async function run(baseUrl: string, token: string, sku: string) {
  const client = createClient({ baseUrl });
  const products = await listProducts({ client, auth: token, query: { limit: 5 } });
  const createACart = () => createCart({ client, body: { items: [{ sku, qty: 1 }] } });
  const add = (id: string, qty: number) => addCartItem({ client, path: { id }, body: { sku, qty } });
${PROGRAM}`,
};

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await testShop({ config: { rateLimit: {} } });
  folder = installFolder('clients');
  const write = (file: string, content: string) => writeFileSync(path.join(folder, file), content);
  mkdirSync(path.join(folder, 'src'));
  write('package.json', JSON.stringify({ private: true, type: 'module' }));
  write('tsconfig.json', JSON.stringify(TSCONFIG));
  write('openapi.json', JSON.stringify((await shop.request('GET', '/api/openapi.json')).body));
  for (const [name, program] of Object.entries(PROGRAMS)) {
    write(`src/${name}.ts`, program);
    write(
      `${name}.js`,
      `import { run } from './dist/${name}.js';\nconsole.log(JSON.stringify(await run(...process.argv.slice(2))));\n`,
    );
  }
  await npmInstall(folder, ...PACKAGES);
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a program of the folder with the Node of this process; its output is part of the error. */
async function node(...args: readonly string[]): Promise<string> {
  try {
    return (await run(process.execPath, [...args], { cwd: folder, maxBuffer: 1e8 })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string };
    throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

test('clients of openapi-typescript and of hey-api compile strictly, know data and codes, and work', async () => {
  await node('node_modules/openapi-typescript/bin/cli.js', 'openapi.json', '-o', 'src/openapi.ts');
  await node('node_modules/@hey-api/openapi-ts/bin/run.js', '-i', 'openapi.json', '-o', 'src/hey');
  await node('node_modules/typescript/bin/tsc', '-p', '.');

  const { sku } = await createProduct(shop, { price: 10, qty: 50 });
  const token = await shop.adminToken();
  for (const name of Object.keys(PROGRAMS)) {
    const answer = JSON.parse(await node(`${name}.js`, shop.url, token, sku));
    expect(answer, name).toEqual({ skus: [sku], total: 1, count: 1, refused: 'We do not have enough stock' });
  }
});
