import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { seedProducts } from '../../packages/runtime/src/modules/catalog/demo/seedProducts.ts';
import { createDatabase } from '../support/databases.ts';
import {
  createProduct,
  createReadyCart,
  createZoneWithRate,
  dataOf,
  testAddress,
  testShop,
} from '../support/shop.ts';

/** Maximum numbers of statements, including BEGIN and COMMIT but excluding the caller lookup. */
const BUDGET = {
  productRead: 1,
  listing: 3,
  readCart: 1,
  addItem: 4,
  // The statements load and save the cart.
  updateCart: 2,
  // The statements read the cart and the settings of the methods, and save the cart.
  setPaymentMethod: 3,
  // The statements read the cart, the shipping zones' methods and the rates, for the offers and for the quote each. The last one saves the
  // cart.
  setShippingMethodByName: 6,
  placeOrder: 10,
  placeWithCoupon: 12,
  // The statements of an order and of the jobs that it leaves. The statements by which the queue fetches and ends jobs are not counted.
  placeAndWork: 11,
  // The confirmation and the email to the merchant, each with a row in the email log, come on top.
  placeAndEmails: 25,
};
const CALLER = 1;
const WAITING_JOBS = 'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts';

let shop: TestShop;
let skus: readonly string[];
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  const products = await Promise.all(
    Array.from({ length: 101 }, () => createProduct(shop, { price: 10, qty: 1000 })),
  );
  skus = products.map(({ sku }) => sku);
  await createCouponAndTax(products.map(({ uuid }) => uuid));
});
afterAll(() => shop.stop());

/** Creates a tax for half of the products, and a coupon with all conditions that a guest's cart can meet. */
async function createCouponAndTax(products: readonly string[]): Promise<void> {
  const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
  const { uuid } = await post('/api/tax/classes', { name: 'Goods' });
  const rate = { name: 'State', rate: 7.25, country: 'US', province: '*', postcode: '*' };
  await post(`/api/tax/classes/${uuid}/rates`, rate);
  await post('/api/settings', { defaultShippingTaxClassId: -1 });
  for (const product of products.slice(0, 50))
    dataOf(await shop.admin('PATCH', `/api/products/${product}`, { tax_class: uuid }));
  const category = { key: 'category', operator: 'NOT IN', value: '999' };
  await post('/api/coupons', {
    coupon: 'BUDGET',
    status: 1,
    discount_type: 'percentage_discount_to_specific_products',
    discount_amount: 10,
    target_products: { maxQty: 3, products: [category, { key: 'price', operator: '>', value: 1 }] },
    condition: { order_total: 5, required_products: [{ ...category, qty: 1 }] },
    max_uses_time_per_coupon: 1000,
    max_uses_time_per_customer: 1000,
  });
}

/** Counts the SQL statements of some work. Nothing else may use the shop at the same time. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const before = shop.statements();
  await work();
  return shop.statements() - before;
}

const sku = (index: number) => skus[index] as string;

const productQuery = `query ($key: String!) {
  productByUrlKey(urlKey: $key) {
    productId uuid name sku status visibility urlKey url groupId noShippingRequired
    description shortDescription metaTitle metaDescription metaKeywords
    price { regular { value text } } image { url } inventory { isInStock }
  }
}`;
const listingQuery = `{
  products(filters: [{ key: "limit", operation: eq, value: "20" }]) {
    total items { uuid name sku url price { regular { value } } image { url } categories { name url } }
  }
}`;
const readProduct = async () =>
  expect(dataOf(await shop.query(productQuery, { key: sku(0).toLowerCase() })).productByUrlKey.sku).toBe(
    sku(0),
  );
const listProducts = async () =>
  expect(dataOf(await shop.query(listingQuery)).products.items).toHaveLength(20);

describe('the catalogue', () => {
  test('a product read is one statement', async () => {
    expect(await statementsOf(readProduct)).toBeLessThanOrEqual(BUDGET.productRead);
  });

  test('a product read by REST is one statement beside the look-up of the caller', async () => {
    const { uuid } = await createProduct(shop, { price: 10, qty: 1 });
    const read = async () => dataOf(await shop.admin('GET', `/api/products/${uuid}`));
    expect(await statementsOf(read)).toBeLessThanOrEqual(BUDGET.productRead + CALLER);
  });

  test('a listing of 20 with images and categories keeps its budget', async () => {
    expect(await statementsOf(listProducts)).toBeLessThanOrEqual(BUDGET.listing);
  });

  test('neither takes more when there are a thousand products more', async () => {
    const before = [await statementsOf(readProduct), await statementsOf(listProducts)];
    await seedProducts(shop.db, 1000);
    expect([await statementsOf(readProduct), await statementsOf(listProducts)]).toEqual(before);
  });
});

const applyCoupon = async (cartId: string) =>
  dataOf(await shop.request('POST', `/api/carts/${cartId}/coupons`, { coupon: 'BUDGET' }));

describe.each([{ lines: 1 }, { lines: 30 }, { lines: 100 }])('a cart of $lines', ({ lines }) => {
  test('takes an item within its budget', async () => {
    const items = skus.slice(0, lines).map((sku) => ({ sku, qty: 1 }));
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items }));
    const add = async (index: number) =>
      dataOf(await shop.request('POST', `/api/carts/${cartId}/items`, { sku: sku(index), qty: 1 }));
    expect(await statementsOf(() => add(lines))).toBeLessThanOrEqual(BUDGET.addItem);
    expect(await statementsOf(() => add(0))).toBeLessThanOrEqual(BUDGET.addItem);
  });

  test('takes an item within its budget when its shipping method is quoted again', async () => {
    const cartId = await createReadyCart(shop, ...skus.slice(0, lines));
    const add = async () =>
      dataOf(await shop.request('POST', `/api/carts/${cartId}/items`, { sku: sku(lines), qty: 1 }));
    expect(await statementsOf(add)).toBeLessThanOrEqual(BUDGET.addItem);
  });

  test('takes an item, and is read, within its budget with coupon and tax', async () => {
    const cartId = await createReadyCart(shop, ...skus.slice(0, lines));
    await applyCoupon(cartId);
    const add = async () =>
      dataOf(await shop.request('POST', `/api/carts/${cartId}/items`, { sku: sku(lines), qty: 1 }));
    expect(await statementsOf(add)).toBeLessThanOrEqual(BUDGET.addItem);
    const query = 'query ($id: String!) { cart(id: $id) { discountAmount { value } items { taxPercent } } }';
    const read = async () => {
      const { cart } = dataOf(await shop.query(query, { id: cartId }));
      expect(cart.discountAmount.value).toBeGreaterThan(0);
      expect(cart.items[0].taxPercent).toBe(7.25);
    };
    expect(await statementsOf(read)).toBeLessThanOrEqual(BUDGET.readCart);
  });

  test('becomes an order within its budget with coupon and tax', async () => {
    const cartId = await createReadyCart(shop, ...skus.slice(0, lines));
    await applyCoupon(cartId);
    const place = async () => {
      const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
      expect(order).toMatchObject({ coupon: 'BUDGET' });
      expect(order.items).toHaveLength(lines);
    };
    expect(await statementsOf(place)).toBeLessThanOrEqual(BUDGET.placeWithCoupon);
  });

  test('becomes an order within its budget', async () => {
    const cartId = await createReadyCart(shop, ...skus.slice(0, lines));
    const place = async () => dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
    expect(await statementsOf(place)).toBeLessThanOrEqual(BUDGET.placeOrder);
  });
});

describe('the details of a cart in one request', () => {
  test('take a load and a save, once the shipping setup is known, for any number of lines', async () => {
    const details = {
      customer_email: 'ada@example.com',
      shipping_address: testAddress,
      billing_address: testAddress,
      coupon: 'BUDGET',
      payment_method: { method_code: 'cod' },
      shipping_note: 'Ring twice',
    };
    for (const lines of [1, 100]) {
      const items = skus.slice(0, lines).map((sku) => ({ sku, qty: 1 }));
      const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items }));
      const patch = async (body: object) => dataOf(await shop.request('PATCH', `/api/carts/${cartId}`, body));
      const [method] = (await patch({ shipping_address: testAddress })).available_shipping_methods;
      const shipping_method = { provider_code: method.provider_code, method_code: method.code };
      expect(await statementsOf(() => patch({ ...details, shipping_method }))).toBe(BUDGET.updateCart);
      const again = () => patch(details);
      expect(await statementsOf(again), 'nothing new is not saved').toBe(BUDGET.updateCart - 1);
    }
  });
});

describe('a chosen method', () => {
  test('of payment loads the cart once', async () => {
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku: sku(0), qty: 1 }] }));
    const choose = async () =>
      dataOf(
        await shop.request('POST', `/api/carts/${cartId}/paymentMethods`, {
          method_code: 'cod',
          method_name: 'Cash on delivery',
        }),
      );
    expect(await statementsOf(choose)).toBeLessThanOrEqual(BUDGET.setPaymentMethod);
    expect(await statementsOf(choose)).toBeLessThanOrEqual(BUDGET.setPaymentMethod - 1);
  });

  test('of shipping that is named without its provider loads the cart once', async () => {
    const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku: sku(0), qty: 1 }] }));
    const address = { type: 'shipping', address: testAddress };
    dataOf(await shop.request('POST', `/api/carts/${cartId}/addresses`, address));
    const query = 'query ($id: String!) { cart(id: $id) { availableShippingMethods { code name } } }';
    const [method] = dataOf(await shop.query(query, { id: cartId })).cart.availableShippingMethods;
    const choose = async () =>
      dataOf(
        await shop.request('POST', `/api/cart/${cartId}/shippingMethods`, {
          method_code: method.code,
          method_name: method.name,
        }),
      );
    expect(await statementsOf(choose)).toBeLessThanOrEqual(BUDGET.setShippingMethodByName);
  });
});

test.each([
  { lines: 1, emails: 'no email', budget: BUDGET.placeAndWork },
  { lines: 30, emails: 'no email', budget: BUDGET.placeAndWork },
  { lines: 30, emails: 'its emails', budget: BUDGET.placeAndEmails },
])('an order of $lines and the work after it keep their budget, with $emails', async (given) => {
  const { lines, emails, budget } = given;
  const database = await createDatabase();
  const options = {
    databaseUrl: database.url,
    worker: true,
    extensions: [coreShipping, cod],
    standIns: false,
  };
  // A shop in production has no transport for emails unless one is set up, and composes none.
  const working = await testShop({
    ...options,
    ...(emails === 'no email' && { config: { mode: 'production' } }),
  });
  // A connection of its own, so that its statements are not counted.
  const observer = new Client({ connectionString: database.url });
  try {
    await observer.connect();
    await createZoneWithRate(working, { countries: ['US'], cost: 5 });
    const product = () => createProduct(working, { price: 10, qty: 1000 });
    const products = await Promise.all(Array.from({ length: lines }, product));
    const queueIsEmpty = () =>
      vi.waitFor(async () => expect((await observer.query(WAITING_JOBS)).rows).toEqual([]), 120_000);
    const counts: number[] = [];
    // The lowest of several counts, because the worker looks for jobs between them as well.
    for (let run = 0; run < 5; run += 1) {
      const cartId = await createReadyCart(working, ...products.map(({ sku }) => sku));
      await queueIsEmpty();
      const before = working.statements();
      dataOf(await working.request('POST', '/api/orders', { cart_id: cartId }));
      await queueIsEmpty();
      counts.push(working.statements() - before);
    }
    expect(Math.min(...counts)).toBeLessThanOrEqual(budget);
  } finally {
    await observer.end();
    await working.stop();
    await database.drop();
  }
});

test('what an operation sends does not grow with the lines of the cart', async () => {
  const counts = async (lines: number) => {
    const cartId = await createReadyCart(shop, ...skus.slice(0, lines));
    await applyCoupon(cartId);
    const add = () => shop.request('POST', `/api/carts/${cartId}/items`, { sku: sku(0), qty: 1 });
    const place = async () => dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
    return [await statementsOf(add), await statementsOf(place)];
  };
  expect(await counts(100)).toEqual(await counts(1));
});
