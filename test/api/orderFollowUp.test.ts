import { randomUUID } from 'node:crypto';
import { sql } from '@shop/runtime/extension';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

interface Placed {
  readonly uuid: string;
  readonly order_number: string;
}

let its: OrderShop;
let sku: string;
beforeAll(async () => {
  its = await orderShop();
  ({ sku } = await createProduct(its.shop, { price: 10, qty: 50 }));
});
afterAll(() => its.shop.stop());

const place = async (): Promise<Placed> => dataOf(await its.place(await createReadyCart(its.shop, sku)));
const query = async (query: string, variables: object = {}) =>
  (await its.shop.query(query, variables, 'admin')).body.data;

describe('statuses have names', () => {
  test('in the requested language, with a tone', async () => {
    const { uuid } = await place();
    const { order } = await query(
      `query($uuid: String!) { order(uuid: $uuid) {
        paymentStatusLabel(locale: "de") { code name tone } shipmentStatusLabel(locale: "de") { code name tone }
        english: shipmentStatusLabel { name } strange: shipmentStatusLabel(locale: "../x") { name }
      } }`,
      { uuid },
    );
    expect(order).toEqual({
      paymentStatusLabel: { code: 'cod_pending', name: 'Ausstehend', tone: 'warning' },
      shipmentStatusLabel: { code: 'unfullfilled', name: 'Nicht versendet', tone: 'warning' },
      english: { name: 'Not shipped' },
      strange: { name: 'Not shipped' },
    });
  });

  test('all possible order statuses are listed', async () => {
    const { orderStatuses } = await query(
      '{ orderStatuses { payment { code name } shipment { code name } } }',
    );
    expect(orderStatuses.shipment.map(({ name }: { name: string }) => name)).toEqual([
      'Not shipped',
      'Partially shipped',
      'Shipped',
      'Partially delivered',
      'Delivered',
      'Canceled',
    ]);
    expect(orderStatuses.payment).toContainEqual({
      code: 'cod_partial_refunded',
      name: 'Partially refunded',
    });
  });
});

test('placed and paid orders are found by filters', async () => {
  const found = async (uuid: string, filters: string) =>
    (await query(`{ orders(filters: [${filters}]) { items { uuid } } }`)).orders.items.some(
      (order: { uuid: string }) => order.uuid === uuid,
    );
  const filter = (key: string, value: string) => `{ key: "${key}", operation: eq, value: "${value}" }`;
  const { uuid } = await place();
  expect(await found(uuid, filter('placed', '1'))).toBe(true);
  expect(await found(uuid, filter('paid', '1'))).toBe(false);
  expect(await found(uuid, filter('paid', '0'))).toBe(true);
  dataOf(await its.shop.admin('POST', `/api/orders/${uuid}/capture`, {}));
  expect(await found(uuid, filter('paid', '1'))).toBe(true);
});

describe('orders that need attention', () => {
  const toReview = async () =>
    (
      await query(
        '{ orders(filters: [{ key: "needs_review", operation: eq, value: "1" }]) { items { uuid } } }',
      )
    ).orders.items;

  test('are found by a filter until an administrator has reviewed them, whom the history names', async () => {
    const { uuid } = await place();
    await place();
    expect(await toReview()).toEqual([]);
    await its.shop.app.orders.addActivity(its.shop.db, uuid, {
      text: 'the refund of 1.00 USD failed',
      needsReview: true,
    });
    expect(await toReview()).toEqual([{ uuid }]);
    expect(dataOf(await its.shop.admin('POST', `/api/orders/${uuid}/review`))).toEqual({ reviewed: 1 });
    expect(await toReview()).toEqual([]);
    expect(dataOf(await its.shop.admin('POST', `/api/orders/${uuid}/review`))).toEqual({ reviewed: 0 });
    const { order } = await query(
      'query($uuid: String!) { order(uuid: $uuid) { activities { comment needsReview reviewedAt author { kind } } } }',
      { uuid },
    );
    expect(order.activities.slice(-2)).toEqual([
      {
        comment: 'Attention: the refund of 1.00 USD failed',
        needsReview: true,
        reviewedAt: expect.any(String),
        author: null,
      },
      {
        comment: 'Marked as reviewed',
        needsReview: false,
        reviewedAt: null,
        author: { kind: 'administrator' },
      },
    ]);
  });

  test('an unknown order has nothing to review', async () => {
    expect(refusalOf(await its.shop.admin('POST', `/api/orders/${randomUUID()}/review`)).slice(0, 2)).toEqual(
      [404, 'ORDER_NOT_FOUND'],
    );
  });
});

describe('several orders are shipped in one request', () => {
  const ship = (ids: readonly string[]) => its.shop.admin('POST', '/api/orders/bulk-ship', { ids });

  test('in full and separately: a rejection of one leaves the others shipped', async () => {
    const [one, canceled, other] = [await place(), await place(), await place()];
    dataOf(await its.shop.admin('POST', `/api/orders/${canceled.uuid}/cancel`, { reason: 'Twice' }));
    const missing = randomUUID();
    await its.emptyOutbox();
    expect(dataOf(await ship([one.uuid, canceled.uuid, missing, other.uuid, one.uuid]))).toEqual({
      changed: 2,
      refused: [
        { id: canceled.uuid, code: 'ORDER_CANCELED', message: 'A canceled order cannot be shipped' },
        { id: missing, code: 'ORDER_NOT_FOUND', message: 'Order not found' },
      ],
    });
    for (const { uuid } of [one, other])
      expect(dataOf(await its.shop.admin('GET', `/api/orders/${uuid}`))).toMatchObject({
        shipment_status: 'shipped',
      });
    const events = (await its.outbox()).filter(({ event }) => event === 'shipment_created');
    expect(events).toHaveLength(2);
    expect(dataOf(await ship([one.uuid])).refused).toMatchObject([{ code: 'NOTHING_TO_SHIP' }]);
  });

  test('at most 100, and at least one', async () => {
    expect((await ship([])).status).toBe(400);
    expect((await ship(Array.from({ length: 101 }, () => randomUUID()))).status).toBe(400);
  });

  test('two concurrent requests ship each order once', async () => {
    const orders = [await place(), await place()];
    const ids = orders.map(({ uuid }) => uuid);
    const answers = await Promise.all([ship(ids), ship(ids.toReversed())]);
    expect(answers.map(dataOf).reduce((count, { changed }) => count + changed, 0)).toBe(2);
    const rows = await its.shop.db.any(sql.type(z.object({ uuid: z.string() }))`
      select o.uuid from shipment s join "order" o on o.order_id = s.shipment_order_id
      where o.uuid = any(${sql.array(ids, 'uuid')})`);
    expect(rows.map(({ uuid }) => uuid).toSorted()).toEqual(ids.toSorted());
  });
});
