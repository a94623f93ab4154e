import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

/** The time zone is five hours behind UTC in winter, so that a day in the shop ends at 05:00 UTC. */
const TIMEZONE = 'America/New_York';

let shop: TestShop;
let mug: { sku: string; uuid: string; id: number };
let plate: { sku: string; uuid: string; id: number };
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod], config: { shop: { timezone: TIMEZONE } } });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  mug = await createProduct(shop, { price: 10, qty: 500 });
  plate = await createProduct(shop, { price: 20.5, qty: 500 });
});
afterAll(() => shop.stop());

const run = (statement: ReturnType<typeof sql.fragment>) => shop.db.run(sql.type(z.object({}))`${statement}`);
const act = async (uuid: string, action: string, body: object = {}) =>
  dataOf(await shop.admin('POST', `/api/orders/${uuid}/${action}`, body));

/** Places an order and changes its time and the time of its transactions. */
async function placeAt(time: string, skus: readonly string[], then?: (uuid: string) => Promise<unknown>) {
  const cart_id = await createReadyCart(shop, ...skus);
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id }));
  await then?.(order.uuid);
  await run(
    sql.fragment`update "order" set placed_at = ${time} where uuid = ${order.uuid} and placed_at is not null`,
  );
  await run(
    sql.fragment`update payment_transaction set created_at = ${time} where order_id = ${order.order_id}`,
  );
  return order;
}

const read = async (query = '?from=2026-01-11&to=2026-01-20') =>
  dataOf(await shop.admin('GET', `/api/dashboard${query}`));

test('a shop without orders has only zeros', async () => {
  const figures = { orders: 0, revenue: '0.00', average_order_value: null, new_customers: 0 };
  const answer = await read();
  expect(answer).toMatchObject({
    timezone: TIMEZONE,
    currency: 'USD',
    period: { from: '2026-01-11', to: '2026-01-20', ...figures },
    previous: { from: '2026-01-01', to: '2026-01-10', ...figures },
    orders_to_ship: 0,
    unpaid_orders: 0,
    best_products: [],
  });
  expect(answer.days).toHaveLength(10);
});

describe('the totals of a period', () => {
  beforeAll(async () => {
    const capture = (uuid: string) => act(uuid, 'capture');
    // 23:30 on the 20th in New York, and 00:30 on the 21st, which is outside the period.
    await placeAt('2026-01-21T04:30:00Z', [mug.sku], capture);
    await placeAt('2026-01-21T05:30:00Z', [mug.sku], capture);
    await placeAt('2026-01-12T12:00:00Z', [mug.sku, plate.sku], async (uuid) => {
      await capture(uuid);
      await act(uuid, 'refunds', { amount: '10.25' });
      await act(uuid, 'shipments');
    });
    // An unpaid order, a canceled order, and an order of the preceding period.
    await placeAt('2026-01-12T13:00:00Z', [plate.sku]);
    await placeAt('2026-01-13T13:00:00Z', [plate.sku], (uuid) => act(uuid, 'cancel', { reason: 'Twice' }));
    await placeAt('2026-01-10T13:00:00Z', [plate.sku], capture);
    for (const [email, time] of [
      ['old@example.com', '2026-01-10T12:00:00Z'],
      ['one@example.com', '2026-01-11T12:00:00Z'],
      ['two@example.com', '2026-01-12T12:00:00Z'],
    ] as const) {
      const body = { email, password: 'correct horse battery', full_name: 'Ada' };
      const { uuid } = dataOf(await shop.admin('POST', '/api/customers', body));
      await run(sql.fragment`update customer set created_at = ${time} where uuid = ${uuid}`);
    }
  });

  test('contain its orders without canceled ones, captured money less refunds, and their average', async () => {
    const { period, previous } = await read();
    // Orders: 15.00 + 35.50 + 25.50. Captured: 15.00 + 35.50, of which 10.25 was refunded.
    expect(period).toMatchObject({
      orders: 3,
      revenue: '40.25',
      average_order_value: '25.33',
      new_customers: 2,
    });
    expect(previous).toMatchObject({
      orders: 1,
      revenue: '25.50',
      average_order_value: '25.50',
      new_customers: 1,
    });
  });

  test('are reported for each day in the shop’s time zone', async () => {
    const { days } = await read();
    const none = { orders: 0, revenue: '0.00' };
    expect(days).toEqual([
      { date: '2026-01-11', ...none },
      { date: '2026-01-12', orders: 2, revenue: '25.25' },
      ...Array.from({ length: 7 }, (_, index) => ({ date: `2026-01-${13 + index}`, ...none })),
      { date: '2026-01-20', orders: 1, revenue: '15.00' },
    ]);
  });

  test('list the best-selling products by units, without refunded units', async () => {
    const { best_products } = await read();
    const of = ({ sku, uuid, id }: typeof mug, total: string) => ({
      product_id: id,
      uuid,
      sku,
      name: `Product ${sku}`,
      qty: 2,
      total,
      edit_url: `/admin/products/edit/${uuid}`,
    });
    expect(best_products).toEqual([of(plate, '41.00'), of(mug, '20.00')]);
  });

  test('report pending work', async () => {
    const known = await read();
    expect([known.orders_to_ship, known.unpaid_orders]).toEqual([4, 1]);
    const low = await createProduct(shop, { price: 1, qty: 5 });
    const out = await createProduct(shop, { price: 1, qty: 0 });
    const disabled = await createProduct(shop, { price: 1, qty: 0 });
    dataOf(await shop.admin('PATCH', `/api/products/${disabled.uuid}`, { status: 0 }));
    const stockOf = async () => {
      const { products_low_in_stock, products_out_of_stock } = await read();
      return [
        products_low_in_stock - known.products_low_in_stock,
        products_out_of_stock - known.products_out_of_stock,
      ];
    };
    expect(await stockOf()).toEqual([1, 1]);
    dataOf(await shop.admin('POST', '/api/settings', { dashboardLowStock: 4 }));
    expect(await stockOf()).toEqual([0, 1]);
    dataOf(await shop.admin('POST', '/api/settings', { dashboardLowStock: null }));
    dataOf(await shop.admin('PATCH', `/api/products/${low.uuid}`, { manage_stock: 0 }));
    dataOf(await shop.admin('PATCH', `/api/products/${out.uuid}`, { manage_stock: 0 }));
    expect(await stockOf()).toEqual([0, 0]);
  });

  test('are the same in the admin schema', async () => {
    const query = `query($from: String, $to: String) { dashboard(from: $from, to: $to) {
      period { from to orders revenue { value text } averageOrderValue { value } newCustomers }
      days { date orders revenue { value } } ordersToShip bestProducts { sku total { value } editUrl } } }`;
    const { body } = await shop.query(query, { from: '2026-01-11', to: '2026-01-20' }, 'admin');
    const figures = body.data.dashboard;
    expect(figures.period).toEqual({
      from: '2026-01-11',
      to: '2026-01-20',
      orders: 3,
      revenue: { value: 40.25, text: '$40.25' },
      averageOrderValue: { value: 25.33 },
      newCustomers: 2,
    });
    expect([figures.days.length, figures.ordersToShip, figures.bestProducts[0].total.value]).toEqual([
      10, 4, 41,
    ]);
    const bad = await shop.query(query, { from: 'yesterday' }, 'admin');
    expect(bad.body.errors[0].message).toBe('from must be a date, such as 2026-01-31');
  });
});

test('by default the period is the last 30 days, including today', async () => {
  const { period, days } = await read('');
  expect(days).toHaveLength(30);
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TIMEZONE }).format(new Date());
  expect(period.to).toBe(today);
});

test.each([
  ['?from=yesterday', 'VALIDATION_FAILED', 'from must be a date, such as 2026-01-31'],
  ['?from=2026-02-30', 'VALIDATION_FAILED', 'from must be a date, such as 2026-01-31'],
  ['?from=2026-01-02&to=2026-01-01', 'BAD_PERIOD', 'from must not be after to'],
  ['?from=2024-01-01&to=2026-01-01', 'BAD_PERIOD', 'The period can have at most 366 days'],
])('the period of %s is rejected', async (query, code, message) => {
  const [status, ...refusal] = refusalOf(await shop.admin('GET', `/api/dashboard${query}`));
  expect([status, refusal[0]]).toEqual([400, code]);
  expect(refusal[1]).toContain(message);
});
