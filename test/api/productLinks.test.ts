import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  // The response cache is off, so that each request runs its own statements.
  shop = await testShop({ config: { cache: { maxBytes: 0 } } });
});
afterAll(() => shop.stop());

const create = () => createProduct(shop, { price: 10, qty: 5 });
const post = (id: string | number, body: object) => shop.admin('POST', `/api/products/${id}/links`, body);
const link = async (id: string, linked_product_id: string, type = 'related', sort_order?: number) =>
  dataOf(await post(id, { linked_product_id, type, sort_order }));
const list = async (id: string) => dataOf(await shop.admin('GET', `/api/products/${id}/links`));
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: expect.objectContaining({ status, code, message }) },
});

describe('a link', () => {
  test('is created, listed, changed and removed', async () => {
    const [mug, tea] = [await create(), await create()];
    const created = await link(mug.uuid, tea.uuid, 'upsell', 2);
    expect(created).toEqual({
      product_link_id: expect.any(Number),
      uuid: expect.any(String),
      product_id: mug.id,
      linked_product_id: tea.id,
      linked_product_uuid: tea.uuid,
      linked_product_sku: tea.sku,
      type: 'upsell',
      sort_order: 2,
      created_at: expect.any(String),
    });
    expect(await list(mug.uuid)).toEqual([created]);
    expect(await list(tea.uuid)).toEqual([]);
    const path = `/api/products/${mug.id}/links/${created.uuid}`;
    expect(dataOf(await shop.admin('PATCH', path, { sort_order: 1 }))).toEqual({ ...created, sort_order: 1 });
    expect(dataOf(await shop.admin('PATCH', path, { type: 'related' }))).toMatchObject({
      type: 'related',
      sort_order: 1,
    });
    expect(dataOf(await shop.admin('DELETE', path)).uuid).toBe(created.uuid);
    for (const method of ['PATCH', 'DELETE'] as const)
      expect(await shop.admin(method, path, method === 'PATCH' ? {} : undefined)).toMatchObject(
        refused(404, 'PRODUCT_LINK_NOT_FOUND', 'Product link not found'),
      );
  });

  test('is rejected if it makes no sense', async () => {
    const [mug, tea] = [await create(), await create()];
    const created = await link(mug.uuid, tea.uuid);
    const body = { linked_product_id: tea.uuid, type: 'related' };
    expect(await post(mug.uuid, body)).toMatchObject(
      refused(409, 'PRODUCT_LINK_EXISTS', 'These products are already linked this way'),
    );
    expect(await post(tea.uuid, body)).toMatchObject(
      refused(400, 'PRODUCT_LINKS_ITSELF', 'A product cannot be linked to itself'),
    );
    for (const none of ['x', randomUUID(), 999_999]) {
      expect(await post(none, body)).toMatchObject(refused(404, 'PRODUCT_NOT_FOUND', 'Product not found'));
      expect(await post(mug.uuid, { ...body, linked_product_id: none })).toMatchObject(
        refused(400, 'UNKNOWN_PRODUCT', `Product "${none}" does not exist`),
      );
      expect(await shop.admin('GET', `/api/products/${none}/links`)).toMatchObject(
        refused(404, 'PRODUCT_NOT_FOUND', 'Product not found'),
      );
    }
    expect(await post(mug.uuid, { ...body, type: 'twin' })).toMatchObject(
      refused(400, 'VALIDATION_FAILED', 'type must be one of related, cross_sell, upsell'),
    );
    const other = await link(mug.uuid, tea.uuid, 'upsell');
    expect(
      await shop.admin('PATCH', `/api/products/${mug.uuid}/links/${other.uuid}`, { type: 'related' }),
    ).toMatchObject(refused(409, 'PRODUCT_LINK_EXISTS', 'These products are already linked this way'));
    // The link belongs to another product.
    expect(await shop.admin('DELETE', `/api/products/${tea.uuid}/links/${created.uuid}`)).toMatchObject(
      refused(404, 'PRODUCT_LINK_NOT_FOUND', 'Product link not found'),
    );
  });

  test('is deleted with either product', async () => {
    const [mug, tea] = [await create(), await create()];
    await link(mug.uuid, tea.uuid);
    dataOf(await shop.admin('DELETE', `/api/products/${tea.uuid}`));
    expect(await list(mug.uuid)).toEqual([]);
  });
});

describe('on the storefront', () => {
  test('a product shows the products linked to it, in their order, and no disabled ones', async () => {
    const [mug, tea, milk, sugar] = [await create(), await create(), await create(), await create()];
    await link(mug.uuid, tea.uuid, 'related', 2);
    await link(mug.uuid, milk.uuid, 'related', 1);
    await link(mug.uuid, sugar.uuid, 'related', 0);
    await link(mug.uuid, tea.uuid, 'upsell');
    dataOf(await shop.admin('PATCH', `/api/products/${sugar.uuid}`, { status: 0 }));
    const query = async (limit: number) => {
      const { body } = await shop.query(
        `query ($id: ID, $limit: Int!) { product(id: $id) {
          relatedProducts(limit: $limit) { sku } crossSellProducts { sku } upsellProducts { sku } } }`,
        { id: mug.uuid, limit },
      );
      return body;
    };
    expect((await query(4)).data.product).toEqual({
      relatedProducts: [{ sku: milk.sku }, { sku: tea.sku }],
      crossSellProducts: [],
      upsellProducts: [{ sku: tea.sku }],
    });
    expect((await query(1)).data.product.relatedProducts).toEqual([{ sku: milk.sku }]);
    for (const limit of [0, 101])
      expect((await query(limit)).errors[0].message).toBe('The limit must be a whole number from 1 to 100');
  });

  test('a cart shows products linked to its products that are not in it', async () => {
    const [mug, tea, milk] = [await create(), await create(), await create()];
    await link(mug.uuid, tea.uuid, 'cross_sell');
    await link(mug.uuid, milk.uuid, 'cross_sell');
    await link(tea.uuid, milk.uuid, 'cross_sell');
    const items = [mug, tea].map(({ sku }) => ({ sku, qty: 1 }));
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items }));
    const { body } = await shop.query(
      'query ($id: String!) { cart(id: $id) { crossSellProducts { sku } } }',
      { id: cartId },
    );
    expect(body.data.cart.crossSellProducts).toEqual([{ sku: milk.sku }]);
  });

  test('a list takes one more statement for each link type', async () => {
    const count = async (limit: number, fields: string) => {
      const before = shop.statements();
      const { body } = await shop.query(
        `query ($limit: String!) { products(filters: [{ key: "limit", operation: eq, value: $limit }]) { items { ${fields} } } }`,
        { limit: String(limit) },
      );
      expect(body.errors).toBeUndefined();
      return shop.statements() - before;
    };
    const fields = 'relatedProducts { sku } upsellProducts { sku }';
    expect((await count(10, fields)) - (await count(10, 'sku'))).toBe(2);
    expect(await count(10, fields)).toBe(await count(2, fields));
  });
});
