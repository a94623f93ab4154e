import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { workerIdle } from '../support/mailbox.ts';
import { DAY, returnShop } from '../support/returnShop.ts';
import type { ReturnShop } from '../support/returnShop.ts';
import { createProduct, dataOf } from '../support/shop.ts';

let shop: ReturnShop['shop'];
let sku: ReturnShop['sku'];
let clock: ReturnShop['clock'];
let mailbox: ReturnShop['mailbox'];
let admin: ReturnShop['admin'];
let post: ReturnShop['post'];
let place: ReturnShop['place'];
let shopper: ReturnShop['shopper'];
let ship: ReturnShop['ship'];
let deliver: ReturnShop['deliver'];
let some: ReturnShop['some'];
let ask: ReturnShop['ask'];
let read: ReturnShop['read'];
let stockOf: ReturnShop['stockOf'];
let age: ReturnShop['age'];
let its: ReturnShop;
beforeAll(async () => {
  its = await returnShop();
  ({ shop, sku, clock, mailbox, admin, post, place, shopper, ship, deliver, some, ask, read, stockOf, age } =
    its);
});
afterAll(() => its.shop.stop());

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
    await age(both, 60);
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
    dataOf(await shop.admin('PATCH', `/api/products/${hygiene.uuid}`, { withdrawal_excluded: null }));
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
    await age(later, 16);
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
    const [address] = /https?:\S+\/orders\/\S+/.exec(link.text) ?? [];
    expect(address).toContain(`/orders/${order.uuid}/withdraw?token=`);
    const { pathname, search } = new URL(address as string);
    const page = await fetch(`${shop.url}${pathname}${search}`, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/withdraw/confirm')]);
  });
});
