import { createHash } from 'node:crypto';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension, defineSubscriber, sql, z } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestAnswer, TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testShop } from '../support/shop.ts';

const pollOptions = { timeout: 120_000, interval: 20 };
const EMAIL = 'grace@example.com';
const PASSWORDS = [
  'first secret pass',
  'second secret pass',
  'third secret pass',
  'wrong secret pass',
] as const;
const [FIRST, SECOND, THIRD, WRONG] = PASSWORDS;

const mails: OutgoingEmail[] = [];
const received: unknown[] = [];
/** The first attempt to send each email fails, so that subscriber errors are logged too. */
const failed = new Set<string>();
const witness = defineExtension({
  name: 'witness',
  api: '^1.0',
  setup: () => ({
    mailTransport: [
      {
        name: 'witness',
        async send(mail) {
          if (failed.has(mail.messageId)) return void mails.push(mail);
          failed.add(mail.messageId);
          throw new Error(`refused: ${mail.subject}`);
        },
      },
    ],
    subscribers: (['customer_registered', 'password_reset_requested'] as const).map((event) =>
      defineSubscriber({
        id: `witness.${event}`,
        event,
        handle: async (payload) => void received.push(payload),
      }),
    ),
  }),
});

/** Responses to each step of a customer's life cycle, by name. */
const answers = new Map<string, { status: number; text: string }>();
const log: string[] = [];
const rows: string[] = [];
/** Secrets that must not be readable, by name. */
const secrets = new Map<string, string>();

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({
    extensions: [coreShipping, cod, witness],
    worker: true,
    logLevel: 'debug',
    onLog: (line) => log.push(line),
  });
  await live();
});
afterAll(() => shop.stop());

async function step(name: string, answering: Promise<TestAnswer>): Promise<TestAnswer> {
  const answer = await answering;
  const { status, headers, body } = answer;
  answers.set(name, { status, text: `${JSON.stringify([...headers])} ${JSON.stringify(body)}` });
  return answer;
}

async function live(): Promise<void> {
  const { request, admin, query } = shop;
  const body = { email: EMAIL, password: FIRST, full_name: 'Grace' };
  const { uuid } = (await step('register', request('POST', '/api/customers', body))).body.data;
  await step('register again', request('POST', '/api/customers', body));
  await step('register badly', request('POST', '/api/customers', { ...body, email: [FIRST] }));
  await step('register cut', request('POST', '/api/customers', `{"password":"${FIRST}"`, JSON_TYPE));
  await keepHash();
  const credentials = { email: EMAIL, password: FIRST };
  await step('log in wrong', request('POST', '/customer/login', { email: EMAIL, password: WRONG }));
  await step('log in badly', request('POST', '/customer/login', { email: { a: FIRST }, password: FIRST }));
  const { sid } = (await step('log in', request('POST', '/customer/login', credentials))).body.data;
  const pair = (await step('token', request('POST', '/api/customer/tokens', credentials))).body.data;
  const renewing = request('POST', '/api/customer/token/refresh', { refreshToken: pair.refreshToken });
  const renewed = (await step('refresh', renewing)).body.data;
  for (const [name, value] of Object.entries({ sid, ...pair, accessToken2: renewed.accessToken }))
    if (typeof value === 'string') keep(name, value);
  keep('refreshToken2', renewed.refreshToken);
  rows.push(...(await everyText()));
  const own = { headers: { cookie: `sid=${sid}` } };
  await step('profile', request('GET', '/api/customers/me', undefined, own));
  await step('rename', request('PATCH', '/api/customers/me', { full_name: 'G', token: WRONG }, own));
  const guess = { password: SECOND, current_password: WRONG };
  await step('guess', request('PATCH', '/api/customers/me', guess, own));
  const choice = { email: 'secret-new@example.com', current_password: FIRST };
  await step('choose email', request('PATCH', '/api/customers/me', choice, own));
  keep('email token', await mailedToken('sce'));
  rows.push(...(await everyText()));
  await step('orders', request('GET', `/api/orders?sid=${sid}`, undefined, own));
  await step('unknown path', request('GET', `/api/nothing`, undefined, own));
  const fields = '{ currentCustomer { uuid email fullName group { groupName } addresses { uuid } } }';
  await step('GraphQL', request('POST', '/graphql', { query: fields }, own));
  for (const field of ['password', 'passwordHash', 'password_hash', 'sid', 'token']) {
    const graphqlRequest = { query: `{ currentCustomer { ${field} } }` };
    await step(`GraphQL ${field}`, request('POST', '/graphql', graphqlRequest, own));
  }
  await step('admin list', admin('GET', '/api/customers'));
  await step('admin read', admin('GET', `/api/customers/${uuid}`));
  await step('admin change', admin('PATCH', `/api/customers/${uuid}`, { password: SECOND }));
  await keepHash();
  await step('admin GraphQL', query('{ customers { items { uuid email fullName metaData } } }', {}, 'admin'));
  await step('ask reset', request('POST', '/api/customers/reset-password', { email: EMAIL }));
  const token = await mailedToken('scp');
  keep('reset token', token);
  rows.push(...(await everyText()));
  await step('reset badly', request('POST', '/api/customers/password', { token, password: 'short' }));
  await step('reset', request('POST', '/api/customers/password', { token, password: THIRD }));
  await step('reset again', request('POST', '/api/customers/password', { token, password: FIRST }));
  await keepHash();
  await step('admin delete', admin('DELETE', `/api/customers/${uuid}`));
  rows.push(...(await everyText()));
}
const JSON_TYPE = { headers: { 'content-type': 'application/json' } };

/** Records a random secret in plain text and as its stored hash. */
function keep(name: string, value: string): void {
  secrets.set(name, value);
  const digest = createHash('sha256').update(value).digest();
  secrets.set(`${name}, hashed`, digest.toString('hex'));
  secrets.set(`${name}, hashed in base64`, digest.toString('base64'));
}

async function keepHash(): Promise<void> {
  const { password_hash: stored } = await shop.db.one(
    sql.type(
      z.object({ password_hash: z.string() }),
    )`select password_hash from customer where email = ${EMAIL}`,
  );
  expect(stored).toMatch(/^\$argon2id\$/);
  secrets.set(`hash ${secrets.size}`, stored.slice(stored.lastIndexOf('$') + 1));
}

const mailedToken = (prefix: string) =>
  vi.waitFor(() => {
    const link = new RegExp(`token=(${prefix}_[\\w-]{43})`);
    const token = mails.map(({ text }) => link.exec(text)?.[1]).find(Boolean);
    if (token === undefined) throw new Error('no mail with a token yet');
    return token;
  }, pollOptions);

/** Reads the entire database as text, except the columns that store hashes. */
const everyText = async (): Promise<string[]> => {
  const found = await shop.db.any(sql.type(z.object({ row: z.string() }))`
    select (to_jsonb(customer) - 'password_hash')::text as row from customer
    union all select (to_jsonb(customer_token) - 'token_hash')::text from customer_token
    union all select to_jsonb(change)::text from customer_email_change change
    union all select (to_jsonb(storefront_session) - 'token_hash')::text from storefront_session
    union all select to_jsonb(job)::text from graphile_worker._private_jobs job`);
  return found.map(({ row }) => row);
};

const leaksIn = (texts: readonly string[], allowed: readonly string[] = []) =>
  [...secrets, ...PASSWORDS.map((password) => [`password "${password}"`, password] as const)]
    .filter(([name]) => !allowed.includes(name))
    .filter(([, secret]) => texts.some((text) => text.includes(secret)))
    .map(([name]) => name);

/** Responses that may contain the secrets that their request created. */
const GIVES: Readonly<Record<string, readonly string[]>> = {
  'log in': ['sid'],
  token: ['accessToken', 'refreshToken'],
  refresh: ['accessToken2', 'refreshToken2'],
};

test('the scenario has run', () => {
  const statuses = Object.fromEntries([...answers].map(([name, { status }]) => [name, status]));
  expect(statuses).toMatchObject({
    register: 200,
    'register again': 409,
    'register badly': 400,
    'register cut': 400,
    'log in wrong': 401,
    'log in badly': 400,
    'log in': 200,
    token: 200,
    refresh: 200,
    rename: 200,
    guess: 400,
    'choose email': 200,
    'admin change': 200,
    'ask reset': 200,
    'reset badly': 400,
    reset: 200,
    'reset again': 400,
    'admin delete': 200,
  });
  expect(secrets.size).toBeGreaterThan(15);
});

test('no response and no error contains a password, a hash, or an unrequested token', () => {
  for (const [name, { text }] of answers) expect([name, leaksIn([text], GIVES[name])]).toEqual([name, []]);
});

test('no event and no row outside of the hash columns contains one', async () => {
  expect(received).toHaveLength(2);
  expect(leaksIn(received.map((payload) => JSON.stringify(payload)))).toEqual([]);
  expect(rows.length).toBeGreaterThan(3);
  expect(leaksIn(rows)).toEqual([]);
});

test('no log line contains one, including debug level and failed emails', () => {
  expect(log.length).toBeGreaterThan(20);
  expect(log.some((line) => line.includes('refused: '))).toBe(true);
  expect(leaksIn(log)).toEqual([]);
});

test('emails contain a link at most', () => {
  const letters = mails.map(({ text, html, subject }) => `${subject} ${text} ${html}`);
  expect(letters.length).toBeGreaterThan(0);
  expect(leaksIn(letters, ['reset token', 'email token'])).toEqual([]);
});

test('GraphQL has no such field, and does not reveal similar names', () => {
  for (const field of ['password', 'passwordHash', 'password_hash', 'sid', 'token']) {
    const { text } = answers.get(`GraphQL ${field}`) ?? { text: '' };
    expect(text).toContain('Cannot query field');
  }
});
