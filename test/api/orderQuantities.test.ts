import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
const { newCustomer, logIn, cookieOf, as } = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

/** Creates a product that is sold in packs of 6, at least 12 and at most 30. */
const newPack = (limits: object = {}) =>
  createProduct(shop, { price: 2, qty: 500, min_qty: 12, max_qty: 30, qty_step: 6, ...limits });
const change = (uuid: string, body: object) => shop.admin('PATCH', `/api/products/${uuid}`, body);
const create = (...items: readonly object[]) => shop.request('POST', '/api/carts', { items });
const add = (cart: string, sku: string, qty: number) =>
  shop.request('POST', `/api/carts/${cart}/items`, { sku, qty });
const newCart = async (sku: string, qty: number): Promise<{ cart: string; line: string }> => {
  const { cartId, items } = dataOf(await create({ sku, qty }));
  return { cart: cartId, line: `/api/carts/${cartId}/items/${items[0].uuid}` };
};
const QTY = (reason: string) => [400, 'QTY_NOT_ALLOWED', `This quantity is not allowed: ${reason}`];
const MIN = QTY('order at least 12');
const MAX = QTY('order at most 30');
const STEP = QTY('this product is sold in steps of 6, such as 12 or 18');

describe('the product', () => {
  test('has three keys, which are null at first', async () => {
    const { uuid } = await createProduct(shop, { price: 1, qty: 1 });
    const read = async () => dataOf(await shop.admin('GET', `/api/products/${uuid}`));
    expect(await read()).toMatchObject({ min_qty: null, max_qty: null, qty_step: null });
    dataOf(await change(uuid, { min_qty: 2, max_qty: '9', qty_step: 3 }));
    expect(await read()).toMatchObject({ min_qty: 2, max_qty: 9, qty_step: 3 });
    dataOf(await change(uuid, { min_qty: null }));
    expect(await read()).toMatchObject({ min_qty: null, max_qty: 9, qty_step: 3 });
  });

  test.each([
    [{ min_qty: 0 }, 'min_qty', 'min_qty must be a whole number from 1 to 100000'],
    [{ max_qty: 100_001 }, 'max_qty', 'max_qty must be a whole number from 1 to 100000'],
    [{ qty_step: 1.5 }, 'qty_step', 'qty_step must be a whole number'],
    [{ min_qty: 10, max_qty: 9 }, 'max_qty', 'max_qty must be at least 10'],
    [{ qty_step: 10, max_qty: 9 }, 'max_qty', 'max_qty must be at least 10'],
  ])('refuses %o', async (body, path, message) => {
    const { uuid } = await createProduct(shop, { price: 1, qty: 1 });
    const refused = await change(uuid, body);
    expect(refusalOf(refused)).toEqual([400, 'VALIDATION_FAILED', message]);
    expect(refused.body.error.details[0].path).toBe(path);
    expect(dataOf(await shop.admin('GET', `/api/products/${uuid}`))).toMatchObject({
      min_qty: null,
      max_qty: null,
      qty_step: null,
    });
  });

  test('a change is checked together with what is saved', async () => {
    const { uuid } = await newPack();
    expect(refusalOf(await change(uuid, { min_qty: 31 }))).toEqual([
      400,
      'VALIDATION_FAILED',
      'max_qty must be at least 31',
    ]);
  });

  test('GraphQL has the limits on products and lines', async () => {
    const { sku, uuid } = await newPack();
    const { cart } = await newCart(sku, 12);
    const limits = { minQty: 12, maxQty: 30, qtyStep: 6 };
    const { body } = await shop.query(
      `query ($id: ID, $cart: String!) {
        product(id: $id) { minQty maxQty qtyStep } cart(id: $cart) { items { minQty maxQty qtyStep } } }`,
      { id: uuid, cart },
    );
    expect(body.data).toEqual({ product: limits, cart: { items: [limits] } });
  });

  test('files contain the limits, and refuse a row with a maximum below the minimum', async () => {
    const { sku, uuid } = await createProduct(shop, { price: 1, qty: 1 });
    const authorization = `Bearer ${await shop.adminToken()}`;
    const send = async (csv: string) => {
      const form = new FormData();
      form.set('file', new Blob([csv]), 'products.csv');
      const answer = await fetch(`${shop.url}/api/products/import`, {
        method: 'POST',
        body: form,
        headers: { authorization },
      });
      return ((await answer.json()) as { data: { updated: number; refused: { message: string }[] } }).data;
    };
    expect((await send(`sku,min_qty,max_qty,qty_step\n${sku},4,20,2\n`)).updated).toBe(1);
    expect(dataOf(await shop.admin('GET', `/api/products/${uuid}`))).toMatchObject({
      min_qty: 4,
      max_qty: 20,
      qty_step: 2,
    });
    const refused = JSON.stringify(await send(`sku,max_qty\n${sku},3\n`));
    expect(refused).toContain('max_qty must be at least 4');
    const file = await fetch(`${shop.url}/api/products/export?format=jsonl`, { headers: { authorization } });
    const row = (await file.text()).split('\n').find((line) => line.includes(sku)) as string;
    expect(JSON.parse(row)).toMatchObject({ min_qty: 4, max_qty: 20, qty_step: 2 });
    expect((await send(`sku,min_qty,qty_step\n${sku},\\N,\\N\n`)).updated).toBe(1);
    expect(dataOf(await shop.admin('GET', `/api/products/${uuid}`))).toMatchObject({
      min_qty: null,
      max_qty: 20,
      qty_step: null,
    });
  });
});

describe('a cart', () => {
  test('is created with allowed quantities only, and the details name the item and the rule', async () => {
    const { sku } = await newPack();
    const other = await createProduct(shop, { price: 1, qty: 9 });
    const refused = await create({ sku: other.sku, qty: 1 }, { sku, qty: 13 });
    expect(refusalOf(refused)).toEqual(STEP);
    expect(refused.body.error.details).toEqual([
      {
        path: 'items.1.qty',
        rule: 'step',
        values: {
          rule: 'step',
          limit: 6,
          below: 12,
          above: 18,
          reason: 'this product is sold in steps of 6, such as 12 or 18',
        },
        message: STEP[2],
      },
    ]);
    expect(refusalOf(await create({ sku, qty: 6 }))).toEqual(MIN);
    expect(refusalOf(await create({ sku, qty: 36 }))).toEqual(MAX);
    expect(dataOf(await create({ sku, qty: 6 }, { sku, qty: 12 })).items[0].qty).toBe(18);
  });

  test('takes more units as long as the line stays allowed', async () => {
    const { sku } = await newPack();
    const { cart } = await newCart(sku, 12);
    expect(dataOf(await add(cart, sku, 6)).item).toMatchObject([
      { qty: 18, min_qty: 12, max_qty: 30, qty_step: 6 },
    ]);
    const refused = await add(cart, sku, 1);
    expect(refusalOf(refused)).toEqual(QTY('this product is sold in steps of 6, such as 18 or 24'));
    expect(refused.body.error.details[0]).toMatchObject({ path: 'qty', rule: 'step' });
    expect(refusalOf(await add(cart, sku, 18))).toEqual(MAX);
    expect(dataOf(await add(cart, sku, 12)).item[0].qty).toBe(30);
  });

  test.each<[object, number | readonly unknown[]]>([
    [{ qty: 24 }, 24],
    [{ qty: 13 }, STEP],
    [{ qty: 6 }, MIN],
    [{ qty: 36 }, MAX],
    [{ action: 'increase', qty: 6 }, 24],
    [{ action: 'increase', qty: 1 }, QTY('this product is sold in steps of 6, such as 18 or 24')],
    [{ action: 'decrease', qty: 6 }, 12],
    [{ action: 'decrease', qty: 1 }, QTY('this product is sold in steps of 6, such as 12 or 18')],
    [{ action: 'decrease', qty: 12 }, MIN],
    [{ action: 'decrease', qty: 18 }, 0],
  ])('%o of a line with 18 units gives %o', async (body, result) => {
    const { sku } = await newPack();
    const { line } = await newCart(sku, 18);
    const answer = await shop.request('PATCH', line, body);
    if (typeof result === 'number') expect(dataOf(answer).item[0]?.qty ?? 0).toBe(result);
    else expect(refusalOf(answer)).toEqual(result);
  });

  test('counts steps from the minimum, and from 0 without one', async () => {
    const odd = await newPack({ min_qty: 10, max_qty: null });
    expect(refusalOf(await create({ sku: odd.sku, qty: 12 }))).toEqual(
      QTY('this product is sold in steps of 6, such as 10 or 16'),
    );
    expect((await create({ sku: odd.sku, qty: 16 })).status).toBe(200);
    const plain = await newPack({ min_qty: null, max_qty: 20 });
    expect(refusalOf(await create({ sku: plain.sku, qty: 3 }))).toEqual(
      QTY('this product is sold in steps of 6, such as 6'),
    );
    expect(refusalOf(await create({ sku: plain.sku, qty: 20 }))).toEqual(
      QTY('this product is sold in steps of 6, such as 18'),
    );
    expect(refusalOf(await create({ sku: plain.sku, qty: 21 }))).toEqual(QTY('order at most 18'));
  });

  test('suggests quantities that are in stock', async () => {
    const { sku } = await createProduct(shop, { price: 1, qty: 15, min_qty: 12, qty_step: 6 });
    expect(refusalOf(await create({ sku, qty: 13 }))).toEqual(
      QTY('this product is sold in steps of 6, such as 12'),
    );
    expect(refusalOf(await create({ sku, qty: 18 }))[1]).toBe('NOT_ENOUGH_STOCK');
  });

  test('of a guest joins the customer’s with an allowed sum', async () => {
    const { sku } = await newPack({ min_qty: 10, max_qty: 27 });
    const customer = await newCustomer();
    const cookie = await cookieOf(customer);
    const own = dataOf(await as(cookie, 'POST', '/api/carts/mine/items', { sku, qty: 10 }));
    const made = await shop.request('POST', '/api/carts/mine/items', { sku, qty: 10 });
    dataOf(made);
    const sid = made.headers
      .getSetCookie()
      .find((one) => one.startsWith('sid='))
      ?.split(';')[0] as string;
    dataOf(await logIn(customer.email, undefined, { cookie: sid }));
    const { items } = dataOf(await as(cookie, 'PATCH', `/api/carts/${own.cartId}`, { shipping_note: 'x' }));
    // 20 units would be between the steps 16 and 22.
    expect(items).toMatchObject([{ product_sku: sku, qty: 16 }]);
  });
});

describe('a line whose product got a rule later', () => {
  test('has an error, and its cart is not placed before the quantity is allowed', async () => {
    const { sku, uuid } = await createProduct(shop, { price: 2, qty: 100 });
    const cart = await createReadyCart(shop, sku);
    dataOf(await change(uuid, { min_qty: 3, qty_step: 3 }));
    const { errors, items } = dataOf(
      await shop.request('PATCH', `/api/carts/${cart}`, { shipping_note: 'x' }),
    );
    const values = { rule: 'min', limit: 3, nearest: 3, reason: 'order at least 3' };
    const field = `items.${items[0].uuid}`;
    const message = 'This quantity is not allowed: order at least 3';
    expect(errors).toEqual([{ code: 'QTY_NOT_ALLOWED', message, field, values }]);
    const refused = await shop.request('POST', '/api/orders', { cart_id: cart });
    expect(refusalOf(refused)).toEqual([400, 'QTY_NOT_ALLOWED', message]);
    expect(refused.body.error.details).toEqual([{ path: field, rule: 'min', values, message }]);
    dataOf(await shop.request('PATCH', `/api/carts/${cart}/items/${items[0].uuid}`, { qty: 6 }));
    expect(dataOf(await shop.request('POST', '/api/orders', { cart_id: cart })).total_qty).toBe(6);
  });

  test('can be removed', async () => {
    const { sku, uuid } = await createProduct(shop, { price: 2, qty: 100 });
    const { line } = await newCart(sku, 1);
    dataOf(await change(uuid, { min_qty: 3 }));
    expect(dataOf(await shop.request('PATCH', line, { action: 'decrease', qty: 1 })).item).toEqual([]);
  });
});
