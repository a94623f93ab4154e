import { sql } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { textOf } from '../support/browser.ts';
import { goToReview } from '../support/checkout.ts';
import { measuringOf } from '../support/measurement.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { walletShop } from '../support/walletShop.ts';
import type { WalletShop } from '../support/walletShop.ts';

const clock = createTestClock(new Date('2026-03-10T12:00:00.000Z'));

let shop: TestShop;
let mug: Awaited<ReturnType<typeof createProduct>>;
beforeAll(async () => {
  shop = await testShop({ clock });
  await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  mug = await createProduct(shop, { price: 10, qty: 1000 });
});
afterAll(() => shop.stop());

const { set, run, switchOn, empty, events, steps, visitor } = measuringOf(() => shop);

describe('orders', () => {
  const ordersOf = async (read: typeof events) =>
    (await read()).filter(({ name }) => name === 'order_placed');

  test('count once, without any data of the order or the customer', async () => {
    await switchOn();
    await empty();
    const browser = await visitor('accepted');
    await browser.send('/cart/items', { sku: mug.sku });
    const review = await goToReview(browser, 'cod');
    await browser.submit(review, '/checkout/order');
    const twice = await browser.submit(review, '/checkout/order');
    expect(twice.at).toMatch(/^\/checkout\/success\//);
    expect(await ordersOf(events)).toEqual([
      {
        measurement_event_id: expect.any(Number),
        visit_id: browser.cookies.get('shop_visit'),
        name: 'order_placed',
        path: '/checkout',
        subject: null,
        hits: null,
        occurred_at: expect.any(String),
      },
    ]);
  });

  test('do not count without consent', async () => {
    await empty();
    const browser = await visitor('rejected');
    await browser.send('/cart/items', { sku: mug.sku });
    const placed = await browser.submit(await goToReview(browser, 'cod'), '/checkout/order');
    expect(placed.at).toMatch(/^\/checkout\/success\//);
    expect(await steps()).toEqual([]);
  });

  test('are placed even if they cannot be counted', async () => {
    await empty();
    const browser = await visitor('accepted');
    await browser.send('/cart/items', { sku: mug.sku });
    const review = await goToReview(browser, 'cod');
    await shop.app.measurement.flush();
    await run(sql.fragment`alter table measurement_event rename to measurement_away`);
    try {
      const placed = await browser.submit(review, '/checkout/order');
      expect(placed.at).toMatch(/^\/checkout\/success\//);
    } finally {
      await run(sql.fragment`alter table measurement_away rename to measurement_event`);
    }
    expect(await ordersOf(events)).toEqual([]);
  });

  test('that are rejected do not count', async () => {
    await empty();
    const browser = await visitor('accepted');
    const last = await createProduct(shop, { price: 10, qty: 1 });
    await browser.send('/cart/items', { sku: last.sku });
    const review = await goToReview(browser, 'cod');
    dataOf(await shop.admin('PATCH', `/api/products/${last.uuid}`, { qty: 0 }));
    const refused = await browser.submit(review, '/checkout/order');
    expect([refused.status >= 400, await ordersOf(events)]).toEqual([true, []]);
  });

  describe('of a payment that first failed', () => {
    let its: WalletShop;
    const there = measuringOf(() => its.shop);
    beforeAll(async () => {
      its = await walletShop();
      await there.switchOn();
    });
    afterAll(() => its.stop());

    test('count once', async () => {
      const { sku } = await createProduct(its.shop, { price: 10, qty: 100 });
      const browser = await there.visitor('accepted');
      await browser.send('/cart/items', { sku });
      const first = await browser.submit(await goToReview(browser, 'walletgw'), '/checkout/order');
      const chooses = async (address: string, choice: string) => {
        await (await fetch(address)).text();
        const body = new URLSearchParams({ choice });
        const answer = await fetch(address, { method: 'POST', redirect: 'manual', body });
        return answer.headers.get('location') as string;
      };
      const back = await browser.open(await chooses(first.at, 'cancel'));
      const again = await browser.submit(back, '/checkout/order');
      const paid = await browser.open(await chooses(again.at, 'approve'));
      expect(textOf(paid.html)).toContain('received your order and your payment.');
      expect(await ordersOf(there.events)).toHaveLength(1);
    });
  });
});

describe('the records', () => {
  /** Inserts events one at a time, so that their ids are in the sequence in which they are listed. */
  async function write(
    rows: readonly (readonly [string, string, string, string?, number?])[],
  ): Promise<void> {
    for (const [visit, at, name, subject = null, hits = null] of rows)
      await run(sql.fragment`
        insert into measurement_event (visit_id, name, path, subject, hits, occurred_at)
        values (${visit}, ${name}, ${name === 'searched' ? '/search' : '/p'}, ${subject}, ${hits}, ${at})`);
  }
  const [a, b, c] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
    string,
    string,
    string,
  ];

  beforeAll(async () => {
    await switchOn();
    await empty();
    await write([
      [a, '2026-03-01T10:00:00Z', 'page_viewed'],
      [a, '2026-03-01T10:01:00Z', 'product_viewed', 'MUG'],
      [a, '2026-03-01T10:02:00Z', 'added_to_cart', 'MUG'],
      [a, '2026-03-01T10:03:00Z', 'checkout_started'],
      [a, '2026-03-01T10:04:00Z', 'order_placed'],
      [b, '2026-03-01T11:00:00Z', 'searched', 'Teapot', 0],
      [b, '2026-03-01T11:00:30Z', 'searched', 'teapot', 0],
      [c, '2026-03-02T11:00:00Z', 'searched', 'teapot', 0],
      [c, '2026-03-02T11:01:00Z', 'searched', 'mug', 3],
      [c, '2026-03-02T23:59:59Z', 'added_to_cart', 'MUG'],
      [c, '2026-03-03T00:00:00Z', 'page_viewed'],
      [b, '2026-02-27T11:00:00Z', 'page_viewed'],
    ]);
  });

  test('are summarized by day and for the period, next to the previous one', async () => {
    const summary = dataOf(await shop.admin('GET', '/api/measurement/summary?from=2026-03-01&to=2026-03-02'));
    const day = { product_visits: 0, cart_visits: 0, checkout_visits: 0, order_visits: 0, orders: 0 };
    expect(summary).toEqual({
      timezone: 'UTC',
      enabled: true,
      period: {
        from: '2026-03-01',
        to: '2026-03-02',
        visits: 3,
        page_views: 6,
        product_visits: 1,
        cart_visits: 2,
        checkout_visits: 1,
        order_visits: 1,
        orders: 1,
        conversion: 0.3333,
      },
      previous: { from: '2026-02-27', to: '2026-02-28', ...day, visits: 1, page_views: 1, conversion: 0 },
      days: [
        {
          date: '2026-03-01',
          visits: 2,
          page_views: 4,
          product_visits: 1,
          cart_visits: 1,
          checkout_visits: 1,
          order_visits: 1,
          orders: 1,
          conversion: 0.5,
        },
        { date: '2026-03-02', ...day, visits: 1, page_views: 2, cart_visits: 1, conversion: 0 },
      ],
      top_pages: [
        { path: '/search', views: 4, visits: 2 },
        { path: '/p', views: 2, visits: 1 },
      ],
      empty_searches: [{ words: 'teapot', visits: 2 }],
    });
    const later = dataOf(await shop.admin('GET', '/api/measurement/summary?from=2026-04-01&to=2026-04-01'));
    expect(later.period).toMatchObject({ visits: 0, conversion: null });
    const wrong = await shop.admin('GET', '/api/measurement/summary?from=2026-04-02&to=2026-04-01');
    expect(refusalOf(wrong).slice(0, 2)).toEqual([400, 'BAD_PERIOD']);
  });

  test('are listed and filtered', async () => {
    expect(await events(`&visit_id=${a}&name[in]=added_to_cart,order_placed`)).toMatchObject([
      { name: 'added_to_cart', subject: 'MUG' },
      { name: 'order_placed', occurred_at: '2026-03-01T10:04:00.000Z' },
    ]);
    expect(await events('&hits=0&subject[like]=TEA')).toHaveLength(3);
    expect(await events('&visit_id=nonsense')).toEqual([]);
    expect((await shop.admin('GET', '/api/measurement/events?ip=1')).status).toBe(400);
  });

  test('are deleted after the days of the setting', async () => {
    await set({ measurementEnabled: true, measurementKeepDays: 9 });
    const job = shop.app
      .registry('jobs')
      .list()
      .find(({ id }) => id === 'removeOldMeasurements');
    await job?.run(shop.app);
    // The current time is noon on March 10. Events before noon on March 1 are deleted.
    const left = (await events()).map(({ occurred_at }) => occurred_at);
    expect(left.toSorted()).toEqual([
      '2026-03-02T11:00:00.000Z',
      '2026-03-02T11:01:00.000Z',
      '2026-03-02T23:59:59.000Z',
      '2026-03-03T00:00:00.000Z',
    ]);
  });
});
