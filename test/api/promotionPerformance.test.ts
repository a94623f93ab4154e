import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { promotionShop } from '../support/promotionShop.ts';
import type { PromotionShop } from '../support/promotionShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

const PERIOD = 'from=2026-03-01&to=2026-03-10';

let its: PromotionShop;
let half: { uuid: string; name: string };
let unused: { uuid: string; name: string };
let shipping: { uuid: string; name: string };
beforeAll(async () => {
  its = await promotionShop();
  const { sku } = await createProduct(its.shop, { price: 20, qty: 100 });
  half = await its.promote({ action: { kind: 'percent', value: 50 } });
  await order(sku, '2026-03-01T12:00:00Z');
  await order(sku, '2026-03-10T12:00:00Z');
  await order(sku, '2026-02-20T12:00:00Z');
  await order(sku, '2026-03-11T12:00:00Z');
  const canceled = await order(sku, '2026-03-02T12:00:00Z');
  dataOf(await its.shop.admin('POST', `/api/orders/${canceled.uuid}/cancel`, { reason: 'changed' }));
  const waiting = await order(sku, '2026-03-03T12:00:00Z');
  await change(sql.fragment`update "order" set placed_at = null, created_at = '2026-03-03T12:00:00Z'
    where uuid = ${waiting.uuid}`);
  const other = await order(sku, '2026-03-04T12:00:00Z');
  await change(sql.fragment`update "order" set currency = 'EUR', base_rate = 2, base_total = round(grand_total / 2, 4)
    where uuid = ${other.uuid}`);
  shipping = await its.promote({ class: 'shipping', action: { kind: 'shipping' } });
  await order(sku, '2026-03-05T12:00:00Z');
  unused = await its.promote({ status: false });
}, 60_000);
afterAll(() => its.shop.stop());

const change = (statement: ReturnType<typeof sql.fragment>) =>
  its.shop.db.run(sql.type(z.object({}))`${statement}`);

/** Places an order of a unit for 20 with shipping for 4.99, as if at that time. */
async function order(sku: string, time: string): Promise<{ uuid: string }> {
  const placed = dataOf(await its.place(await createReadyCart(its.shop, sku)));
  await change(
    sql.fragment`update "order" set placed_at = ${time}, created_at = ${time} where uuid = ${placed.uuid}`,
  );
  return placed;
}

const read = async (path: string) => dataOf(await its.shop.admin('GET', path));

describe('the performance of a promotion', () => {
  test('has its uses, placed orders, their revenue and the discount, in the currency of the shop', async () => {
    const { timezone, currency, period, previous } = await read(
      `/api/promotions/${half.uuid}/performance?${PERIOD}`,
    );
    expect([timezone, currency]).toEqual(['UTC', 'USD']);
    // Two of 14.99, one of 14.99 at a rate of 2, and one of 10.00 with free shipping. One more is not placed, and one is canceled.
    expect(period).toEqual({
      from: '2026-03-01',
      to: '2026-03-10',
      uses: 5,
      orders: 4,
      revenue: { value: 47.48, text: '$47.48' },
      discount: { value: 35, text: '$35.00' },
    });
    expect(previous).toEqual({
      from: '2026-02-19',
      to: '2026-02-28',
      uses: 1,
      orders: 1,
      revenue: { value: 14.99, text: '$14.99' },
      discount: { value: 10, text: '$10.00' },
    });
  });

  test('leaves out amounts of orders without a rate', async () => {
    await change(sql.fragment`update "order" set base_rate = null, base_total = null where currency = 'EUR'`);
    const { period } = await read(`/api/promotions/${half.uuid}/performance?${PERIOD}`);
    expect(period).toMatchObject({ orders: 4, revenue: { value: 39.98 }, discount: { value: 30 } });
  });

  test('is all zeros before it was used', async () => {
    const zero = { value: 0, text: '$0.00' };
    const none = { uses: 0, orders: 0, revenue: zero, discount: zero };
    expect(await read(`/api/promotions/${unused.uuid}/performance?${PERIOD}`)).toMatchObject({
      period: none,
      previous: none,
    });
  });

  test('refuses unknown promotions and periods', async () => {
    const refused = async (path: string) => refusalOf(await its.shop.admin('GET', path));
    expect(await refused('/api/promotions/999999/performance')).toEqual([
      404,
      'PROMOTION_NOT_FOUND',
      'Promotion not found',
    ]);
    for (const path of [`/api/promotions/${half.uuid}/performance`, '/api/promotions/performance'])
      expect(await refused(`${path}?from=2026-03-10&to=2026-03-01`)).toEqual([
        400,
        'BAD_PERIOD',
        'from must not be after to',
      ]);
  });
});

describe('the performance of all promotions', () => {
  const list = async (query: string): Promise<{ name: string; uses: number }[]> =>
    read(`/api/promotions/performance?${PERIOD}&${query}`);
  const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

  test('begins with the most revenue, and has the unused ones too', async () => {
    const rows = await list('');
    expect(namesOf(rows)).toEqual([half.name, shipping.name, unused.name]);
    expect(rows[1]).toEqual({
      promotion_id: expect.any(Number),
      uuid: shipping.uuid,
      name: shipping.name,
      status: true,
      class: 'shipping',
      currency: 'USD',
      uses: 1,
      orders: 1,
      revenue: { value: 10, text: '$10.00' },
      discount: { value: 4.99, text: '$4.99' },
    });
    expect(rows[2]).toMatchObject({ uses: 0, orders: 0, revenue: { value: 0 }, discount: { value: 0 } });
  });

  test('is sorted, filtered and read in pages', async () => {
    expect(namesOf(await list('ob=uses&od=asc'))).toEqual([unused.name, shipping.name, half.name]);
    expect(namesOf(await list('ob=discount&od=desc&limit=1&page=2'))).toEqual([shipping.name]);
    expect(namesOf(await list('ob=name&od=asc'))).toEqual([half.name, shipping.name, unused.name]);
    expect(namesOf(await list('status=true&class=order'))).toEqual([half.name]);
    const { body } = await its.shop.admin('GET', `/api/promotions/performance?${PERIOD}&status=true&limit=1`);
    expect(body.meta.total).toBe(2);
  });
});
