import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

/** A date without a time is a day in the shop's time zone, which is 13 hours ahead of UTC in January. */
const TIMEZONE = 'Pacific/Auckland';
const BEGINS = '2026-01-30T11:00:00.000Z';
const ENDS = '2026-01-31T11:00:00.000Z';
const DAY = '2026-01-31';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { timezone: TIMEZONE } } });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
const key = () => `k${randomUUID().slice(0, 8)}`;

test('a start is the first moment of the day, and an end the first one after it; times are unchanged', async () => {
  const coupon = {
    coupon: key(),
    status: 1,
    discount_amount: 5,
    discount_type: 'fixed_discount_to_entire_order',
  };
  expect(await post('/api/coupons', { ...coupon, start_date: DAY, end_date: DAY })).toMatchObject({
    start_date: BEGINS,
    end_date: ENDS,
  });
  const times = { start_date: '2026-01-31T00:00:00Z', end_date: '2026-01-31 10:00:00' };
  expect(await post('/api/coupons', { ...coupon, ...times, coupon: key() })).toMatchObject({
    start_date: '2026-01-31T00:00:00.000Z',
    end_date: '2026-01-31T10:00:00.000Z',
  });
  const page = { name: 'Sale', url_key: key(), status: 1, publish_start: DAY, publish_end: DAY };
  expect(await post('/api/landing-pages', page)).toMatchObject({ publish_start: BEGINS, publish_end: ENDS });
  expect(await post('/api/blog/posts', { name: 'News', url_key: key(), published_at: DAY })).toMatchObject({
    published_at: BEGINS,
  });
});

test('a coupon for today is valid all day in the shop’s time zone', async () => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TIMEZONE }).format(shop.app.clock.now());
  const code = key();
  await post('/api/coupons', {
    coupon: code,
    status: 1,
    discount_amount: 5,
    discount_type: 'fixed_discount_to_entire_order',
    start_date: today,
    end_date: today,
  });
  const cart = await createReadyCart(shop, (await createProduct(shop, { price: 20, qty: 5 })).sku);
  dataOf(await shop.request('POST', `/api/carts/${cart}/coupons`, { coupon: code }));
});

test('filters cover the whole day: gteq and lteq include it, lt and gt exclude it, over REST and in GraphQL', async () => {
  const { sku } = await createProduct(shop, { price: 20, qty: 50 });
  const times = {
    before: '2026-01-30T10:59:59.999Z',
    first: BEGINS,
    last: '2026-01-31T10:59:59.999Z',
    after: ENDS,
  };
  const names = new Map<string, string>();
  for (const [name, at] of Object.entries(times)) {
    const order = dataOf(
      await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) }),
    );
    await shop.db.run(
      sql.type(z.object({}))`update "order" set created_at = ${at} where uuid = ${order.uuid}`,
    );
    names.set(order.uuid, name);
  }
  const found = async (operation: string) => {
    const rest = dataOf(await shop.admin('GET', `/api/orders?created_at[${operation}]=${DAY}&limit=50`));
    const { body } = await shop.query(
      `{ orders(filters: [{ key: "created_at", operation: ${operation}, value: "${DAY}" }]) { items { uuid } } }`,
      {},
      'admin',
    );
    const of = (rows: readonly { uuid: string }[]) =>
      [...names].filter(([uuid]) => rows.some((row) => row.uuid === uuid)).map(([, name]) => name);
    expect(of(body.data.orders.items)).toEqual(of(rest));
    return of(rest);
  };
  expect(await found('gteq')).toEqual(['first', 'last', 'after']);
  expect(await found('gt')).toEqual(['after']);
  expect(await found('lteq')).toEqual(['before', 'first', 'last']);
  expect(await found('lt')).toEqual(['before']);
});

test('the range of a replay is whole days, and anything that is no time is rejected with its name', async () => {
  // Subscribers of the core, so that the range is what decides.
  const range = { subscriber: 'deleteMediaFile', from: DAY, to: DAY };
  const replay = (more: object) => shop.admin('POST', '/api/events/replay', { ...range, ...more });
  expect((await replay({})).body.error?.code).not.toBe('VALIDATION_FAILED');
  const wrong = await replay({ to: 'yesterday' });
  expect([wrong.status, wrong.body.error.message]).toEqual([
    400,
    'to must be a date, such as 2026-01-31, or an ISO 8601 time',
  ]);
  await shop.db.run(sql.type(z.object({}))`
    insert into event_log (uuid, event, payload, created_at)
    values (gen_random_uuid(), 'media_file_deleted', '{"uuid": "x", "url": "y"}', ${ENDS}::timestamptz - interval '1 second')`);
  expect(dataOf(await replay({}))).toEqual({ replayed: 1 });
  expect((await replay({ from: '2026-02-01', to: '2026-02-01' })).body.data?.replayed ?? 0).toBe(0);
});
