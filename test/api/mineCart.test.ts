import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, dataOf, testAddress } from '../support/shop.ts';

let its: OrderShop;
let mug: { sku: string; id: number };
let pan: { sku: string; id: number };
beforeAll(async () => {
  its = await orderShop();
  mug = await createProduct(its.shop, { price: 10, qty: 10 });
  pan = await createProduct(its.shop, { price: 20, qty: 10 });
});
afterAll(() => its.shop.stop());

interface Visitor {
  cookie: string | null;
}

/** Sends a request with the visitor's cookies and stores the cookies of the response. */
async function as(visitor: Visitor, method: string, path: string, body?: object) {
  const answer = await its.shop.request(
    method,
    path,
    body,
    visitor.cookie ? { headers: { cookie: visitor.cookie } } : {},
  );
  const sid = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='));
  if (sid) visitor.cookie = sid.split(';')[0] as string;
  return answer;
}

let number = 0;
async function newCustomer() {
  const email = `shopper${(number += 1)}@example.com`;
  dataOf(
    await its.shop.request('POST', '/api/customers', { email, password: 'hunter2hunter2', full_name: 'Ada' }),
  );
  return email;
}
const logIn = async (visitor: Visitor, email: string) =>
  dataOf(await as(visitor, 'POST', '/customer/login', { email, password: 'hunter2hunter2' }));

const add = (visitor: Visitor, sku: string, qty = 1) =>
  as(visitor, 'POST', '/api/cart/mine/items', { sku, qty });
const myCart = async (visitor: Visitor) => {
  const document = '{ myCart { uuid customerEmail coupon items { productSku qty } grandTotal { value } } }';
  const answer = await its.shop.request(
    'POST',
    '/graphql',
    { query: document },
    visitor.cookie ? { headers: { cookie: visitor.cookie } } : {},
  );
  return answer.body.data.myCart;
};
const lines = async (visitor: Visitor) =>
  (await myCart(visitor))?.items.map(({ productSku, qty }: { productSku: string; qty: number }) => [
    productSku,
    qty,
  ]);

describe('the cart of a guest', () => {
  test('is created on first use, with a session, and found again by the cookie', async () => {
    const guest: Visitor = { cookie: null };
    expect(await myCart(guest)).toBeNull();
    const { cartId, count, item } = dataOf(await add(guest, mug.sku));
    expect([count, item[0].product_sku]).toEqual([1, mug.sku]);
    expect(guest.cookie).toMatch(/^sid=/);
    expect(dataOf(await add(guest, pan.sku, 2)).cartId).toBe(cartId);
    expect(await lines(guest)).toEqual([
      [mug.sku, 1],
      [pan.sku, 2],
    ]);
  });

  test('accepts every cart change, up to the order', async () => {
    const guest: Visitor = { cookie: null };
    const { item } = dataOf(await add(guest, mug.sku, 3));
    const path = `/api/cart/mine/items/${item[0].uuid}`;
    expect(dataOf(await as(guest, 'PATCH', path, { action: 'decrease', qty: 2 })).item[0].qty).toBe(1);
    dataOf(await add(guest, pan.sku));
    expect(dataOf(await as(guest, 'DELETE', path)).item.product_sku).toBe(mug.sku);
    dataOf(await as(guest, 'POST', '/api/carts/mine/contacts', { email: 'guest@example.com' }));
    dataOf(await as(guest, 'POST', '/api/cart/mine/shippingNotes', { note: 'ring twice' }));
    expect(
      dataOf(
        await as(guest, 'POST', '/api/carts/mine/checkout', {
          shippingAddress: testAddress,
          shippingProvider: 'core',
          shippingMethod: its.zone.methodId,
          paymentMethod: 'cod',
        }),
      ),
    ).toMatchObject({ customer_email: 'guest@example.com', grand_total: 24.99, shipping_note: 'ring twice' });
    expect(await myCart(guest)).toBeNull();
  });

  test('is not created by requests without a change', async () => {
    const guest: Visitor = { cookie: null };
    expect(refusalOf(await as(guest, 'DELETE', '/api/cart/mine/items/1'))).toEqual([
      400,
      'INVALID_CART',
      'Invalid cart',
    ]);
    expect(guest.cookie).toBeNull();
  });

  test('is created once by any number of concurrent first requests', async () => {
    const guest: Visitor = { cookie: null };
    const { cartId } = dataOf(await add(guest, mug.sku));
    dataOf(
      await as(guest, 'POST', `/api/carts/${cartId}/checkout`, {
        customer: { email: 'guest@example.com' },
        shippingAddress: testAddress,
        shippingProvider: 'core',
        shippingMethod: its.zone.methodId,
        paymentMethod: 'cod',
      }),
    );
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(guest, pan.sku)));
    expect(new Set(answers.map((answer) => dataOf(answer).cartId)).size).toBe(1);
    expect(await lines(guest)).toEqual([[pan.sku, 5]]);
  });
});

describe('at a login', () => {
  test('a guest’s cart becomes the customer’s', async () => {
    const visitor: Visitor = { cookie: null };
    const { cartId } = dataOf(await add(visitor, mug.sku));
    const email = await newCustomer();
    await logIn(visitor, email);
    expect(await myCart(visitor)).toMatchObject({ uuid: cartId, customerEmail: email });
    expect(
      refusalOf(await its.shop.request('POST', `/api/carts/${cartId}/items`, { sku: mug.sku, qty: 1 }))[1],
    ).toBe('INVALID_CART');
  });

  test('it is merged into the customer’s cart: quantities add up, limited by the stock', async () => {
    const email = await newCustomer();
    const cup = await createProduct(its.shop, { price: 10, qty: 10 });
    const home: Visitor = { cookie: null };
    await logIn(home, email);
    const { cartId } = dataOf(await add(home, cup.sku, 4));
    const away: Visitor = { cookie: null };
    const guestCart = dataOf(await add(away, cup.sku, 8)).cartId;
    dataOf(await add(away, pan.sku, 2));
    await logIn(away, email);
    const joined = await myCart(away);
    expect(joined).toMatchObject({ uuid: cartId, grandTotal: { value: 140 } });
    expect(await lines(away)).toEqual([
      [cup.sku, 10],
      [pan.sku, 2],
    ]);
    expect(await lines(home)).toEqual(await lines(away));
    expect(refusalOf(await add({ cookie: null }, 'none'))[1]).toBe('PRODUCT_NOT_FOUND');
    expect(
      refusalOf(await its.shop.request('POST', `/api/carts/${guestCart}/items`, { sku: pan.sku, qty: 1 }))[1],
    ).toBe('INVALID_CART');
  });

  test('another customer’s cart stays with that customer', async () => {
    const [one, two] = [await newCustomer(), await newCustomer()];
    const visitor: Visitor = { cookie: null };
    await logIn(visitor, one);
    dataOf(await add(visitor, mug.sku));
    await logIn(visitor, two);
    expect(await myCart(visitor)).toBeNull();
    const back: Visitor = { cookie: null };
    await logIn(back, one);
    expect(await lines(back)).toEqual([[mug.sku, 1]]);
  });
});

describe('checkout in one call', () => {
  const newCart = async () =>
    dataOf(await its.shop.request('POST', '/api/carts', { items: [{ sku: mug.sku, qty: 1 }] })).cartId;
  const whole = () => ({
    customer: { email: 'ada@example.com', full_name: 'Ada Lovelace' },
    shippingAddress: testAddress,
    billingAddress: { ...testAddress, full_name: 'Charles Babbage' },
    shippingProvider: 'core',
    shippingMethod: its.zone.methodId,
    paymentMethod: 'cod',
    note: 'ring twice',
  });
  const checkOut = (id: string, body: object) => its.shop.request('POST', `/api/carts/${id}/checkout`, body);

  test('stores what is sent and places the order', async () => {
    const id = await newCart();
    const order = dataOf(await checkOut(id, whole()));
    expect(order).toMatchObject({
      customer_email: 'ada@example.com',
      customer_full_name: 'Ada Lovelace',
      payment_method: 'cod',
      shipping_note: 'ring twice',
      grand_total: 14.99,
      shipping_address: { full_name: 'Ada Lovelace' },
      billing_address: { full_name: 'Charles Babbage' },
      orderToken: expect.any(String),
    });
    expect(refusalOf(await checkOut(id, whole()))[1]).toBe('INVALID_CART');
  });

  test.each([
    ['half a shipping method', { shippingProvider: undefined }, 'VALIDATION_FAILED'],
    ['an unknown provider', { shippingProvider: 'none' }, 'SHIPPING_PROVIDER_NOT_REGISTERED'],
    ['an unknown payment method', { paymentMethod: 'none' }, 'PAYMENT_METHOD_NOT_AVAILABLE'],
    ['no contact', { customer: undefined }, 'CONTACT_REQUIRED'],
    ['no payment method', { paymentMethod: undefined }, 'PAYMENT_METHOD_REQUIRED'],
    ['a broken address', { shippingAddress: { ...testAddress, city: '' } }, 'VALIDATION_FAILED'],
  ])('%s is rejected, and the cart can be ordered afterwards', async (_name, change, code) => {
    const id = await newCart();
    const answer = await checkOut(id, { ...whole(), ...change });
    expect(refusalOf(answer).slice(0, 2)).toEqual([400, code]);
    dataOf(await checkOut(id, whole()));
  });
});
