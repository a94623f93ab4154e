import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../packages/runtime/src/modules/demo/loadDemo.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { everyRow } from '../support/everyRow.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { shop as run } from './shopProcess.ts';
import { createStore } from './testStore.ts';
import type { TestStore } from './testStore.ts';

/** A store's own extension with wholesale prices and a failing provider. */
const EXTENSION = `
import { defineExtension, defineProcessor } from '@shop/runtime/extension';
export default defineExtension({
  name: 'wholesale',
  api: '^1.0',
  setup: () => ({
    processors: [
      defineProcessor({
        key: 'cartItemUnitPrice',
        process: (price, { customerGroupId, qty }) => (customerGroupId > 1 || qty >= 5 ? Math.round(price / 2) : price),
      }),
    ],
    shippingProviders: [
      {
        code: 'pigeons',
        name: 'Pigeons',
        getMethods: async () => {
          throw new Error('The pigeons are asleep');
        },
      },
    ],
  }),
});
`;

let database: TestDatabase;
let store: TestStore;
let shop: TestShop;
let sku: string;
let cartId: string;
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url, extensions: [coreShipping, cod] });
  const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
  await loadDemo(shop.app);
  await createZoneWithRate(shop, { countries: ['NZ'], cost: 7 });
  const product = await createProduct(shop, { price: 40, qty: 100 });
  sku = product.sku;
  const tax = await post('/api/tax/classes', { name: 'Goods' });
  await post(`/api/tax/classes/${tax.uuid}/rates`, {
    name: 'State',
    rate: 7.25,
    country: 'US',
    province: 'US-CA',
  });
  await post(`/api/tax/classes/${tax.uuid}/rates`, { name: 'Town', rate: 2, country: 'US', postcode: '90*' });
  await post(`/api/tax/classes/${tax.uuid}/rates`, { name: 'Island', rate: 15, country: 'NZ' });
  dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { tax_class: tax.uuid }));
  const group = await post('/api/customerGroups', { group_name: 'Dealers' });
  await post('/api/customers', {
    email: 'dealer@example.com',
    password: 'correct horse battery',
    full_name: 'Dee',
    group_id: group.uuid,
  });
  const coupon = { status: 1, discount_type: 'percentage_discount_to_entire_order', discount_amount: 10 };
  await post('/api/coupons', { ...coupon, coupon: 'BIG', condition: { order_total: 500, order_qty: 1 } });
  await post('/api/coupons', { ...coupon, coupon: 'TEN' });
  cartId = await createReadyCart(shop, sku);
  store = createStore({
    mode: 'development',
    extensions: ['@shop/core-shipping', '@shop/cod', './wholesale'],
  });
  store.write('wholesale/package.json', '{ "type": "module", "shop": { "extension": "./index.ts" } }');
  store.write('wholesale/index.ts', EXTENSION);
});
afterAll(async () => {
  store.remove();
  await shop.stop();
  await database.drop();
});

interface Section {
  readonly title: string;
  readonly rows: readonly Record<string, unknown>[];
}

async function explain(...args: string[]) {
  const { code, stdout, stderr } = await run(['explain', ...args, '--json'], {
    cwd: store.dir,
    env: { DATABASE_URL: database.url },
  });
  const answer = stdout === '' ? null : JSON.parse(stdout);
  const rows = (title: string) =>
    (answer.sections as Section[]).find((section) => section.title === title)?.rows ?? [];
  return { code, stderr, answer, rows };
}

test('a price is explained for a guest, a customer, a group and a quantity, and nothing is written', async () => {
  const before = await everyRow(shop.db);
  const guest = await explain('price', sku);
  expect(guest.answer.result).toBe(
    `1 × ${sku} costs 40.00 USD without tax and 40.00 USD with tax; one unit 40.00 USD.`,
  );
  const half = `1 × ${sku} costs 20.00 USD`;
  const dealer = await explain('price', sku, '--customer', 'Dealer@Example.com');
  expect(dealer.answer.result).toContain(half);
  expect(dealer.rows('Steps')).toContainEqual({
    field: 'final_price',
    before: '40.00 USD',
    after: '20.00 USD',
    how: 'extension "wholesale": changed by a processor of cartItemUnitPrice',
  });
  expect((await explain('price', sku, '--group', 'dealers')).answer.result).toContain(half);
  const taxed = await explain('price', sku, '--qty', '5', '--country', 'US', '--province', 'US-CA');
  expect(taxed.answer.result).toContain('costs 100.00 USD without tax and 107.25 USD with tax');
  expect(await everyRow(shop.db)).toEqual(before);
});

test('a price is explained in another currency, and one that the shop does not have is refused', async () => {
  dataOf(await shop.admin('POST', '/api/currencies', { code: 'EUR', rate: 0.5, status: 1 }));
  const { answer } = await explain('price', sku, '--currency', 'eur');
  expect(answer.result).toBe(
    `1 × ${sku} costs 20.00 EUR without tax and 20.00 EUR with tax; one unit 20.00 EUR.`,
  );
  const refused = await explain('price', sku, '--currency', 'GBP');
  expect([refused.code, refused.stderr]).toEqual([
    1,
    expect.stringContaining('GBP is not a currency of the shop'),
  ]);
});

test('a price is explained without tax for an exempt group, in the same way for each of its customers', async () => {
  const make = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
  const exempt = await make('/api/customerGroups', {
    group_name: 'Embassies',
    tax_exempt: true,
    tax_exempt_reason: 'Article 151',
  });
  await make('/api/customers', {
    email: 'embassy@example.com',
    password: 'correct horse battery',
    full_name: 'Emma',
    group_id: exempt.uuid,
  });
  const at = ['--country', 'US', '--province', 'US-CA'];
  for (const buyer of [
    ['--group', 'Embassies'],
    ['--customer', 'embassy@example.com'],
  ]) {
    const { answer, rows } = await explain('price', sku, ...buyer, ...at);
    expect(answer.result).toBe(
      `1 × ${sku} costs 20.00 USD without tax and 20.00 USD with tax; one unit 20.00 USD.`,
    );
    expect(rows('Buyer')).toMatchObject([{ pays_tax: 'no: exempt (Article 151)' }]);
    expect(rows('Steps')).toContainEqual({
      field: 'tax_percent',
      before: '7.2500 %',
      after: expect.stringMatching(/^0(\.0+)? %$/),
      how: 'without tax: the buyer is exempt',
    });
  }
  const guest = await explain('price', sku, ...at);
  expect(guest.rows('Buyer')).toMatchObject([{ pays_tax: 'yes' }]);
});

test('unknown records are reported: product, customer, group', async () => {
  expect(await explain('price', 'gone')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Product'),
  });
  expect(await explain('price', sku, '--customer', 'no@example.com')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Customer "no@example.com" does not exist'),
  });
  expect(await explain('price', sku, '--group', 'Nobody')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Customer group "Nobody" does not exist'),
  });
  expect((await explain('price', sku, '--group', 'a', '--customer', 'b')).code).toBe(2);
});

test('for each tax rate that does not apply, the part of the address that excludes it is named', async () => {
  const { answer, rows } = await explain(
    'tax',
    '--sku',
    sku,
    '--country',
    'US',
    '--province',
    'US-CA',
    '--postcode',
    '10001',
  );
  expect(answer.result).toBe(`${sku} is taxed at 7.2500 %: 2.90 USD of tax.`);
  expect(rows('Rates of the tax class').map(({ name, why }) => [name, why])).toEqual([
    ['State', 'applies'],
    ['Town', 'not at this postcode'],
    ['Island', 'not at this country'],
  ]);
  expect((await explain('tax', '--sku', sku)).code).toBe(2);
});

test('shipping lists the zones, the offers, and the failed provider with its reason', async () => {
  const zones = dataOf(await shop.admin('GET', '/api/shippingZones'));
  const { shipping_zone_id } = zones.find(({ countries }: { countries: string[] }) =>
    countries.includes('NZ'),
  );
  await shop.db.run(sql.type(z.object({}))`
    insert into shipping_zone_provider (zone_id, provider_code) values (${shipping_zone_id}, 'pigeons')`);
  const { answer, rows } = await explain('shipping', '--country', 'NZ', '--sku', sku, '--qty', '2');
  expect(answer.result).toMatch(/^1 methods are offered to NZ: Method /);
  expect(rows('Offers')).toMatchObject([{ provider: 'core', cost: '7.00 USD' }]);
  expect(rows('Left out')).toEqual([{ provider: 'pigeons', why: 'The pigeons are asleep' }]);
  const why = rows('Zones').map(({ provider, serves, why }) => [provider, serves, why]);
  expect(why).toContainEqual([
    'core',
    true,
    'it has the whole country, and no other zone is closer or older',
  ]);
  expect(why).toContainEqual(['core', false, 'the zone does not have NZ']);
  const nowhere = await explain('shipping', '--country', 'AQ', '--sku', sku);
  expect(nowhere.answer.result).toBe('Nothing is offered to AQ.');
  const ofCart = await explain('shipping', '--cart', cartId);
  expect(ofCart.answer.result).toMatch(/offered to US US-CA 94607/);
  expect((await explain('shipping', '--country', 'NZ')).code).toBe(2);
});

test('each condition of a coupon is evaluated, and the cart is unchanged', async () => {
  const before = await everyRow(shop.db);
  const big = await explain('coupon', 'BIG', '--cart', cartId);
  expect(big.answer.result).toContain('The cart cannot use BIG: ');
  expect(big.rows('Conditions').map(({ condition, met }) => [condition, met])).toEqual([
    ['status', true],
    ['condition.order_total', false],
    ['condition.order_qty', true],
  ]);
  const ten = await explain('coupon', 'TEN', '--cart', cartId);
  expect(ten.answer.result).toBe('The cart can use TEN: 4.00 USD off.');
  expect(ten.rows('Discounts')).toMatchObject([{ sku, discount: '4.00 USD' }]);
  expect((await explain('coupon', 'ten', '--cart', cartId)).answer).toEqual(ten.answer);
  expect((await explain('coupon', 'ELEVEN', '--cart', cartId)).answer.result).toBe(
    'Coupon "ELEVEN" does not exist.',
  );
  expect((await explain('coupon', 'TEN', '--cart', 'nonsense')).code).toBe(1);
  expect(await everyRow(shop.db)).toEqual(before);
});

test('a page lists its route, the record that claims it, its widgets and whether it is cached', async () => {
  const home = await explain('page', '/');
  expect(home.answer.result).toMatch(/^\/ shows the page homepage/);
  expect(home.rows('Widgets').length).toBeGreaterThan(2);
  expect(home.rows('Cached')).toMatchObject([
    { ends_with_changes_to: expect.stringContaining('widget_placement') },
  ]);
  const { url_key } = dataOf(await shop.admin('GET', '/api/categories'))[0];
  const category = await explain('page', `/${url_key}`);
  expect(category.rows('Claims')).toMatchObject([{ kind: 'category', from: 'catalog', shown: true }]);
  expect(category.answer.result).toContain('shows the page');
  const cart = await explain('page', '/cart');
  expect(cart.answer.result).toMatch(/^The route \w+ of storefront handles \/cart/);
  expect((await explain('page', '/nothing-here')).answer.result).toBe(
    'Nothing is shown at /nothing-here: 404.',
  );
  dataOf(await shop.admin('POST', '/api/redirects', { from_path: '/old', target: `/${url_key}` }));
  expect((await explain('page', '/old')).answer.result).toBe(`/old redirects to /${url_key} (301).`);
  expect((await explain('page', 'old')).code).toBe(2);
});
