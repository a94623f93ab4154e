import { randomUUID } from 'node:crypto';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { password, refusalOf } from '../support/admins.ts';
import { customersOf } from '../support/customers.ts';
import type { TestCustomer } from '../support/customers.ts';
import { everyRow } from '../support/everyRow.ts';
import {
  createProduct,
  createReadyCart,
  createZoneWithRate,
  dataOf,
  testAddress,
  testShop,
} from '../support/shop.ts';

const mails: OutgoingEmail[] = [];
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({
    mailTransport: [{ name: 'post-office', send: async (mail) => void mails.push(mail) }],
  }),
});

let shop: TestShop;
const { register, newCustomer, logIn, cookieOf, pairOf, as, currentCustomer } = customersOf(() => shop);
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, postOffice], worker: true });
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

type Headers = Readonly<Record<string, string>>;
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });

describe('sessions and tokens end', () => {
  /** Lists the customer's credentials that are still valid for REST and GraphQL. */
  async function openedBy(customer: TestCustomer) {
    const cookie = await cookieOf(customer);
    const { accessToken, refreshToken } = await pairOf(customer);
    const rest = async (headers: Headers) => (await as(headers, 'GET', '/api/customers/me')).status;
    const look = async () => ({
      cookie: [await rest(cookie), await currentCustomer(cookie)],
      token: [await rest(bearer(accessToken)), await currentCustomer(bearer(accessToken))],
      refresh: (await shop.request('POST', '/api/customer/token/refresh', { refreshToken })).status,
    });
    return { cookie, look };
  }
  const NOTHING = { cookie: [401, undefined], token: [401, undefined], refresh: 401 };

  async function resetPassword({ email }: TestCustomer): Promise<void> {
    await shop.request('POST', '/api/customers/reset-password', { email });
    const token = await vi.waitFor(
      () => {
        const texts = mails.filter(({ to }) => to.address === email).map(({ text }) => text);
        const [, found] = /token=(scp_[\w-]{43})/.exec(texts.join('\n')) ?? [];
        if (found === undefined) throw new Error('no mail yet');
        return found;
      },
      { timeout: 120_000, interval: 20 },
    );
    dataOf(await shop.request('POST', '/api/customers/password', { token, password: 'brand new one' }));
  }

  const admin = async (method: string, { uuid }: TestCustomer, body?: object) =>
    void dataOf(await shop.admin(method, `/api/customers/${uuid}`, body));

  test.each<[string, (customer: TestCustomer) => Promise<void>]>([
    ['when an admin disables the customer', (customer) => admin('PATCH', customer, { status: 0 })],
    ['when an admin deletes the customer', (customer) => admin('DELETE', customer)],
    ['with a new password', (customer) => admin('PATCH', customer, { password: 'brand new one' })],
    ['with a password that was reset', resetPassword],
  ])('%s, over REST and GraphQL, the customer’s own alone', async (_, change) => {
    const [customer, bystander] = [await newCustomer(), await newCustomer()];
    const [own, other] = [await openedBy(customer), await openedBy(bystander)];
    expect((await own.look()).cookie).toEqual([200, customer.email]);
    await change(customer);
    expect(await own.look()).toEqual(NOTHING);
    expect((await other.look()).cookie).toEqual([200, bystander.email]);
    expect((await other.look()).token).toEqual([200, bystander.email]);
  });

  test('by a logout, only that session', async () => {
    const customer = await newCustomer();
    const [here, elsewhere] = [await openedBy(customer), await openedBy(customer)];
    await as(here.cookie, 'POST', '/customers/logout');
    expect((await here.look()).cookie).toEqual([401, undefined]);
    expect((await here.look()).token).toEqual([200, customer.email]);
    expect((await elsewhere.look()).cookie).toEqual([200, customer.email]);
  });

  test('do not end with a new name or email', async () => {
    const customer = await newCustomer();
    const own = await openedBy(customer);
    await admin('PATCH', customer, { full_name: 'Grace', email: `new-${customer.email}` });
    expect((await own.look()).cookie).toEqual([200, `new-${customer.email}`]);
  });
});

describe('a login', () => {
  test.each(['/customer/login', '/api/customer/tokens'])(
    'that another site makes at %s is rejected, even without a cookie',
    async (path) => {
      const { email } = await newCustomer();
      const attempt = (headers: Headers) => shop.request('POST', path, { email, password }, { headers });
      for (const headers of [
        { origin: 'https://evil.test' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ] as Headers[]) {
        const answer = await attempt(headers);
        expect([answer.status, answer.body.error.code]).toEqual([403, 'CROSS_ORIGIN_REQUEST']);
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
      expect((await attempt({ origin: 'http://shop.test' })).status).toBe(200);
    },
  );

  test('does not accept a session id chosen by someone else', async () => {
    const customer = await newCustomer();
    for (const planted of ['scs_planted', `scs_${'A'.repeat(43)}`, 'x', randomUUID()]) {
      const { sid } = dataOf(await logIn(customer.email, password, { cookie: `sid=${planted}` }));
      expect(sid).not.toBe(planted);
      expect(await currentCustomer({ cookie: `sid=${planted}` })).toBeUndefined();
    }
  });
});

/** Values that guests and customers may not set. */
const STOLEN = {
  customer_id: 1,
  uuid: '00000000-0000-4000-8000-000000000000',
  group_id: 2,
  status: 0,
  created_at: '2001-01-01T00:00:00Z',
  updated_at: '2001-01-01T00:00:00Z',
  meta_data: { custom: { vip: true } },
  metafields: { custom: { vip: true } },
  password_hash: 'x',
  passwordHash: 'x',
  is_admin: true,
  roles: ['*'],
  links: [],
};
const STRANGE = `"constructor":{"prototype":{"status":0}},"__proto__":{"status":0,"group_id":2}`;
const stolenIn = (body: object) => JSON.stringify({ ...STOLEN, ...body }).replace('{', `{${STRANGE},`);
const JSON_TYPE = { 'content-type': 'application/json' };

describe('mass assignment', () => {
  test('changes nothing during registration', async () => {
    await shop.admin('POST', '/api/customerGroups', { group_name: 'VIP' });
    const body = stolenIn({ email: 'mallory@example.com', password, full_name: 'Mallory' });
    const plain = dataOf(await register({ email: 'plain@example.com', password, full_name: 'Mallory' }));
    const stolen = dataOf(await shop.request('POST', '/api/customers', body, { headers: JSON_TYPE }));
    expect(Object.keys(stolen)).toEqual(Object.keys(plain));
    expect(stolen).toMatchObject({ status: 1, group_id: 1, customer_id: plain.customer_id + 1 });
    expect(stolen.uuid).not.toBe(STOLEN.uuid);
    expect(stolen.created_at > '2020').toBe(true);
    const { body: shown } = await shop.query(`{ customer(id: "${stolen.uuid}") { metaData } }`, {}, 'admin');
    expect(shown.data.customer.metaData).toEqual({});
    expect((await logIn('mallory@example.com')).status).toBe(200);
  });

  test('changes nothing in the own profile and addresses', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const cookie = { ...(await cookieOf(customer)), ...JSON_TYPE };
    const before = dataOf(await as(cookie, 'GET', '/api/customers/me'));
    const after = dataOf(await as(cookie, 'PATCH', '/api/customers/me', stolenIn({ full_name: 'M' })));
    expect(after).toEqual({ ...before, full_name: 'M', updated_at: after.updated_at });
    expect(after.updated_at > before.updated_at).toBe(true);
    const address = dataOf(
      await as(
        cookie,
        'POST',
        '/api/customers/me/addresses',
        stolenIn({ ...testAddress, customer_address_id: 1, customer_id: other.customer_id }),
      ),
    );
    expect(address).toMatchObject({ ...testAddress, customer_id: customer.customer_id, is_default: false });
    const path = `/api/customers/me/addresses/${address.uuid}`;
    const moved = dataOf(
      await as(cookie, 'PATCH', path, stolenIn({ city: 'Rome', customer_id: other.customer_id })),
    );
    expect(moved).toEqual({ ...address, city: 'Rome', updated_at: moved.updated_at });
    expect((await logIn(customer.email)).status).toBe(200);
  });
});

describe('another customer’s data', () => {
  /** Reads only the customer tables, because the worker writes to other tables. */
  async function rows() {
    const all = await everyRow(shop.db);
    const tables = [
      'customer',
      'customer_address',
      'cart',
      'cart_item',
      'cart_address',
      'order',
      'order_item',
    ];
    return tables.map((table) => [table, all[table]]);
  }

  test('can be neither read nor written: addresses, cart, order, profile; over REST and GraphQL', async () => {
    const { sku } = await createProduct(shop, { price: 10, qty: 50 });
    const owner = await newCustomer();
    const own = await cookieOf(owner);
    const address = dataOf(await as(own, 'POST', '/api/customers/me/addresses', testAddress));
    const ownShop = {
      request: (method: string, path: string, body?: unknown) => as(own, method, path, body),
      query: (query: string, variables?: object) => as(own, 'POST', '/graphql', { query, variables }),
    };
    const ordered = await createReadyCart(ownShop, sku);
    const order = dataOf(await as(own, 'POST', '/api/orders', { cart_id: ordered }));
    const cart = await createReadyCart(ownShop, sku);
    const intruder = await newCustomer();
    const credentials = [await cookieOf(intruder), bearer((await pairOf(intruder)).accessToken)];
    const before = await rows();
    for (const headers of credentials) {
      const book = `/api/customers/me/addresses/${address.uuid}`;
      const NO_ADDRESS = [404, 'ADDRESS_NOT_FOUND', 'Address not found'];
      expect(refusalOf(await as(headers, 'PATCH', book, { city: 'Rome' }))).toEqual(NO_ADDRESS);
      expect(refusalOf(await as(headers, 'DELETE', book))).toEqual(NO_ADDRESS);
      expect(dataOf(await as(headers, 'GET', '/api/customers/me/addresses'))).toEqual([]);
      for (const [method, path, body] of [
        ['GET', `/api/customers/${owner.uuid}`],
        ['PATCH', `/api/customers/${owner.uuid}`, { full_name: 'M' }],
        ['GET', `/api/customers/${owner.uuid}/addresses`],
        ['PATCH', `/api/customers/${owner.uuid}/addresses/${address.uuid}`, { city: 'Rome' }],
        ['GET', `/api/orders/${order.uuid}`],
        ['GET', '/api/orders'],
      ] as const)
        expect((await as(headers, method, path, body)).status, path).toBe(401);
      for (const [method, rest, body] of [
        ['POST', 'items', { sku, qty: 1 }],
        ['POST', 'contacts', { email: 'm@example.com' }],
        ['POST', 'addresses', { address: testAddress, type: 'shipping' }],
        ['POST', 'shippingNotes', { note: 'Mine now' }],
      ] as const) {
        const answer = await as(headers, method, `/api/carts/${cart}/${rest}`, body);
        expect([answer.status, answer.body.error.message], rest).toEqual([400, 'Invalid cart']);
      }
      expect((await as(headers, 'POST', '/api/orders', { cart_id: cart })).status).toBe(400);
      const query = `{
        order(uuid: "${order.uuid}") { uuid } cart(id: "${cart}") { uuid }
        currentCustomer { email addresses { uuid } orders { edges { node { uuid } } } }
      }`;
      expect(dataOf(await as(headers, 'POST', '/graphql', { query }))).toEqual({
        order: null,
        cart: null,
        currentCustomer: { email: intruder.email, addresses: [], orders: { edges: [] } },
      });
      const request = { query: `{ customer(id: "${owner.uuid}") { email } }` };
      expect((await as(headers, 'POST', '/graphql', request)).body.data).toBeUndefined();
      expect((await as(headers, 'POST', '/admin/graphql', request)).status).toBe(401);
    }
    expect(await rows()).toEqual(before);
  });
});
