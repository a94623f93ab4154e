import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { cartsOf, refusal, untyped } from '../support/carts.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
const { post, createCart, versionOf, read, run } = cartsOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

describe('creating a cart', () => {
  test('it returns the lines with every field of the interface', async () => {
    const { sku, id } = await createProduct(shop, { price: 19.99, qty: 10, weight: 0.5 });
    const { status, body } = await post('/api/carts', {
      customer_full_name: 'Ada',
      customer_email: 'ada@example.com',
      items: [{ sku, qty: 2 }],
      unknown: 'dropped',
    });
    expect(status).toBe(200);
    const { items, count, cartId } = body.data;
    expect(count).toBe(1);
    expect(items).toEqual([
      expect.objectContaining({
        cart_item_id: expect.any(Number),
        uuid: expect.any(String),
        product_id: id,
        product_sku: sku,
        group_id: expect.any(Number),
        product_name: expect.any(String),
        thumbnail: null,
        product_weight: 0.5,
        product_price: 19.99,
        product_price_incl_tax: 19.99,
        final_price: 19.99,
        final_price_incl_tax: 19.99,
        qty: 2,
        tax_percent: 0,
        tax_amount: 0,
        discount_amount: 0,
        total: 39.98,
        line_total_with_discount_incl_tax: 39.98,
        variant_group_id: null,
        variant_options: null,
        product_custom_options: null,
        inputs: null,
        productUrl: expect.stringMatching(/^\//),
        removeUrl: `/api/cart/${cartId}/items/${items[0].uuid}`,
      }),
    ]);
    expect(await read(cartId, 'customerEmail customerFullName grandTotal { value currency text }')).toEqual({
      customerEmail: 'ada@example.com',
      customerFullName: 'Ada',
      grandTotal: { value: 39.98, currency: 'USD', text: '$39.98' },
    });
  });

  test('it takes two statements, regardless of the number of lines', async () => {
    const products = await Promise.all(
      Array.from({ length: 10 }, () => createProduct(shop, { price: 1, qty: 10 })),
    );
    // The first cart after a content change may take one additional statement.
    await createCart({ sku: products[0]?.sku as string, qty: 1 });
    const before = shop.statements();
    await createCart(...products.map(({ sku }) => ({ sku, qty: 1 })));
    expect(shop.statements() - before).toBe(2);
  });

  test('an SKU listed twice becomes one line', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 10 });
    const { body } = await post('/api/carts', {
      items: [
        { sku, qty: 2 },
        { sku, qty: '3' },
      ],
    });
    expect(body.data).toMatchObject({ count: 1, items: [{ qty: 5 }] });
  });

  test.each<[string, object, string]>([
    ['without items', {}, 'Must provide at least one item'],
    ['with an empty list', { items: [] }, 'Must provide at least one item'],
    ['without sku', { items: [{ qty: 1 }] }, 'Sku is required'],
    ['without qty', { items: [{ sku: 'a' }] }, 'Qty is invalid'],
    ['with a negative qty', { items: [{ sku: 'a', qty: -1 }] }, 'Qty is invalid'],
    ['with a bad email', { items: [{ sku: 'a', qty: 1 }], customer_email: 'x' }, 'Email is invalid'],
    ['with an unknown sku', { items: [{ sku: 'nowhere', qty: 1 }] }, 'Product not found'],
  ])('it is refused %s', async (_name, body, message) => {
    expect(await post('/api/carts', body)).toMatchObject(refusal(400, message));
  });

  test('more than the stock is rejected, and no cart is created', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 3 });
    const soldOut = await createProduct(shop, { price: 1, qty: 0 });
    const carts = () => shop.db.one(sql.type(z.object({ count: column.int }))`select count(*) from cart`);
    const before = await carts();
    expect(await post('/api/carts', { items: [{ sku, qty: 4 }] })).toMatchObject(
      refusal(400, 'We do not have enough stock'),
    );
    expect(await post('/api/carts', { items: [{ sku: soldOut.sku, qty: 1 }] })).toMatchObject(
      refusal(400, 'This item is out of stock'),
    );
    expect(await carts()).toEqual(before);
  });
});

describe.each(['cart', 'carts'])('the items of /api/%s/{id}', (spelling) => {
  const items = (cartId: string, itemId?: string) =>
    `/api/${spelling}/${cartId}/items${itemId === undefined ? '' : `/${itemId}`}`;

  test('adding returns all lines and adds to the line with the SKU, in two statements', async () => {
    const [mug, cup] = await Promise.all([
      createProduct(shop, { price: 2, qty: 10 }),
      createProduct(shop, { price: 3, qty: 10 }),
    ]);
    const cartId = await createCart({ sku: mug.sku, qty: 1 });
    const before = shop.statements();
    const first = await post(items(cartId), { sku: cup.sku, qty: '2' });
    expect(shop.statements() - before).toBe(2);
    expect(first.body.data).toMatchObject({ count: 2, cartId, item: [{ qty: 1 }, { qty: 2, total: 6 }] });
    const second = await post(items(cartId), { sku: mug.sku, qty: 4 });
    expect(second.body.data).toMatchObject({ count: 2, item: [{ qty: 5, total: 10 }, { qty: 2 }] });
    expect(await read(cartId, 'totalQty subTotal { value }')).toEqual({
      totalQty: 7,
      subTotal: { value: 16 },
    });
  });

  test('an item that cannot be added is rejected and nothing is written', async () => {
    const mug = await createProduct(shop, { price: 2, qty: 10 });
    const off = await createProduct(shop, { price: 2, qty: 10 });
    await run(untyped`update product set status = false where sku = ${off.sku}`);
    const cartId = await createCart({ sku: mug.sku, qty: 8 });
    const version = await versionOf(cartId);
    for (const [body, message] of [
      [{ qty: 1 }, 'Sku is required'],
      [{ sku: mug.sku }, 'Qty is invalid'],
      ...[-1, 0, 0.5, 100_001, 1e300, '1e3', '-1', '', null, true].map(
        (qty) => [{ sku: mug.sku, qty }, 'Qty is invalid'] as const,
      ),
      [{ sku: 'nowhere', qty: 1 }, 'Product not found'],
      [{ sku: off.sku, qty: 1 }, 'Product not found'],
      [{ sku: mug.sku, qty: 3 }, 'We do not have enough stock'],
    ] as const) {
      expect(await post(items(cartId), body), JSON.stringify(body)).toMatchObject(refusal(400, message));
    }
    expect(await versionOf(cartId)).toBe(version);
  });

  test('a quantity is set, increased and decreased, by UUID or integer id', async () => {
    const { sku } = await createProduct(shop, { price: 2, qty: 10 });
    const cartId = await createCart({ sku, qty: 1 });
    const { items: lines } = await read(cartId, 'items { uuid cartItemId }');
    const patch = (body: object, id: string = lines[0].uuid) =>
      shop.request('PATCH', items(cartId, id), body);

    expect((await patch({ qty: 4 })).body.data).toMatchObject({ count: 1, cartId, item: [{ qty: 4 }] });
    expect((await patch({ action: 'increase', qty: 3 }, lines[0].cartItemId)).body.data.item[0].qty).toBe(7);
    expect((await patch({ action: 'decrease', qty: 5 })).body.data.item[0].qty).toBe(2);
    expect(await patch({ qty: 11 })).toMatchObject(refusal(400, 'We do not have enough stock'));
    expect(await patch({ action: 'increase', qty: 9 })).toMatchObject(
      refusal(400, 'We do not have enough stock'),
    );
    expect(await patch({ action: 'increase', qty: -5 })).toMatchObject(refusal(400, 'Qty is invalid'));
    expect(await patch({ action: 'double', qty: 1 })).toMatchObject(
      refusal(400, "Action is required. It must be either 'increase' or 'decrease'"),
    );
    expect((await patch({ action: 'decrease', qty: 2 })).body.data).toMatchObject({ count: 0, item: [] });
    expect(await patch({ qty: 1 })).toMatchObject(refusal(404, 'Item not found'));
  });

  test('removing returns the line before its removal, and removing the last one leaves an empty cart', async () => {
    const { sku } = await createProduct(shop, { price: 2, qty: 10 });
    const cartId = await createCart({ sku, qty: 3 });
    const { items: lines } = await read(cartId, 'items { uuid }');
    const removed = await shop.request('DELETE', items(cartId, lines[0].uuid));
    expect(removed).toMatchObject({ status: 200, body: { data: { item: { product_sku: sku, qty: 3 } } } });
    expect(await read(cartId, 'items { uuid } totalQty grandTotal { value }')).toEqual({
      items: [],
      totalQty: 0,
      grandTotal: { value: 0 },
    });
    for (const id of [lines[0].uuid, randomUUID(), 'nothing', '0']) {
      expect(await shop.request('DELETE', items(cartId, id))).toMatchObject(refusal(404, 'Item not found'));
    }
  });
});

test('amounts that no column can store are rejected', async () => {
  const { sku } = await createProduct(shop, { price: 99_999_999, qty: 100_000 });
  expect(await post('/api/carts', { items: [{ sku, qty: 100_000 }] })).toMatchObject(
    refusal(400, 'The cart total is too large'),
  );
});

test('a cart whose total becomes too large through a new price can be reduced', async () => {
  const [dear, other] = [
    await createProduct(shop, { price: 1, qty: 9 }),
    await createProduct(shop, { price: 2, qty: 9 }),
  ];
  const { items, cartId } = dataOf(
    await post('/api/carts', {
      items: [
        { sku: dear.sku, qty: 9 },
        { sku: other.sku, qty: 1 },
      ],
    }),
  );
  dataOf(await shop.admin('PATCH', `/api/products/${dear.uuid}`, { price: 999_999_999_999 }));
  const tooLarge = refusal(400, 'The cart total is too large');
  expect(await post(`/api/cart/${cartId}/items`, { sku: other.sku, qty: 1 })).toMatchObject(tooLarge);
  const { item } = dataOf(await shop.request('DELETE', items[0].removeUrl));
  expect(item).toMatchObject({ uuid: items[0].uuid });
  expect(await read(cartId, 'grandTotal { value }')).toEqual({ grandTotal: { value: 2 } });
});

test('removed routes do not exist', async () => {
  const { sku } = await createProduct(shop, { price: 1, qty: 10 });
  const cartId = await createCart({ sku, qty: 1 });
  expect((await shop.request('GET', '/api/shippingMethods')).status).toBe(404);
  expect((await shop.request('GET', `/api/carts/${cartId}/shippingMethods`)).status).toBe(404);
});
