import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestClock } from '@shop/runtime/testing';
import { column, sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { createMailbox, workerIdle } from '../support/mailbox.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const DAY = 86_400_000;
const NOWHERE = '00000000-0000-4000-8000-000000000000';

const clock = createTestClock();
const mailbox = createMailbox();
let shop: Awaited<ReturnType<typeof testShop>>;
let sku: string;
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, mailbox.extension], worker: true, clock });
  await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 1000 }));
  dataOf(await shop.admin('POST', '/api/settings', { withdrawalCountries: ['US'] }));
});
afterAll(() => shop.stop());

const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);

interface Item {
  readonly order_item_id: number;
  readonly uuid: string;
  readonly product_sku: string;
}
interface Placed {
  readonly uuid: string;
  readonly order_id: number;
  readonly order_number: string;
  readonly orderToken: string;
  readonly items: readonly Item[];
}

/** Places an order of some units of each product. */
async function place(qty = 3, ...skus: readonly string[]): Promise<Placed> {
  const all = (skus.length > 0 ? skus : [sku]).flatMap((one) => Array.from({ length: qty }, () => one));
  return dataOf(await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, ...all) }));
}
const admin = async (path: string, body: object = {}) => shop.admin('POST', path, body);
const post = async (path: string, body: object = {}) => dataOf(await admin(path, body));
const read = async ({ uuid }: { uuid: string }) => dataOf(await shop.admin('GET', `/api/orders/${uuid}`));
const readReturn = async (id: string) => dataOf(await shop.admin('GET', `/api/returns/${id}`));
const shopper = (order: Placed, path: string, body: object = {}) =>
  shop.request('POST', `/api/orders/${order.uuid}/${path}`, { token: order.orderToken, ...body });

/** Ships units of an order: all that are left, or `qty` of the first line. */
async function ship(order: Placed, qty?: number) {
  const items = qty === undefined ? {} : { items: [{ order_item_id: order.items[0]!.uuid, qty }] };
  return post(`/api/orders/${order.uuid}/shipments`, items);
}
async function deliver(order: Placed, qty?: number, daysAgo = 0): Promise<void> {
  const shipment = await ship(order, qty);
  await post(`/api/shipments/${shipment.uuid}/deliver`);
  await shop.db.run(sql.type(z.object({}))`
    update shipment set delivered_at = ${new Date(clock.now().getTime() - daysAgo * DAY).toISOString()}::timestamptz
    where uuid = ${shipment.uuid}`);
}
const some = (order: Placed, qty: number, line = 0) => [
  { order_item_id: order.items[line]!.order_item_id, qty, reason: 'damaged' },
];
const ask = async (order: Placed, qty: number) =>
  dataOf(await shopper(order, 'returns', { items: some(order, qty) }));
const stockOf = async (of = sku) =>
  (
    await shop.db.one(sql.type(z.object({ qty: column.int }))`
      select qty from product_inventory join product using (product_id) where sku = ${of}`)
  ).qty;

describe('a return', () => {
  test('goes from the request over the approval to the goods, which are restocked by line', async () => {
    const order = await place(3);
    await deliver(order);
    const before = await stockOf();
    const asked = await shopper(order, 'returns', { items: some(order, 3), comment: 'Broken' });
    expect(dataOf(asked)).toMatchObject({
      order_id: order.order_id,
      order_uuid: order.uuid,
      origin: 'shopper',
      state: 'requested',
      number: expect.stringMatching(/^R\d+$/),
      comment: 'Broken',
      refund_ceiling: 0,
      refund_due_at: null,
      exchange_order_id: null,
      items: [
        {
          order_item_id: order.items[0]!.order_item_id,
          requested: 3,
          approved: 0,
          received: 0,
          restocked: 0,
          reason: 'damaged',
          condition: null,
        },
      ],
    });
    const { uuid, number, items } = dataOf(asked);
    expect((await read(order)).items[0]).toMatchObject({ returning_qty: 3, refunded_qty: 0 });

    const early = await admin(`/api/returns/${uuid}/receive`, { items: [{ id: items[0].uuid, qty: 1 }] });
    expect(refusalOf(early)).toEqual([
      409,
      'RETURN_STATE',
      'This is not possible for a return in the state requested',
    ]);
    expect(await post(`/api/returns/${uuid}/approve`)).toMatchObject({
      state: 'approved',
      items: [{ approved: 3 }],
      refund_ceiling: 0,
    });
    const first = { items: [{ id: items[0].uuid, qty: 1, condition: 'Scratched' }] };
    expect(await post(`/api/returns/${uuid}/receive`, first)).toMatchObject({
      state: 'received',
      items: [{ received: 1, restocked: 0, condition: 'Scratched' }],
      refund_ceiling: 10,
    });
    expect(await stockOf()).toBe(before);
    const second = { items: [{ id: items[0].uuid, qty: 1, restock: 1 }] };
    expect(await post(`/api/returns/${uuid}/receive`, second)).toMatchObject({
      items: [{ received: 2, restocked: 1, condition: 'Scratched' }],
      refund_ceiling: 20,
    });
    expect(await stockOf()).toBe(before + 1);
    const more = await admin(`/api/returns/${uuid}/receive`, { items: [{ id: items[0].uuid, qty: 2 }] });
    expect(refusalOf(more)).toEqual([400, 'RETURN_QTY', `Cannot receive 2 of ${sku}: only 1 expected`]);
    for (const step of ['decline', 'close', 'approve'])
      expect(refusalOf(await admin(`/api/returns/${uuid}/${step}`, { reason: 'No' })).slice(0, 2)).toEqual([
        409,
        'RETURN_STATE',
      ]);
    const query = 'query($uuid: String!) { order(uuid: $uuid) { activities { comment author { kind } } } }';
    const { body } = await shop.query(query, { uuid: order.uuid }, 'admin');
    expect(body.data.order.activities).toEqual(
      expect.arrayContaining([
        { comment: `Return ${number} requested`, author: { kind: 'guest' } },
        { comment: `Return ${number} approved`, author: { kind: 'administrator' } },
        { comment: `Return ${number}: 1 unit received`, author: { kind: 'administrator' } },
      ]),
    );
  });

  test('takes only shipped units that are neither refunded nor returning', async () => {
    const order = await place(3);
    const all = await shopper(order, 'returns', { items: some(order, 1) });
    expect(refusalOf(all)).toEqual([400, 'RETURN_QTY', `Cannot return 1 of ${sku}: only 0 can be returned`]);
    await ship(order, 2);
    await ask(order, 1);
    const more = await shopper(order, 'returns', { items: some(order, 2) });
    expect(refusalOf(more)).toEqual([400, 'RETURN_QTY', `Cannot return 2 of ${sku}: only 1 can be returned`]);
    // The unit that was not shipped is refunded, and the two others stay returnable.
    await post(`/api/orders/${order.uuid}/capture`);
    await post(`/api/orders/${order.uuid}/refunds`, {
      items: some(order, 1).map(({ reason: _, ...item }) => item),
    });
    await ask(order, 1);
    expect((await read(order)).items[0]).toMatchObject({ returning_qty: 2, refunded_qty: 1 });
    const left = await admin(`/api/orders/${order.uuid}/refunds`, {
      items: [{ order_item_id: order.items[0]!.uuid, qty: 1 }],
    });
    expect(refusalOf(left)).toEqual([
      409,
      'RETURN_IN_PROGRESS',
      `Units of ${sku} are in a return. Refund them with it.`,
    ]);
    const twice = [...some(order, 1), { order_item_id: order.items[0]!.uuid, qty: 1, reason: 'other' }];
    expect(refusalOf(await shopper(order, 'returns', { items: twice }))[1]).toBe('RETURN_QTY');
  });

  test('is approved in part, declined or closed, and its units are free again', async () => {
    const order = await place(3);
    await deliver(order);
    const asked = await ask(order, 3);
    const [item] = asked.items;
    const much = await admin(`/api/returns/${asked.uuid}/approve`, { items: [{ id: item.uuid, qty: 4 }] });
    expect(refusalOf(much)).toEqual([400, 'RETURN_QTY', `Cannot approve 4 of ${sku}: only 3 requested`]);
    const none = await admin(`/api/returns/${asked.uuid}/approve`, { items: [{ id: item.uuid, qty: 0 }] });
    expect(refusalOf(none)).toEqual([400, 'RETURN_QTY', 'At least one unit must be approved']);
    const other = await admin(`/api/returns/${asked.uuid}/approve`, { items: [{ id: NOWHERE, qty: 1 }] });
    expect(refusalOf(other)).toEqual([
      400,
      'RETURN_ITEM_NOT_FOUND',
      'One or more items are not part of the return',
    ]);
    await post(`/api/returns/${asked.uuid}/approve`, { items: [{ id: item.uuid, qty: 2 }] });
    expect((await read(order)).items[0].returning_qty).toBe(2);
    const declined = await post(`/api/returns/${asked.uuid}/decline`, { reason: 'Opened' });
    expect(declined).toMatchObject({ state: 'declined', declined_reason: 'Opened', refund_ceiling: 0 });
    expect((await read(order)).items[0].returning_qty).toBe(0);
    const again = await ask(order, 3);
    expect(await post(`/api/returns/${again.uuid}/close`)).toMatchObject({ state: 'closed' });
    expect((await read(order)).items[0].returning_qty).toBe(0);
    expect(refusalOf(await admin(`/api/returns/${again.uuid}/close`))).toEqual([
      409,
      'RETURN_STATE',
      'This is not possible for a return in the state closed',
    ]);
  });

  test('has a period from the last delivery, which the product may change', async () => {
    const own = await createProduct(shop, { price: 5, qty: 50, return_days: 5 });
    const never = await createProduct(shop, { price: 5, qty: 50, return_days: 0 });
    const order = await place(2, sku, own.sku, never.sku);
    const line = (of: string) =>
      [{ order_item_id: order.items.find((one) => one.product_sku === of)!.uuid, qty: 1 }] as const;
    await deliver(order, undefined, 10);
    expect(refusalOf(await shopper(order, 'returns', { items: line(own.sku) }))).toEqual([
      409,
      'RETURN_TOO_LATE',
      `The period for returning ${own.sku} has ended`,
    ]);
    expect(refusalOf(await shopper(order, 'returns', { items: line(never.sku) }))).toEqual([
      400,
      'RETURN_EXCLUDED',
      `${never.sku} cannot be returned`,
    ]);
    expect(await post(`/api/orders/${order.uuid}/returns`, { items: line(own.sku) })).toMatchObject({
      origin: 'merchant',
      state: 'approved',
      items: [{ requested: 1, approved: 1, reason: null }],
    });
    dataOf(await shopper(order, 'returns', { items: line(sku) }));
    const late = await place(2);
    await deliver(late, 1, 60);
    dataOf(await shopper(late, 'returns', { items: some(late, 1) }));
    await deliver(late, 1, 60);
    expect(refusalOf(await shopper(late, 'returns', { items: some(late, 1) }))[1]).toBe('RETURN_TOO_LATE');
    dataOf(await admin('/api/settings', { returnDays: 0 }));
    const off = await shopper(order, 'returns', { items: line(sku) });
    expect(refusalOf(off)).toEqual([409, 'RETURNS_OFF', 'The shop does not accept returns']);
    await post(`/api/orders/${order.uuid}/returns`, { items: line(sku) });
    dataOf(await admin('/api/settings', { returnDays: 30 }));
  });

  test('is seen by its shopper, by who has the token, and by administrators with the permission', async () => {
    const order = await place(1);
    await ship(order);
    const { uuid } = await ask(order, 1);
    const get = (query = '') => shop.request('GET', `/api/returns/${uuid}${query}`);
    expect(refusalOf(await get())).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
    expect(refusalOf(await get('?token=wrong'))).toEqual([404, 'RETURN_NOT_FOUND', 'Return not found']);
    expect(dataOf(await get(`?token=${order.orderToken}`))).toEqual(await readReturn(uuid));
    expect(refusalOf(await shop.admin('GET', `/api/returns/${NOWHERE}`))[1]).toBe('RETURN_NOT_FOUND');
    const other = await place(1);
    const wrong = await shop.request('POST', `/api/orders/${order.uuid}/returns`, {
      token: other.orderToken,
      items: some(order, 1),
    });
    expect(refusalOf(wrong)).toEqual([404, 'ORDER_NOT_FOUND', 'Order not found']);
    const role = await newRole('listReturns');
    const token = await tokenOf(await newAdmin([role]));
    const answer = await fetch(new URL(`/api/returns/${uuid}`, shop.url), {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(403);
    const list = async (query: string) =>
      (dataOf(await shop.admin('GET', `/api/returns?${query}`)) as { uuid: string }[]).map((one) => one.uuid);
    expect(await list(`order_id=${order.order_id}`)).toEqual([uuid]);
    expect(await list(`order_id=${order.uuid}&state=requested&origin=shopper`)).toEqual([uuid]);
    expect(await list(`order_id=${order.uuid}&state=closed`)).toEqual([]);
    expect(await list(`keyword=${order.order_number}`)).toContain(uuid);
    expect(await list('order_id=nonsense')).toEqual([]);
  });
});

describe('a refund of a return', () => {
  const refund = (order: Placed, body: object) => admin(`/api/orders/${order.uuid}/refunds`, body);
  /** Returns an order of three delivered and paid units whose return of all was approved, with `received` of them back. */
  async function sentBack(received: number) {
    const order = await place(3);
    await post(`/api/orders/${order.uuid}/capture`);
    await deliver(order);
    const { uuid, items } = await ask(order, 3);
    await post(`/api/returns/${uuid}/approve`);
    if (received > 0)
      await post(`/api/returns/${uuid}/receive`, {
        items: [{ id: items[0].uuid, qty: received, restock: true }],
      });
    return { order, uuid };
  }

  test('gives back what was received and no more, once, and frees what did not come back', async () => {
    const { order, uuid } = await sentBack(2);
    const stock = await stockOf();
    const much = await refund(order, { return_id: uuid, amount: 20.01 });
    expect(refusalOf(much)).toEqual([
      400,
      'RETURN_CEILING',
      'The refund is more than the return allows. Refund at most the received units less fees.',
    ]);
    const preview = await post(`/api/orders/${order.uuid}/refunds/preview`, { return_id: uuid });
    expect(preview.refund).toMatchObject({ amount: 20, return_id: uuid });
    const fee = { amount: -2, tax_rate: 0, label: 'Return fee' };
    const done = dataOf(await refund(order, { return_id: uuid, adjustment: fee }));
    expect(done.refund).toMatchObject({ amount: 18, return_id: uuid, status: 'done' });
    expect(await readReturn(uuid)).toMatchObject({ state: 'refunded', refund_ceiling: 0 });
    expect(await stockOf()).toBe(stock);
    expect(await read(order)).toMatchObject({
      shipment_status: 'delivered',
      items: [{ returning_qty: 0, refunded_qty: 2, returned_qty: 2 }],
    });
    expect(refusalOf(await refund(order, { return_id: uuid }))).toEqual([
      409,
      'RETURN_STATE',
      'This is not possible for a return in the state refunded',
    ]);
    await ask(order, 1);
  });

  test('is refused before something was received, and for a return of another order', async () => {
    const { order, uuid } = await sentBack(0);
    expect(refusalOf(await refund(order, { return_id: uuid }))[1]).toBe('RETURN_CEILING');
    const other = await sentBack(1);
    expect(refusalOf(await refund(order, { return_id: other.uuid }))).toEqual([
      404,
      'RETURN_NOT_FOUND',
      'Return not found',
    ]);
    expect(await readReturn(uuid)).toMatchObject({ state: 'approved' });
  });

  test('of a withdrawal gives the delivery fee back, and puts what was not shipped back in stock', async () => {
    const order = await place(3);
    await post(`/api/orders/${order.uuid}/capture`);
    await ship(order, 1);
    const { uuid } = dataOf(await shopper(order, 'withdrawal'));
    const stock = await stockOf();
    const done = dataOf(await refund(order, { return_id: uuid }));
    expect(done.refund).toMatchObject({ amount: 34.99, shipping: { gross: 4.99 } });
    expect(await stockOf()).toBe(stock + 2);
    expect(await read(order)).toMatchObject({
      payment_status: 'cod_refunded',
      items: [{ returning_qty: 0, blocked_qty: 0, refunded_qty: 3, returned_qty: 1 }],
    });
  });

  test('is one, however many are requested at once', async () => {
    const { order, uuid } = await sentBack(2);
    const answers = await Promise.all(Array.from({ length: 64 }, () => refund(order, { return_id: uuid })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const refunds = dataOf(await shop.admin('GET', `/api/orders/${order.uuid}/refunds`));
    expect(refunds).toMatchObject([{ amount: 20, return_id: uuid, status: 'done' }]);
  });
});

describe('a withdrawal', () => {
  test('is declared at once, blocks what was not shipped, and is due for refund in 14 days', async () => {
    const order = await place(3);
    await post(`/api/orders/${order.uuid}/capture`);
    await ship(order, 1);
    const declared = dataOf(await shopper(order, 'withdrawal'));
    expect(declared).toMatchObject({
      origin: 'withdrawal',
      state: 'declared',
      items: [{ requested: 3, approved: 3, unshipped: 2, reason: null }],
      refund_ceiling: 34.99,
      declared_at: clock.now().toISOString(),
      refund_due_at: new Date(clock.now().getTime() + 14 * DAY).toISOString(),
    });
    expect(refusalOf(await admin(`/api/orders/${order.uuid}/shipments`))).toEqual([
      400,
      'NOTHING_TO_SHIP',
      'There is nothing left to ship',
    ]);
    expect(await read(order)).toMatchObject({ shipment_status: 'shipped' });
    expect(refusalOf(await shopper(order, 'withdrawal'))).toEqual([
      409,
      'ALREADY_WITHDRAWN',
      'Nothing is left of the order that could be withdrawn',
    ]);
    const much = await admin(`/api/returns/${declared.uuid}/receive`, {
      items: [{ id: declared.items[0].uuid, qty: 2 }],
    });
    expect(refusalOf(much)).toEqual([400, 'RETURN_QTY', `Cannot receive 2 of ${sku}: only 1 expected`]);
    await post(`/api/returns/${declared.uuid}/close`);
    expect(await read(order)).toMatchObject({
      shipment_status: 'partially_shipped',
      items: [{ returning_qty: 0, blocked_qty: 0 }],
    });
    await ship(order);
  });

  test('of a part, twice, and after a return, leaves the rest', async () => {
    const order = await place(3);
    await post(`/api/orders/${order.uuid}/capture`);
    await deliver(order);
    await ask(order, 1);
    const part = dataOf(await shopper(order, 'withdrawal', { items: some(order, 1) }));
    expect(part).toMatchObject({ refund_ceiling: 10, items: [{ requested: 1, unshipped: 0 }] });
    const much = await shopper(order, 'withdrawal', { items: some(order, 2) });
    expect(refusalOf(much)).toEqual([400, 'RETURN_QTY', `Cannot withdraw 2 of ${sku}: only 1 left`]);
    expect(dataOf(await shopper(order, 'withdrawal'))).toMatchObject({ items: [{ requested: 1 }] });
    expect(refusalOf(await shopper(order, 'withdrawal', { items: some(order, 1) }))[1]).toBe(
      'ALREADY_WITHDRAWN',
    );
  });

  test('in two parts gives the delivery fee back with the last one', async () => {
    const order = await place(2);
    await post(`/api/orders/${order.uuid}/capture`);
    const first = dataOf(await shopper(order, 'withdrawal', { items: some(order, 1) }));
    const last = dataOf(await shopper(order, 'withdrawal'));
    expect([first.refund_ceiling, last.refund_ceiling]).toEqual([10, 14.99]);
    expect(await read(order)).toMatchObject({ shipment_status: 'canceled', status: 'closed' });
  });

  test('of a whole unpaid order cancels it at once', async () => {
    const before = await stockOf();
    const order = await place(2);
    expect(dataOf(await shopper(order, 'withdrawal'))).toMatchObject({ state: 'declared' });
    expect(await read(order)).toMatchObject({
      status: 'canceled',
      items: [{ returning_qty: 0, blocked_qty: 0 }],
    });
    expect(await stockOf()).toBe(before);
    const [closed] = dataOf(await shop.admin('GET', `/api/returns?order_id=${order.uuid}`));
    expect(closed).toMatchObject({ state: 'closed', refund_ceiling: 0 });
  });

  test('ends with the period of the last parcel, and is open while the delivery is not known', async () => {
    const order = await place(2);
    await deliver(order, 1, 40);
    await ship(order, 1);
    dataOf(await shopper(order, 'withdrawal', { items: some(order, 1) }));
    const both = await place(2);
    await deliver(both, 1, 40);
    await deliver(both, 1, 16);
    expect(refusalOf(await shopper(both, 'withdrawal'))).toEqual([
      409,
      'WITHDRAWAL_OVER',
      'The withdrawal period has ended',
    ]);
    const letter = { declared_at: new Date(clock.now().getTime() - 3 * DAY).toISOString() };
    const early = await admin(`/api/orders/${both.uuid}/withdrawal`, letter);
    expect(refusalOf(early).slice(0, 2)).toEqual([400, 'VALIDATION_FAILED']);
    await shop.db.run(sql.type(z.object({}))`
      update "order" set created_at = created_at - interval '60 days' where uuid = ${both.uuid}`);
    expect(refusalOf(await shopper(both, 'withdrawal', letter))[1]).toBe('WITHDRAWAL_OVER');
    expect(await post(`/api/orders/${both.uuid}/withdrawal`, letter)).toMatchObject({
      declared_at: letter.declared_at,
      refund_due_at: new Date(clock.now().getTime() + 11 * DAY).toISOString(),
    });
    const future = { declared_at: new Date(clock.now().getTime() + DAY).toISOString() };
    expect(refusalOf(await admin(`/api/orders/${order.uuid}/withdrawal`, future))[1]).toBe(
      'VALIDATION_FAILED',
    );
  });

  test('of services counts from the order, and goods that the law excludes stay', async () => {
    const service = await createProduct(shop, { price: 30, qty: 50, noShipping: true });
    const hygiene = await createProduct(shop, { price: 3, qty: 50, withdrawal_excluded: 'hygiene' });
    const order = await place(1, service.sku, hygiene.sku);
    const line = (of: string) => [
      { order_item_id: order.items.find((one) => one.product_sku === of)!.uuid, qty: 1 },
    ];
    expect(refusalOf(await shopper(order, 'withdrawal', { items: line(hygiene.sku) }))).toEqual([
      409,
      'WITHDRAWAL_EXCLUDED',
      `The contract for ${hygiene.sku} cannot be withdrawn from (hygiene)`,
    ]);
    expect(dataOf(await shopper(order, 'withdrawal')).items).toMatchObject([
      { order_item_id: order.items.find((one) => one.product_sku === service.sku)!.order_item_id },
    ]);
    expect(refusalOf(await shopper(order, 'withdrawal'))[1]).toBe('WITHDRAWAL_EXCLUDED');
    const later = await place(1, service.sku);
    await shop.db.run(sql.type(z.object({}))`
      update "order" set created_at = created_at - interval '16 days' where uuid = ${later.uuid}`);
    expect(refusalOf(await shopper(later, 'withdrawal'))[1]).toBe('WITHDRAWAL_OVER');
  });

  test('is offered by the country of the order', async () => {
    const order = await place(1);
    dataOf(await admin('/api/settings', { withdrawalCountries: ['DE'] }));
    expect(refusalOf(await shopper(order, 'withdrawal'))).toEqual([
      409,
      'WITHDRAWAL_NOT_OFFERED',
      'There is no right of withdrawal for the country of this order',
    ]);
    dataOf(await admin('/api/settings', { withdrawalCountries: ['US'] }));
  });

  test('is confirmed by an email with its content and time, and its link is mailed to the buyer alone', async () => {
    const order = await place(2);
    const { number } = dataOf(await shopper(order, 'withdrawal', { items: some(order, 1) }));
    const receipt = await mailbox.mailTo(
      'ada@example.com',
      `Your withdrawal from order ${order.order_number}`,
    );
    expect(receipt.text).toContain(`1 × Product ${sku}`);
    expect(receipt.text).toContain(number);
    expect(receipt.text).toContain('We won’t ship what hasn’t been sent yet.');
    await workerIdle(shop);
    const sent = mailbox.sent.length;
    const request = (order_number: string, email: string) =>
      shop.request('POST', '/api/withdrawals', { order_number, email });
    expect(dataOf(await request(order.order_number, 'eve@example.com'))).toEqual({ sent: true });
    expect(dataOf(await request('999999999', 'ada@example.com'))).toEqual({ sent: true });
    await workerIdle(shop);
    expect(mailbox.sent.length).toBe(sent);
    expect(dataOf(await request(order.order_number, 'ADA@example.com'))).toEqual({ sent: true });
    const link = await mailbox.mailTo('ada@example.com', `Withdraw from order ${order.order_number}`);
    expect(link.text).toMatch(new RegExp(`${order.uuid}\\S*token=`));
  });
});

describe('the reasons', () => {
  test('are a list that everyone reads and administrators change', async () => {
    const codes = async () =>
      (dataOf(await shop.request('GET', '/api/return-reasons')) as { code: string }[]).map(
        ({ code }) => code,
      );
    expect(await codes()).toEqual([
      'too_small',
      'too_large',
      'not_as_described',
      'damaged',
      'wrong_item',
      'too_late',
      'no_longer_wanted',
      'other',
    ]);
    const made = await post('/api/return-reasons', { code: 'color', name: 'Other color', sort_order: 5 });
    expect(made).toMatchObject({ code: 'color', name: 'Other color', sort_order: 5 });
    expect(refusalOf(await admin('/api/return-reasons', { code: 'color', name: 'Again' }))).toEqual([
      409,
      'RETURN_REASON_EXISTS',
      'A return reason with the code "color" already exists',
    ]);
    const patched = await shop.admin('PATCH', `/api/return-reasons/${made.uuid}`, { name: 'Wrong color' });
    expect(dataOf(patched)).toMatchObject({ code: 'color', name: 'Wrong color', sort_order: 5 });
    expect((await codes())[0]).toBe('color');
    dataOf(await shop.admin('DELETE', `/api/return-reasons/${made.uuid}`));
    expect(await codes()).not.toContain('color');
    expect(refusalOf(await shop.admin('DELETE', `/api/return-reasons/${made.uuid}`))).toEqual([
      404,
      'RETURN_REASON_NOT_FOUND',
      'Return reason not found',
    ]);
  });
});
