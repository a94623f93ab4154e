import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createProduct, createReadyCart, createZoneWithRate, testShop } from '../support/shop.ts';
import { shop as run } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

/** A store's own extension in the store's folder. */
const EXTENSION = `
import { defineExtension, defineProcessor } from '@shop/runtime/extension';
export default defineExtension({
  name: 'happy-hour',
  api: '^1.0',
  setup: () => ({
    processors: [defineProcessor({ key: 'cartItemUnitPrice', process: (price) => price - 150 })],
  }),
});
`;

let database: TestDatabase;
let store: TestStore;
let shop: TestShop;
let cartId: string;
let sku: string;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 9 }));
  cartId = await createReadyCart(shop, sku);
  store = createStore({
    mode: 'development',
    extensions: ['@shop/core-shipping', '@shop/cod', './happy-hour'],
  });
  store.write('happy-hour/package.json', '{ "type": "module", "shop": { "extension": "./index.ts" } }');
  store.write('happy-hour/index.ts', EXTENSION);
});
afterAll(async () => {
  store.remove();
  await shop.stop();
  await database.drop();
});

const explain = (...args: string[]) =>
  run(['explain', 'cart', ...args], { cwd: store.dir, env: { DATABASE_URL: database.url } });

const rows = () =>
  shop.db.any(sql.type(z.looseObject({}))`
    select to_jsonb(c) as cart, to_jsonb(i) as item from cart c join cart_item i using (cart_id)`);

test('with --json it prints one document that names the extension, and the saved cart is unchanged', async () => {
  const before = await rows();
  const { code, stdout } = await run(['explain', 'cart', cartId, '--json'], {
    cwd: store.dir,
    env: { DATABASE_URL: database.url },
    process: 'own',
  });
  expect(code).toBe(0);
  const explanation = JSON.parse(stdout);
  expect(explanation).toMatchObject({ cart: cartId, currency: 'USD', isStale: true });
  expect(explanation.steps.filter(({ extension }: { extension: unknown }) => extension !== null)).toEqual([
    {
      sku,
      field: 'final_price',
      text: 'changed by a processor of cartItemUnitPrice',
      extension: 'happy-hour',
      before: '10.00 USD',
      after: '8.50 USD',
    },
  ]);
  expect(explanation.steps.at(-1)).toMatchObject({ sku: null, field: 'grand_total', after: '13.50 USD' });
  expect(await rows()).toEqual(before);
});

test('in a terminal it prints a table, and reports that the saved totals differ', async () => {
  const { code, stdout, stderr } = await explain(cartId);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^LINE +VALUE +BEFORE +AFTER +HOW\n/);
  expect(stdout).toMatch(
    /final_price +10\.00 USD +8\.50 USD +extension "happy-hour": changed by a processor of cartItemUnitPrice\n/,
  );
  expect(stderr).toContain('was saved with different totals');
});

test.each(['2c1b2a50-0000-4000-8000-000000000000', 'nonsense'])(
  'a missing cart, %s, is exit 1 with a message',
  async (id) => {
    const { code, stdout, stderr } = await explain(id);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`Active cart "${id}" not found`);
  },
);
