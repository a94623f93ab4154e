import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

let database: TestDatabase;
/** Two shops on one database, like two processes with separate queues. */
let shops: readonly TestShop[];
let shop: TestShop;
beforeAll(async () => {
  database = await createDatabase();
  shops = [await testShop({ databaseUrl: database.url }), await testShop({ databaseUrl: database.url })];
  shop = shops[0] as TestShop;
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const half = { discount_type: 'percentage_discount_to_entire_order', discount_amount: 50 };
  for (const coupon of ['HALF', 'HALVED'])
    dataOf(await shop.admin('POST', '/api/coupons', { coupon, status: 1, ...half }));
});
afterAll(async () => {
  await Promise.all(shops.map(({ stop }) => stop()));
  await database.drop();
});

const times = <T>(count: number, work: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => work(index));
const of = (index: number) => shops[index % shops.length] as TestShop;

type Send = () => Promise<TestAnswer>;

/** Sends a change like a well-behaved client, which retries if the cart is busy. */
async function patiently(send: Send): Promise<TestAnswer> {
  const answer = await send();
  return answer.status === 409 && answer.body.error.code === 'CART_BUSY' ? patiently(send) : answer;
}

async function createCart(...skus: string[]): Promise<string> {
  const items = skus.map((sku) => ({ sku, qty: 1 }));
  return dataOf(await shop.request('POST', '/api/carts', { items })).cartId;
}

const FIGURES = `totalQty coupon subTotal { value } discountAmount { value } grandTotal { value }
  customerEmail shippingNote shippingAddress { city } billingAddress { city } items { productSku qty }`;
const read = async (cartId: string) =>
  dataOf(await shop.query(`query($id: String!) { cart(id: $id) { ${FIGURES} } }`, { id: cartId })).cart;

test('coupons, addresses, contact, notes and quantities changed concurrently by two processes are all kept', async () => {
  const products = await Promise.all(times(4, () => createProduct(shop, { price: 10, qty: 1000 })));
  const [first, ...others] = products.map(({ sku }) => sku) as [string, ...string[]];
  const cartId = await createCart(first);
  const post =
    (index: number, path: string, body: object): Send =>
    () =>
      of(index).request('POST', `/api/carts/${cartId}/${path}`, body);
  const changes = [
    ...times(6, (index) => post(index, 'items', { sku: first, qty: 1 })),
    ...others.map((sku, index) => post(index, 'items', { sku, qty: 2 })),
    post(1, 'coupons', { coupon: 'HALF' }),
    post(0, 'addresses', { type: 'shipping', address: testAddress }),
    post(1, 'addresses', { type: 'billing', address: { ...testAddress, city: 'Berkeley' } }),
    post(1, 'contacts', { email: 'ada@example.com' }),
    post(0, 'shippingNotes', { note: 'Ring twice' }),
  ];
  for (const answer of await Promise.all(changes.map(patiently))) dataOf(answer);
  expect(await read(cartId)).toMatchObject({
    totalQty: 13,
    coupon: 'HALF',
    subTotal: { value: 130 },
    discountAmount: { value: 65 },
    grandTotal: { value: 65 },
    customerEmail: 'ada@example.com',
    shippingNote: 'Ring twice',
    shippingAddress: { city: 'Oakland' },
    billingAddress: { city: 'Berkeley' },
  });
});

test('concurrent patches from two processes keep all different details, and exactly one value of the same detail', async () => {
  const { sku } = await createProduct(shop, { price: 10, qty: 1000 });
  const cartId = await createCart(sku);
  const patch = (index: number, body: object) =>
    patiently(() => of(index).request('PATCH', `/api/carts/${cartId}`, body));
  const address = (city: string) => ({ ...testAddress, city });
  const answers = await Promise.all([
    ...times(6, (index) =>
      patch(index, {
        shipping_note: `Note ${index}`,
        shipping_address: address(`City ${index}`),
        billing_address: address(`City ${index}`),
      }),
    ),
    patch(0, { customer_email: 'ada@example.com' }),
    patch(1, { coupon: 'HALF' }),
    patch(0, { payment_method: { method_code: 'cod' } }),
    ...times(4, (index) =>
      patiently(() => of(index).request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 })),
    ),
  ]);
  for (const answer of answers) dataOf(answer);
  const cart = await read(cartId);
  expect(cart).toMatchObject({ totalQty: 5, coupon: 'HALF', customerEmail: 'ada@example.com' });
  const last = cart.shippingNote.replace('Note ', 'City ');
  expect([cart.shippingAddress.city, cart.billingAddress.city]).toEqual([last, last]);
  expect(dataOf(await patch(0, { coupon: null })).payment_method).toMatchObject({ code: 'cod' });
});

test('a coupon that is applied and removed concurrently is on or off, with matching totals', async () => {
  const { sku } = await createProduct(shop, { price: 10, qty: 1000 });
  const cartId = await createCart(sku);
  const coupons = `/api/carts/${cartId}/coupons`;
  const apply = (coupon: string, index: number) => () => of(index).request('POST', coupons, { coupon });
  const remove = (coupon: string, index: number) => () => of(index).request('DELETE', `${coupons}/${coupon}`);
  const add = (index: number) => () =>
    of(index).request('POST', `/api/carts/${cartId}/items`, { sku, qty: 1 });
  const answers = await Promise.all(
    times(8, (index) => [
      patiently(apply(index % 2 ? 'HALF' : 'HALVED', index)),
      patiently(remove(index % 2 ? 'HALF' : 'HALVED', index + 1)),
      patiently(add(index)),
    ]).flat(),
  );
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    expect([status, body.error.code]).toEqual([400, 'COUPON_NOT_ON_CART']);
  const { totalQty, coupon, discountAmount, grandTotal } = await read(cartId);
  expect(totalQty).toBe(9);
  expect(discountAmount.value).toBe(coupon === null ? 0 : 45);
  expect(grandTotal.value).toBe(90 - discountAmount.value);
});

test('concurrent increases and decreases of one line add up', async () => {
  const { sku } = await createProduct(shop, { price: 10, qty: 1000 });
  const { cartId, items } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 30 }] }));
  const path = `/api/carts/${cartId}/items/${items[0].uuid}`;
  const change = (action: string, index: number) =>
    patiently(() => of(index).request('PATCH', path, { action, qty: 2 }));
  for (const answer of await Promise.all(
    times(24, (index) => change(index % 3 ? 'increase' : 'decrease', index)),
  ))
    dataOf(answer);
  expect(await read(cartId)).toMatchObject({ totalQty: 30 + 16 * 2 - 8 * 2 });
});

/** Returns the visitor cookie that a response sets. */
const cookieOf = ({ headers }: TestAnswer): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('sid='))
    ?.split(';')[0] as string;

const addToMine = (index: number, sku: string, cookie?: string) =>
  of(index).request('POST', '/api/cart/mine/items', { sku, qty: 1 }, cookie ? { headers: { cookie } } : {});

const deleteCart = (id: string) => sql.type(z.object({}))`delete from cart where uuid = ${id}`;

test('ten tabs of a session without a cart create one cart, and no item is lost', async () => {
  const { sku } = await createProduct(shop, { price: 10, qty: 1000 });
  const opened = await addToMine(0, sku);
  const cookie = cookieOf(opened);
  // Deletes the first cart, as the shop does with old carts. The session remains valid.
  await shop.db.run(deleteCart(dataOf(opened).cartId));
  const answers = await Promise.all(times(10, (index) => patiently(() => addToMine(index, sku, cookie))));
  const carts = new Set(answers.map((answer) => dataOf(answer).cartId));
  expect(carts.size).toBe(1);
  expect(await read([...carts][0])).toMatchObject({ items: [{ productSku: sku, qty: 10 }] });
});

test('ten concurrent guests each have their own session and cart', async () => {
  const { sku } = await createProduct(shop, { price: 10, qty: 1000 });
  const answers = await Promise.all(times(10, (index) => addToMine(index, sku)));
  expect(new Set(answers.map(cookieOf)).size).toBe(10);
  const carts = [...new Set(answers.map((answer) => dataOf(answer).cartId as string))];
  expect(await Promise.all(carts.map(async (id) => (await read(id)).totalQty))).toEqual(carts.map(() => 1));
});

test('a login waits for the first cart that its guest session is creating, and the customer keeps the earlier cart', async () => {
  const customer = { email: 'first@example.com', full_name: 'First', password: 'correct horse battery' };
  dataOf(await shop.request('POST', '/api/customers', customer));
  const [known, added] = [
    await createProduct(shop, { price: 10, qty: 9 }),
    await createProduct(shop, { price: 10, qty: 9 }),
  ];
  const before = await of(1).request('POST', '/customer/login', customer);
  dataOf(await addToMine(1, known.sku, cookieOf(before)));
  const opened = await addToMine(0, known.sku);
  await shop.db.run(deleteCart(dataOf(opened).cartId));
  const headers = { cookie: cookieOf(opened) };
  // While cart writes are blocked, the guest's request has found no cart and waits to insert one.
  const [add, login] = await shop.db.transaction(async (tx) => {
    await tx.run(sql.type(z.object({}))`lock table cart in share mode`);
    const adding = addToMine(0, added.sku, headers.cookie);
    await waitUntilBlocked(tx, 1);
    const loggingIn = of(1).request('POST', '/customer/login', customer, { headers });
    await waitUntilBlocked(tx, 2);
    return [adding, loggingIn] as const;
  });
  const cookie = cookieOf(await login);
  const query = '{ myCart { items { productSku } } }';
  const { myCart } = dataOf(await shop.request('POST', '/graphql', { query }, { headers: { cookie } }));
  // Either the guest's cart was merged before the item was added, which the response reports, or it was merged with the item.
  const { status, body } = await add;
  if (status !== 200) expect([status, body.error.code]).toEqual([400, 'INVALID_CART']);
  const remaining = status === 200 ? [known, added] : [known];
  expect(new Set(myCart.items.map((item: { productSku: string }) => item.productSku))).toEqual(
    new Set(remaining.map(({ sku }) => sku)),
  );
});

/** Waits until the given number of statements are waiting for a lock. */
async function waitUntilBlocked(tx: Db, count: number): Promise<void> {
  const blocked = async () => {
    // Within a transaction, PostgreSQL caches activity statistics.
    await tx.run(sql.type(z.object({}))`select pg_stat_clear_snapshot()`);
    return tx.any(sql.type(z.object({ pid: z.number() }))`
      select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  };
  await expect.poll(blocked, { timeout: 120_000 }).toHaveLength(count);
}

test('an item that a guest adds while logging in is in the cart, or the response says that it is not', async () => {
  const customer = { email: 'tabs@example.com', full_name: 'Tabs', password: 'correct horse battery' };
  dataOf(await shop.request('POST', '/api/customers', customer));
  let owned = 0;
  for (let round = 0; round < 6; round += 1) {
    const { sku } = await createProduct(shop, { price: 10, qty: 1000 });
    const opened = await addToMine(0, sku);
    const cookie = cookieOf(opened);
    // In every other round, the guest has a session but no cart, so that adding an item creates the first cart.
    const isFirst = round % 2 === 1;
    if (isFirst) await shop.db.run(deleteCart(dataOf(opened).cartId));
    const adds = times(8, (index) => patiently(() => addToMine(index, sku, cookie)));
    const login = await of(round).request('POST', '/customer/login', customer, { headers: { cookie } });
    const late = times(4, (index) => patiently(() => addToMine(index, sku, cookieOf(login))));
    const answers = await Promise.all([...adds, ...late]);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200))
      expect([status, body.error.code]).toEqual([400, 'INVALID_CART']);
    // If the cookie was outdated, the shop opened another session with a separate cart and reported it.
    const made = answers.filter((answer) => answer.status === 200);
    const elsewhere = made.filter((answer) => cookieOf(answer) !== undefined).length;
    for (const answer of late) expect((await answer).status).toBe(200);
    owned += (isFirst ? 0 : 1) + made.length - elsewhere;
    const cart = dataOf(
      await shop.request(
        'POST',
        '/graphql',
        { query: '{ myCart { totalQty } }' },
        {
          headers: { cookie: cookieOf(login) },
        },
      ),
    ).myCart;
    expect(cart.totalQty).toBe(owned);
  }
});
