import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { password, refusalOf } from '../support/admins.ts';
import { openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { customersOf } from '../support/customers.ts';
import {
  createProduct,
  createReadyCart,
  createZoneWithRate,
  dataOf,
  testAddress,
  testShop,
} from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
});
afterAll(() => shop.stop());

const { newCustomer, cookieOf, as, clientOf } = customersOf(() => shop);
const LOGIN = '/account/login';
const REGISTER = '/account/register';

/** Opens a browser and signs in. */
async function loggedIn(): Promise<Browser & { readonly email: string }> {
  const { email } = await newCustomer();
  const visitor = openBrowser(shop);
  await visitor.submit(await visitor.open(LOGIN), LOGIN, { email, password });
  return { ...visitor, email };
}

/** Returns the message next to a field of a page. */
const fieldError = ({ html }: Sight, name: string) =>
  new RegExp(`id="field-${name}-error"\\s*>([^<]*)<`).exec(html)?.[1] ?? null;
const expectPrivate = ({ headers, html }: Sight) => {
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['private, no-store', null]);
  expect(html).toContain('<meta name="robots" content="noindex" />');
};

describe('signing in on the page', () => {
  test('redirects anonymous visitors to the form, and back to the requested page', async () => {
    const { email } = await newCustomer();
    const visitor = openBrowser(shop);
    const form = await visitor.open('/account/orders');
    expect([form.status, form.at]).toEqual([200, `${LOGIN}?to=%2Faccount%2Forders`]);
    expectPrivate(form);
    const orders = await visitor.submit(form, LOGIN, { email, password });
    expect([orders.status, orders.at]).toEqual([200, '/account/orders']);
    expectPrivate(orders);
    expect((await visitor.open(LOGIN)).at).toBe('/account');
  });

  test('shows the form again with the email and without the password, if one is wrong', async () => {
    const visitor = openBrowser(shop);
    const page = await visitor.submit(await visitor.open(LOGIN), LOGIN, {
      email: 'ada@"><script>',
      password: 'not-the-password',
    });
    expect([page.status, page.at]).toEqual([401, LOGIN]);
    expect(fieldError(page, 'email')).toBe('Incorrect email or password');
    expect(page.html).toContain('href="#field-email"');
    expect(page.html).toContain('value="ada@&quot;&gt;&lt;script&gt;"');
    expect(page.html).not.toContain('not-the-password');
    expect(visitor.cookies.size).toBe(0);
    expectPrivate(page);
  });

  test('reports missing fields next to them', async () => {
    const visitor = openBrowser(shop);
    const page = await visitor.submit(await visitor.open(LOGIN), LOGIN);
    expect([page.status, fieldError(page, 'email'), fieldError(page, 'password')]).toEqual([
      400,
      'Enter an email address, such as name@example.com',
      'Enter your password',
    ]);
  });

  test('redirects only to paths of the shop', async () => {
    const { email } = await newCustomer();
    for (const to of ['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)']) {
      const visitor = openBrowser(shop);
      const form = await visitor.open(`${LOGIN}?to=${encodeURIComponent(to)}`);
      expect((await visitor.send(LOGIN, { email, password, to })).at).toBe('/account');
      expect(form.html).not.toContain('evil.test');
    }
  });

  test('is rejected for other sites', async () => {
    const { email } = await newCustomer();
    const answer = await fetch(shop.url + LOGIN, {
      method: 'POST',
      headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ email, password }),
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('reports too many attempts, on the page as in the API', async () => {
    const strict = await testShop({ config: { rateLimit: { auth: { points: 2, seconds: 60 } } } });
    const visitor = openBrowser(strict);
    const sent = { email: 'ada@example.com', password: 'a wrong one' };
    const statuses = [];
    for (let count = 0; count < 2; count += 1) statuses.push((await visitor.send(LOGIN, sent)).status);
    const refused = await visitor.send(LOGIN, sent);
    expect([...statuses, refused.status]).toEqual([401, 401, 429]);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(fieldError(refused, 'email')).toMatch(/too many/i);
    expect((await strict.request('POST', '/customer/login', sent)).status).toBe(429);
    await strict.stop();
  });

  test('merges the cart that the visitor filled before', async () => {
    const mug = await createProduct(shop, { price: 10, qty: 5 });
    const { email } = await newCustomer();
    const visitor = openBrowser(shop);
    await visitor.send('/cart/items', { sku: mug.sku, qty: '2' });
    await visitor.send(LOGIN, { email, password });
    expect(textOf((await visitor.open('/cart')).html)).toContain(`Product ${mug.sku}`);
  });

  test('ends with the form of the account', async () => {
    const visitor = await loggedIn();
    const page = await visitor.submit(await visitor.open('/account'), '/account/logout');
    expect([page.at, visitor.cookies.size]).toEqual(['/', 0]);
    expect((await visitor.open('/account')).at).toBe(`${LOGIN}?to=%2Faccount`);
  });
});

describe('creating an account on the page', () => {
  test('signs in immediately', async () => {
    const visitor = openBrowser(shop);
    const email = `${randomUUID()}@example.com`;
    const page = await visitor.submit(await visitor.open(REGISTER), REGISTER, {
      email,
      password,
      full_name: 'Ada <b>',
    });
    expect([page.status, page.at]).toEqual([200, '/account']);
    expect(page.html).toContain(`You’re signed in as Ada &lt;b&gt; (${email}).`);
  });

  test('reports errors next to each field, and keeps the others', async () => {
    const { email } = await newCustomer();
    const visitor = openBrowser(shop);
    const good = { email: `${randomUUID()}@example.com`, password, full_name: 'Ada' };
    for (const [field, wrong, message] of [
      ['email', 'ada', 'Enter an email address, such as name@example.com'],
      ['email', email.toUpperCase(), 'An account with this email address already exists'],
      ['password', 'short', 'Use at least 8 characters for your password'],
      ['full_name', ' ', 'Enter your full name'],
    ] as const) {
      const page = await visitor.submit(await visitor.open(REGISTER), REGISTER, { ...good, [field]: wrong });
      expect([page.status, fieldError(page, field)]).toEqual([
        message.endsWith('already exists') ? 409 : 400,
        message,
      ]);
      expect(page.html).toContain(`href="#field-${field}"`);
      if (field !== 'email') expect(page.html).toContain(`value="${good.email}"`);
      expect(page.html).not.toContain(`value="${password}"`);
    }
    const json = { accept: 'application/json' };
    const answer = await as(json, 'POST', REGISTER, { ...good, email: 'ada' });
    expect(refusalOf(answer)).toEqual([400, 'VALIDATION_FAILED', 'email must be an email address']);
  });
});

describe('a forgotten password', () => {
  test('has the same response for every email, and the emailed link alone sets a new one', async () => {
    const { email } = await newCustomer();
    const visitor = openBrowser(shop);
    const path = '/account/forgotten-password';
    for (const one of [email, 'nobody@example.com']) {
      const page = await visitor.submit(await visitor.open(path), path, { email: one });
      expect(textOf(page.html)).toContain('If an account exists for this email address');
    }
    expect(fieldError(await visitor.send(path, { email: 'x' }), 'email')).toBe(
      'Enter an email address, such as name@example.com',
    );
    const reset = '/account/reset-password';
    const opened = await visitor.open(`${reset}?token=scp_wrong`);
    const refused = await visitor.send(reset, { token: 'scp_wrong', password: 'another password' });
    for (const { status, html } of [opened, refused]) {
      expect(status).toBe(400);
      expect(textOf(html)).toContain('This link is invalid or has expired. Request a new one.');
      expect(html).not.toContain('type="password"');
      expect(html).toContain('href="/account/forgotten-password"');
    }
    const short = await visitor.send(reset, { token: 'scp_wrong', password: 'x' });
    expect(fieldError(short, 'password')).toBe('Use at least 8 characters for your password');
    expectPrivate(refused);
  });
});

describe('the account', () => {
  test('is the same as data for its customer, and 401 for others', async () => {
    const customer = await newCustomer();
    const headers = { ...(await cookieOf(customer)), accept: 'application/json' };
    expect(dataOf(await as(headers, 'GET', '/account'))).toMatchObject({
      kind: 'account',
      customer: { email: customer.email, full_name: 'Grace Hopper' },
      orders: [],
    });
    for (const path of ['/account', '/account/orders', '/account/addresses']) {
      const answer = await as({ accept: 'application/json' }, 'GET', path);
      expect(refusalOf(answer)).toEqual([401, 'UNAUTHORIZED', 'Unauthorized']);
      expect((await as({ accept: 'text/html' }, 'GET', path)).status).toBe(303);
    }
  });

  test('shows the address book, and removes addresses', async () => {
    const customer = await newCustomer();
    const cookie = await cookieOf(customer);
    const { uuid } = dataOf(
      await as(cookie, 'POST', '/api/customers/me/addresses', { ...testAddress, full_name: '<i>Ada</i>' }),
    );
    const visitor = openBrowser(shop);
    await visitor.send(LOGIN, { email: customer.email, password });
    const book = await visitor.open('/account/addresses');
    expect(textOf(book.html)).toContain('<i>Ada</i> 12 Analytical Row Oakland, CA 94607');
    expect(book.html).not.toContain('<i>Ada');
    const other = await loggedIn();
    const refused = await other.send(`/account/addresses/${uuid}/removal`);
    expect([refused.status, textOf(refused.html).includes('no longer in your address book')]).toEqual([
      404,
      true,
    ]);
    const empty = await visitor.submit(book, `/account/addresses/${uuid}/removal`);
    expect([empty.at, textOf(empty.html).includes('Analytical')]).toEqual(['/account/addresses', false]);
  });

  test('accepts a new address, and reports missing fields next to them', async () => {
    const visitor = await loggedIn();
    const path = '/account/addresses';
    const { postcode: _, ...rest } = testAddress;
    const refused = await visitor.submit(await visitor.open(path), path, { ...rest, is_default: '1' });
    expect([refused.status, fieldError(refused, 'postcode')]).toEqual([400, 'Enter your ZIP code']);
    expect(refused.html).toContain('value="12 Analytical Row"');
    expect(refused.html).toMatch(/value="US"\s+selected/);
    const book = await visitor.submit(refused, path, { postcode: testAddress.postcode });
    expect(book.at).toBe(path);
    expect(textOf(book.html)).toContain(
      '12 Analytical Row Oakland, CA 94607 United States 555 0100 Default address',
    );
  });

  test('lists orders, newest first, and shows each only to its customer', async () => {
    const mug = await createProduct(shop, { price: 10, qty: 50 });
    const customer = await newCustomer();
    const cookie = await cookieOf(customer);
    const numbers: string[] = [];
    let uuid = '';
    for (let count = 0; count < 2; count += 1) {
      const cart = await createReadyCart(clientOf(cookie), mug.sku);
      const order = dataOf(await as(cookie, 'POST', '/api/orders', { cart_id: cart }));
      numbers.unshift(order.order_number);
      uuid = order.uuid;
    }
    const visitor = openBrowser(shop);
    await visitor.send(LOGIN, { email: customer.email, password });
    const list = await visitor.open('/account/orders');
    expect(
      [...list.html.matchAll(/\/account\/orders\/[0-9a-f-]+"\s*>Order (\d+)</g)].map(([, no]) => no),
    ).toEqual(numbers);
    const page = await visitor.open(`/account/orders/${uuid}`);
    expect(page.status).toBe(200);
    expectPrivate(page);
    expect(textOf(page.html)).toContain(`Product ${mug.sku}`);
    expect(textOf(page.html)).toContain('$15.00');
    expect(textOf(page.html)).toContain('Getting it ready');
    expect(textOf(list.html)).toMatch(/1 item · \$15\.00 Getting it ready/);
    const other = await loggedIn();
    expect((await other.open(`/account/orders/${uuid}`)).status).toBe(404);
    expect((await visitor.open(`/account/orders/${randomUUID()}`)).status).toBe(404);
    expect((await visitor.open('/account/orders/nothing')).status).toBe(404);
  });
});
