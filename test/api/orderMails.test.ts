import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { Mail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listParkedEvents } from '../../packages/runtime/src/platform/events/parkedEvents.repo.ts';
import { password } from '../support/admins.ts';
import { mailServer } from '../support/mailServer.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const soon = { timeout: 30_000, interval: 20 };
const sent: Mail[] = [];
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({
    mailTransport: [{ name: 'post-office', send: async (mail) => void sent.push(mail) }],
  }),
});

const mailAbout = (subject: string): Promise<Mail> =>
  vi.waitFor(() => {
    const mail = sent.find((one) => one.subject.includes(subject));
    if (!mail) throw new Error(`no mail about "${subject}": ${sent.map((one) => one.subject).join(', ')}`);
    return mail;
  }, soon);

async function placeOrder(shop: TestShop, units = 1) {
  const { sku } = await createProduct(shop, { price: 20, qty: 50 });
  const cart = await createReadyCart(shop, sku);
  if (units > 1) dataOf(await shop.request('POST', `/api/carts/${cart}/items`, { sku, qty: units - 1 }));
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
  return { ...order, sku };
}

describe('what happens to an order is mailed to its customer', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop({ extensions: [coreShipping, cod, postOffice], worker: true });
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  });
  afterAll(() => shop.stop());
  beforeEach(() => void sent.splice(0));

  const ship = async (uuid: string, body: object) =>
    dataOf(await shop.admin('POST', `/api/orders/${uuid}/shipments`, body));

  test('a shipment, with what is in it, its carrier and where it goes', async () => {
    const order = await placeOrder(shop, 3);
    const { items } = dataOf(await shop.admin('GET', `/api/orders/${order.uuid}`));
    await ship(order.uuid, {
      carrier_name: 'Coach <& Horses>',
      tracking_number: 'T-100',
      items: [{ order_item_id: items[0].order_item_id, qty: 2 }],
    });
    const { to, text, html } = await mailAbout(`Your order ${order.order_number} at Shop is on its way`);
    expect(to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' });
    expect(text).toContain(`\n2 × Product ${order.sku}\n`);
    expect(text).toContain('Carrier: Coach <& Horses>\n\nTracking number: T-100\n');
    expect(text).toContain('It goes to:\nAda Lovelace\n12 Analytical Row');
    expect(html).toContain('Coach &lt;&amp; Horses&gt;');
  });

  test('its delivery', async () => {
    const order = await placeOrder(shop);
    const { uuid } = await ship(order.uuid, {});
    dataOf(await shop.admin('POST', `/api/shipments/${uuid}/deliver`, {}));
    const { text } = await mailAbout(`Your order ${order.order_number} at Shop was delivered`);
    expect(text).toContain(`1 × Product ${order.sku}`);
  });

  test('a cancellation, without the reason that the shop noted', async () => {
    const order = await placeOrder(shop);
    dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/cancel`, { reason: 'smells of fraud' }));
    const { text, html } = await mailAbout(`Your order ${order.order_number} at Shop was canceled`);
    expect(text).toContain('Hello Ada Lovelace,');
    expect(text + html).not.toContain('fraud');
  });
});

describe('by SMTP', () => {
  test('a stored name with line breaks adds no header and no recipient', async () => {
    const server = await mailServer();
    const shop = await testShop({ worker: true, config: { mail: { url: server.url } } });
    const body = { email: 'eve@example.com', password, full_name: 'Eve' };
    dataOf(await shop.request('POST', '/api/customers', body));
    await vi.waitFor(() => expect(server.lines).toContain('.'), soon);
    server.lines.length = 0;
    // Rows of before control characters were refused.
    const name = 'Eve\r\nBcc: everybody@example.com\r\n\r\nInjected body';
    await shop.db.run(sql.type(z.object({}))`update customer set full_name = ${name}`);
    dataOf(await shop.request('POST', '/api/customers/reset-password', { email: 'eve@example.com' }));
    await vi.waitFor(() => expect(server.lines).toContain('.'), soon);
    expect(server.lines.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<eve@example.com>']);
    const head = server.lines.slice(server.lines.indexOf('DATA') + 1, server.lines.findIndex(isBodyStart));
    expect(head.filter((line) => /^bcc:|^injected/i.test(line))).toEqual([]);
    expect(head.filter((line) => /^to:/i.test(line))).toHaveLength(1);
    await shop.stop();
    await server.stop();
  });

  test('a server that refuses has mails tried again and then parked, and the shop sells on', async () => {
    const server = await mailServer(true);
    const shop = await testShop({
      worker: true,
      config: { mail: { url: server.url }, events: { maxAttempts: 2 } },
    });
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
    const order = await placeOrder(shop);
    const parked = await vi.waitFor(async () => {
      const events = await listParkedEvents(shop.db);
      expect(events).toHaveLength(1);
      return events;
    }, soon);
    expect(parked).toMatchObject([
      {
        subscriber: 'orders.mailConfirmation',
        event: 'order_placed',
        payload: { orderUuid: order.uuid },
        attempts: 2,
        last_error: expect.stringContaining('550'),
      },
    ]);
    expect(server.lines.filter((line) => line.startsWith('RCPT')).length).toBeGreaterThanOrEqual(2);
    await server.stop();
    expect((await placeOrder(shop)).order_number).not.toBe(order.order_number);
    await shop.stop();
  });
});

/** The first line of the body: ours are of several parts, each of which begins with its boundary. */
const isBodyStart = (line: string): boolean => line.startsWith('--');
