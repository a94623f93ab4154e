import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { inLane, isNight } from '../support/lane.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const { buyers: BUYERS, uses: USES } = inLane({
  gate: { buyers: 24, uses: 6 },
  night: { buyers: 500, uses: 50 },
});

let database: TestDatabase;
/** Two shops on one database, like two processes. */
let shops: readonly TestShop[];
let shop: TestShop;
let sku: string;
beforeAll(async () => {
  database = await createDatabase();
  const options = {
    databaseUrl: database.url,
    extensions: [coreShipping, cod],
    config: { rateLimit: false },
  } as const;
  shops = [await testShop(options), await testShop(options)];
  shop = shops[0] as TestShop;
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  sku = (await createProduct(shop, { price: 20, qty: 100_000 })).sku;
});
afterAll(async () => {
  await Promise.all(shops.map(({ stop }) => stop()));
  await database.drop();
});

const counts = z.object({ used: column.int, redeemed: column.int, discounted: column.int });

/** Counts the uses of a promotion as it has them, in its redemptions, and in the discounts of orders. */
const countsOf = (uuid: string) =>
  shop.db.one(sql.type(counts)`
    select used, (select count(*) from promotion_redemption r where r.promotion_id = p.promotion_id)::int as redeemed,
      (select count(*) from "order" o where o.discounts @> ${JSON.stringify([{ promotion_id: uuid }])}::jsonb)::int as discounted
    from promotion p where p.uuid = ${uuid}`);

const promotion = (fields: object) =>
  shop.admin('POST', '/api/promotions', {
    name: 'Rush',
    label: 'Rush',
    status: true,
    class: 'order',
    action: { kind: 'percent', value: 10 },
    max_uses: USES,
    ...fields,
  });

/**
 * The answer to a buyer who waits too long for a connection to the database, which happens to some of 500 on a busy machine. Nothing was
 * written, and the buyer orders again.
 */
const BUSY = 'SERVICE_UNAVAILABLE';

/** Places the orders of all carts at once over both processes. A buyer who is told that the cart has changed orders again. */
const placeAll = (carts: readonly string[]) =>
  Promise.all(
    carts.map(async (cart_id, index) => {
      const at = shops[index % shops.length] as TestShop;
      const codes: string[] = [];
      for (let attempt = 0; attempt < 5;) {
        const { status, body } = await at.request('POST', '/api/orders', { cart_id });
        if (status === 200) return { codes, grandTotal: body.data.grand_total as number };
        if (isNight && body.error.code === BUSY) continue;
        codes.push(body.error.code);
        attempt += 1;
      }
      return { codes, grandTotal: null };
    }),
  );

async function readyCarts(): Promise<readonly string[]> {
  const carts: string[] = [];
  for (let made = 0; made < BUYERS; made += 8) {
    const some = Array.from({ length: Math.min(8, BUYERS - made) }, () => createReadyCart(shop, sku));
    carts.push(...(await Promise.all(some)));
  }
  return carts;
}

test('a promotion without a code is used exactly as often as it may be, and all buyers get an order', async () => {
  const { uuid } = dataOf(await promotion({}));
  const carts = await readyCarts();
  const placed = await placeAll(carts);
  expect(placed.filter(({ grandTotal }) => grandTotal === 23)).toHaveLength(USES);
  expect(placed.filter(({ grandTotal }) => grandTotal === 25)).toHaveLength(BUYERS - USES);
  expect([...new Set(placed.flatMap(({ codes }) => codes))]).toEqual(['CART_CHANGED']);
  expect(await countsOf(uuid)).toEqual({ used: USES, redeemed: USES, discounted: USES });
  dataOf(await shop.admin('PATCH', `/api/promotions/${uuid}`, { status: false }));
});

test('a code is used exactly as often as it may be; the others are told, and order without it', async () => {
  const { uuid } = dataOf(await promotion({ code_required: true }));
  const code = 'RUSH';
  dataOf(await shop.admin('POST', `/api/promotions/${uuid}/codes`, { codes: [code] }));
  const carts = await readyCarts();
  for (const id of carts) dataOf(await shop.request('POST', `/api/carts/${id}/coupons`, { coupon: code }));
  const placed = await placeAll(carts);
  expect(placed.filter(({ grandTotal }) => grandTotal === 23)).toHaveLength(USES);
  expect(placed.filter(({ grandTotal }) => grandTotal === 25)).toHaveLength(BUYERS - USES);
  const told = new Set(placed.flatMap(({ codes }) => codes));
  expect([...told].filter((one) => one !== 'CART_CHANGED')).toEqual(['COUPON_USED_UP']);
  expect(await countsOf(uuid)).toEqual({ used: USES, redeemed: USES, discounted: USES });
});

test('a code that was entered at one process holds at another, which knows the cart without it', async () => {
  const { uuid } = dataOf(await promotion({ code_required: true, max_uses: null }));
  dataOf(await shop.admin('POST', `/api/promotions/${uuid}/codes`, { codes: ['SPREAD'] }));
  const [one, other] = shops as [TestShop, TestShop];
  const cart = await createReadyCart(one, sku);
  dataOf(await other.request('POST', `/api/carts/${cart}/coupons`, { coupon: 'spread' }));
  const read =
    'query ($id: String!) { cart(id: $id) { coupon discountAmount { value } grandTotal { value } } }';
  expect((await one.query(read, { id: cart })).body.data.cart).toEqual({
    coupon: 'SPREAD',
    discountAmount: { value: 2 },
    grandTotal: { value: 23 },
  });
  dataOf(await one.request('DELETE', `/api/carts/${cart}/coupons/SPREAD`));
  expect((await other.query(read, { id: cart })).body.data.cart.grandTotal).toEqual({ value: 25 });
  dataOf(await other.request('POST', `/api/carts/${cart}/coupons`, { coupon: 'spread' }));
  expect(dataOf(await one.request('POST', '/api/orders', { cart_id: cart })).grand_total).toBe(23);
});
