import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, refuse, sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { password, refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import type { TestCustomer } from '../support/customers.ts';
import { sharedDatabase } from '../support/sharedDatabase.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { deleteExpired } from '../../packages/runtime/src/modules/customers/customerToken.repo.ts';
import { openGuestSession } from '../../packages/runtime/src/modules/customers/index.ts';

const clock = createTestClock();
const logins: { email: string; sessionId: string | null }[] = [];
const witness = defineExtension({
  name: 'witness',
  api: '^1.0',
  setup: () => ({
    onCustomerLogin: [
      {
        id: 'witness',
        async handle(_tx, { customer, sessionId }) {
          if (customer.fullName === 'Banned') throw refuse(403, 'BANNED', 'Not you');
          logins.push({ email: customer.email, sessionId });
        },
      },
    ],
  }),
});

/** Database of the shops with another configuration. */
const databaseUrl = sharedDatabase();
let shop: TestShop;
const { register, newCustomer, logIn, cookieOf, pairOf, as, currentCustomer, clientOf } = customersOf(
  () => shop,
);
beforeAll(async () => {
  shop = await testShop({ clock, extensions: [coreShipping, cod, witness] });
});
afterAll(() => shop.stop());

/** Sends each request with a new token, because the clock may advance past a token's expiration. */
const asAdmin = async (method: string, path: string, body?: unknown) => {
  const { accessToken } = dataOf(
    await shop.request('POST', '/api/user/tokens', {
      email: 'owner@shop.test',
      password: (await shop.adminToken()) && 'correct horse battery',
    }),
  );
  return shop.request(method, path, body, { token: accessToken });
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const refresh = (refreshToken: unknown) =>
  shop.request('POST', '/api/customer/token/refresh', { refreshToken });
const WRONG = [401, 'INVALID_CREDENTIALS', 'Invalid email or password'];
const VOID = [401, 'INVALID_REFRESH_TOKEN', 'Invalid refresh token'];

describe('sessions', () => {
  test('a login sets the cookie sid and returns its value', async () => {
    const customer = await newCustomer();
    const answer = await logIn(customer.email.toUpperCase());
    const { sid } = dataOf(answer);
    const header = answer.headers.get('set-cookie') ?? '';
    expect(header).toContain(`sid=${sid}`);
    expect(header).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(await currentCustomer({ cookie: `sid=${sid}` })).toBe(customer.email);
  });

  test('the cookie is Secure if the shop uses https', async () => {
    const secure = await testShop({
      databaseUrl: databaseUrl(),
      config: { shop: { url: 'https://shop.test' } },
    });
    const body = { email: 'a@b.test', password, full_name: 'A' };
    await secure.request('POST', '/api/customers', body);
    const answer = await secure.request('POST', '/customer/login', body);
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/);
    await secure.stop();
  });

  test('a wrong email, a wrong password and a disabled customer get the same response and no cookie', async () => {
    const customer = await newCustomer();
    const disabled = await newCustomer();
    await asAdmin('PATCH', `/api/customers/${disabled.uuid}`, { status: 0 });
    for (const answer of [
      await logIn(customer.email, 'wrong password'),
      await logIn('nobody@example.com'),
      await logIn(disabled.email),
      await shop.request('POST', '/api/customer/tokens', { email: disabled.email, password }),
      await logIn(customer.email.replaceAll(/\w/g, '_')),
    ]) {
      expect(refusalOf(answer)).toEqual(WRONG);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  test.each([
    [{}, 'email is required'],
    [{ email: 'a@b.test' }, 'password is required'],
  ])('a login with %j is rejected: %s', async (body, message) => {
    for (const path of ['/customer/login', '/api/customer/tokens'])
      expect(refusalOf(await shop.request('POST', path, body))).toEqual([400, 'VALIDATION_FAILED', message]);
  });

  test('a login has a new id, and the previous one ends', async () => {
    const customer = await newCustomer();
    const before = await cookieOf(customer);
    const { sid } = dataOf(await logIn(customer.email, password, before));
    expect(before.cookie).not.toContain(sid);
    expect(await currentCustomer(before)).toBeUndefined();
    expect(await currentCustomer({ cookie: `sid=${sid}` })).toBe(customer.email);
  });

  test('a guest session becomes the customer’s at login, under a new id, so that a planted id gives no access', async () => {
    const customer = await newCustomer();
    const guest = await openGuestSession(shop.app, shop.db);
    const { sid } = dataOf(await logIn(customer.email, password, { cookie: `sid=${guest.sid}` }));
    expect(sid).not.toBe(guest.sid);
    expect(logins.at(-1)).toEqual({ email: customer.email, sessionId: guest.sessionId });
    expect(await currentCustomer({ cookie: `sid=${guest.sid}` })).toBeUndefined();
    expect(await currentCustomer({ cookie: `sid=${sid}` })).toBe(customer.email);
    const other = await newCustomer();
    dataOf(await logIn(other.email, password, { cookie: `sid=${sid}` }));
    expect(logins.at(-1)?.sessionId).not.toBe(guest.sessionId);
  });

  test('carts and orders contain the UUID of the session, which can read them, and the customer', async () => {
    await createZoneWithRate({ ...shop, admin: asAdmin }, { countries: ['US'], cost: 5 });
    const { sku } = await createProduct({ ...shop, admin: asAdmin }, { price: 10, qty: 9 });
    const customer = await newCustomer();
    const cookie = await cookieOf(customer);
    const cartId = await createReadyCart(clientOf(cookie), sku);
    expect((await shop.query(`{ cart(id: "${cartId}") { uuid } }`)).body.data.cart).toBeNull();
    const order = dataOf(await as(cookie, 'POST', '/api/orders', { cart_id: cartId }));
    expect(order).toMatchObject({ customer_id: customer.customer_id, sid: logins.at(-1)?.sessionId });
    const query = `{ order(uuid: "${order.uuid}") { orderNumber } }`;
    expect((await as(cookie, 'POST', '/graphql', { query })).body.data.order).not.toBeNull();
    expect((await shop.query(query)).body.data.order).toBeNull();
    const elsewhere = bearer((await pairOf(customer)).accessToken);
    expect((await as(elsewhere, 'POST', '/graphql', { query })).body.data.order).not.toBeNull();
  });

  test('a hook that rejects the login leaves no session', async () => {
    await register({ email: 'banned@example.com', password, full_name: 'Banned' });
    const sessions = () =>
      shop.db.one(
        sql.type(z.object({ rows: z.int() }))`select count(*)::int as rows from storefront_session`,
      );
    const before = await sessions();
    expect(refusalOf(await logIn('banned@example.com'))).toEqual([403, 'BANNED', 'Not you']);
    expect(await sessions()).toEqual(before);
  });

  test.each(['/customers/logout', '/customer/logout'])('POST %s ends the session', async (path) => {
    const cookie = await cookieOf(await newCustomer());
    const answer = await as(cookie, 'POST', path);
    expect(answer.body).toEqual({ data: {} });
    expect(answer.headers.get('set-cookie')).toMatch(/^sid=;.*Max-Age=0/);
    expect(await currentCustomer(cookie)).toBeUndefined();
    expect((await shop.request('POST', path)).body).toEqual({ data: {} });
  });

  test('a session ends if it is not used for 30 days', async () => {
    const customer = await newCustomer();
    const cookie = await cookieOf(customer);
    clock.advance(30 * 86_400_000 - 1000);
    expect(await currentCustomer(cookie)).toBe(customer.email);
    clock.advance(30 * 86_400_000 - 1000);
    expect(await currentCustomer(cookie)).toBe(customer.email);
    clock.advance(30 * 86_400_000);
    expect(await currentCustomer(cookie)).toBeUndefined();
  });

  test('another site cannot change anything with the cookie, of a customer or a guest', async () => {
    const cookie = await cookieOf(await newCustomer());
    const patch = (headers: Record<string, string>) =>
      as({ ...cookie, ...headers }, 'PATCH', '/api/customers/me', { full_name: 'Evil' });
    expect((await patch({ origin: 'https://evil.test' })).status).toBe(403);
    expect((await patch({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await patch({ origin: 'http://shop.test' })).status).toBe(200);
    const { sid } = await openGuestSession(shop.app, shop.db);
    const guest = { cookie: `sid=${sid}`, origin: 'https://evil.test' };
    expect((await as(guest, 'POST', '/api/carts', { items: [] })).status).toBe(403);
    expect((await as({ ...cookie, origin: 'https://evil.test' }, 'POST', '/customer/logout')).status).toBe(
      403,
    );
  });
});

describe('tokens', () => {
  test('a pair of tokens gives access to the customer’s data, for 1800 seconds', async () => {
    const customer = await newCustomer();
    const pair = await pairOf(customer);
    expect(pair).toEqual({
      accessToken: expect.stringMatching(/^sct_/),
      refreshToken: expect.stringMatching(/^scr_/),
      expiresIn: 1800,
    });
    clock.advance(1_799_000);
    expect(dataOf(await as(bearer(pair.accessToken), 'GET', '/api/customers/me')).uuid).toBe(customer.uuid);
    clock.advance(1000);
    const late = await as(bearer(pair.accessToken), 'GET', '/api/customers/me');
    expect(refusalOf(late)).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
  });

  test('a refresh token and a cookie value are not access tokens, and neither is accepted by admin routes', async () => {
    const customer = await newCustomer();
    const pair = await pairOf(customer);
    const { sid } = dataOf(await logIn(customer.email));
    for (const token of [pair.refreshToken, sid, 'sct_unknown'])
      expect((await as(bearer(token), 'GET', '/api/customers/me')).status).toBe(401);
    expect((await as(bearer(pair.accessToken), 'GET', '/api/customers')).status).toBe(401);
    expect((await as(bearer(pair.accessToken), 'GET', '/api/users')).status).toBe(401);
  });

  test('a refresh token is rotated, and returns one more pair within 30 s', async () => {
    const first = await pairOf(await newCustomer());
    const second = dataOf(await refresh(first.refreshToken));
    clock.advance(30_000);
    const third = dataOf(await refresh(first.refreshToken));
    for (const { accessToken } of [second, third])
      expect(await currentCustomer(bearer(accessToken))).toBeDefined();
    expect(dataOf(await refresh(third.refreshToken)).expiresIn).toBe(1800);
  });

  test('one used after the grace period revokes every token of its login and no other', async () => {
    const customer = await newCustomer();
    const [first, other] = [await pairOf(customer), await pairOf(customer)];
    const second = dataOf(await refresh(first.refreshToken));
    clock.advance(31_000);
    expect(refusalOf(await refresh(first.refreshToken))).toEqual(VOID);
    for (const { accessToken, refreshToken } of [first, second]) {
      expect(await currentCustomer(bearer(accessToken))).toBeUndefined();
      expect(refusalOf(await refresh(refreshToken))).toEqual(VOID);
    }
    expect(await currentCustomer(bearer(other.accessToken))).toBe(customer.email);
  });

  test('used many times concurrently, returns at most two pairs, and then they are revoked', async () => {
    const first = await pairOf(await newCustomer());
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(first.refreshToken)));
    const renewed = answers.filter(({ status }) => status === 200);
    expect(renewed).toHaveLength(2);
    for (const { body } of renewed)
      expect(await currentCustomer(bearer(body.data.accessToken))).toBeUndefined();
  });

  test('an unknown, missing or expired one is rejected, and so is an administrator’s', async () => {
    const { refreshToken } = await pairOf(await newCustomer());
    const admin = dataOf(
      await shop.request('POST', '/api/user/tokens', { email: 'owner@shop.test', password }),
    );
    for (const token of ['scr_unknown', '', admin.refreshToken])
      expect(refusalOf(await refresh(token))).toEqual(VOID);
    expect(refusalOf(await refresh(undefined))).toEqual([
      400,
      'VALIDATION_FAILED',
      'Refresh token is required',
    ]);
    clock.advance(108_001_000);
    expect(refusalOf(await refresh(refreshToken))).toEqual(VOID);
  });
});

/** Creates a session and a pair of tokens. Returns a function that reports whether any of them is still valid. */
async function credentialsOf(customer: TestCustomer) {
  const cookie = await cookieOf(customer);
  const pair = await pairOf(customer);
  return async () => ({
    session: await currentCustomer(cookie),
    access: await currentCustomer(bearer(pair.accessToken)),
    refreshes: (await refresh(pair.refreshToken)).status === 200,
  });
}
const ended = { session: undefined, access: undefined, refreshes: false };

test.each<[string, (customer: TestCustomer) => Promise<unknown>]>([
  ['Disabling', ({ uuid }) => asAdmin('PATCH', `/api/customers/${uuid}`, { status: 0 })],
  ['Deleting', ({ uuid }) => asAdmin('DELETE', `/api/customers/${uuid}`)],
  ['A new password', ({ uuid }) => asAdmin('PATCH', `/api/customers/${uuid}`, { password: 'brand new one' })],
])('%s ends sessions and tokens at once, of this customer alone', async (_, change) => {
  const [customer, bystander] = [await newCustomer(), await newCustomer()];
  const [open, others] = [await credentialsOf(customer), await credentialsOf(bystander)];
  await change(customer);
  expect(await open()).toEqual(ended);
  expect(await others()).toEqual({ session: bystander.email, access: bystander.email, refreshes: true });
});

test('enabling a customer again does not restore a session', async () => {
  const customer = await newCustomer();
  const open = await credentialsOf(customer);
  for (const status of [0, 1]) await asAdmin('PATCH', `/api/customers/${customer.uuid}`, { status });
  expect(await open()).toEqual(ended);
});

test('no login with the old password outlives a concurrent password change', async () => {
  for (let round = 0; round < 5; round += 1) {
    const customer = await newCustomer();
    const [answers] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => logIn(customer.email))),
      asAdmin('PATCH', `/api/customers/${customer.uuid}`, { password: 'brand new one' }),
    ]);
    for (const { status, body } of answers)
      if (status === 200) expect(await currentCustomer({ cookie: `sid=${body.data.sid}` })).toBeUndefined();
  }
});

test('sessions and tokens are stored only as hashes, and passwords nowhere in plain text', async () => {
  const customer = await newCustomer();
  const { sid } = dataOf(await logIn(customer.email));
  const { accessToken, refreshToken } = await pairOf(customer);
  const rows = await shop.db.any(sql.type(z.object({ row: z.string() }))`
    select storefront_session::text as row from storefront_session
    union all select customer_token::text from customer_token
    union all select customer::text from customer
    union all select payload::text from graphile_worker._private_jobs`);
  expect(rows.length).toBeGreaterThan(3);
  for (const secret of [sid, accessToken, refreshToken, password])
    expect(rows.some(({ row }) => row.includes(secret.slice(4)))).toBe(false);
});

test('the job deletes what has expired', async () => {
  await cookieOf(await newCustomer());
  await pairOf(await newCustomer());
  clock.advance(31 * 86_400_000);
  await deleteExpired(shop.db, clock.now());
  const { rows } = await shop.db.one(sql.type(z.object({ rows: z.int() }))`
    select ((select count(*) from storefront_session) + (select count(*) from customer_token))::int as rows`);
  expect(rows).toBe(0);
});

test.each(['/customer/login', '/api/customer/tokens'])(
  'at %s, the failures of an account are limited',
  async (path) => {
    const limited = await testShop({ databaseUrl: databaseUrl(), config: { rateLimit: { api: false } } });
    // The second shop finds both customers registered.
    for (const email of ['ada@example.com', 'bob@example.com'])
      await limited.request('POST', '/api/customers', { email, password, full_name: 'A' });
    const attempt = async (email: string, given: string) =>
      (await limited.request('POST', path, { email, password: given })).status;
    for (let failures = 0; failures < 8; failures += 1)
      expect(await attempt('ada@example.com', 'wrong')).toBe(401);
    expect(await attempt('ADA@example.com', password)).toBe(429);
    expect(await attempt('bob@example.com', password)).toBe(200);
    await limited.stop();
  },
);

test('a password is the same in every Unicode form', async () => {
  const own = { email: 'forms@example.com', full_name: 'Ada', password: 'Z\u00FCrich-Gr\u00F6\u00DFe-1' };
  dataOf(await shop.request('POST', '/api/customers', own));
  for (const typed of ['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => own.password.normalize(form)))
    expect(
      (await shop.request('POST', '/customer/login', { email: own.email, password: typed })).status,
    ).toBe(200);
  const trimmed = { email: own.email, password: `${own.password} ` };
  expect((await shop.request('POST', '/customer/login', trimmed)).status).toBe(401);
});
