import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf } from '../support/admins.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping] });
});
afterAll(() => shop.stop());
const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);

const send = async (method: string, path: string, body?: unknown, ifMatch?: string) =>
  shop.request(method, path, body, {
    token: await shop.adminToken(),
    ...(ifMatch !== undefined && { headers: { 'if-match': ifMatch } }),
  });
const tagOf = async (path: string) => (await send('GET', path)).headers.get('etag') as string;

/** Versioned resources, each with the path of a new record, a change, and whether the record can be deleted. */
const RESOURCES: readonly [string, () => Promise<string>, object, boolean?][] = [
  [
    'a product',
    async () => `/api/products/${(await createProduct(shop, { price: 5, qty: 5 })).uuid}`,
    { name: 'New' },
  ],
  ['a category', created('/api/categories', { name: 'A', url_key: 'a-cat' }), { name: 'New' }],
  ['a collection', created('/api/collections', { name: 'A', code: 'a' }), { name: 'New' }],
  [
    'a coupon',
    created('/api/coupons', {
      coupon: 'VERSION',
      status: 1,
      description: 'A',
      discount_amount: 5,
      discount_type: 'fixed_discount_to_entire_order',
    }),
    { coupon: 'VERSION', description: 'New' },
  ],
  ['a page', created('/api/pages', { title: 'A', url_key: 'a-page', content: '<p>a</p>' }), { title: 'New' }],
  ['a customer group', created('/api/customerGroups', { group_name: 'A' }), { group_name: 'New' }],
  ['a tax class', created('/api/tax/classes', { name: 'A' }), { name: 'New' }],
  [
    'a customer',
    created('/api/customers', { email: 'v@shop.test', full_name: 'V', password: 'correct-horse-battery' }),
    { full_name: 'New' },
  ],
  [
    'a zone',
    async () => `/api/shippingZones/${dataOf(await shop.admin('GET', '/api/shippingZones'))[0].uuid}`,
    { name: 'New' },
    false,
  ],
  [
    'a method',
    async () =>
      `/api/shippingProviders/core/methods/${dataOf(await shop.admin('GET', '/api/shippingProviders/core/methods'))[0].uuid}`,
    { sort_order: 7 },
    false,
  ],
  [
    'a rate',
    async () =>
      `/api/shippingProviders/core/rates/${dataOf(await shop.admin('GET', '/api/shippingProviders/core/rates'))[0].uuid}`,
    { cost: 9 },
    false,
  ],
];

function created(path: string, body: object) {
  return async () => `${path}/${dataOf(await shop.admin('POST', path, body)).uuid}`;
}

beforeAll(() => createZoneWithRate(shop, { countries: ['US'], cost: 5 }));

describe('If-Match', () => {
  test.each(RESOURCES)(
    'of %s allows the version that was read to be changed, once',
    async (_, create, change, deletes = true) => {
      const path = await create();
      const read = await tagOf(path);
      expect(read).toMatch(/^"[\w-]{27}"$/);
      expect(await tagOf(path)).toBe(read);
      const first = await send('PATCH', path, change, read);
      expect([first.status, first.body.error]).toEqual([200, undefined]);
      expect(first.headers.get('etag')).toBe(await tagOf(path));
      expect(first.headers.get('etag')).not.toBe(read);

      const second = await send('PATCH', path, change, read);
      expect([second.status, second.body.error]).toEqual([
        412,
        {
          status: 412,
          code: 'VERSION_CONFLICT',
          message: 'The record has changed since it was read',
          requestId: expect.any(String),
          current: dataOf(await send('GET', path)),
        },
      ]);
      expect(await tagOf(path)).toBe(first.headers.get('etag'));
      if (!deletes) return;
      expect((await send('DELETE', path, undefined, read)).status).toBe(412);
      expect((await send('GET', path)).status).toBe(200);
      expect((await send('DELETE', path, undefined, first.headers.get('etag') as string)).status).toBe(200);
      expect((await send('PATCH', path, change, read)).status).toBe(404);
    },
  );

  test('of a landing page uses the ETag from the response to a change, because no route reads it', async () => {
    const made = await send('POST', '/api/landing-pages', { name: 'Sale', url_key: 'sale-v' });
    const path = `/api/landing-pages/${made.body.data.uuid}`;
    const first = await send('PATCH', path, { name: 'New' });
    const tag = first.headers.get('etag') as string;
    expect(tag).toMatch(/^"/);
    expect((await send('PATCH', path, { name: 'Newer' }, tag)).status).toBe(200);
    const late = await send('PATCH', path, { name: 'Late' }, tag);
    expect([late.status, late.body.error.current.name]).toEqual([412, 'Newer']);
  });

  test('of the settings is compared where they are saved', async () => {
    const tag = await tagOf('/api/settings');
    expect((await send('POST', '/api/settings', { catalogShowOutOfStockProduct: false }, tag)).status).toBe(
      200,
    );
    const late = await send('POST', '/api/settings', { catalogShowOutOfStockProduct: true }, tag);
    expect([late.status, late.body.error.code, late.body.error.current.catalogShowOutOfStockProduct]).toEqual(
      [412, 'VERSION_CONFLICT', false],
    );
  });

  test('accepts several ETags, weak ones and *', async () => {
    const path = `/api/products/${(await createProduct(shop, { price: 5, qty: 5 })).uuid}`;
    const tag = await tagOf(path);
    expect((await send('PATCH', path, { name: 'A' }, `"other", W/${tag}`)).status).toBe(200);
    expect((await send('PATCH', path, { name: 'B' }, '*')).status).toBe(200);
    expect((await send('PATCH', path, { name: 'C' }, '"other"')).status).toBe(412);
  });

  test('if omitted changes nothing, and no ETag is returned', async () => {
    const path = `/api/products/${(await createProduct(shop, { price: 5, qty: 5 })).uuid}`;
    const { status, headers } = await send('PATCH', path, { name: 'A' });
    expect([status, headers.get('etag')]).toEqual([200, null]);
  });

  test('does not reveal the record to those who may not read it', async () => {
    const path = `/api/products/${(await createProduct(shop, { price: 5, qty: 5 })).uuid}`;
    const token = await tokenOf(await newAdmin([await newRole('updateProduct')]));
    const { status, body } = await shop.request(
      'PATCH',
      path,
      { name: 'A' },
      { token, headers: { 'if-match': '"x"' } },
    );
    expect([status, body.error.code, body.error.current]).toEqual([412, 'VERSION_CONFLICT', null]);
  });
});

test('unknown keys of a body are reported', async () => {
  const path = `/api/products/${(await createProduct(shop, { price: 5, qty: 5 })).uuid}`;
  const { status, headers } = await send('PATCH', path, { name: 'A', colour: 'red', größe: 1 });
  expect([status, headers.get('shop-ignored-keys')]).toEqual([200, 'colour, gr%C3%B6%C3%9Fe']);
  expect((await send('PATCH', path, { name: 'A' })).headers.get('shop-ignored-keys')).toBeNull();
  const refused = await send('PATCH', path, { name: 5, colour: 'red' });
  expect(refused.status).toBe(400);
});
