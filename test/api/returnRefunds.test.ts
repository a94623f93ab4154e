import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { returnShop } from '../support/returnShop.ts';
import type { Placed, ReturnShop } from '../support/returnShop.ts';
import { dataOf } from '../support/shop.ts';

let shop: ReturnShop['shop'];
let admin: ReturnShop['admin'];
let post: ReturnShop['post'];
let place: ReturnShop['place'];
let shopper: ReturnShop['shopper'];
let ship: ReturnShop['ship'];
let deliver: ReturnShop['deliver'];
let ask: ReturnShop['ask'];
let read: ReturnShop['read'];
let readReturn: ReturnShop['readReturn'];
let stockOf: ReturnShop['stockOf'];
let its: ReturnShop;
beforeAll(async () => {
  its = await returnShop();
  ({ shop, admin, post, place, shopper, ship, deliver, ask, read, readReturn, stockOf } = its);
});
afterAll(() => its.shop.stop());

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
