import { baseTerms } from '../../packages/runtime/src/modules/currencies/index.ts';
import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  countCouponUse,
  couponInputs,
  couponInputsColumn,
  evaluateCoupon,
  returnCouponUse,
} from '../../packages/runtime/src/modules/promotions/index.ts';
import { customersOf } from '../support/customers.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: OrderShop;
beforeAll(async () => {
  its = await orderShop();
});
afterAll(() => its.shop.stop());
const customers = customersOf(() => its.shop);

const noRow = z.object({});
const loaded = z.object({ inputs: couponInputs });

/** Loads the coupon inputs of a cart in one statement. */
async function inputsOf(cartId: string, code: string | null) {
  const before = its.shop.statements();
  const { inputs } = await its.shop.db.one(sql.type(loaded)`
    select ${couponInputsColumn({
      code: sql.fragment`${code}::text`,
      cartId: sql.fragment`c.cart_id`,
      customerId: sql.fragment`c.customer_id`,
      email: sql.fragment`c.customer_email`,
      currency: sql.fragment`'USD'`,
      productIds: sql.fragment`select item.product_id from cart_item item where item.cart_id = c.cart_id`,
    })} as inputs
    from cart c where c.uuid = ${cartId}`);
  expect(its.shop.statements() - before).toBe(1);
  return inputs;
}

const createCoupon = async (more: object = {}) =>
  dataOf(
    await its.shop.admin('POST', '/api/coupons', {
      coupon: `C${randomUUID().replaceAll('-', '')}`,
      status: 1,
      discount_amount: '0.1',
      discount_type: 'percentage_discount_to_entire_order',
      ...more,
    }),
  );
const createCart = async () => {
  const product = await createProduct(its.shop, { price: 10, qty: 100 });
  return { product, cartId: await createReadyCart(its.shop, product.sku) };
};
const own = (cartId: string, customerId: number) =>
  its.shop.db.run(sql.type(noRow)`update cart set customer_id = ${customerId} where uuid = ${cartId}`);
const place = async (cartId: string) => dataOf(await its.place(cartId));
const use = (order: { order_id: number; customer_email: string }, code: string) =>
  its.shop.db.transaction((tx) =>
    countCouponUse(tx, { orderId: order.order_id, code, customerId: null, email: order.customer_email }),
  );

test('without a coupon, or with an unknown code, nothing is loaded', async () => {
  const { cartId } = await createCart();
  const { coupon } = await createCoupon();
  expect(await inputsOf(cartId, null)).toBeNull();
  expect(await inputsOf(cartId, 'NOSUCHCOUPON')).toBeNull();
  expect(await inputsOf(cartId, coupon.toLowerCase())).toEqual(await inputsOf(cartId, coupon));
});

test('a simple coupon loads no more than it needs', async () => {
  const { cartId } = await createCart();
  const { coupon, coupon_id } = await createCoupon({ start_date: '2026-01-31' });
  expect(await inputsOf(cartId, coupon)).toEqual({
    coupon: expect.objectContaining({ coupon_id, discount_amount: '0.1000', used_time: 0 }),
    customer: null,
    customer_uses: 0,
    purchased: null,
    products: [],
  });
});

test('rules by category, collection and group find the products of the cart by id and uuid', async () => {
  const { cartId, product } = await createCart();
  const post = async (path: string, body: object) => dataOf(await its.shop.admin('POST', path, body));
  const key = randomUUID();
  const [one, two] = [
    await post('/api/categories', { name: 'One', url_key: key }),
    await post('/api/categories', { name: 'Two', url_key: `${key}-2` }),
  ];
  const collection = await post('/api/collections', { name: 'Best', code: key });
  for (const path of [`categories/${one.uuid}`, `categories/${two.uuid}`, `collections/${collection.uuid}`])
    await post(`/api/${path}/products`, { product_id: product.id });
  const row = (name: string, operator: string, value: unknown) => ({ key: name, operator, value, qty: 1 });
  const holds = async (...required_products: object[]) => {
    const { coupon } = await createCoupon({ condition: { required_products } });
    const line = { product_id: product.id, sku: product.sku, qty: 1, unit_price: 1000 };
    const cart = { terms: baseTerms('USD'), sub_total: 1000, total_qty: 1, lines: [line] };
    return evaluateCoupon(await inputsOf(cartId, coupon), cart, new Date()).refusal?.code ?? 'holds';
  };
  expect(await holds(row('category', 'IN', [one.category_id]))).toBe('holds');
  expect(await holds(row('category', 'IN', two.uuid), row('category', '=', one.uuid))).toBe('holds');
  expect(await holds(row('collection', 'IN', String(collection.collection_id)))).toBe('holds');
  expect(await holds(row('attribute_group', '=', 1))).toBe('holds');
  expect(await holds(row('category', 'NOT IN', [two.category_id]))).toBe('COUPON_CONDITION');
  expect(await holds(row('collection', 'NOT IN', [collection.uuid]))).toBe('COUPON_CONDITION');
  expect(await holds(row('attribute_group', 'IN', [999]))).toBe('COUPON_CONDITION');
});

describe('the buyer', () => {
  test('the customer is loaded with email and group', async () => {
    const { cartId } = await createCart();
    const customer = await customers.newCustomer();
    await own(cartId, customer.customer_id);
    const { coupon } = await createCoupon();
    expect((await inputsOf(cartId, coupon))?.customer).toEqual({
      email: customer.email,
      is_email_confirmed: false,
      groups: ['1', expect.stringMatching(/^[0-9a-f-]{36}$/)],
    });
  });

  test('purchases are captured amounts less refunds, and are added up only if needed', async () => {
    const { cartId } = await createCart();
    const customer = await customers.newCustomer();
    await own(cartId, customer.customer_id);
    const { coupon } = await createCoupon({ user_condition: { purchased: '20' } });
    const purchased = async () => (await inputsOf(cartId, coupon))?.purchased;
    expect(Number(await purchased())).toBe(0);
    const buy = async () => {
      const order = await place((await createCart()).cartId);
      await its.shop.db.run(sql.type(noRow)`
        update "order" set customer_id = ${customer.customer_id} where order_id = ${order.order_id}`);
      return order.uuid;
    };
    const act = async (order: string, action: string, body: object = {}) =>
      dataOf(await its.shop.admin('POST', `/api/orders/${order}/${action}`, body));
    const shown = async () => {
      const { body } = await its.shop.query(
        'query ($id: ID!) { customer(id: $id) { totalSpent { value } } }',
        { id: customer.uuid },
        'admin',
      );
      return body.data.customer.totalSpent.value;
    };
    await act(await buy(), 'cancel', { reason: 'changed my mind' });
    const [first, second, foreign] = [await buy(), await buy(), await buy()];
    expect(Number(await purchased())).toBe(0);
    await act(first, 'capture');
    expect(await purchased()).toBe('14.9900');
    await act(second, 'capture');
    await act(foreign, 'capture');
    const setRate = (rate: string | null) =>
      its.shop.db.run(sql.type(noRow)`
        with foreign_order as (
          update "order" set base_rate = ${rate}::numeric where uuid = ${foreign} returning order_id
        )
        update payment_transaction set currency = 'EUR' where order_id = (select order_id from foreign_order)`);
    await setRate('2');
    expect(await purchased()).toBe('37.4750');
    await setRate(null);
    expect(await purchased()).toBe('29.9800');
    await act(first, 'refunds', { amount: 14.98 });
    expect([Number(await purchased()), await shown()]).toEqual([15, 15]);
    await act(second, 'refunds');
    expect([Number(await purchased()), await shown()]).toEqual([0.01, 0.01]);
    expect((await inputsOf(cartId, (await createCoupon()).coupon))?.purchased).toBeNull();
  });

  test('a coupon that requires past spending is rejected after enough refunds, in the cart and in the preview', async () => {
    const { cartId, product } = await createCart();
    const customer = await customers.newCustomer();
    const order = await place((await createCart()).cartId);
    await its.shop.db.run(sql.type(noRow)`
      update "order" set customer_id = ${customer.customer_id} where order_id = ${order.order_id}`);
    await own(cartId, customer.customer_id);
    await its.shop.admin('POST', `/api/orders/${order.uuid}/capture`, {});
    const { coupon } = await createCoupon({ user_condition: { purchased: '10' } });
    const answers = async () => {
      const trial = await its.shop.admin('POST', '/api/coupons/preview', {
        coupon: 'TRIED',
        status: 1,
        discount_amount: 5,
        discount_type: 'fixed_discount_to_entire_order',
        user_condition: { purchased: '10' },
        items: [{ sku: product.sku, qty: 1 }],
        customer: customer.uuid,
      });
      const applied = await its.shop.admin('POST', `/api/carts/${cartId}/coupons`, { coupon });
      return [dataOf(trial).trial.refusal?.code ?? 'holds', applied.body.error?.code ?? 'holds'];
    };
    expect(await answers()).toEqual(['holds', 'holds']);
    await its.shop.admin('POST', `/api/orders/${order.uuid}/refunds`, { amount: 14.98 });
    expect(await answers()).toEqual(['COUPON_CONDITION', 'COUPON_CONDITION']);
  });
});

test('uses are counted for the coupon and for the guest, and an order of the same cart is excluded', async () => {
  const { coupon } = await createCoupon();
  const [one, two] = [await createCart(), await createCart()];
  const [first, second] = [await place(one.cartId), await place(two.cartId)];
  const uses = async (cartId: string) => {
    const inputs = await inputsOf(cartId, coupon);
    return [inputs?.coupon.used_time, inputs?.customer_uses];
  };
  const { cartId } = await createCart();
  await use(first, coupon);
  expect(await uses(cartId)).toEqual([1, 1]);
  expect(await uses(one.cartId)).toEqual([0, 0]);
  await use(second, coupon);
  expect(await uses(cartId)).toEqual([2, 2]);
  expect(await uses(one.cartId)).toEqual([1, 1]);
  await its.shop.db.transaction((tx) => returnCouponUse(tx, first));
  expect(await uses(cartId)).toEqual([1, 1]);
  expect(await uses(one.cartId)).toEqual([1, 1]);
  await own(cartId, 1);
  expect(await uses(cartId)).toEqual([1, 0]);
});
