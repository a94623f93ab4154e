import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, sql, z } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listParkedEvents } from '../../packages/runtime/src/platform/events/parkedEvents.repo.ts';
import { password } from '../support/admins.ts';
import { mailServer } from '../support/mailServer.ts';
import {
  createProduct,
  createReadyCart,
  createZoneWithRate,
  dataOf,
  testAddress,
  testShop,
} from '../support/shop.ts';

const KINDS = [
  'merchantFailedDeliveries',
  'merchantWebhookOff',
  'adminPasswordReset',
  'secondFactorRemoved',
  'credentialAdded',
  'customerWelcome',
  'passwordReset',
  'emailChange',
  'emailChangeNotice',
  'giftCard',
  'orderConfirmation',
  'orderCanceled',
  'orderRefunded',
  'documentIssued',
  'shipmentCreated',
  'shipmentDelivered',
  'merchantNewOrder',
  'returnRequested',
  'returnApproved',
  'returnDeclined',
  'returnReceived',
  'returnLabel',
  'withdrawalReceipt',
  'withdrawalLink',
  'merchantReturn',
  'newsletterConfirmation',
  'newsletterWelcome',
  'cartReminder',
  'cartReminderSecond',
  'orderFollowUp',
  'merchantContactMessage',
];
const pollOptions = { timeout: 120_000, interval: 20 };
const sent: OutgoingEmail[] = [];
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({
    mailTransport: [{ name: 'post-office', send: async (mail) => void sent.push(mail) }],
  }),
});

const mailAbout = (subject: string): Promise<OutgoingEmail> =>
  vi.waitFor(() => {
    const mail = sent.find((one) => one.subject.includes(subject));
    if (!mail) throw new Error(`no mail about "${subject}": ${sent.map((one) => one.subject).join(', ')}`);
    return mail;
  }, pollOptions);

async function placeOrder(shop: TestShop, units = 1) {
  const { sku } = await createProduct(shop, { price: 20, qty: 50 });
  const cart = await createReadyCart(shop, sku);
  if (units > 1) dataOf(await shop.request('POST', `/api/carts/${cart}/items`, { sku, qty: units - 1 }));
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
  return { ...order, sku };
}

describe('order events are emailed to the customer', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop({ extensions: [coreShipping, cod, postOffice], worker: true });
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  });
  afterAll(() => shop.stop());
  beforeEach(() => void sent.splice(0));

  const ship = async (uuid: string, body: object) =>
    dataOf(await shop.admin('POST', `/api/orders/${uuid}/shipments`, body));

  test('a shipment, with its items, its carrier and its destination', async () => {
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
    expect(text).toContain('Ships to:\nAda Lovelace\n12 Analytical Row');
    expect(text).toContain('\nOakland, CA 94607\nUnited States\n');
    expect(html).toContain('Coach &lt;&amp; Horses&gt;');
  });

  test('a delivery', async () => {
    const order = await placeOrder(shop);
    const { uuid } = await ship(order.uuid, {});
    dataOf(await shop.admin('POST', `/api/shipments/${uuid}/deliver`, {}));
    const { text } = await mailAbout(`Your order ${order.order_number} at Shop was delivered`);
    expect(text).toContain(`1 × Product ${order.sku}`);
  });

  test('a cancellation, without the shop’s internal reason', async () => {
    const order = await placeOrder(shop);
    dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/cancel`, { reason: 'smells of fraud' }));
    const { text, html } = await mailAbout(`Your order ${order.order_number} at Shop was canceled`);
    expect(text).toContain('Hello Ada Lovelace,');
    expect(text + html).not.toContain('fraud');
  });
});

describe('recipients', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop({
      extensions: [coreShipping, cod, postOffice],
      worker: true,
      config: { shop: { name: 'Mugs & Co' } },
    });
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  });
  afterAll(() => shop.stop());
  beforeEach(() => void sent.splice(0));

  const save = async (settings: object) => dataOf(await shop.admin('POST', '/api/settings', settings));
  const act = async (uuid: string, action: string, body: object = {}) =>
    dataOf(await shop.admin('POST', `/api/orders/${uuid}/${action}`, body));
  const idle = () =>
    vi.waitFor(async () => {
      const { jobs } = await shop.db.one(
        sql.type(
          z.object({ jobs: z.int() }),
        )`select count(*)::int as jobs from graphile_worker._private_jobs`,
      );
      expect(jobs).toBe(0);
    }, pollOptions);
  const recipients = () => sent.map(({ to, subject }) => `${to.address}: ${subject}`).toSorted();

  test('partial and full refunds are reported to the customer, with the amount', async () => {
    const { uuid, order_number } = await placeOrder(shop);
    await act(uuid, 'capture');
    await act(uuid, 'refunds', { amount: '10.50' });
    await idle();
    const subject = `Your refund for order ${order_number} at Mugs & Co`;
    const part = await mailAbout(subject);
    expect(part.to).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' });
    expect(part.text).toContain(`We’ve refunded $10.50 for your order ${order_number}.`);
    expect(part.text).toContain('Cash on delivery');
    sent.splice(0);
    await act(uuid, 'refunds');
    const whole = await mailAbout(subject);
    const text = `We’ve refunded $14.50. Your order ${order_number} is now fully refunded.`;
    expect(whole.text).toContain(text);
    expect(whole.html).toContain(text);
  });

  test('every order email links to its page, which opens for a guest', async () => {
    const { uuid, order_number } = await placeOrder(shop);
    await act(uuid, 'shipments');
    await act(uuid, 'capture');
    await act(uuid, 'refunds', { amount: 1 });
    const canceled = await placeOrder(shop);
    await act(canceled.uuid, 'cancel', { reason: 'test' });
    await idle();
    const mails = sent.filter(({ to }) => to.address === 'ada@example.com');
    expect(mails).toHaveLength(5);
    for (const { text, html, subject } of mails) {
      const [link = ''] = /http:\/\/shop\.test\/checkout\/success\/\S+/.exec(text) ?? [];
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
      const { pathname, search } = new URL(link);
      const page = await shop.request('GET', pathname + search, undefined, {
        headers: { accept: 'text/html' },
      });
      expect([subject, page.status]).toEqual([subject, 200]);
      expect(page.body).toContain(pathname.endsWith(uuid) ? order_number : canceled.order_number);
      const bare = await shop.request('GET', pathname, undefined, { headers: { accept: 'text/html' } });
      expect(bare.status).toBe(404);
    }
  });

  test('the merchant is notified of a new order: by default the enabled administrators with all permissions', async () => {
    const role = async (...permissions: string[]) =>
      dataOf(await shop.admin('POST', '/api/roles', { name: permissions[0], permissions })).uuid;
    const user = (name: string, more: object) => ({
      email: `${name}@shop.test`,
      full_name: name,
      password,
      ...more,
    });
    const [some, all] = [await role('getOrder', 'listOrders'), await role('*')];
    dataOf(await shop.admin('POST', '/api/users', user('clerk', { roles: [some] })));
    dataOf(await shop.admin('POST', '/api/users', user('former', { roles: [all], status: 0 })));
    dataOf(await shop.admin('POST', '/api/users', user('partner', { roles: [all] })));
    const { order_number, sku } = await placeOrder(shop, 2);
    const subject = `New order ${order_number}: $45.00`;
    await idle();
    expect(recipients()).toEqual([
      `ada@example.com: Your order ${order_number} at Mugs & Co`,
      `owner@shop.test: ${subject}`,
      `partner@shop.test: ${subject}`,
    ]);
    dataOf(await shop.admin('POST', '/api/settings', { merchantEmails: 'owner@shop.test' }));
    const { text, html } = await mailAbout(subject);
    expect(text).toContain(`2 × Product ${sku}: $40.00`);
    expect(text).toContain('Subtotal: $40.00\nShipping: $5.00\nTotal: $45.00');
    expect(text).toContain('Customer: Ada Lovelace\nEmail: ada@example.com\nPayment: Cash on delivery');
    expect(text).toContain('Ship to:\nAda Lovelace\n12 Analytical Row\nOakland, CA 94607');
    expect(html).toContain('$45.00');
    expect(text + html).not.toContain('token=');
  });

  test('the merchant specifies the addresses', async () => {
    await save({ merchantEmails: 'orders@mugs.test, Anna@mugs.test' });
    const { order_number } = await placeOrder(shop);
    await idle();
    expect(recipients().filter((line) => line.includes('New order'))).toEqual(
      ['Anna@mugs.test', 'orders@mugs.test'].map((to) => `${to}: New order ${order_number}: $25.00`),
    );
    for (const merchantEmails of ['orders', 'a@b.test, nobody', 7, 'a@b.test;c@d.test'])
      expect((await shop.admin('POST', '/api/settings', { merchantEmails })).status).toBe(400);
    await save({ merchantEmails: 'owner@shop.test' });
  });

  test('what an anonymous shopper writes into an order never becomes a link in an email', async () => {
    const { sku } = await createProduct(shop, { price: 20, qty: 50 });
    const cart = await createReadyCart(shop, sku);
    const address = {
      ...testAddress,
      full_name: 'URGENT: your account is at risk, https://evil.test/login',
      address_1: 'verify at www.evil.test',
      address_2: 'http://evil.test',
      city: 'pay.evil.test/now',
      postcode: 'evil.test',
    };
    for (const type of ['shipping', 'billing'])
      dataOf(await shop.request('POST', `/api/carts/${cart}/addresses`, { type, address }));
    const note = { note: 'Ring twice\nsee https://evil.test/note' };
    dataOf(await shop.request('POST', `/api/carts/${cart}/shippingNotes`, note));
    dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
    await idle();
    const [confirmation, report] = ['Your order', 'New order'].map((begin) =>
      sent.find(({ subject }) => subject.startsWith(begin)),
    ) as [OutgoingEmail, OutgoingEmail];
    expect(confirmation.to).toEqual({ name: '', address: 'ada@example.com' });
    expect(confirmation.text).toMatch(/^Hello,\n/);
    expect(report.text).toContain('Customer’s note:\nRing twice\nsee https: //evil. test/note');
    for (const { text, html, subject } of [confirmation, report]) {
      expect(subject).not.toContain('evil');
      expect(text).toContain(
        '\nverify at www. evil. test\nhttp: //evil. test\npay. evil. test/now, CA evil. test\n',
      );
      // Email programs create links from URLs with a scheme, from `www.` addresses, and from words that contain a dot.
      expect(`${text}${html}`).not.toMatch(/:\/\/evil|www\.evil|\bevil\.test/);
    }
  });

  test('each optional type is turned off by a separate setting', async () => {
    const kinds = shop.app.registry('emails').list();
    expect(kinds.map(({ id }) => id)).toEqual(KINDS);
    const settings = dataOf(await shop.admin('GET', '/api/settings'));
    const mandatory = kinds.filter(({ isMandatory }) => isMandatory).map(({ id }) => id);
    expect(mandatory.filter((id) => `${id}Email` in settings)).toEqual([]);
    const switches = Object.fromEntries(
      kinds.flatMap(({ id }) => (mandatory.includes(id) ? [] : [[`${id}Email`, false]])),
    );
    // Advertising waits until the merchant turns it on.
    const waiting = kinds.filter(({ isOffByDefault }) => isOffByDefault).map(({ id }) => `${id}Email`);
    expect(waiting).toEqual(['cartReminderEmail', 'cartReminderSecondEmail', 'orderFollowUpEmail']);
    for (const name of Object.keys(switches))
      expect([name, settings[name]]).toEqual([name, !waiting.includes(name)]);
    await save(switches);
    const everything = async () => {
      const { uuid } = await placeOrder(shop);
      const shipment = await act(uuid, 'shipments');
      dataOf(await shop.admin('POST', `/api/shipments/${shipment.uuid}/deliver`));
      await act(uuid, 'capture');
      await act(uuid, 'refunds');
      await act((await placeOrder(shop)).uuid, 'cancel', { reason: 'test' });
      const email = `${Math.random()}@example.com`;
      dataOf(await shop.request('POST', '/api/customers', { email, password, full_name: 'Bob' }));
      dataOf(await shop.request('POST', '/api/customers/reset-password', { email }));
      const { accessToken } = dataOf(await shop.request('POST', '/api/customer/tokens', { email, password }));
      const change = { email: `new-${email}`, current_password: password };
      dataOf(await shop.request('PATCH', '/api/customers/me', change, { token: accessToken }));
      const { email: administrator } = dataOf(await shop.admin('GET', '/api/users/me'));
      dataOf(await shop.request('POST', '/api/users/password-reset', { email: administrator }));
      const message = { full_name: 'Bob', email, message: 'Is it in stock?' };
      dataOf(await shop.request('POST', '/api/contact-messages', message));
      dataOf(await shop.request('POST', '/api/newsletter', { email }));
      await idle();
      const token = /newsletter\/confirm\?token=(\S+)/.exec(sent.map(({ text }) => text).join('\n'))?.[1];
      dataOf(
        await shop.request('POST', '/api/newsletter/confirm', { token: decodeURIComponent(token ?? '') }),
      );
      await idle();
    };
    await everything();
    // None of these steps removes a second factor, adds a credential, issues a gift card, or withdraws from a contract.
    const caused = mandatory.length - 5;
    expect(sent.length).toBe(caused);
    sent.splice(0);
    for (const name of Object.keys(switches)) {
      if (name === 'merchantFailedDeliveriesEmail' || name === 'merchantWebhookOffEmail') continue;
      // Documents are mailed only if the setting `invoiceAttached` is on, and no step returns goods.
      if (waiting.includes(name) || /^documentIssued|^return|^merchantReturn/.test(name)) continue;
      await save({ ...switches, [name]: true });
      await everything();
      const own = sent.length - caused;
      expect([name, own]).toEqual([name, /orderConfirmation|NewOrder/.test(name) ? 2 : 1]);
      sent.splice(0);
    }
    await save(Object.fromEntries(Object.keys(switches).map((name) => [name, null])));
  });
});

describe('by SMTP', () => {
  test('a stored name with line breaks adds no header and no recipient', async () => {
    const server = await mailServer();
    const shop = await testShop({ worker: true, config: { mail: { url: server.url } } });
    const body = { email: 'eve@example.com', password, full_name: 'Eve' };
    dataOf(await shop.request('POST', '/api/customers', body));
    await vi.waitFor(() => expect(server.lines).toContain('.'), pollOptions);
    server.lines.length = 0;
    // Rows stored before control characters were rejected.
    const name = 'Eve\r\nBcc: everybody@example.com\r\n\r\nInjected body';
    await shop.db.run(sql.type(z.object({}))`update customer set full_name = ${name}`);
    dataOf(await shop.request('POST', '/api/customers/reset-password', { email: 'eve@example.com' }));
    await vi.waitFor(() => expect(server.lines).toContain('.'), pollOptions);
    expect(server.lines.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<eve@example.com>']);
    const head = server.lines.slice(server.lines.indexOf('DATA') + 1, server.lines.findIndex(isBodyStart));
    expect(head.filter((line) => /^bcc:|^injected/i.test(line))).toEqual([]);
    expect(head.filter((line) => /^to:/i.test(line))).toHaveLength(1);
    await shop.stop();
    await server.stop();
  });

  test('if the server rejects emails, they are retried and then parked, and the shop keeps selling', async () => {
    const server = await mailServer(true);
    const shop = await testShop({
      worker: true,
      config: { mail: { url: server.url }, events: { maxAttempts: 2 } },
    });
    await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
    const order = await placeOrder(shop);
    const parked = await vi.waitFor(async () => {
      const events = await listParkedEvents(shop.db);
      expect(events).toHaveLength(2);
      return events.toSorted((one, other) => one.subscriber.localeCompare(other.subscriber));
    }, pollOptions);
    expect(parked).toMatchObject(
      ['orders.mailConfirmation', 'orders.mailMerchant'].map((subscriber) => ({
        subscriber,
        event: 'order_placed',
        payload: { orderUuid: order.uuid },
        attempts: 2,
        last_error: expect.stringContaining('550'),
      })),
    );
    expect(server.lines.filter((line) => line.startsWith('RCPT')).length).toBeGreaterThanOrEqual(2);
    await server.stop();
    expect((await placeOrder(shop)).order_number).not.toBe(order.order_number);
    await shop.stop();
  });
});

/** Recognizes the first line of the body. The shop's emails are multipart, and each part begins with a boundary. */
const isBodyStart = (line: string): boolean => line.startsWith('--');
