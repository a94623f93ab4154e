import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { orderShop } from '../support/orderShop.ts';
import type { OrderShop } from '../support/orderShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: OrderShop;
beforeAll(async () => {
  its = await orderShop();
});
afterAll(() => its.shop.stop());
beforeEach(() => its.emptyOutbox());

const { newAdmin, newRole, tokenOf } = adminsOf(() => its.shop);

/** Places an order for three mugs, one pan and an item that is not shipped. */
async function newOrder() {
  const mug = await createProduct(its.shop, { price: 10, qty: 50 });
  const pan = await createProduct(its.shop, { price: 20, qty: 50 });
  const card = await createProduct(its.shop, { price: 5, qty: 50, noShipping: true });
  const cartId = await createReadyCart(its.shop, mug.sku, pan.sku, card.sku);
  dataOf(await its.shop.request('POST', `/api/carts/${cartId}/items`, { sku: mug.sku, qty: 2 }));
  const order = dataOf(await its.place(cartId));
  await its.emptyOutbox();
  return { uuid: order.uuid as string, items: order.items, id: order.order_id as number, mug, pan, card };
}

const ship = (uuid: string, body: object = {}) =>
  its.shop.admin('POST', `/api/orders/${uuid}/shipments`, body);
const read = async (uuid: string) => dataOf(await its.shop.admin('GET', `/api/orders/${uuid}`));
const statusesOf = async (uuid: string) => {
  const { status, shipment_status, payment_status } = await read(uuid);
  return [status, shipment_status, payment_status];
};
const events = async () => (await its.outbox()).map(({ event }) => event);

test('without items, everything that needs shipping is shipped', async () => {
  const order = await newOrder();
  const shipment = dataOf(await ship(order.uuid, { carrier_name: 'Post', tracking_number: 'T-1' }));
  expect(shipment).toMatchObject({
    shipment_id: expect.any(Number),
    shipment_order_id: order.id,
    uuid: expect.any(String),
    carrier_name: 'Post',
    tracking_number: 'T-1',
    created_at: expect.any(String),
    updated_at: expect.any(String),
    status: 'shipped',
    items: [{ qty: 3 }, { qty: 1 }],
  });
  expect(await statusesOf(order.uuid)).toEqual(['processing', 'shipped', 'cod_pending']);
  expect(await events()).toEqual(['order_status_updated', 'shipment_created']);
  expect(refusalOf(await ship(order.uuid))).toEqual([
    400,
    'NOTHING_TO_SHIP',
    'There is nothing left to ship',
  ]);
});

test('an order is shipped in parts, and delivered in parts', async () => {
  const order = await newOrder();
  const [mug, pan] = order.items;
  const first = dataOf(await ship(order.uuid, { items: [{ order_item_id: mug.order_item_id, qty: 2 }] }));
  expect(await statusesOf(order.uuid)).toEqual(['processing', 'partially_shipped', 'cod_pending']);
  const rest = dataOf(
    await ship(order.uuid, {
      items: [
        { order_item_id: mug.uuid, qty: 1 },
        { order_item_id: String(pan.order_item_id), qty: 1 },
      ],
    }),
  );
  expect(await statusesOf(order.uuid)).toEqual(['processing', 'shipped', 'cod_pending']);
  const deliver = (uuid: string) => its.shop.admin('POST', `/api/shipments/${uuid}/deliver`);
  expect(dataOf(await deliver(first.uuid))).toMatchObject({
    status: 'delivered',
    delivered_at: expect.any(String),
  });
  expect((await statusesOf(order.uuid))[1]).toBe('partially_delivered');
  dataOf(await deliver(rest.uuid));
  expect(await statusesOf(order.uuid)).toEqual(['processing', 'delivered', 'cod_pending']);
  expect(refusalOf(await deliver(rest.uuid))).toEqual([
    400,
    'SHIPMENT_FINAL',
    'Cannot transition shipment from delivered to delivered',
  ]);
  const list = dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid}/shipments`));
  expect(list.map(({ uuid }: { uuid: string }) => uuid)).toEqual([first.uuid, rest.uuid]);
});

test('units of a canceled shipment can be shipped again', async () => {
  const order = await newOrder();
  const shipment = dataOf(await ship(order.uuid));
  const cancel = () => its.shop.admin('POST', `/api/shipments/${shipment.uuid}/cancel`);
  expect(dataOf(await cancel())).toMatchObject({ status: 'canceled', canceled_at: expect.any(String) });
  expect(await statusesOf(order.uuid)).toEqual(['new', 'unfullfilled', 'cod_pending']);
  expect(refusalOf(await cancel())[1]).toBe('SHIPMENT_FINAL');
  dataOf(await ship(order.uuid));
});

test('refunded units are not awaited, and restocked ones emit an event', async () => {
  const { uuid, items, mug } = await newOrder();
  const [mugs, pan] = items.map(({ uuid }: { uuid: string }) => uuid);
  dataOf(await its.shop.admin('POST', `/api/orders/${uuid}/capture`, {}));
  const shipment = dataOf(await ship(uuid, { items: [{ order_item_id: mugs, qty: 1 }] }));
  await its.emptyOutbox();
  const rest = [
    { order_item_id: mugs, qty: 2, restock: true },
    { order_item_id: pan, qty: 1 },
  ];
  dataOf(await its.shop.admin('POST', `/api/orders/${uuid}/refunds`, { items: rest }));
  expect(await its.outbox()).toEqual([
    { event: 'inventory_updated', payload: expect.objectContaining({ sku: mug.sku, oldQty: 47, qty: 49 }) },
  ]);
  expect(await statusesOf(uuid)).toEqual(['processing', 'shipped', 'cod_partial_refunded']);
  dataOf(await its.shop.admin('POST', `/api/shipments/${shipment.uuid}/deliver`));
  expect(await statusesOf(uuid)).toEqual(['completed', 'delivered', 'cod_partial_refunded']);
});

test('an order with nothing left to ship is completed, and one that an earlier version left waiting is fixed', async () => {
  const { sku } = await createProduct(its.shop, { price: 10, qty: 50 });
  const mugs = async () => dataOf(await its.place(await createReadyCart(its.shop, sku)));
  const { uuid, items, order_id } = await mugs();
  const all = (goods: readonly { uuid: string; qty: number }[]) =>
    goods.map((item) => ({ order_item_id: item.uuid, qty: item.qty, restock: true }));
  const refund = (order: string, goods: readonly { uuid: string; qty: number }[]) =>
    its.shop.admin('POST', `/api/orders/${order}/refunds`, { amount: 1, items: all(goods) });
  dataOf(await its.shop.admin('POST', `/api/orders/${uuid}/capture`, {}));
  dataOf(await refund(uuid, items));
  const ended = ['closed', 'canceled', 'cod_partial_refunded'];
  expect(await statusesOf(uuid)).toEqual(ended);
  expect(refusalOf(await ship(uuid))[1]).toBe('NOTHING_TO_SHIP');

  const returned = await mugs();
  dataOf(await its.shop.admin('POST', `/api/orders/${returned.uuid}/capture`, {}));
  const shipment = dataOf(await ship(returned.uuid));
  dataOf(await refund(returned.uuid, returned.items));
  expect(await statusesOf(returned.uuid)).toEqual(['processing', 'shipped', 'cod_partial_refunded']);
  dataOf(await its.shop.admin('POST', `/api/shipments/${shipment.uuid}/cancel`));
  expect(await statusesOf(returned.uuid)).toEqual(ended);

  await its.shop.db.run(sql.type(z.object({}))`
    update "order" set status = 'processing', shipment_status = 'unfullfilled' where order_id = ${order_id}`);
  // Items that require no shipping are counted as shipped.
  const mixed = await newOrder();
  dataOf(await its.shop.admin('POST', `/api/orders/${mixed.uuid}/capture`, {}));
  dataOf(await refund(mixed.uuid, mixed.items));
  const arrived = ['completed', 'delivered', 'cod_partial_refunded'];
  expect(await statusesOf(mixed.uuid)).toEqual(arrived);

  await its.shop.db.run(sql.type(z.object({}))`
    update "order" set status = 'processing', shipment_status = 'unfullfilled'
    where order_id in (${order_id}, ${mixed.id})`);
  const { uuid: waiting } = await newOrder();
  const file = new URL('../../migrations/0310_nothing_left_to_ship.sql', import.meta.url);
  const text = [readFileSync(file, 'utf8')];
  await its.shop.db.run(
    sql.type(z.object({}))(Object.freeze(Object.assign(text, { raw: Object.freeze([...text]) }))),
  );
  expect(await statusesOf(uuid)).toEqual(ended);
  expect(await statusesOf(mixed.uuid)).toEqual(arrived);
  expect(await statusesOf(waiting)).toEqual(['new', 'unfullfilled', 'cod_pending']);
});

test('tracking is changed one field at a time, by integer id and by UUID', async () => {
  const order = await newOrder();
  const { shipment_id, uuid } = dataOf(await ship(order.uuid, { carrier_name: 'Post' }));
  const change = (ref: string | number, body: object) =>
    its.shop.admin('PATCH', `/api/orders/${order.uuid}/shipments/${ref}`, body);
  expect(dataOf(await change(shipment_id, { tracking_number: 'T-2' }))).toMatchObject({
    carrier_name: 'Post',
    tracking_number: 'T-2',
  });
  expect(dataOf(await change(uuid, { carrier_name: null }))).toMatchObject({
    carrier_name: null,
    tracking_number: 'T-2',
  });
  const other = await newOrder();
  expect(
    refusalOf(await its.shop.admin('PATCH', `/api/orders/${other.uuid}/shipments/${shipment_id}`, {})),
  ).toEqual([404, 'SHIPMENT_NOT_FOUND', 'Shipment not found']);
});

test('GraphQL shows an order with its shipments', async () => {
  const order = await newOrder();
  dataOf(
    await ship(order.uuid, { carrier_name: 'Post', items: [{ order_item_id: order.items[0].uuid, qty: 1 }] }),
  );
  const document =
    'query($uuid: String!) { order(uuid: $uuid) { shipmentStatus shipments { status carrierName trackingNumber items { qty productSku productName orderItemId } } } }';
  const shown = {
    shipmentStatus: 'partially_shipped',
    shipments: [
      {
        status: 'shipped',
        carrierName: 'Post',
        trackingNumber: null,
        items: [
          {
            qty: 1,
            productSku: order.mug.sku,
            productName: `Product ${order.mug.sku}`,
            orderItemId: String(order.items[0].order_item_id),
          },
        ],
      },
    ],
  };
  const { body } = await its.shop.query(document, { uuid: order.uuid }, 'admin');
  expect(body.data.order).toEqual(shown);
});

describe('units that cannot be shipped are rejected, and nothing is written', () => {
  test.each([
    [
      'more than was ordered',
      (o: Order) => [{ order_item_id: o.items[0].order_item_id, qty: 4 }],
      'TOO_MANY_TO_SHIP',
    ],
    [
      'more than was ordered, in two rows',
      (o: Order) => [
        { order_item_id: o.items[0].order_item_id, qty: 2 },
        { order_item_id: o.items[0].uuid, qty: 2 },
      ],
      'TOO_MANY_TO_SHIP',
    ],
    [
      'what is not shipped',
      (o: Order) => [{ order_item_id: o.items[2].order_item_id, qty: 1 }],
      'ITEM_NEEDS_NO_SHIPPING',
    ],
    ['an unknown item', () => [{ order_item_id: randomUUID(), qty: 1 }], 'ORDER_ITEM_NOT_FOUND'],
    ['nothing', () => [], 'NOTHING_TO_SHIP'],
    ['no unit', (o: Order) => [{ order_item_id: o.items[0].order_item_id, qty: 0 }], 'VALIDATION_FAILED'],
    [
      'half a unit',
      (o: Order) => [{ order_item_id: o.items[0].order_item_id, qty: 0.5 }],
      'VALIDATION_FAILED',
    ],
  ])('%s', async (_name, items, code) => {
    const order = await newOrder();
    const answer = await ship(order.uuid, { items: items(order) });
    expect(refusalOf(answer).slice(0, 2)).toEqual([400, code]);
    expect(dataOf(await its.shop.admin('GET', `/api/orders/${order.uuid}/shipments`))).toEqual([]);
    expect(await events()).toEqual([]);
  });
  type Order = Awaited<ReturnType<typeof newOrder>>;
});

test.each([
  ['POST', (id: string) => `/api/orders/${id}/shipments`, 'ORDER_NOT_FOUND'],
  ['GET', (id: string) => `/api/orders/${id}/shipments`, 'ORDER_NOT_FOUND'],
  ['PATCH', (id: string) => `/api/orders/${id}/shipments/1`, 'ORDER_NOT_FOUND'],
  ['POST', (id: string) => `/api/orders/${id}/cancel`, 'ORDER_NOT_FOUND'],
  ['POST', (id: string) => `/api/shipments/${id}/deliver`, 'SHIPMENT_NOT_FOUND'],
  ['POST', (id: string) => `/api/shipments/${id}/cancel`, 'SHIPMENT_NOT_FOUND'],
] as const)('%s of an unknown one is 404', async (method, path, code) => {
  const body = method === 'GET' ? undefined : { reason: 'none' };
  for (const id of [randomUUID(), 'x', '0']) {
    expect(refusalOf(await its.shop.admin(method, path(id), body)).slice(0, 2)).toEqual([404, code]);
  }
});

test('only administrators with the permission can ship and cancel', async () => {
  const order = await newOrder();
  const token = await tokenOf(await newAdmin([await newRole('listOrders')]));
  for (const path of ['shipments', 'cancel']) {
    const send = (options?: { readonly token: string }) =>
      its.shop.request('POST', `/api/orders/${order.uuid}/${path}`, { reason: 'none' }, options);
    expect((await send()).status).toBe(401);
    expect((await send({ token })).status).toBe(403);
  }
});

describe('cancel', () => {
  const cancel = (uuid: string, body: object = { reason: 'out of season' }) =>
    its.shop.admin('POST', `/api/orders/${uuid}/cancel`, body);

  test('the order is restocked once and closed permanently', async () => {
    const order = await newOrder();
    expect(await its.stockOf(order.mug)).toBe(47);
    expect(dataOf(await cancel(order.uuid))).toMatchObject({
      uuid: order.uuid,
      status: 'canceled',
      payment_status: 'canceled',
      shipment_status: 'canceled',
    });
    expect(await its.stockOf(order.mug)).toBe(50);
    expect(await its.stockOf(order.card)).toBe(50);
    expect((await events()).sort()).toEqual([
      'inventory_updated',
      'inventory_updated',
      'inventory_updated',
      'order_canceled',
      'order_status_updated',
    ]);
    expect(refusalOf(await cancel(order.uuid))).toEqual([
      400,
      'ORDER_NOT_CANCELABLE',
      'Order is not cancelable in its current status (canceled)',
    ]);
    expect(await its.stockOf(order.mug)).toBe(50);
    expect(refusalOf(await ship(order.uuid))).toEqual([
      400,
      'ORDER_CANCELED',
      'A canceled order cannot be shipped',
    ]);
  });

  test('shipped units are not restocked', async () => {
    const order = await newOrder();
    dataOf(await ship(order.uuid, { items: [{ order_item_id: order.items[0].order_item_id, qty: 2 }] }));
    dataOf(await cancel(order.uuid));
    expect(await its.stockOf(order.mug)).toBe(48);
    expect(await its.stockOf(order.pan)).toBe(50);
  });

  test('units of a canceled shipment are restocked, once', async () => {
    const order = await newOrder();
    const shipment = dataOf(await ship(order.uuid));
    dataOf(await cancel(order.uuid));
    expect(await its.stockOf(order.mug)).toBe(47);
    await its.emptyOutbox();
    const cancelShipment = () => its.shop.admin('POST', `/api/shipments/${shipment.uuid}/cancel`);
    const answers = await Promise.all([cancelShipment(), cancelShipment(), cancelShipment()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect([await its.stockOf(order.mug), await its.stockOf(order.pan)]).toEqual([50, 50]);
    expect(await events()).toEqual(['shipment_canceled', 'inventory_updated', 'inventory_updated']);
    expect(await statusesOf(order.uuid)).toEqual(['canceled', 'canceled', 'canceled']);
  });

  test('a delivered order cannot be canceled', async () => {
    const order = await newOrder();
    const { uuid } = dataOf(await ship(order.uuid));
    dataOf(await its.shop.admin('POST', `/api/shipments/${uuid}/deliver`));
    expect(refusalOf(await cancel(order.uuid)).slice(0, 2)).toEqual([400, 'ORDER_NOT_CANCELABLE']);
  });

  test('a free order can be canceled even though its payment status is paid, and only once', async () => {
    const song = await createProduct(its.shop, { price: 0, qty: 5, noShipping: true });
    const cart = { items: [{ sku: song.sku, qty: 2 }], customer_email: 'ada@example.com' };
    const { cartId } = dataOf(await its.shop.request('POST', '/api/carts', cart));
    const { uuid, ...order } = dataOf(await its.place(cartId));
    expect([order.payment_method, order.payment_status]).toEqual(['zero_checkout', 'paid']);
    expect(await its.stockOf(song)).toBe(3);
    const rights = async () => {
      const document = 'query($uuid: String!) { order(uuid: $uuid) { canCancel canRefund canCapture } }';
      return (await its.shop.query(document, { uuid }, 'admin')).body.data.order;
    };
    expect(await rights()).toEqual({ canCancel: true, canRefund: false, canCapture: false });
    await its.emptyOutbox();
    const answers = await Promise.all([cancel(uuid), cancel(uuid), cancel(uuid)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await statusesOf(uuid)).toEqual(['canceled', 'canceled', 'canceled']);
    expect(await its.stockOf(song)).toBe(5);
    expect((await events()).toSorted()).toEqual([
      'inventory_updated',
      'order_canceled',
      'order_status_updated',
    ]);
    expect((await rights()).canCancel).toBe(false);
  });

  test('a free order that was delivered cannot be canceled', async () => {
    const gift = await createProduct(its.shop, { price: 0, qty: 5 });
    const cartId = await createReadyCart(its.shop, gift.sku);
    const code = { coupon: 'FREESHIPPING', status: 1, discount_type: 'fixed_discount_to_entire_order' };
    dataOf(await its.shop.admin('POST', '/api/coupons', { ...code, discount_amount: 0, free_shipping: 1 }));
    dataOf(await its.shop.request('POST', `/api/carts/${cartId}/coupons`, { coupon: code.coupon }));
    const { uuid, payment_method } = dataOf(await its.place(cartId));
    expect(payment_method).toBe('zero_checkout');
    const shipment = dataOf(await ship(uuid));
    dataOf(await its.shop.admin('POST', `/api/shipments/${shipment.uuid}/deliver`));
    expect(refusalOf(await cancel(uuid))).toEqual([
      400,
      'ORDER_NOT_CANCELABLE',
      'Order is not cancelable in its current status (paid)',
    ]);
  });

  test.each([[{}], [{ reason: '' }], [{ reason: '  ' }], [{ reason: 7 }]])(
    'it requires a reason: %j',
    async (body) => {
      const order = await newOrder();
      expect((await cancel(order.uuid, body)).status).toBe(400);
      expect((await read(order.uuid)).status).toBe('new');
    },
  );
});
