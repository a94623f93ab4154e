import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineProcessor } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { untyped } from '../support/carts.ts';
import { customersOf } from '../support/customers.ts';
import { workerIdle } from '../support/mailbox.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const post = { sent: 0, fails: false };
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({
    mailTransport: [
      {
        name: 'post-office',
        async send() {
          if (post.fails) throw new Error('the post is on strike');
          post.sent += 1;
        },
      },
    ],
    processors: [
      defineProcessor({
        key: 'email',
        process: (message, { kind }) => (kind === 'orderCanceled' ? null : message),
      }),
    ],
  }),
});

const clock = createTestClock();
let shop: TestShop;
const { newCustomer } = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop({
    clock,
    extensions: [coreShipping, cod, postOffice],
    worker: true,
    config: { events: { maxAttempts: 2 } },
  });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const logged = async (query: string) => dataOf(await shop.admin('GET', `/api/emails?${query}`));

async function placeOrder() {
  const { sku } = await createProduct(shop, { price: 20, qty: 10 });
  const cart = await createReadyCart(shop, sku);
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
  await workerIdle(shop);
  return order;
}

describe('the email log', () => {
  test('contains each email with its recipient, its order and its outcome', async () => {
    const order = await placeOrder();
    const [email, ...others] = await logged(`order_uuid=${order.uuid}&kind=orderConfirmation`);
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      recipient: order.customer_email,
      subject: `Your order ${order.order_number} at Shop`,
      language: 'en',
      status: 'sent',
      attempts: 1,
      error: null,
      can_resend: true,
    });
  });

  test('contains what the mail server rejected, with the reason', async () => {
    post.fails = true;
    const { email } = await newCustomer();
    await vi.waitFor(async () =>
      expect(await logged(`recipient=${encodeURIComponent(email)}`)).toMatchObject([
        { kind: 'customerWelcome', status: 'failed', error: 'Error: the post is on strike' },
      ]),
    );
    post.fails = false;
  });

  test('contains what was not sent: because of an extension, or because its type is turned off', async () => {
    const order = await placeOrder();
    dataOf(await shop.admin('POST', `/api/orders/${order.uuid}/cancel`, { reason: 'broken' }));
    dataOf(await shop.admin('POST', '/api/settings', { orderConfirmationEmail: false }));
    const other = await placeOrder();
    dataOf(await shop.admin('POST', '/api/settings', { orderConfirmationEmail: null }));
    await workerIdle(shop);
    expect(await logged(`order_uuid=${order.uuid}&kind=orderCanceled`)).toMatchObject([
      { status: 'suppressed', reason: 'held_back' },
    ]);
    expect(await logged(`order_uuid=${other.uuid}&kind=orderConfirmation`)).toMatchObject([
      { status: 'suppressed', reason: 'switched_off', recipient: other.customer_email },
    ]);
  });

  test('resends one, which adds a separate entry', async () => {
    const order = await placeOrder();
    const [email] = await logged(`order_uuid=${order.uuid}&kind=orderConfirmation`);
    const before = post.sent;
    dataOf(await shop.admin('POST', `/api/emails/${email.uuid}/resend`));
    await workerIdle(shop);
    expect(post.sent).toBe(before + 1);
    expect(await logged(`order_uuid=${order.uuid}&kind=orderConfirmation`)).toHaveLength(2);
    expect(
      refusalOf(await shop.admin('POST', '/api/emails/00000000-0000-4000-8000-000000000000/resend')),
    ).toEqual([404, 'EMAIL_NOT_FOUND', 'Email not found']);
  });

  test('removes a deleted customer’s data', async () => {
    const { email, uuid } = await newCustomer();
    await workerIdle(shop);
    expect(await logged(`recipient=${encodeURIComponent(email)}`)).toHaveLength(1);
    dataOf(await shop.admin('DELETE', `/api/customers/${uuid}`));
    expect(await logged(`recipient=${encodeURIComponent(email)}`)).toEqual([]);
  });
});

describe('email texts', () => {
  const preview = (kind: string, body: object = {}) =>
    shop.admin('POST', `/api/email-kinds/${kind}/preview`, body);

  test('are the merchant’s if there are any, otherwise the defaults', async () => {
    const words = { en: { subject: 'Thank you! {shop} has your order {number}' } };
    dataOf(await shop.admin('POST', '/api/settings', { orderConfirmationEmailWords: words }));
    const order = await placeOrder();
    const [email] = await logged(`order_uuid=${order.uuid}&kind=orderConfirmation`);
    expect(email.subject).toBe(`Thank you! Shop has your order ${order.order_number}`);
    const kinds = dataOf(await shop.admin('GET', '/api/email-kinds'));
    expect(kinds.find(({ id }: { id: string }) => id === 'orderConfirmation')).toMatchObject({
      is_on: true,
      words: [
        {
          part: 'subject',
          placeholders: ['number', 'shop'],
          defaults: { en: 'Your order {number} at {shop}' },
          own: words.en && { en: words.en.subject },
        },
        { part: 'intro', own: {} },
      ],
    });
    dataOf(await shop.admin('POST', '/api/settings', { orderConfirmationEmailWords: null }));
    expect(dataOf(await preview('orderConfirmation')).subject).toBe(
      `Your order ${order.order_number} at Shop`,
    );
  });

  test('with a placeholder that the text does not support are rejected at their field', async () => {
    const answer = await shop.admin('POST', '/api/settings', {
      customerWelcomeEmailWords: { en: { intro: 'Hello {number}' } },
    });
    expect([answer.status, answer.body.error.details]).toMatchObject([
      400,
      [
        {
          path: 'customerWelcomeEmailWords.en.intro',
          message: 'Unknown placeholder {number}. Available: {email}, {shop}',
        },
      ],
    ]);
    const shown = await preview('customerWelcome', { words: { intro: 'Hello {number}' } });
    expect([shown.status, shown.body.error.details[0].path]).toEqual([400, 'words.intro']);
  });

  test('are escaped, and previewed before they are saved', async () => {
    const { html, text } = dataOf(
      await preview('customerWelcome', { words: { intro: '<b>Hi</b> {email}' } }),
    );
    expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt; ada@example.com');
    expect(text).toContain('<b>Hi</b> ada@example.com');
  });

  test('have the same placeholders as their English texts', async () => {
    for (const { words = [] } of shop.app.registry('emails').list())
      for (const { key, placeholders } of words) {
        const text = shop.app.texts() as (name: string, values: Readonly<Record<string, string>>) => string;
        const shown = text(key, Object.fromEntries(placeholders.map((name) => [name, `{${name}}`])));
        for (const [, name = ''] of shown.matchAll(/\{(\w+)\}/g)) expect(placeholders, key).toContain(name);
      }
  });
});

describe('email types', () => {
  test('each have a preview, with real data for those who may read it, and otherwise made-up data', async () => {
    const kinds = dataOf(await shop.admin('GET', '/api/email-kinds'));
    expect(kinds.length).toBeGreaterThan(10);
    for (const { id } of kinds) {
      // The simulated mail service above rejects this email.
      if (id === 'orderCanceled') continue;
      const { subject, html, text } = dataOf(await shop.admin('POST', `/api/email-kinds/${id}/preview`, {}));
      expect([subject, html, text].every((part) => part.length > 5)).toBe(true);
    }
    const order = await placeOrder();
    const { about } = dataOf(await shop.admin('POST', '/api/email-kinds/orderConfirmation/preview', {}));
    expect(about).toBe(order.order_number);
  });

  test('that must always be sent cannot be turned off', async () => {
    for (const id of [
      'passwordReset',
      'adminPasswordReset',
      'secondFactorRemoved',
      'credentialAdded',
      'emailChange',
      'emailChangeNotice',
    ])
      expect(refusalOf(await shop.admin('POST', '/api/settings', { [`${id}Email`]: false }))[1]).toBe(
        'UNKNOWN_SETTING',
      );
  });

  test('are sent to the administrator as a test, and a rejection by the mail server is reported', async () => {
    const { to } = dataOf(await shop.admin('POST', '/api/email-kinds/orderConfirmation/test', {}));
    expect(await logged(`recipient=${encodeURIComponent(to)}&kind=orderConfirmation`)).toMatchObject([
      { status: 'sent', can_resend: false },
    ]);
    post.fails = true;
    const refused = await shop.admin('POST', '/api/email-kinds/orderConfirmation/test', {});
    post.fails = false;
    expect(refusalOf(refused)).toEqual([
      502,
      'EMAIL_NOT_SENT',
      'The mail server rejected the email: the post is on strike',
    ]);
  });
});

test('the log deletes entries that are older than the setting allows', async () => {
  await placeOrder();
  clock.advance(91 * 86_400_000);
  await shop.app.registry('jobs').get('removeOldEmails')?.run(shop.app);
  expect(await shop.db.exists(untyped`select from email_log`)).toBe(false);
});
