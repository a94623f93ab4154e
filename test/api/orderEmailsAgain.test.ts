import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const pollOptions = { timeout: 120_000, interval: 20 };
const sent: OutgoingEmail[] = [];
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({
    mailTransport: [{ name: 'post-office', send: async (mail) => void sent.push(mail) }],
  }),
});

let shop: TestShop;
let order: { readonly uuid: string; readonly order_number: string };
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, postOffice], worker: true });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());
beforeEach(async () => {
  const { sku } = await createProduct(shop, { price: 20, qty: 50 });
  order = dataOf(await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) }));
});

const act = async (action: string, body: object = {}) =>
  dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/${action}`, body));
const again = (kind: unknown, shipment_id?: unknown) =>
  shop.admin('POST', `/api/orders/${order.uuid}/emails`, { kind, shipment_id });
const aboutIt = () =>
  sent.filter(({ subject }) => subject.startsWith('Your') && subject.includes(order.order_number));

/** Waits until the shop has sent the customer this many emails about the order. Returns the last email. */
const mailNumber = (count: number): Promise<OutgoingEmail> =>
  vi.waitFor(() => {
    expect(aboutIt().map(({ subject }) => subject)).toHaveLength(count);
    return aboutIt().at(-1) as OutgoingEmail;
  }, pollOptions);

describe('an administrator resends an email', () => {
  test('the confirmation, to the order’s current email; the history names who did it', async () => {
    const first = await mailNumber(1);
    const patch = { customer_email: 'right@example.com' };
    dataOf(await shop.admin('PATCH', `/api/orders/${order.uuid}`, patch));
    expect(dataOf(await again('orderConfirmation'))).toEqual({
      kind: 'orderConfirmation',
      to: 'right@example.com',
    });
    const second = await mailNumber(2);
    expect([first.to.address, second.to.address]).toEqual(['ada@example.com', 'right@example.com']);
    expect(second.subject).toBe(first.subject);
    expect(second.messageId).not.toBe(first.messageId);
    const { body } = await shop.query(
      'query($uuid: String!) { order(uuid: $uuid) { activities { comment author { kind } } } }',
      { uuid: order.uuid },
      'admin',
    );
    expect(body.data.order.activities.at(-1)).toEqual({
      comment: 'Order confirmation resent to right@example.com',
      author: { kind: 'administrator' },
    });
  });

  test('the refund, with the amount of the last one', async () => {
    await act('capture');
    await act('refunds', { amount: '3.00' });
    await act('refunds', { amount: '4.50' });
    await mailNumber(3);
    dataOf(await again('orderRefunded'));
    expect((await mailNumber(4)).text).toContain('We’ve refunded $4.50 for your order');
  });

  test('the shipment and the delivery: the newest that fits, or the specified one', async () => {
    const first = await act('shipments', { tracking_number: 'T-1' });
    dataOf(await shop.admin('POST', `/api/shipments/${first.uuid}/cancel`, {}));
    const second = await act('shipments', { tracking_number: 'T-2' });
    await vi.waitFor(
      () => expect(aboutIt().some(({ text }) => text.includes('T-2'))).toBe(true),
      pollOptions,
    );
    expect((await again('shipmentDelivered')).body.error.code).toBe('EMAIL_NOT_APPLICABLE');
    expect((await again('shipmentCreated', first.uuid)).body.error.code).toBe('EMAIL_NOT_APPLICABLE');
    expect((await again('shipmentCreated', 999_999)).body.error.code).toBe('SHIPMENT_NOT_FOUND');
    const count = aboutIt().length;
    dataOf(await again('shipmentCreated'));
    expect((await mailNumber(count + 1)).text).toContain('T-2');
    dataOf(await shop.admin('POST', `/api/shipments/${second.uuid}/deliver`, {}));
    await mailNumber(count + 2);
    dataOf(await again('shipmentDelivered', second.shipment_id));
    expect((await mailNumber(count + 3)).subject).toContain('was delivered');
  });

  test('the email about the new order, to the merchant', async () => {
    dataOf(await shop.admin('POST', '/api/settings', { merchantEmails: 'a@shop.test, b@shop.test' }));
    const toMerchant = () =>
      sent.filter(({ to, subject }) => /^[ab]@shop/.test(to.address) && subject.includes(order.order_number));
    const first = toMerchant().length;
    expect(dataOf(await again('merchantNewOrder'))).toEqual({
      kind: 'merchantNewOrder',
      to: 'a@shop.test, b@shop.test',
    });
    await vi.waitFor(() => expect(toMerchant().length).toBeGreaterThanOrEqual(first + 2), pollOptions);
    expect(new Set(toMerchant().map(({ to }) => to.address))).toEqual(
      new Set(['a@shop.test', 'b@shop.test']),
    );
  });

  test('the cancellation', async () => {
    await act('cancel', { reason: 'Twice' });
    await mailNumber(2);
    dataOf(await again('orderCanceled'));
    const canceled = await mailNumber(3);
    expect(canceled.subject).toContain('was canceled');
    expect(canceled.text).toContain('You have nothing to pay for it.');
    expect(refusalOf(await again('orderConfirmation'))).toEqual([
      409,
      'EMAIL_NOT_APPLICABLE',
      'The email "orderConfirmation" cannot be sent: it is canceled',
    ]);
  });
});

describe('an email is not resent', () => {
  test.each([
    ['orderCanceled', 'it is not canceled'],
    ['orderRefunded', 'the order has no refund'],
    ['shipmentCreated', 'the order has no shipment in transit'],
    ['shipmentDelivered', 'the order has no delivered shipment'],
  ])('if nothing happened that %s is about', async (kind, reason) =>
    expect(refusalOf(await again(kind))).toEqual([
      409,
      'EMAIL_NOT_APPLICABLE',
      `The email "${kind}" cannot be sent: ${reason}`,
    ]),
  );

  test.each(['letter', '', null])('with the unknown type %j', async (kind) => {
    const [status, code, text] = refusalOf(await again(kind));
    expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(text).toContain('kind must be one of orderConfirmation, orderCanceled');
  });

  test('while its type is turned off', async () => {
    dataOf(await shop.admin('POST', '/api/settings', { orderConfirmationEmail: false }));
    expect(refusalOf(await again('orderConfirmation'))).toEqual([
      409,
      'EMAIL_SWITCHED_OFF',
      'Emails of this type are turned off by the setting "orderConfirmationEmail"',
    ]);
    dataOf(await shop.admin('POST', '/api/settings', { orderConfirmationEmail: null }));
  });

  test('by a shop that sends no emails', async () => {
    const silent = await testShop({ config: { mode: 'production' } });
    await createZoneWithRate(silent, { countries: ['US'], cost: 5 });
    const { sku } = await createProduct(silent, { price: 20, qty: 5 });
    const cart_id = await createReadyCart(silent, sku);
    const { uuid } = dataOf(await silent.request('POST', '/api/orders', { cart_id }));
    const answer = await silent.admin('POST', `/api/orders/${uuid}/emails`, { kind: 'orderConfirmation' });
    await silent.stop();
    expect(refusalOf(answer).slice(0, 2)).toEqual([409, 'NO_MAIL_TRANSPORT']);
  });
});
