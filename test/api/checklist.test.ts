import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDemoAdmin, prepareDemo } from '../../packages/runtime/src/store/prepareDemo.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

/** A shipping provider that requires an account. */
const couriers = defineExtension({
  name: 'couriers',
  api: '^1.0',
  setup: () => ({
    shippingProviders: [
      {
        code: 'couriers',
        name: 'Couriers',
        zoneConfigFields: [{ name: 'account', type: 'text' as const, label: 'Account' }],
        getMethods: async () => [],
      },
    ],
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, couriers] });
});
afterAll(() => shop.stop());

interface Check {
  readonly id: string;
  readonly status: string;
  readonly message: string;
  readonly admin_path: string;
}

const checks = async (query = ''): Promise<readonly Check[]> =>
  dataOf(await shop.admin('GET', `/api/checklist${query}`));
const statuses = async (id: string) =>
  (await checks()).filter((check) => check.id === id).map(({ status }) => status);
const sentences = async (id: string) =>
  (await checks()).filter((check) => check.id === id).map(({ message }) => message);

test('a new shop has everything to do, in a sensible order, in any language', async () => {
  const list = await checks();
  expect(list.map(({ id }) => id)).toEqual([
    'shop',
    'product',
    'shipping',
    'tax',
    'payment',
    'homepage',
    'testPurchase',
    'livePayment',
    'domain',
    'sender',
    'legalPages',
  ]);
  expect(list.find(({ id }) => id === 'shipping')).toEqual({
    id: 'shipping',
    group: 'setUp',
    status: 'open',
    message: 'There are no shipping zones yet, so you can’t ship to anyone.',
    admin_path: '/admin/shipping',
  });
  const german = await checks('?language=de');
  expect(german.find(({ id }) => id === 'tax')?.message).toBe(
    'Es gibt keinen Steuersatz: Alles wird ohne Steuer verkauft.',
  );
  expect((await shop.admin('GET', '/api/checklist?language=1')).status).toBe(400);
});

test('the example products are counted, and removed unless changed; orders and renamed products are kept', async () => {
  await prepareDemo(shop.app);
  await createDemoAdmin(shop.app);
  const [sentence] = await sentences('demo');
  const count = Number(/^\d+/.exec(sentence ?? '')?.[0]);
  expect(count).toBeGreaterThan(10);
  expect(await statuses('product')).toEqual(['open']);
  const [pan] = dataOf(await shop.admin('GET', '/api/products?keyword=KIT-PAN-26'));
  dataOf(await shop.admin('PATCH', `/api/products/${pan.uuid}`, { name: 'Our skillet' }));
  const cart_id = await createReadyCart(shop, 'KIT-MUG-01');
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id }));
  const removed = dataOf(await shop.admin('DELETE', '/api/demo'));
  expect(removed.products).toBe(count - 1);
  expect(removed.categories).toBeGreaterThan(1);
  expect(dataOf(await shop.admin('GET', '/api/products')).map(({ sku }: { sku: string }) => sku)).toEqual([
    'KIT-PAN-26',
  ]);
  // The cart still contains the skillet.
  expect(
    dataOf(await shop.admin('GET', '/api/categories')).map(({ name }: { name: string }) => name),
  ).toEqual(['Kitchen']);
  expect((await shop.admin('GET', `/api/orders/${order.uuid}`)).status).toBe(200);
  expect(dataOf(await shop.admin('DELETE', '/api/demo'))).toEqual({
    products: 0,
    categories: 0,
    collections: 0,
    widgets: 0,
    pages: 0,
    menus: 0,
    posts: 0,
    coupons: 0,
    promotions: 0,
  });
  expect([await statuses('demo'), await statuses('product'), await statuses('testPurchase')]).toEqual([
    ['done'],
    ['done'],
    ['done'],
  ]);
});

test('problems with zones are reported: shadowed, without rates, or with a provider that lacks required fields', async () => {
  for (const { uuid } of dataOf(await shop.admin('GET', '/api/shippingZones')))
    dataOf(await shop.admin('DELETE', `/api/shippingZones/${uuid}`));
  await createZoneWithRate(shop, { countries: ['US', 'CA'], cost: 5 });
  expect(await statuses('shipping')).toEqual(['done']);
  const zone = dataOf(await shop.admin('POST', '/api/shippingZones', { name: 'Canada', countries: ['CA'] }));
  const named = await sentences('shipping');
  expect(named[0]).toMatch(
    /^Zone “Canada” is never used because zone “Zone .*” covers the same places first\.$/,
  );
  expect(named[1]).toBe('The provider “Core” has no rates for zone “Canada”.');
  expect(await statuses('shipping')).toEqual(['warning', 'warning']);
  const attach = { provider_code: 'couriers', config: {} };
  dataOf(await shop.admin('POST', `/api/shippingZones/${zone.uuid}/providers`, attach));
  expect(await statuses('shipping')).toEqual(['warning', 'broken']);
  expect(await sentences('shipping')).toContain(
    'The provider of zone “Canada” is missing settings: Account.',
  );
  const config = { config: { account: 'A-1' } };
  dataOf(await shop.admin('PATCH', `/api/shippingZones/${zone.uuid}/providers/couriers`, config));
  expect(await statuses('shipping')).toEqual(['warning']);
  dataOf(await shop.admin('DELETE', `/api/shippingZones/${zone.uuid}`));
});

test('tax, payment, homepage and legal pages are done once they exist', async () => {
  const taxClass = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'Goods' }));
  dataOf(
    await shop.admin('POST', `/api/tax/classes/${taxClass.uuid}/rates`, { name: 'Everywhere', rate: 5 }),
  );
  await createProduct(shop, { price: 5, qty: 1 });
  expect(await statuses('tax')).toEqual(['warning']);
  for (const { uuid } of dataOf(await shop.admin('GET', '/api/products')))
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { tax_class: taxClass.tax_class_id }));
  expect(await statuses('payment')).toEqual(['warning']);
  dataOf(await shop.admin('POST', '/api/settings', { codPaymentStatus: 1 }));
  expect([await statuses('tax'), await statuses('payment')]).toEqual([['done'], ['done']]);
  dataOf(await shop.admin('POST', '/api/settings', { codPaymentStatus: 0 }));
  expect([await statuses('payment'), await statuses('livePayment')]).toEqual([['open'], ['open']]);
  const page = (title: string, url_key: string) =>
    shop.admin('POST', '/api/pages', { title, url_key, content: '', status: 1 });
  dataOf(await page('Privacy', 'privacy'));
  expect(await sentences('legalPages')).toEqual(['Publish your terms.']);
  dataOf(await page('Terms of sale', 'terms'));
  expect(await statuses('legalPages')).toEqual(['done']);
});

test('a shop that sells to consumers of the EU needs its withdrawal text and the notice of the legal guarantee', async () => {
  expect([await statuses('withdrawalText'), await statuses('guaranteeNotice')]).toEqual([[], []]);
  await createZoneWithRate(shop, { countries: ['DE'], cost: 5 });
  expect(await sentences('withdrawalText')).toEqual([
    'You sell to consumers with a right of withdrawal. Publish a page about it, and choose it in the settings.',
  ]);
  expect(await sentences('guaranteeNotice')).toEqual([
    'You sell to consumers of the EU. Insert the official notice of the legal guarantee in the settings.',
  ]);
  const draft = { title: 'Withdrawal', url_key: 'withdrawal', content: '', status: 0 };
  const { uuid } = dataOf(await shop.admin('POST', '/api/pages', draft));
  dataOf(
    await shop.admin('POST', '/api/settings', { withdrawalPage: uuid, guaranteeNotice: '<p>Two years</p>' }),
  );
  expect([await statuses('withdrawalText'), await statuses('guaranteeNotice')]).toEqual([['open'], ['done']]);
  dataOf(await shop.admin('PATCH', `/api/pages/${uuid}`, { status: 1 }));
  expect(await statuses('withdrawalText')).toEqual(['done']);
  dataOf(await shop.admin('POST', '/api/settings', { guaranteeNotice: '', guaranteeNoticeShown: false }));
  expect(await statuses('guaranteeNotice')).toEqual([]);
  dataOf(await shop.admin('POST', '/api/settings', { withdrawalDays: 0 }));
  expect(await statuses('withdrawalText')).toEqual([]);
});
