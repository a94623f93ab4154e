import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import loyalty from '../../examples/extensions/loyalty/src/index.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { dataOf, testShop } from '../support/shop.ts';
import { repository, shop } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

/** An extension that sets the names of its SDK methods. A voucher is shown only once, so its response is not replayed. */
const VOUCHERS = `
import { defineExtension, defineRoute, z } from '@shop/runtime/extension';
export default defineExtension({
  name: 'voucher-desk',
  api: '^1.0',
  setup: () => ({
    routes: [
      defineRoute({
        id: 'issueVoucher',
        does: 'Creates a voucher and answers its code, this once.',
        method: 'POST',
        path: '/api/voucher-desk/vouchers',
        access: 'admin',
        idempotency: 'none',
        sdk: { resource: 'vouchers', method: 'create' },
        body: z.object({ amount: z.string() }),
        response: z.object({ code: z.string() }),
        handle: () => ({ code: 'A' }),
      }),
    ],
  }),
});
`;

let database: TestDatabase;
let store: TestStore;
let running: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  running = await testShop({ databaseUrl: database.url, extensions: [coreShipping, cod, loyalty] });
  store = createStore({
    mode: 'development',
    extensions: [
      '@shop/core-shipping',
      '@shop/cod',
      path.join(repository, 'examples/extensions/loyalty'),
      './vouchers',
    ],
  });
  store.write('package.json', '{ "name": "store", "private": true, "type": "module" }');
  store.write('vouchers/index.ts', VOUCHERS);
  const material = {
    ownerType: 'product',
    fieldKey: 'material',
    name: 'Material',
    fieldType: 'short_text',
    validations: [{ type: 'choices', values: ['wood', 'steel'] }],
  };
  for (const definition of [
    material,
    { ownerType: 'product', fieldKey: 'sizes', name: 'Sizes', fieldType: 'number', isList: true },
    { ownerType: 'order', fieldKey: 'gift', name: 'Gift', fieldType: 'boolean' },
  ])
    dataOf(await running.admin('POST', '/api/metafield-definitions', definition));
});
afterAll(async () => {
  await running.stop();
  store.remove();
  await database.drop();
});

const generate = (...args: readonly string[]) =>
  shop(['sdk', 'generate', '--out', 'src/shop', ...args], {
    cwd: store.dir,
    env: { DATABASE_URL: database.url },
  });

test('writes the files, and reports with --check whether they are up to date', async () => {
  expect(await generate('--check')).toMatchObject({ code: 1, stderr: expect.stringContaining('index.ts') });
  expect(await generate()).toMatchObject({
    code: 0,
    stdout: 'Written to src/shop: index.ts, graphql.ts, storefront.graphql, admin.graphql.\n',
  });
  expect(await generate('--check')).toMatchObject({ code: 0, stdout: expect.stringContaining('up to date') });
  const written = path.join(store.dir, 'src/shop/index.ts');
  const text = readFileSync(written, 'utf8');
  writeFileSync(written, text.replace('material', 'materials'));
  const stale = await generate('--check', '--json');
  expect([stale.code, JSON.parse(stale.stdout).changed]).toEqual([1, ['index.ts']]);
  expect(readFileSync(written, 'utf8'), 'nothing is written').not.toBe(text);
  expect((await generate()).code).toBe(0);
  expect(readFileSync(written, 'utf8')).toBe(text);
});

test('omits the metafields without a database', async () => {
  const { code } = await shop(['sdk', 'generate', '--out', 'bare', '--no-metafields'], { cwd: store.dir });
  expect(code).toBe(0);
  const text = readFileSync(path.join(store.dir, 'bare/index.ts'), 'utf8');
  expect(text).toContain('REWARD_NOT_FOUND');
  expect(text).not.toContain('StoreMetafields');
  expect(text).toContain("create: 'POST /api/voucher-desk/vouchers body once',");
});

const PROGRAM = `
import { createClient, isShopError } from '@shop/sdk';
import { carts } from '@shop/sdk/resources';
import { initGraphQLTada } from 'gql.tada';
import { createStoreClient, loyalty } from './shop/index.js';
import type { AdminSchema } from './shop/graphql.js';

const shop = createStoreClient({ baseUrl: 'https://shop.example' });
const small = createClient({ baseUrl: 'https://shop.example' }, { carts, loyalty });
export const run = async (error: unknown) => {
  const [reward] = await shop.loyalty.listLoyaltyRewards({ limit: 5 });
  const points: number = (await small.loyalty.getLoyaltyReward(reward?.uuid ?? '')).points;
  for await (const { name } of shop.loyalty.listLoyaltyRewards()) console.log(name.trim(), points);
  await shop.loyalty.createLoyaltyReward({ name: 'Mug', points: 5, level: 'gold' });
  // @ts-expect-error -- a level that the extension does not have
  await shop.loyalty.createLoyaltyReward({ name: 'Mug', points: 5, level: 'platinum' });
  // @ts-expect-error -- a field that the extension does not have
  await shop.loyalty.updateLoyaltyReward('id', { pointz: 5 });
  // @ts-expect-error -- a method that the extension does not have
  await shop.loyalty.listRewards();
  const code: string = (await shop.vouchers.create({ amount: '5' })).code;
  // @ts-expect-error -- the name of the extension, whose route names another
  await shop.voucherDesk.issueVoucher({ amount: code });

  if (isShopError(error) && error.code === 'REWARD_NOT_FOUND') return;
  // @ts-expect-error -- a code that no extension has
  if (isShopError(error) && error.code === 'REWARDS_NOT_FOUND') return;

  await shop.products.update('id', { metafields: { custom: { material: 'wood', sizes: [1, 2] } } });
  await shop.products.update('id', { metafields: { custom: { material: null } } });
  // @ts-expect-error -- a key that no definition has
  await shop.products.update('id', { metafields: { custom: { materials: 'wood' } } });
  // @ts-expect-error -- a namespace that no definition has
  await shop.products.update('id', { metafields: { costum: { material: 'wood' } } });
  // @ts-expect-error -- a value that is not among the choices
  await shop.products.update('id', { metafields: { custom: { material: 'glass' } } });
  // @ts-expect-error -- a list of numbers
  await shop.products.update('id', { metafields: { custom: { sizes: 1 } } });
  const gift: boolean | undefined = (await shop.orders.get('id')).meta_data.custom?.gift;
  // @ts-expect-error -- a key of products, not of orders
  const material = (await shop.orders.get('id')).meta_data.custom?.material;

  const graphql = initGraphQLTada<{ introspection: AdminSchema; disableMasking: true }>();
  const document = graphql('{ loyaltyRewards { items { points } } }');
  const answer = await shop.admin.graphql(document);
  const items: readonly { points: number }[] | undefined = answer.loyaltyRewards?.items;
  // @ts-expect-error -- a field that the schema does not have
  console.log(gift, material, items, answer.loyaltyRewards?.total_points);
};
`;

test('a program of the store compiles with it, and one with a wrong key, code, field or value does not', async () => {
  store.write('src/program.ts', PROGRAM);
  const options = {
    strict: true,
    noEmit: true,
    checkers: 1,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom'],
  };
  store.write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...options, types: [] }, include: ['src'] }),
  );
  const tsc = path.join(repository, 'node_modules/typescript/bin/tsc');
  const faults = await promisify(execFile)(process.execPath, [tsc, '-p', store.dir]).then(
    () => '',
    ({ stdout, message }: { stdout?: string; message: string }) => stdout || message,
  );
  expect(faults).toBe('');
});
