import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { createMailbox, linkToken, workerIdle } from '../support/mailbox.ts';
import { inBodyOf, newKey, pagesOf } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

const { extension: mailbox, sent, mailTo } = createMailbox();
const clock = createTestClock();
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    clock,
    extensions: [mailbox],
    worker: true,
  });
});
afterAll(() => shop.stop());

const { landingPage, widget, html } = pagesOf(() => shop);
const DAY = 86_400_000;
const newEmail = () => `${newKey()}@example.com`;
const send = (path: string, fields: Readonly<Record<string, string>>, headers: object = {}) =>
  shop.request('POST', path, new URLSearchParams(fields).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
  });
const subscriberOf = async (email: string) =>
  dataOf(await shop.admin('GET', `/api/newsletter/subscribers?email=${email}`))[0];
const topicsAbout = async (email: string) =>
  dataOf(await shop.admin('GET', '/api/events?limit=100'))
    .filter(({ payload }: { payload: { email?: string } }) => payload.email === email)
    .map(({ event }: { event: string }) => event);

describe('the newsletter', () => {
  test('subscribes once the button behind the link was clicked, and unsubscribes with the link in each email', async () => {
    const page = await landingPage();
    await widget({ type: 'newsletter', settings: {}, placements: [inBodyOf(page)] });
    expect((await html(`/${page.url_key}`)).body).toContain('<form method="post" action="/newsletter">');
    const email = newEmail();
    const answer = await send('/newsletter', { email, website: '' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/newsletter?step=sent']);
    expect((await html('/newsletter?step=sent')).body).toContain('Check your inbox');
    expect((await subscriberOf(email)).status).toBe('pending');

    const token = linkToken(await mailTo(email, 'Confirm'));
    const opened = await html(`/newsletter/confirm?token=${token}`);
    expect(opened.body).toContain(`name="token" value="${token}"`);
    expect((await subscriberOf(email)).status).toBe('pending');
    expect((await send('/newsletter/confirm', { token })).headers.get('location')).toBe(
      '/newsletter?step=confirmed',
    );
    expect((await send('/newsletter/confirm', { token })).status).toBe(303);
    expect(await subscriberOf(email)).toMatchObject({ status: 'subscribed', locale: 'en' });

    const welcome = await mailTo(email, 'Welcome');
    const address = /^<(.*)>$/.exec(welcome.headers?.['List-Unsubscribe'] ?? '')?.[1] as string;
    expect(welcome.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(welcome.text).toContain(address);
    const { pathname, search } = new URL(address);
    expect((await html(pathname + search)).body).toContain('Don’t want our newsletter anymore?');
    expect((await subscriberOf(email)).status).toBe('subscribed');
    // An email program posts the RFC 8058 form to the URL itself.
    expect((await send(pathname + search, { 'List-Unsubscribe': 'One-Click' })).status).toBe(303);
    expect((await subscriberOf(email)).status).toBe('unsubscribed');
    expect((await send(pathname + search, {})).status).toBe(303);
    expect((await topicsAbout(email)).toSorted()).toEqual([
      'newsletter_requested',
      'newsletter_subscribed',
      'newsletter_unsubscribed',
    ]);
  });

  test('gives a subscribed email and a bot the same response as any other, and sends nothing', async () => {
    const email = newEmail();
    expect((await send('/newsletter', { email, website: 'https://spam.example' })).status).toBe(303);
    expect(await subscriberOf(email)).toBeUndefined();
    expect(dataOf(await shop.request('POST', '/api/newsletter', { email }))).toEqual({});
    dataOf(
      await shop.request('POST', '/api/newsletter/confirm', {
        token: linkToken(await mailTo(email, 'Confirm')),
      }),
    );
    await workerIdle(shop);
    const before = sent.length;
    expect(dataOf(await shop.request('POST', '/api/newsletter', { email: email.toUpperCase() }))).toEqual({});
    await workerIdle(shop);
    expect(sent.length).toBe(before);
  });

  test('rejects links that are old, replaced, of another kind or invented', async () => {
    const email = newEmail();
    const request = async () => {
      dataOf(await shop.request('POST', '/api/newsletter', { email }));
      await workerIdle(shop);
      return linkToken(await mailTo(email, 'Confirm'));
    };
    const confirm = (token: string) => shop.request('POST', '/api/newsletter/confirm', { token });
    const first = await request();
    clock.advance(1000);
    const second = await request();
    const WRONG = [400, 'INVALID_NEWSLETTER_TOKEN', 'Token is invalid or expired'];
    expect(refusalOf(await confirm(first))).toEqual(WRONG);
    expect(refusalOf(await confirm('invented'))).toEqual(WRONG);
    expect(refusalOf(await shop.request('POST', '/api/newsletter/unsubscribe', { token: second }))).toEqual(
      WRONG,
    );
    clock.advance(7 * DAY + 1);
    expect(refusalOf(await confirm(second))).toEqual(WRONG);
    const page = await send('/newsletter/confirm', { token: second });
    expect([page.status, page.body.includes('class="errors"')]).toEqual([400, true]);
    clock.advance(30 * DAY);
    await shop.app.registry('jobs').get('removePendingSubscribers')?.run(shop.app);
    clock.advance(-37 * DAY - 1001);
    expect(await subscriberOf(email)).toBeUndefined();
  });

  test('shows an email error at its field, and rejects other sites', async () => {
    const refused = await send('/newsletter', { email: 'ada@' });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain(
      '<a href="#field-email">Enter an email address, such as name@example.com</a>',
    );
    expect(refused.body).toContain('value="ada@"');
    const other = await send('/newsletter', { email: newEmail() }, { origin: 'https://other.example' });
    expect(other.status).toBe(403);
  });

  test('is exported without a cell that a spreadsheet would execute', async () => {
    const emails = ['+cmd@x.test', '-2+3@x.test'];
    for (const email of emails) {
      dataOf(await shop.request('POST', '/api/newsletter', { email }));
      const token = linkToken(await mailTo(email, 'Confirm'));
      dataOf(await shop.request('POST', '/api/newsletter/confirm', { token }));
    }
    const { body } = await shop.admin('GET', '/api/newsletter/subscribers/export');
    const cells = (body as string).split('\n').map((line) => line.split(',')[0]);
    for (const email of emails) {
      expect(cells).toContain(`'${email}`);
      expect(cells).not.toContain(email);
    }
  });

  test('is exported with each recipient’s unsubscribe URL', async () => {
    const email = newEmail();
    dataOf(await shop.request('POST', '/api/newsletter', { email }));
    const token = linkToken(await mailTo(email, 'Confirm'));
    dataOf(await shop.request('POST', '/api/newsletter/confirm', { token }));
    const { body, headers } = await shop.admin('GET', '/api/newsletter/subscribers/export');
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const line = (body as string).split('\n').find((one) => one.startsWith(email)) as string;
    expect(line.split(',').slice(0, 2)).toEqual([email, 'en']);
    const cancel = /token=([\w-]+)/.exec(line)?.[1];
    dataOf(await shop.request('POST', '/api/newsletter/unsubscribe', { token: cancel }));
    expect((await subscriberOf(email)).status).toBe('unsubscribed');
    expect((await shop.admin('GET', '/api/newsletter/subscribers/export')).body).not.toContain(email);
  });
});

describe('the contact form', () => {
  const message = { full_name: 'Ada <Lovelace>', email: 'ada@example.com', message: 'Dear shop\n\nWhen?' };

  test('stores the message and forwards it to the merchant, who can reply to the shopper', async () => {
    dataOf(await shop.admin('POST', '/api/settings', { merchantEmails: 'owner@shop.test' }));
    const page = await landingPage();
    await widget({ type: 'contact_form', settings: {}, placements: [inBodyOf(page)] });
    expect((await html(`/${page.url_key}`)).body).toContain('<form method="post" action="/contact">');
    const answer = await send('/contact', message);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?sent']);
    expect((await html('/contact?sent')).body).toContain('Thanks for your message');
    const [stored] = dataOf(await shop.admin('GET', '/api/contact-messages?status=new'));
    expect(stored).toMatchObject({ ...message, status: 'new', locale: 'en' });
    const mail = await mailTo('owner@shop.test', 'Message from Ada');
    expect(mail.replyTo).toMatchObject({ address: 'ada@example.com' });
    expect(mail.text).toContain('When?');
    dataOf(await shop.admin('PATCH', `/api/contact-messages/${stored.uuid}`, { status: 'answered' }));
    expect(dataOf(await shop.admin('GET', '/api/contact-messages?status=new'))).toEqual([]);
    dataOf(await shop.admin('DELETE', `/api/contact-messages/${stored.uuid}`));
    expect((await shop.admin('GET', `/api/contact-messages/${stored.uuid}`)).status).toBe(404);
  });

  test('shows errors at the fields with the entered text, and stores nothing from a bot', async () => {
    const refused = await send('/contact', { ...message, email: 'ada', message: ' ' });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain(
      '<a href="#field-email">Enter an email address, such as name@example.com</a>',
    );
    expect(refused.body).toContain('<a href="#field-message">Enter your message</a>');
    expect(refused.body).toContain('value="Ada &lt;Lovelace&gt;"');
    expect((await send('/contact', { ...message, website: 'x' })).status).toBe(303);
    expect(dataOf(await shop.admin('GET', '/api/contact-messages'))).toEqual([]);
  });

  test('is limited per client', async () => {
    const limited = await testShop({ config: { rateLimit: { auth: { points: 8, seconds: 900 } } } });
    try {
      const statuses = [];
      for (let tries = 0; tries < 9; tries += 1)
        statuses.push((await limited.request('POST', '/api/contact-messages', message)).status);
      expect(statuses).toEqual([...Array.from({ length: 8 }, () => 200), 429]);
    } finally {
      await limited.stop();
    }
  });
});
