import { sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminsOf, refusalOf } from '../support/admins.ts';
import { returnShop } from '../support/returnShop.ts';
import type { ReturnShop } from '../support/returnShop.ts';
import { createProduct, dataOf } from '../support/shop.ts';

let shop: ReturnShop['shop'];
let sku: ReturnShop['sku'];
let admin: ReturnShop['admin'];
let post: ReturnShop['post'];
let place: ReturnShop['place'];
let shopper: ReturnShop['shopper'];
let ship: ReturnShop['ship'];
let deliver: ReturnShop['deliver'];
let some: ReturnShop['some'];
let ask: ReturnShop['ask'];
let read: ReturnShop['read'];
let readReturn: ReturnShop['readReturn'];
let stockOf: ReturnShop['stockOf'];
let its: ReturnShop;
beforeAll(async () => {
  its = await returnShop();
  ({ shop, sku, admin, post, place, shopper, ship, deliver, some, ask, read, readReturn, stockOf } = its);
});
afterAll(() => its.shop.stop());

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const { newAdmin, newRole, tokenOf } = adminsOf(() => its.shop);

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
      items: [{ order_item_id: order.items[0]!.uuid, qty: 1 }],
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

  test('keeps the terms that its product had when it was ordered; older orders follow the product', async () => {
    const { sku: own, uuid } = await createProduct(shop, { price: 5, qty: 50, return_days: 60 });
    const order = await place(3, own);
    await deliver(order, undefined, 40);
    dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { return_days: 0 }));
    dataOf(await shopper(order, 'returns', { items: some(order, 1) }));
    await shop.db.run(sql.type(z.object({}))`
      update order_item set has_return_terms = false, return_days = null where order_item_order_id = ${order.order_id}`);
    expect(refusalOf(await shopper(order, 'returns', { items: some(order, 1) }))[1]).toBe('RETURN_EXCLUDED');
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
