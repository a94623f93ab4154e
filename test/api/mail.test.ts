import { randomUUID } from 'node:crypto';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineProcessor, sql, z } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listParkedEvents } from '../../packages/runtime/src/platform/events/parkedEvents.repo.ts';
import { password, refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import { sharedDatabase } from '../support/sharedDatabase.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const pollOptions = { timeout: 120_000, interval: 20 };

/** Sent emails, and the failures that a test plans. */
const post = {
  sent: [] as OutgoingEmail[],
  tries: 0,
  fails: (_mail: OutgoingEmail, _tries: number): boolean => false,
};
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({
    mailTransport: [
      {
        name: 'post-office',
        async send(mail) {
          if (post.fails(mail, (post.tries += 1))) throw new Error('the post is on strike');
          post.sent.push(mail);
        },
      },
    ],
    processors: [
      defineProcessor({
        key: 'email',
        process: (message, { kind }) =>
          message && kind === 'customerWelcome'
            ? { ...message, blocks: [...message.blocks, { paragraph: 'PS: free mugs' }] }
            : message,
      }),
    ],
  }),
});

const clock = createTestClock();
let shop: TestShop;
const { register, newCustomer, logIn, cookieOf, pairOf, currentCustomer } = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop({
    clock,
    extensions: [coreShipping, cod, postOffice],
    worker: true,
    config: { events: { maxAttempts: 2 }, shop: { name: 'Mugs & "Co"' } },
  });
});
afterAll(() => shop.stop());
beforeEach(() => Object.assign(post, { sent: [], tries: 0, fails: () => false }));

const mailTo = (address: string): Promise<OutgoingEmail> =>
  vi.waitFor(() => {
    const mail = post.sent.find(({ to }) => to.address === address);
    if (!mail) throw new Error(`no mail to ${address}`);
    return mail;
  }, pollOptions);
const idle = () =>
  vi.waitFor(async () => {
    const { jobs } = await shop.db.one(sql.type(z.object({ jobs: z.int() }))`
      select count(*)::int as jobs from graphile_worker._private_jobs where attempts < max_attempts`);
    expect(jobs).toBe(0);
  }, pollOptions);

describe('welcome', () => {
  test('a new customer gets one email, as text and as escaped HTML', async () => {
    await register({ email: 'ada@example.com', password, full_name: 'Ada <script>' });
    const mail = await mailTo('ada@example.com');
    expect(mail).toMatchObject({
      from: '"Mugs &  Co " <no-reply@shop.test>',
      to: { name: 'Ada <script>', address: 'ada@example.com' },
      subject: 'Welcome to Mugs & "Co"',
    });
    expect(mail.messageId).toMatch(/^<[\w-]{36}@shop\.test>$/);
    expect(mail.text).toContain('Hello Ada <script>,');
    expect(mail.html).toContain('Hello Ada &lt;script&gt;,');
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('http://shop.test/');
      expect(body).toContain('PS: free mugs');
      expect(body).not.toContain(password);
    }
  });

  test('a name with a link is not repeated, neither in the text nor as the recipient', async () => {
    const names = ['You won, claim it at https://evil.test/claim', 'see www.evil.test', 'evil.test'];
    for (const [index, full_name] of names.entries()) {
      const email = `victim${index}@example.com`;
      dataOf(await register({ email, password, full_name }));
      const { to, subject, text, html } = await mailTo(email);
      expect(to).toEqual({ name: '', address: email });
      expect(subject).toBe('Welcome to Mugs & "Co"');
      expect(text).toMatch(/^Hello,\n/);
      expect(text + html).not.toContain('evil');
    }
  });

  test('a disabled customer gets none', async () => {
    await shop.admin('POST', '/api/customers', {
      email: 'off@example.com',
      password,
      full_name: 'Off',
      status: 0,
    });
    await idle();
    expect(post.sent).toEqual([]);
  });

  test('an email that cannot be sent is retried under the same id, and the customer already exists', async () => {
    const ids: string[] = [];
    post.fails = ({ messageId }, tries) => {
      ids.push(messageId);
      return tries === 1;
    };
    const { email } = await newCustomer();
    expect((await logIn(email)).status).toBe(200);
    await mailTo(email);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test('an email that fails repeatedly is parked, with the reason and without secrets', async () => {
    post.fails = () => true;
    await newCustomer();
    const [parked] = await vi.waitFor(async () => {
      const events = await listParkedEvents(shop.db);
      expect(events).toHaveLength(1);
      return events;
    }, pollOptions);
    expect(parked).toMatchObject({
      subscriber: 'customers.mailWelcome',
      event: 'customer_registered',
      payload: { customerId: expect.any(Number), customerUuid: expect.any(String) },
      last_error: expect.stringContaining('the post is on strike'),
    });
    expect(Object.keys(parked?.payload as object).toSorted()).toEqual([
      'customerId',
      'customerUuid',
      'locale',
    ]);
  });
});

test('a placed order is confirmed with its lines and totals', async () => {
  await createZoneWithRate(shop, { countries: ['US'], cost: 4.99 });
  const { sku } = await createProduct(shop, { price: 20, qty: 5 });
  const order = dataOf(
    await shop.request('POST', '/api/orders', { cart_id: await createReadyCart(shop, sku) }),
  );
  const mail = await mailTo('ada@example.com');
  expect(mail.subject).toBe(`Your order ${order.order_number} at Mugs & "Co"`);
  expect(mail.text).toContain(`1 × Product ${sku}: $20.00`);
  expect(mail.text).toContain('Subtotal: $20.00\nShipping: $4.99\nTotal: $24.99');
  expect(mail.text).toContain('Ships to:\nAda Lovelace\n12 Analytical Row\nOakland, CA 94607\nUnited States');
  expect(mail.html).toContain('$24.99');
});

describe('password reset', () => {
  /** Database of the shops whose events no worker delivers. */
  const databaseUrl = sharedDatabase();
  const requestReset = (email: string) => shop.request('POST', '/api/customers/reset-password', { email });
  const set = (token: unknown, given: unknown = 'a new password') =>
    shop.request('POST', '/api/customers/password', { token, password: given });
  const VOID = [400, 'INVALID_RESET_TOKEN', 'Token is invalid or expired'];

  /** Creates a customer who has received the welcome email, so that the next email is the password reset. */
  async function welcomed() {
    const customer = await newCustomer();
    await mailTo(customer.email);
    post.sent = [];
    return customer;
  }
  async function tokenFor(email: string): Promise<string> {
    await requestReset(email);
    const { text } = await mailTo(email);
    post.sent = [];
    const [, token = ''] =
      /http:\/\/shop\.test\/account\/reset-password\?token=(scp_[\w-]{43})/.exec(text) ?? [];
    return token;
  }

  test('the emailed link sets a new password once; sessions, tokens and other links become invalid', async () => {
    const customer = await welcomed();
    const [cookie, pair] = [await cookieOf(customer), await pairOf(customer)];
    const other = await tokenFor(customer.email);
    const token = await tokenFor(customer.email);
    expect((await set(token)).body).toEqual({ data: {} });
    expect((await logIn(customer.email)).status).toBe(401);
    expect((await logIn(customer.email, 'a new password')).status).toBe(200);
    expect(await currentCustomer(cookie)).toBeUndefined();
    expect(await currentCustomer({ authorization: `Bearer ${pair.accessToken}` })).toBeUndefined();
    expect(refusalOf(await set(token))).toEqual(VOID);
    expect(refusalOf(await set(other))).toEqual(VOID);
  });

  test('known, unknown and disabled accounts get the same response, and only the first an email', async () => {
    const [customer, disabled] = [await welcomed(), await welcomed()];
    await shop.admin('PATCH', `/api/customers/${disabled.uuid}`, { status: 0 });
    const answers = [];
    for (const email of [customer.email, disabled.email, 'nobody@example.com']) {
      const answer = await requestReset(email);
      answers.push([answer.status, answer.body]);
    }
    expect(answers).toEqual(Array.from({ length: 3 }, () => [200, { data: {} }]));
    await mailTo(customer.email);
    await idle();
    expect(post.sent.map(({ to }) => to.address)).toEqual([customer.email]);
  });

  test('a request takes one statement for any account, so that timing reveals nothing', async () => {
    const quiet = await testShop({ databaseUrl: databaseUrl() });
    const body = { email: 'ada@example.com', password, full_name: 'Ada' };
    await quiet.request('POST', '/api/customers', body);
    for (const email of [body.email, 'nobody@example.com']) {
      const before = quiet.statements();
      await quiet.request('POST', '/api/customers/reset-password', { email });
      expect(quiet.statements() - before).toBe(1);
    }
    await quiet.stop();
  });

  test('of two concurrent uses, one sets the password', async () => {
    const { email } = await welcomed();
    const token = await tokenFor(email);
    const answers = await Promise.all([set(token, 'password one'), set(token, 'password two')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('a link is invalid after two hours, a new email, or disabling', async () => {
    const [late, moved, disabled] = [await welcomed(), await welcomed(), await welcomed()];
    const tokens = {
      moved: await tokenFor(moved.email),
      disabled: await tokenFor(disabled.email),
    };
    await shop.admin('PATCH', `/api/customers/${moved.uuid}`, { email: `moved-${moved.email}` });
    await shop.admin('PATCH', `/api/customers/${disabled.uuid}`, { status: 0 });
    expect(refusalOf(await set(tokens.moved))).toEqual(VOID);
    expect(refusalOf(await set(tokens.disabled))).toEqual(VOID);
    const token = await tokenFor(late.email);
    clock.advance(7_200_000);
    expect(refusalOf(await set(token))).toEqual(VOID);
  });

  test.each([
    [{ token: 'scp_x' }, 'password is required'],
    [{ password: 'long enough' }, 'token is required'],
    [{ token: 'scp_x', password: 'short' }, 'Password must be at least 8 characters'],
  ])('%j is rejected', async (body, message) => {
    const answer = await shop.request('POST', '/api/customers/password', body);
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION_FAILED', message]);
  });

  test('an access token cannot set a password', async () => {
    const { accessToken } = await pairOf(await newCustomer());
    expect(refusalOf(await set(accessToken))).toEqual(VOID);
    expect(refusalOf(await set('scp_unknown'))).toEqual(VOID);
  });

  test.each(['/api/customers/reset-password', '/api/customers/password'])(
    '%s is limited per client',
    async (at) => {
      const limited = await testShop({
        databaseUrl: databaseUrl(),
        config: { rateLimit: { api: false } },
      });
      const body = { email: 'a@b.test', token: 'x', password };
      for (let number = 0; number < 8; number += 1)
        expect((await limited.request('POST', at, body)).status).toBeLessThan(401);
      expect((await limited.request('POST', at, body)).status).toBe(429);
      await limited.stop();
    },
  );
});

describe('the limit for one recipient', () => {
  const databaseUrl = sharedDatabase();
  const quiet = { api: false, auth: false, pages: false } as const;
  const limits = (rateLimit: object | false) => ({
    databaseUrl: databaseUrl(),
    extensions: [coreShipping, cod, postOffice],
    worker: true,
    config: { rateLimit: rateLimit && { ...quiet, ...rateLimit } },
  });
  const handled = (limited: TestShop) =>
    vi.waitFor(async () => {
      const { jobs } = await limited.db.one(
        sql.type(
          z.object({ jobs: z.int() }),
        )`select count(*)::int as jobs from graphile_worker._private_jobs`,
      );
      expect(jobs).toBe(0);
    }, pollOptions);
  const subjectsTo = (address: string) =>
    post.sent.filter(({ to }) => to.address === address).map(({ subject }) => subject);

  test('applies silently, counts each type separately, ignores tags and case, and does not affect others', async () => {
    const lines: string[] = [];
    const limited = await testShop({
      ...limits({ mail: { points: 2, seconds: 3600 } }),
      logLevel: 'info',
      onLog: (line) => lines.push(line),
    });
    await createZoneWithRate(limited, { countries: ['US'], cost: 5 });
    const { sku } = await createProduct(limited, { price: 20, qty: 50 });
    const orderFor = async (email: string) => {
      const cart = await createReadyCart(limited, sku);
      dataOf(await limited.request('POST', `/api/carts/${cart}/contacts`, { email }));
      const answer = await limited.request('POST', '/api/orders', { cart_id: cart });
      return [answer.status, answer.body.data.payment_status];
    };
    const answers = [];
    for (const email of [
      'victim@example.com',
      'Victim@Example.com',
      'victim+1@example.com',
      'victim@example.com',
    ])
      answers.push(await orderFor(email));
    answers.push(await orderFor('other@example.com'));
    expect(answers).toEqual(Array.from({ length: 5 }, () => [200, 'cod_pending']));
    await handled(limited);
    expect(post.sent.filter(({ to }) => to.address.toLowerCase().startsWith('victim'))).toHaveLength(2);
    expect(subjectsTo('other@example.com')).toHaveLength(1);
    expect(subjectsTo('owner@shop.test')).toHaveLength(5);
    const refused = lines.filter((line) => line.includes('its recipient has had too many of this kind'));
    expect(refused).toHaveLength(2);
    expect(refused.join()).not.toContain('victim');

    const email = 'victim@example.com';
    dataOf(await limited.request('POST', '/api/customers', { email, password, full_name: 'Vic' }));
    for (let number = 0; number < 3; number += 1)
      expect(dataOf(await limited.request('POST', '/api/customers/reset-password', { email }))).toEqual({});
    await handled(limited);
    const last = subjectsTo(email).slice(-3);
    expect(last.toSorted()).toEqual([
      'Reset your password at Shop',
      'Reset your password at Shop',
      'Welcome to Shop',
    ]);
    await limited.stop();
  });

  test('does not count what could not be sent', async () => {
    const limited = await testShop(limits({ mail: { points: 1, seconds: 3600 } }));
    post.fails = (_mail, tries) => tries === 1;
    const body = { email: 'unsent@example.com', password, full_name: 'Ada' };
    dataOf(await limited.request('POST', '/api/customers', body));
    await handled(limited);
    expect(post.tries).toBe(2);
    expect(subjectsTo(body.email)).toEqual(['Welcome to Shop']);
    await limited.stop();
  });

  test.each([
    ['rateLimit.mail', { mail: false }, 12],
    ['rateLimit', false, 12],
    ['nothing: ten an hour', {}, 10],
  ])('is set by %s', async (_name, rateLimit, count) => {
    const limited = await testShop(limits(rateLimit as object | false));
    const email = `${randomUUID()}@example.com`;
    dataOf(await limited.request('POST', '/api/customers', { email, password, full_name: 'Ada' }));
    for (let number = 0; number < 12; number += 1)
      dataOf(await limited.request('POST', '/api/customers/reset-password', { email }));
    await handled(limited);
    expect(subjectsTo(email).filter((subject) => subject.includes('password'))).toHaveLength(count);
    await limited.stop();
  });
});
