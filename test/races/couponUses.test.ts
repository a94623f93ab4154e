import { randomUUID } from 'node:crypto';
import { column, sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { countCouponUse, returnCouponUse } from '../../packages/runtime/src/modules/promotions/index.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const orderId = z.object({ order_id: column.int });
let cart = 0;

/** Inserts orders with only the required columns. */
async function createOrders(count: number): Promise<readonly number[]> {
  const rows = await shop.db.any(sql.type(orderId)`
    insert into "order" (
      cart_id, status, payment_status, shipment_status, currency, customer_email, payment_method, payment_method_name,
      total_qty, total_weight, sub_total, sub_total_incl_tax, sub_total_with_discount, sub_total_with_discount_incl_tax,
      discount_amount, tax_amount, tax_amount_before_discount, shipping_fee_excl_tax, shipping_fee_incl_tax,
      shipping_tax_amount, total_tax_amount, grand_total
    )
    select ${cart} + number, 'new', 'pending', 'unfullfilled', 'USD', 'ada@example.com', 'cod', 'Cash', 1, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0
    from generate_series(1, ${count}::int) number
    returning order_id`);
  cart += count;
  return rows.map(({ order_id }) => order_id);
}

async function createCoupon(limits: object): Promise<{ code: string; uuid: string }> {
  const { coupon, uuid } = dataOf(
    await shop.admin('POST', '/api/coupons', {
      coupon: `C${randomUUID().replaceAll('-', '')}`,
      status: 1,
      discount_amount: 1,
      discount_type: 'fixed_discount_to_entire_order',
      ...limits,
    }),
  );
  return { code: coupon, uuid };
}

interface Buyer {
  readonly customerId: number | null;
  readonly email: string;
}
const ada: Buyer = { customerId: 1, email: 'ada@example.com' };

/** Uses a coupon for an order in a separate transaction. Returns the outcome. */
const use = (code: string, order: number, buyer: Buyer = ada) =>
  shop.db
    .transaction((tx) => countCouponUse(tx, { orderId: order, code, ...buyer }))
    .then(
      () => 'counted',
      (error: { code?: string }) => error.code ?? String(error),
    );
const returnUse = (order_id: number) =>
  shop.db.transaction((tx) => returnCouponUse(tx, { order_id, coupon: null }));

const counts = z.object({
  used_time: column.int,
  redemptions: column.int,
  uses: z.record(z.string(), z.number()),
});
/** Reads the number of a coupon's uses from the three tables. */
const countsOf = (code: string) =>
  shop.db.one(sql.type(counts)`
    select used_time,
      (select count(*)::int from coupon_redemption r where r.coupon_id = k.coupon_id) as redemptions,
      (
        select coalesce(jsonb_object_agg(customer_key, used), '{}') from coupon_use u where u.coupon_id = k.coupon_id
      ) as uses
    from coupon k where coupon = ${code}`);

const tally = (answers: readonly string[]) =>
  Object.fromEntries(
    [...new Set(answers)].map((answer) => [answer, answers.filter((each) => each === answer).length]),
  );

test('of 100 concurrent orders with a coupon limited to ten uses, exactly ten use it', async () => {
  const { code } = await createCoupon({ max_uses_time_per_coupon: '10' });
  const orders = await createOrders(100);
  const answers = await Promise.all(
    orders.map((order, index) => use(code, order, { customerId: index + 1, email: 'x@example.com' })),
  );
  expect(tally(answers)).toEqual({ counted: 10, COUPON_USED_UP: 90 });
  const { used_time, redemptions, uses } = await countsOf(code);
  expect([used_time, redemptions, Object.keys(uses).length]).toEqual([10, 10, 10]);
});

test('of 20 concurrent orders by one customer with a limit of one use each, only one uses the coupon', async () => {
  const { code } = await createCoupon({ max_uses_time_per_customer: '1' });
  const answers = await Promise.all((await createOrders(20)).map((order) => use(code, order)));
  expect(tally(answers)).toEqual({ counted: 1, COUPON_CUSTOMER_LIMIT: 19 });
  expect(await countsOf(code)).toEqual({ used_time: 1, redemptions: 1, uses: { 'customer:1': 1 } });
});

test('a guest is identified by the email address, ignoring case, and not confused with a customer of a similar name', async () => {
  const { code } = await createCoupon({ max_uses_time_per_customer: '1' });
  const [one, two, three, four] = await createOrders(4);
  expect(await use(code, one as number, { customerId: null, email: 'Ada@Example.com' })).toBe('counted');
  expect(await use(code, two as number, { customerId: null, email: 'ADA@example.COM' })).toBe(
    'COUPON_CUSTOMER_LIMIT',
  );
  expect(await use(code, three as number, { customerId: 7, email: 'ada@example.com' })).toBe('counted');
  expect(await use(code, four as number, { customerId: null, email: '7' })).toBe('counted');
  expect((await countsOf(code)).uses).toEqual({ 'email:ada@example.com': 1, 'customer:7': 1, 'email:7': 1 });
});

test('both limits apply at the same time, and a rejected order counts toward neither', async () => {
  const { code } = await createCoupon({ max_uses_time_per_coupon: 5, max_uses_time_per_customer: 2 });
  const orders = await createOrders(30);
  const answers = await Promise.all(
    orders.map((order, index) => use(code, order, { customerId: (index % 3) + 1, email: 'x@example.com' })),
  );
  expect(answers.filter((answer) => answer === 'counted')).toHaveLength(5);
  const { used_time, redemptions, uses } = await countsOf(code);
  const ofCustomers = Object.values(uses);
  expect([used_time, redemptions, ofCustomers.reduce((sum, each) => sum + each, 0)]).toEqual([5, 5, 5]);
  expect(Math.max(...ofCustomers)).toBe(2);
});

test('a use that is released ten times concurrently is available once', async () => {
  const { code } = await createCoupon({ max_uses_time_per_coupon: 3, max_uses_time_per_customer: 3 });
  const [one, two, three, four] = (await createOrders(4)) as [number, number, number, number];
  for (const order of [one, two, three]) expect(await use(code, order)).toBe('counted');
  expect(await use(code, four)).toBe('COUPON_USED_UP');
  await Promise.all(Array.from({ length: 10 }, () => returnUse(two)));
  expect(await countsOf(code)).toEqual({ used_time: 2, redemptions: 2, uses: { 'customer:1': 2 } });
  expect(await use(code, four)).toBe('counted');
  await returnUse(two);
  expect(await countsOf(code)).toMatchObject({ used_time: 3 });
});

test('concurrent uses and releases never exceed the limit, drop below zero, or get lost', async () => {
  const { code } = await createCoupon({ max_uses_time_per_coupon: 5, max_uses_time_per_customer: 2 });
  const orders = await createOrders(100);
  const counted = await Promise.all(
    orders.map(async (order, index) => {
      const answer = await use(code, order, { customerId: (index % 4) + 1, email: 'x@example.com' });
      if (answer !== 'counted') return answer;
      if (index % 3 === 0) return 'kept';
      await Promise.all([returnUse(order), returnUse(order)]);
      return 'given back';
    }),
  );
  const left = counted.filter((answer) => answer === 'kept').length;
  const known = ['kept', 'given back', 'COUPON_USED_UP', 'COUPON_CUSTOMER_LIMIT'];
  expect(counted.filter((answer) => !known.includes(answer))).toEqual([]);
  const { used_time, redemptions, uses } = await countsOf(code);
  expect([used_time, redemptions, Object.values(uses).reduce((sum, each) => sum + each, 0)]).toEqual([
    left,
    left,
    left,
  ]);
});

test('renaming, disabling, limiting and deleting a coupon while it is used causes no failure', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { code, uuid } = await createCoupon({ max_uses_time_per_coupon: 50 });
    const orders = await createOrders(20);
    const path = `/api/coupons/${uuid}`;
    const [uses, changes] = await Promise.all([
      Promise.all(
        orders.map(async (order) => {
          const answer = await use(code, order);
          await returnUse(order);
          return answer;
        }),
      ),
      Promise.all([
        shop.admin('PATCH', path, { coupon: code, max_uses_time_per_coupon: 2 }),
        shop.admin('PATCH', path, { coupon: `${code}B` }),
        shop.admin('PATCH', path, { coupon: code, status: 0 }),
        shop.admin('DELETE', path),
      ]),
    ]);
    const known = ['counted', 'COUPON_USED_UP', 'COUPON_NOT_FOUND'];
    expect(uses.filter((answer) => !known.includes(answer))).toEqual([]);
    expect(changes.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
  }
});

test('a use is released under the coupon’s new code, and not if the code belongs to another coupon', async () => {
  const { code, uuid } = await createCoupon({});
  const [one, two] = (await createOrders(2)) as [number, number];
  for (const order of [one, two]) await use(code, order);
  dataOf(await shop.admin('PATCH', `/api/coupons/${uuid}`, { coupon: `${code}B` }));
  await returnUse(one);
  expect(await countsOf(`${code}B`)).toMatchObject({ used_time: 1, redemptions: 1 });
  dataOf(await shop.admin('DELETE', `/api/coupons/${uuid}`));
  const next = await createCoupon({ coupon: `${code}B` });
  await returnUse(two);
  expect(await countsOf(next.code)).toEqual({ used_time: 0, redemptions: 0, uses: {} });
});

test('a limit below the number of uses is rejected with 409, and an equal limit is accepted', async () => {
  const { code, uuid } = await createCoupon({});
  const orders = await createOrders(2);
  for (const order of orders) await use(code, order);
  const limit = (max: number) =>
    shop.admin('PATCH', `/api/coupons/${uuid}`, { coupon: code, max_uses_time_per_coupon: max });
  expect(await limit(1)).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'COUPON_USED_MORE_OFTEN',
        message: 'max_uses_time_per_coupon must not be less than the number of times the coupon was used',
      },
    },
  });
  expect(dataOf(await limit(2))).toMatchObject({ max_uses_time_per_coupon: 2, used_time: 2 });
});

test('limits of zero, and unknown and disabled coupons, are rejected with the reason', async () => {
  const [order] = (await createOrders(1)) as [number];
  expect(await use('NOSUCHCOUPON', order)).toBe('COUPON_NOT_FOUND');
  expect(await use((await createCoupon({ status: 0 })).code, order)).toBe('COUPON_NOT_FOUND');
  expect(await use((await createCoupon({ max_uses_time_per_coupon: 0 })).code, order)).toBe('COUPON_USED_UP');
  expect(await use((await createCoupon({ max_uses_time_per_customer: 0 })).code, order)).toBe(
    'COUPON_CUSTOMER_LIMIT',
  );
});
