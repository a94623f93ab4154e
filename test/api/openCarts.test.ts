import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { cartsOf } from '../support/carts.ts';
import {
  createProduct,
  createReadyCart,
  createZoneWithRate,
  dataOf,
  testAddress,
  testShop,
} from '../support/shop.ts';

let shop: TestShop;
const { post, createCart } = cartsOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const list = async (query = '') => {
  const answer = await shop.admin('GET', `/api/carts${query}`);
  return answer.body as { data: readonly Record<string, unknown>[]; meta: { total: number } };
};

describe('the list of open carts', () => {
  let guest: string;
  let known: string;
  let sku: string;
  beforeAll(async () => {
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
    ({ sku } = await createProduct(shop, { price: 16.5, qty: 100 }));
    guest = await createCart({ sku, qty: 1 });
    known = await createCart({ sku, qty: 3 });
    await post(`/api/carts/${known}/contacts`, { email: 'ada@example.com' });
    await post(`/api/carts/${known}/addresses`, { address: { ...testAddress, type: 'shipping' } });
    dataOf(await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) }));
  });

  test('has the last changed first, with their totals, and no ordered ones', async () => {
    const { data, meta } = await list();
    expect(data.map(({ uuid }) => uuid)).toEqual([known, guest]);
    expect(meta.total).toBe(2);
    expect(data[0]).toMatchObject({
      customer_email: 'ada@example.com',
      customer_id: null,
      total_qty: 3,
      grand_total: 49.5,
      grand_total_text: '$49.50',
    });
  });

  test('is filtered by email address, total and time, and sorted by total', async () => {
    expect((await list('?has_email=1')).data.map(({ uuid }) => uuid)).toEqual([known]);
    expect((await list('?has_email=0')).data.map(({ uuid }) => uuid)).toEqual([guest]);
    expect((await list('?email[like]=ADA')).data.map(({ uuid }) => uuid)).toEqual([known]);
    expect((await list('?total[lt]=20')).data.map(({ uuid }) => uuid)).toEqual([guest]);
    expect((await list('?updated_at[lt]=2020-01-01T00:00:00Z')).data).toEqual([]);
    expect((await list('?ob=total&od=asc')).data.map(({ uuid }) => uuid)).toEqual([guest, known]);
    expect((await shop.admin('GET', '/api/carts?color=red')).status).toBe(400);
  });

  test('shows a cart as saved, even after a price change', async () => {
    const before = dataOf(await shop.admin('GET', `/api/carts/${known}`));
    expect(before).toMatchObject({
      grand_total_text: '$49.50',
      items: [
        { product_sku: sku, product_name: `Product ${sku}`, qty: 3, line_total_incl_tax_text: '$49.50' },
      ],
      addresses: [{ type: 'shipping', country: 'US', province_name: 'California' }],
    });
    const [product] = dataOf(await shop.admin('GET', `/api/products?sku=${sku}`)) as unknown as {
      uuid: string;
    }[];
    dataOf(await shop.admin('PATCH', `/api/products/${product?.uuid}`, { price: 20 }));
    expect(dataOf(await shop.admin('GET', `/api/carts/${known}`))).toEqual(before);
  });

  test('responds with 404 for an unknown cart and an ordered one', async () => {
    for (const id of ['mine', 'x', '00000000-0000-4000-8000-000000000000'])
      expect(await shop.admin('GET', `/api/carts/${id}`)).toMatchObject({
        status: 404,
        body: { error: { code: 'CART_NOT_FOUND', message: `Active cart "${id}" not found` } },
      });
  });

  test('is not available to shoppers', async () => {
    expect((await shop.request('GET', '/api/carts')).status).toBe(401);
    expect((await shop.request('GET', `/api/carts/${guest}`)).status).toBe(401);
  });
});
