import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let skus: readonly string[];
const { newCustomer, as } = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop();
  skus = await Promise.all(
    Array.from({ length: 6 }, async () => (await createProduct(shop, { price: 2, qty: 50 })).sku),
  );
});
afterAll(() => shop.stop());
afterEach(() => set({ cartMaxLines: null, cartMaxUnitsPerLine: null }));

const set = async (settings: object) => void dataOf(await shop.admin('POST', '/api/settings', settings));
const newCart = async (...items: readonly string[]): Promise<string> =>
  dataOf(await shop.request('POST', '/api/carts', { items: items.map((sku) => ({ sku, qty: 1 })) })).cartId;
const add = (cart: string, sku: string | undefined, qty = 1) =>
  shop.request('POST', `/api/carts/${cart}/items`, { sku, qty });
const linesOf = async (cart: string) => {
  const query = 'query ($id: String!) { cart(id: $id) { items { productSku qty } } }';
  return (await shop.query(query, { id: cart })).body.data.cart.items;
};
const LINES = (max: number) => [400, 'TOO_MANY_LINES', `A cart can have at most ${max} different products`];
const UNITS = (max: number) => [400, 'TOO_MANY_UNITS', `A cart can have at most ${max} units of a product`];

describe('lines', () => {
  test('a cart has at most 500 of them', async () => {
    await shop.db.run(sql.type(z.object({}))`
      with made as (
        insert into product (sku, name, url_key, price, group_id, weight)
        select 'CAP-' || n, 'Cap', 'cap-' || n, 1, 1, 1 from generate_series(1, 501) n
        returning product_id
      )
      insert into product_inventory (product_id, qty) select product_id, 5 from made`);
    const cart = await newCart('CAP-1');
    // The lines are inserted directly, because adding them through the API would take 30 seconds.
    await shop.db.run(sql.type(z.object({}))`
      insert into cart_item (cart_id, product_id, product_sku, group_id, product_name, product_weight, product_price,
        product_price_incl_tax, final_price, final_price_incl_tax, qty, line_total, line_total_incl_tax,
        line_total_with_discount, line_total_with_discount_incl_tax)
      select cart_id, p.product_id, p.sku, item.group_id, product_name, product_weight, product_price, product_price_incl_tax,
        final_price, final_price_incl_tax, item.qty, line_total, line_total_incl_tax, line_total_with_discount,
        line_total_with_discount_incl_tax
      from cart_item item join product p on p.sku like 'CAP-%' and p.sku not in ('CAP-1', 'CAP-500', 'CAP-501')
      where item.product_sku = 'CAP-1'`);
    expect(refusalOf(await add(cart, 'CAP-500'))[0]).toBe(200);
    expect(await linesOf(cart)).toHaveLength(500);
    expect(refusalOf(await add(cart, 'CAP-501'))).toEqual(LINES(500));
    expect((await add(cart, 'CAP-500')).status).toBe(200);
  });

  test('a full cart accepts more units of its products, and another product once there is room', async () => {
    await set({ cartMaxLines: 2 });
    expect(
      refusalOf(await shop.request('POST', '/api/carts', { items: skus.map((sku) => ({ sku, qty: 1 })) })),
    ).toEqual(LINES(2));
    const cart = await newCart(skus[0] as string, skus[1] as string);
    expect(refusalOf(await add(cart, skus[2]))).toEqual(LINES(2));
    const { item } = dataOf(await add(cart, skus[0]));
    expect(item.map(({ qty }: { qty: number }) => qty)).toEqual([2, 1]);
    dataOf(await shop.request('DELETE', `/api/carts/${cart}/items/${item[0].uuid}`));
    expect((await add(cart, skus[2])).status).toBe(200);
  });

  test('products added concurrently do not exceed the limit together', async () => {
    await set({ cartMaxLines: 3 });
    const cart = await newCart(skus[0] as string);
    const answers = await Promise.all(skus.slice(1).map((sku) => add(cart, sku)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 400, 400, 400]);
    expect(await linesOf(cart)).toHaveLength(3);
  });

  test('the form of a product page reports it too', async () => {
    await set({ cartMaxLines: 1 });
    const send = (sku: string | undefined, cookie = '') =>
      fetch(`${shop.url}/cart/items`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', cookie },
        body: new URLSearchParams({ sku: sku ?? '', qty: '1' }),
      });
    const cookie = (await send(skus[0])).headers.getSetCookie()[0]?.split(';')[0];
    const refused = await send(skus[1], cookie);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('A cart can have at most 1 different products');
  });
});

describe('units', () => {
  test('a line has at most 100,000 units', async () => {
    const { uuid, sku } = await createProduct(shop, { price: 1, qty: 0 });
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { manage_stock: false }));
    const cart = await newCart(sku);
    expect(refusalOf(await add(cart, sku, 100_000))).toEqual(UNITS(100_000));
    const { item } = dataOf(await add(cart, sku, 99_999));
    const path = `/api/carts/${cart}/items/${item[0].uuid}`;
    expect(refusalOf(await shop.request('PATCH', path, { action: 'increase', qty: 1 }))).toEqual(
      UNITS(100_000),
    );
  });

  test('a lower setting applies to new units, and keeps existing ones', async () => {
    const cart = await newCart(skus[0] as string);
    const { item } = dataOf(await add(cart, skus[0], 7));
    await set({ cartMaxUnitsPerLine: '5' });
    const change = (body: object) => shop.request('PATCH', `/api/carts/${cart}/items/${item[0].uuid}`, body);
    expect(refusalOf(await add(cart, skus[0]))).toEqual(UNITS(5));
    expect(refusalOf(await change({ action: 'increase', qty: 1 }))).toEqual(UNITS(5));
    expect(dataOf(await change({ action: 'decrease', qty: 1 })).item[0].qty).toBe(7);
    expect(await linesOf(cart)).toEqual([{ productSku: skus[0], qty: 7 }]);
  });

  test.each([
    [{ cartMaxLines: 0 }, 'cartMaxLines must be a whole number from 1 to 500'],
    [{ cartMaxLines: 501 }, 'cartMaxLines must be a whole number from 1 to 500'],
    [{ cartMaxUnitsPerLine: 100_001 }, 'cartMaxUnitsPerLine must be a whole number from 1 to 100000'],
    [{ cartMaxUnitsPerLine: 1.5 }, 'cartMaxUnitsPerLine must be a whole number'],
  ])('the setting %j is rejected', async (settings, message) => {
    const { status, body } = await shop.admin('POST', '/api/settings', settings);
    expect([status, body.error.message]).toEqual([400, message]);
  });
});

test('a login merges carts within both limits', async () => {
  const customer = await newCustomer();
  const visit = async (cookie: string, items: readonly (readonly [number, number])[]) => {
    let sid = cookie;
    for (const [index, qty] of items) {
      const answer = await as({ cookie: sid }, 'POST', '/api/cart/mine/items', { sku: skus[index], qty });
      dataOf(answer);
      sid = answer.headers.getSetCookie()[0]?.split(';')[0] ?? sid;
    }
    return sid;
  };
  const logIn = async (cookie: string) => {
    const body = { email: customer.email, password: 'correct horse battery' };
    return `sid=${dataOf(await as({ cookie }, 'POST', '/customer/login', body)).sid}`;
  };
  await visit(await logIn(`sid=${randomUUID()}`), [
    [0, 4],
    [1, 1],
  ]);
  const guest = await visit('', [
    [2, 1],
    [3, 1],
    [0, 4],
  ]);
  await set({ cartMaxLines: 3, cartMaxUnitsPerLine: 6 });
  const joined = await as({ cookie: await logIn(guest) }, 'POST', '/graphql', {
    query: '{ myCart { items { productSku qty } } }',
  });
  expect(joined.body.data.myCart.items).toEqual([
    { productSku: skus[0], qty: 6 },
    { productSku: skus[1], qty: 1 },
    { productSku: skus[2], qty: 1 },
  ]);
});
