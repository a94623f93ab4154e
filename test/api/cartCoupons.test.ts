import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: OrderShop;
beforeAll(async () => {
  its = await orderShop();
});
afterAll(() => its.shop.stop());

let made = 0;
async function newCoupon(fields: object = {}): Promise<{ code: string; uuid: string }> {
  const code = `SALE${(made += 1)}`;
  const { uuid } = dataOf(
    await its.shop.admin('POST', '/api/coupons', {
      coupon: code,
      status: 1,
      discount_type: 'percentage_discount_to_entire_order',
      discount_amount: 10,
      ...fields,
    }),
  );
  return { code, uuid };
}

/** Creates a cart with one product at 20.00 and shipping for 4.99. */
async function newCart(price = 20) {
  const product = await createProduct(its.shop, { price, qty: 1000 });
  return { id: await createReadyCart(its.shop, product.sku), product };
}

const apply = (id: string, coupon: unknown) =>
  its.shop.request('POST', `/api/carts/${id}/coupons`, { coupon });
const remove = (id: string, coupon: string) =>
  its.shop.request('DELETE', `/api/carts/${id}/coupons/${coupon}`);
const usesOf = async (uuid: string) =>
  dataOf(await its.shop.admin('GET', `/api/coupons/${uuid}`)).used_time as number;

const CART = `query($id: String!) { cart(id: $id) {
  coupon discountAmount { value } subTotal { value } shippingFeeInclTax { value } grandTotal { value }
  errors { code message field }
} }`;
async function read(id: string) {
  const { body } = await its.shop.query(CART, { id });
  const { coupon, errors, ...figures } = body.data.cart;
  const values = Object.fromEntries(
    Object.entries(figures).map(([name, price]) => [name, (price as { value: number }).value]),
  );
  return { coupon, errors, ...values };
}

test('a coupon is applied, returned with its code, and removed', async () => {
  const cart = await newCart();
  const { code } = await newCoupon();
  expect(dataOf(await apply(cart.id, code))).toEqual({ coupon: code, replaced: null });
  expect(await read(cart.id)).toMatchObject({
    coupon: code,
    discountAmount: 2,
    subTotal: 20,
    grandTotal: 22.99,
    errors: [],
  });
  expect(dataOf(await remove(cart.id, code))).toEqual({ coupon: code });
  expect(await read(cart.id)).toMatchObject({ coupon: null, discountAmount: 0, grandTotal: 24.99 });
  expect(refusalOf(await remove(cart.id, code))).toEqual([
    400,
    'COUPON_NOT_ON_CART',
    'Invalid coupon: it is not on this cart',
  ]);
});

test('another coupon replaces the previous one, unless it is rejected', async () => {
  const cart = await newCart();
  const [ten, half] = [await newCoupon(), await newCoupon({ discount_amount: 50 })];
  dataOf(await apply(cart.id, ten.code));
  dataOf(await apply(cart.id, half.code));
  expect(await read(cart.id)).toMatchObject({ coupon: half.code, discountAmount: 10 });
  expect((await apply(cart.id, 'NONE')).status).toBe(400);
  expect(await read(cart.id)).toMatchObject({ coupon: half.code, discountAmount: 10 });
});

describe('a coupon that does not apply is rejected with the reason', () => {
  test.each([
    ['an unknown one', null, 'COUPON_NOT_FOUND'],
    ['a disabled one', { status: 0 }, 'COUPON_NOT_FOUND'],
    ['one that is over', { end_date: '2020-01-01' }, 'COUPON_EXPIRED'],
    ['one that has not begun', { start_date: '2999-01-01' }, 'COUPON_NOT_STARTED'],
    ['one that needs a larger order', { condition: { order_total: 20.01 } }, 'COUPON_CONDITION'],
    ['one that needs more units', { condition: { order_qty: 2 } }, 'COUPON_CONDITION'],
    ['one for customers', { user_condition: { email: 'ada@example.com' } }, 'COUPON_LOGIN_REQUIRED'],
  ])('%s', async (_name, fields, code) => {
    const cart = await newCart();
    const coupon = fields ? (await newCoupon(fields)).code : 'NOSUCHCODE';
    const answer = await apply(cart.id, coupon);
    expect(refusalOf(answer).slice(0, 2)).toEqual([400, code]);
    expect(answer.body.error.message).toMatch(/^Invalid coupon: /);
    expect(await read(cart.id)).toMatchObject({ coupon: null, errors: [], grandTotal: 24.99 });
  });

  test.each([[undefined], [''], [7], [null]])('the body %j is rejected', async (coupon) => {
    const cart = await newCart();
    expect((await apply(cart.id, coupon)).status).toBe(400);
  });
});

test('free shipping removes the fee and keeps the method', async () => {
  const cart = await newCart();
  const { code } = await newCoupon({ free_shipping: 1 });
  dataOf(await apply(cart.id, code));
  expect(await read(cart.id)).toMatchObject({ shippingFeeInclTax: 0, grandTotal: 18 });
  dataOf(await remove(cart.id, code));
  expect(await read(cart.id)).toMatchObject({ shippingFeeInclTax: 4.99, grandTotal: 24.99 });
});

test('a coupon that no longer applies is removed at the next read, and the cart reports why', async () => {
  const cart = await newCart();
  const { code, uuid } = await newCoupon();
  dataOf(await apply(cart.id, code));
  dataOf(await its.shop.admin('PATCH', `/api/coupons/${uuid}`, { coupon: code, status: 0 }));
  const unavailable = {
    coupon: null,
    grandTotal: 24.99,
    errors: [
      { code: 'COUPON_NOT_FOUND', message: expect.stringMatching(/^Invalid coupon: /), field: 'coupon' },
    ],
  };
  expect(await read(cart.id)).toMatchObject(unavailable);
  expect(await read(cart.id)).toMatchObject(unavailable);
  dataOf(await remove(cart.id, code));
  expect((await read(cart.id)).errors).toEqual([]);
});

describe('orders', () => {
  test('an order keeps its coupon and totals, counts the use, and releases it if it is canceled', async () => {
    const cart = await newCart();
    const { code, uuid } = await newCoupon({ max_uses_time_per_coupon: '1' });
    dataOf(await apply(cart.id, code));
    expect(await usesOf(uuid)).toBe(0);
    const order = dataOf(await its.place(cart.id));
    expect(order).toMatchObject({ coupon: code, discount_amount: 2, sub_total: 20, grand_total: 22.99 });
    expect(await usesOf(uuid)).toBe(1);
    const late = await newCart();
    expect(refusalOf(await apply(late.id, code)).slice(0, 2)).toEqual([400, 'COUPON_USED_UP']);
    dataOf(await its.shop.admin('POST', `/api/orders/${order.uuid}/cancel`, { reason: 'changed my mind' }));
    expect(await usesOf(uuid)).toBe(0);
    dataOf(await apply(late.id, code));
  });

  test('a coupon that was used up by others is rejected when ordering, and then removed from the cart', async () => {
    const { code, uuid } = await newCoupon({ max_uses_time_per_coupon: '1' });
    const [one, two] = [await newCart(), await newCart()];
    dataOf(await apply(one.id, code));
    dataOf(await apply(two.id, code));
    dataOf(await its.place(one.id));
    expect(refusalOf(await its.place(two.id)).slice(0, 2)).toEqual([400, 'COUPON_USED_UP']);
    expect(await read(two.id)).toMatchObject({ coupon: null, grandTotal: 24.99 });
    expect(dataOf(await its.place(two.id))).toMatchObject({ coupon: null, grand_total: 24.99 });
    expect(await usesOf(uuid)).toBe(1);
  });

  test('a coupon that changed since it was shown is not charged unseen', async () => {
    const cart = await newCart();
    const { code, uuid } = await newCoupon();
    dataOf(await apply(cart.id, code));
    dataOf(await its.shop.admin('PATCH', `/api/coupons/${uuid}`, { coupon: code, discount_amount: 5 }));
    expect(refusalOf(await its.place(cart.id)).slice(0, 2)).toEqual([409, 'CART_CHANGED']);
    expect(dataOf(await its.place(cart.id))).toMatchObject({ discount_amount: 1, grand_total: 23.99 });
  });

  test('an order with a total of zero is placed as paid', async () => {
    const { code } = await newCoupon({ discount_amount: 100, free_shipping: 1 });
    const cart = await newCart();
    dataOf(await apply(cart.id, code));
    expect(dataOf(await its.place(cart.id))).toMatchObject({
      grand_total: 0,
      payment_method: 'zero_checkout',
      payment_status: 'paid',
    });
  });
});
