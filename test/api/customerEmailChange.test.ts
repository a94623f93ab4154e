import { randomUUID } from 'node:crypto';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import type { TestCustomer } from '../support/customers.ts';
import { createMailbox, linkToken, workerIdle } from '../support/mailbox.ts';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

const { extension: mailbox, sent, mailTo } = createMailbox();
const clock = createTestClock();
let shop: TestShop;
const { newCustomer, logIn, cookieOf, pairOf, as, currentCustomer } = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop({ clock, extensions: [coreShipping, cod, mailbox], worker: true });
});
afterAll(() => shop.stop());

const WRONG = [400, 'CURRENT_PASSWORD_INVALID', 'The current password is missing or wrong'];
const VOID = [400, 'INVALID_EMAIL_TOKEN', 'Token is invalid or expired'];
const newEmail = () => `New-${randomUUID().slice(0, 8)}@Example.com`;
const ME = '/api/customers/me';

const patch = (headers: Record<string, string>, body: object) => as(headers, 'PATCH', ME, body);
const choose = (headers: Record<string, string>, email: string) =>
  patch(headers, { email, current_password: password });
const confirm = (token: string) => shop.request('POST', `${ME}/email`, { token });
const linkTo = async (address: string) => linkToken(await mailTo(address, 'Confirm'));

describe('the current password', () => {
  test.each([{ email: newEmail() }, { password: 'brand new password' }])(
    'is needed for the change %j',
    async (change) => {
      const cookie = await cookieOf(await newCustomer());
      expect(refusalOf(await patch(cookie, change))).toEqual(WRONG);
      expect(refusalOf(await patch(cookie, { ...change, current_password: 'wrong' }))).toEqual(WRONG);
      expect((await patch(cookie, { ...change, current_password: password })).status).toBe(200);
    },
  );

  test('is limited by attempts, including those without it; other changes are not', async () => {
    const cookie = await cookieOf(await newCustomer());
    expect(dataOf(await patch(cookie, { full_name: 'Grace' }))).toMatchObject({
      full_name: 'Grace',
      pending_email: null,
    });
  });

  test('its tries are counted, also those without it; other changes are not', async () => {
    const limited = await testShop({ config: { rateLimit: { api: false } } });
    const { newCustomer: make, cookieOf: cookie } = customersOf(() => limited);
    const headers = await cookie(await make());
    const status = async (body: object) => (await limited.request('PATCH', ME, body, { headers })).status;
    for (let tries = 0; tries < 4; tries += 1) {
      expect(await status({ email: newEmail() })).toBe(400);
      expect(await status({ password: 'brand new password', current_password: 'wrong' })).toBe(400);
    }
    expect(await status({ email: newEmail(), current_password: password })).toBe(429);
    expect(await status({ full_name: 'Grace' })).toBe(200);
    await limited.stop();
  });
});

describe('a new password', () => {
  test('ends the other logins, and not the one that sets it', async () => {
    const customer = await newCustomer();
    const [here, elsewhere] = [await cookieOf(customer), await cookieOf(customer)];
    const bearer = { authorization: `Bearer ${(await pairOf(customer)).accessToken}` };
    const change = { password: 'brand new password', current_password: password };
    expect((await patch(here, change)).status).toBe(200);
    expect(await currentCustomer(here)).toBe(customer.email);
    expect(await currentCustomer(elsewhere)).toBeUndefined();
    expect((await as(bearer, 'GET', ME)).status).toBe(401);
    expect((await logIn(customer.email)).status).toBe(401);
    expect((await logIn(customer.email, 'brand new password')).status).toBe(200);
  });

  test('set twice concurrently is set once', async () => {
    const customer = await newCustomer();
    const cookies = [await cookieOf(customer), await cookieOf(customer)];
    const answers = await Promise.all(
      cookies.map((cookie, index) =>
        patch(cookie, { password: `brand new password ${index}`, current_password: password }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a new email', () => {
  test('takes effect when the emailed link is used, once', async () => {
    const customer = await newCustomer();
    const cookie = await cookieOf(customer);
    const email = newEmail();
    expect(dataOf(await choose(cookie, email))).toMatchObject({
      email: customer.email,
      pending_email: email,
    });
    expect(dataOf(await as(cookie, 'GET', ME))).toMatchObject({
      email: customer.email,
      pending_email: email,
    });
    expect((await logIn(email)).status).toBe(401);
    const token = await linkTo(email);
    expect((await confirm(token)).body).toEqual({ data: {} });
    expect(dataOf(await as(cookie, 'GET', ME))).toMatchObject({ email, pending_email: null });
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(customer.email)).status).toBe(401);
    expect(refusalOf(await confirm(token))).toEqual(VOID);
  });

  test('is reported to the old address, with instructions', async () => {
    const customer = await newCustomer();
    const email = newEmail();
    await choose(await cookieOf(customer), email);
    const notice = await mailTo(customer.email, 'is being changed');
    expect(notice.text).toContain(email);
    expect(notice.text).toContain('reset your password now');
    expect(notice.text).not.toContain('token=');
  });

  test('that belongs to another account has the same response, and gets no link', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const cookie = await cookieOf(customer);
    const free = dataOf(await choose(cookie, newEmail()));
    const email = other.email.toUpperCase();
    const answer = dataOf(await choose(cookie, email));
    expect(answer).toEqual({ ...free, pending_email: email });
    await mailTo(customer.email, 'is being changed');
    await workerIdle(shop);
    expect(sent.filter(({ to, subject }) => to.address === email && subject.includes('Confirm'))).toEqual([]);
  });

  test('that another account has taken in the meantime is rejected at the link', async () => {
    const email = newEmail();
    await choose(await cookieOf(await newCustomer()), email);
    const token = await linkTo(email);
    const body = { email: email.toLowerCase(), password, full_name: 'A' };
    expect((await shop.request('POST', '/api/customers', body)).status).toBe(200);
    expect(refusalOf(await confirm(token))).toEqual([409, 'EMAIL_TAKEN', 'Email is already used']);
  });

  test('confirmed concurrently by two customers belongs to one of them', async () => {
    const email = newEmail();
    const tokens: string[] = [];
    for (const address of [email, email.toUpperCase()]) {
      await choose(await cookieOf(await newCustomer()), address);
      tokens.push(await linkTo(address));
    }
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('confirmed twice concurrently with one link is confirmed once', async () => {
    const email = newEmail();
    await choose(await cookieOf(await newCustomer()), email);
    const token = await linkTo(email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  });

  test('expires after a day', async () => {
    const email = newEmail();
    const cookie = await cookieOf(await newCustomer());
    await choose(cookie, email);
    const token = await linkTo(email);
    clock.advance(86_400_000);
    expect(refusalOf(await confirm(token))).toEqual(VOID);
    expect(dataOf(await as(cookie, 'GET', ME)).pending_email).toBeNull();
  });

  test('is replaced by another one, and discarded for the current one', async () => {
    const customer = await newCustomer();
    const cookie = await cookieOf(customer);
    const [first, second] = [newEmail(), newEmail()];
    await choose(cookie, first);
    const firstToken = await linkTo(first);
    await choose(cookie, second);
    expect(refusalOf(await confirm(firstToken))).toEqual(VOID);
    const secondToken = await linkTo(second);
    const present = customer.email.toUpperCase();
    expect(dataOf(await choose(cookie, present))).toMatchObject({ email: present, pending_email: null });
    expect(refusalOf(await confirm(secondToken))).toEqual(VOID);
  });

  test.each(['a new password', 'another email by an administrator', 'a disabled account'])(
    'expires with %s',
    async (what) => {
      const customer = await newCustomer();
      const email = newEmail();
      await choose(await cookieOf(customer), email);
      const token = await linkTo(email);
      const change = {
        'a new password': { password: 'brand new password' },
        'another email by an administrator': { email: newEmail() },
        'a disabled account': { status: 0 },
      }[what];
      dataOf(await shop.admin('PATCH', `/api/customers/${customer.uuid}`, change));
      dataOf(await shop.admin('PATCH', `/api/customers/${customer.uuid}`, { status: 1 }));
      expect(refusalOf(await confirm(token))).toEqual(VOID);
    },
  );

  test('invalidates the password reset links sent to the old one', async () => {
    const customer = await newCustomer();
    await shop.request('POST', '/api/customers/reset-password', { email: customer.email });
    const reset = linkToken(await mailTo(customer.email, 'Reset your password'));
    const email = newEmail();
    await choose(await cookieOf(customer), email);
    await confirm(await linkTo(email));
    const answer = await shop.request('POST', '/api/customers/password', { token: reset, password });
    expect(refusalOf(answer)).toEqual([400, 'INVALID_RESET_TOKEN', 'Token is invalid or expired']);
  });

  test.each(['access', 'reset', 'unknown'])(
    'a token of another kind does not confirm anything: %s',
    async (kind) => {
      const { accessToken } = await pairOf(await newCustomer());
      expect(refusalOf(await confirm(kind === 'access' ? accessToken : `scp_${kind}`))).toEqual(VOID);
    },
  );
});

describe('the email of an account is verified', () => {
  const isConfirmed = async (headers: Record<string, string>) =>
    dataOf(await as(headers, 'GET', ME)).email_confirmed_at !== null;
  const reset = async (email: string) => {
    await shop.request('POST', '/api/customers/reset-password', { email });
    const token = linkToken(await mailTo(email, 'Reset your password'));
    dataOf(await shop.request('POST', '/api/customers/password', { token, password }));
  };
  const welcomed = async (email: string) => linkToken(await mailTo(email, 'Welcome'));
  const invite = async (status: number) => {
    const body = { email: newEmail(), password, full_name: 'A', status };
    return dataOf(await shop.admin('POST', '/api/customers', body)) as TestCustomer;
  };
  const changeByAdmin = async ({ uuid }: TestCustomer, body: object) =>
    dataOf(await shop.admin('PATCH', `/api/customers/${uuid}`, body)) as TestCustomer;

  test.each<[string, boolean, (customer: TestCustomer) => Promise<TestCustomer | void>]>([
    ['not by registration and login', false, async () => {}],
    [
      'by the link of the first email',
      true,
      async ({ email }) => void dataOf(await confirm(await welcomed(email))),
    ],
    ['by the link for a new password', true, ({ email }) => reset(email)],
    [
      'by the link to a new email',
      true,
      async (customer) => {
        const email = newEmail();
        await choose(await cookieOf(customer), email);
        dataOf(await confirm(await linkTo(email)));
        return { ...customer, email };
      },
    ],
    [
      'by the link of the newsletter',
      true,
      async (customer) => {
        await as(await cookieOf(customer), 'PUT', `${ME}/newsletter`, { subscribed: true });
        const token = linkToken(await mailTo(customer.email, 'Confirm'));
        dataOf(await shop.request('POST', '/api/newsletter/confirm', { token }));
      },
    ],
    [
      'not by a newsletter that somebody else requested',
      false,
      async ({ email }) => {
        dataOf(await shop.request('POST', '/api/newsletter', { email }));
        const token = linkToken(await mailTo(email, 'Confirm'));
        dataOf(await shop.request('POST', '/api/newsletter/confirm', { token }));
      },
    ],
    ['by an administrator who makes the account', true, () => invite(1)],
    [
      'by an administrator who changes the email',
      true,
      (customer) => changeByAdmin(customer, { email: newEmail() }),
    ],
    ['not by one who changes the name', false, (customer) => changeByAdmin(customer, { full_name: 'B' })],
    [
      'not by a new email whose link nobody followed',
      false,
      async (customer) => void (await choose(await cookieOf(customer), newEmail())),
    ],
  ])('%s', async (_how, expected, prove) => {
    const customer = await newCustomer();
    const proven = (await prove(customer)) ?? customer;
    expect(await isConfirmed(await cookieOf(proven))).toBe(expected);
  });

  test('the first email to an account created by an administrator has no confirmation link', async () => {
    const { email } = await invite(1);
    expect((await mailTo(email, 'Welcome')).text).not.toContain('token=');
  });

  test('the first link is invalid after another email was chosen, and after a week', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    const tokens = [await welcomed(one.email), await welcomed(other.email)] as const;
    await choose(await cookieOf(one), newEmail());
    expect(refusalOf(await confirm(tokens[0]))).toEqual(VOID);
    clock.advance(7 * 86_400_000);
    expect(refusalOf(await confirm(tokens[1]))).toEqual(VOID);
  });

  test('before a coupon restricted to it applies', async () => {
    const customer = await newCustomer();
    const coupon = `VIP${randomUUID().slice(0, 8).toUpperCase()}`;
    const values = {
      discount_type: 'percentage_discount_to_entire_order',
      discount_amount: 10,
      description: 'VIP',
    };
    const user_condition = { email: customer.email };
    dataOf(await shop.admin('POST', '/api/coupons', { coupon, status: 1, ...values, user_condition }));
    const { sku } = await createProduct(shop, { price: 10, qty: 9 });
    const cookie = await cookieOf(customer);
    const { cartId } = dataOf(await as(cookie, 'POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
    const apply = () => as(cookie, 'POST', `/api/carts/${cartId}/coupons`, { coupon });
    expect(refusalOf(await apply())).toEqual([
      400,
      'COUPON_CONDITION',
      expect.stringContaining('confirm your email with the link'),
    ]);
    dataOf(await confirm(await welcomed(customer.email)));
    expect((await apply()).status).toBe(200);
  });
});

test('one account can trigger at most ten links per hour, to any addresses', async () => {
  const limited = await testShop({
    clock,
    extensions: [coreShipping, cod, mailbox],
    worker: true,
    config: { rateLimit: { api: false, mail: { points: 2, seconds: 3600 } } },
  });
  const { newCustomer: make, cookieOf: cookie } = customersOf(() => limited);
  const headers = await cookie(await make());
  const emails = [newEmail(), newEmail(), newEmail()];
  const linked = () =>
    sent.filter(({ to, subject }) => emails.includes(to.address) && subject.includes('Confirm'));
  for (const [index, email] of emails.entries()) {
    const body = { email, current_password: password };
    expect((await limited.request('PATCH', ME, body, { headers })).status).toBe(200);
    await workerIdle(limited);
    expect(linked()).toHaveLength(Math.min(index + 1, 2));
  }
  await limited.stop();
});

describe('the page of the link', () => {
  const page = (token: string, body?: URLSearchParams) =>
    fetch(`${shop.url}/account/confirm-email${body ? '' : `?token=${token}`}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { accept: 'text/html', ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(body && { body }),
    });

  test('changes nothing until its button is clicked', async () => {
    const customer = await newCustomer();
    const email = newEmail();
    await choose(await cookieOf(customer), email);
    const mail = await mailTo(email, 'Confirm');
    expect(mail.text).toContain('http://shop.test/account/confirm-email?token=');
    const shown = await page(linkToken(mail));
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toContain('no-store');
    const html = await shown.text();
    expect(html).toContain(`value="${linkToken(mail)}"`);
    expect(html).toContain('<button>Confirm email address</button>');
    expect((await logIn(email)).status).toBe(401);
    const posted = await page('', new URLSearchParams({ token: linkToken(mail) }));
    expect([posted.status, posted.headers.get('location')]).toEqual([303, '/account/login']);
    expect((await logIn(email)).status).toBe(200);
    const again = await page('', new URLSearchParams({ token: linkToken(mail) }));
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('This link is invalid or has expired. Request a new one.');
  });
});
