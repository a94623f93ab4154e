import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { password } from '../support/admins.ts';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
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
const PROFILE = '/account/profile';
const BOOK = '/account/addresses';

async function logIn(email: string, secret = password): Promise<Browser> {
  const visitor = openBrowser(shop);
  await visitor.send(LOGIN, { email, password: secret });
  return visitor;
}

describe('the details of an account', () => {
  test('are changed in one form: changing only the name needs no password', async () => {
    const { email } = await newCustomer();
    const visitor = await logIn(email);
    const page = await visitor.open(PROFILE);
    expect(fieldsOf(page.html, PROFILE)).toMatchObject({ full_name: 'Grace Hopper', email });
    const saved = await visitor.submit(page, PROFILE, { full_name: 'Grace <Brewster>' });
    expect([saved.at, textOf(saved.html)]).toEqual([
      `${PROFILE}?saved`,
      expect.stringContaining('Your details have been saved.'),
    ]);
    expect(fieldsOf(saved.html, PROFILE)['full_name']).toBe('Grace <Brewster>');
    expect(textOf((await visitor.open('/account')).html)).toContain('Grace <Brewster>');
  });

  test('a new password requires the current one, and is effective immediately', async () => {
    const { email } = await newCustomer();
    const visitor = await logIn(email);
    const page = await visitor.open(PROFILE);
    const next = 'correct horse battery staple';
    const refused = await visitor.submit(page, PROFILE, { password: next, current_password: 'no' });
    expect([refused.status, textOf(refused.html)]).toEqual([
      400,
      expect.stringContaining('Your current password is missing or incorrect'),
    ]);
    expect(refused.html).not.toContain(next);
    const saved = await visitor.submit(refused, PROFILE, { password: next, current_password: password });
    expect(saved.at).toBe(`${PROFILE}?saved`);
    expect((await (await logIn(email, next)).open('/account')).at).toBe('/account');
    expect((await (await logIn(email)).open('/account')).at).toBe(`${LOGIN}?to=%2Faccount`);
  });

  test('a new email waits for its confirmation, and the page shows that', async () => {
    const { email } = await newCustomer();
    const visitor = await logIn(email);
    const other = `new.${email}`;
    const page = await visitor.open(PROFILE);
    expect((await visitor.submit(page, PROFILE, { email: other })).status).toBe(400);
    const saved = await visitor.submit(page, PROFILE, { email: other, current_password: password });
    expect(textOf(saved.html)).toContain(`We’ve sent a link to ${other}.`);
    expect(textOf(saved.html)).toContain(`Until you do, your email address remains ${email}.`);
    expect(
      (await visitor.submit(saved, PROFILE, { full_name: 'Ada' })).at,
      'the email that waits asks for no password again',
    ).toBe(`${PROFILE}?saved`);
  });

  test('are only for the customer', async () => {
    const visitor = openBrowser(shop);
    expect((await visitor.open(PROFILE)).at).toBe(`${LOGIN}?to=%2Faccount%2Fprofile`);
    expect((await visitor.send(PROFILE, { full_name: 'Eve', email: 'eve@example.com' })).at).toContain(LOGIN);
    expect((await visitor.send(PROFILE, { full_name: '' })).at).toContain(LOGIN);
  });
});

describe('the sign-ins of an account', () => {
  test('are listed, and all but the current one can be ended', async () => {
    const customer = await newCustomer();
    const visitor = await logIn(customer.email);
    const other = await logIn(customer.email);
    await shop.request(
      'POST',
      LOGIN,
      { email: customer.email, password },
      { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' } },
    );
    const page = await visitor.open(PROFILE);
    expect(textOf(page.html)).toContain('Firefox on Linux');
    expect(textOf(page.html).match(/This device/g)).toHaveLength(1);
    const ended = await visitor.submit(page, '/account/sessions/end');
    expect([ended.at, textOf(ended.html)]).toEqual([
      `${PROFILE}?ended`,
      expect.stringContaining('You’re signed out everywhere else.'),
    ]);
    expect(textOf(ended.html)).not.toContain('Firefox on Linux');
    expect(ended.html).not.toContain('action="/account/sessions/end"');
    expect((await visitor.open('/account')).at).toBe('/account');
    expect((await other.open('/account')).at).toBe(`${LOGIN}?to=%2Faccount`);
  });

  test('can be ended only by the customer', async () => {
    expect((await openBrowser(shop).send('/account/sessions/end')).at).toContain(LOGIN);
  });
});

describe('a saved address', () => {
  const addressOf = async (customer: Awaited<ReturnType<typeof newCustomer>>) =>
    dataOf(await as(await cookieOf(customer), 'POST', '/api/customers/me/addresses', testAddress))
      .uuid as string;

  test('is edited in the same form as a new one, with its fields filled in', async () => {
    const customer = await newCustomer();
    const uuid = await addressOf(customer);
    const visitor = await logIn(customer.email);
    const path = `${BOOK}/${uuid}`;
    const page = await visitor.open(path);
    expect(fieldsOf(page.html, path)).toMatchObject({
      city: testAddress.city,
      postcode: testAddress.postcode,
    });
    const refused = await visitor.submit(page, path, { city: '' });
    expect([refused.status, fieldsOf(refused.html, path)['postcode']]).toEqual([400, testAddress.postcode]);
    const elsewhere = await visitor.submit(refused, path, { country: 'CA' }, `${path}/country`);
    expect(elsewhere.html).toContain('Ontario');
    const book = await visitor.submit(refused, path, { city: 'Berkeley', is_default: '1' });
    expect([book.at, textOf(book.html)]).toEqual([BOOK, expect.stringContaining('Berkeley, CA 94607')]);
    expect(textOf(book.html)).toContain('Default address');
  });

  test('of another customer is not found', async () => {
    const uuid = await addressOf(await newCustomer());
    const { email } = await newCustomer();
    const visitor = await logIn(email);
    expect((await visitor.open(`${BOOK}/${uuid}`)).status).toBe(404);
    expect((await visitor.send(`${BOOK}/${uuid}`, { ...testAddress })).status).toBe(404);
  });
});

describe('reordering', () => {
  test('adds an order’s items to the cart, and lists those that can no longer be bought', async () => {
    const [mug, hat] = await Promise.all([
      createProduct(shop, { price: 10, qty: 50 }),
      createProduct(shop, { price: 20, qty: 50 }),
    ]);
    const customer = await newCustomer();
    const cookie = await cookieOf(customer);
    const cart = await createReadyCart(clientOf(cookie), mug.sku);
    await as(cookie, 'POST', `/api/cart/${cart}/items`, { sku: hat.sku, qty: 2 });
    const { uuid } = dataOf(await as(cookie, 'POST', '/api/orders', { cart_id: cart }));
    const visitor = await logIn(customer.email);
    const order = await visitor.open(`/account/orders/${uuid}`);
    const path = `/account/orders/${uuid}/reorder`;
    const whole = await visitor.submit(order, path);
    expect([whole.at, textOf(whole.html)]).toEqual(['/cart', expect.stringContaining(`Product ${hat.sku}`)]);

    const { body } = await shop.admin('PATCH', `/api/products/${hat.uuid}`, { status: 0 });
    expect(body).toHaveProperty('data');
    const part = await visitor.submit(order, path);
    expect(textOf(part.html)).toMatch(new RegExp(`Product ${hat.sku}: .+`));
    expect(part.at).toBe(`${path}?rejected`);
    const unrelated = await logIn((await newCustomer()).email);
    expect((await unrelated.send(path)).status).toBe(404);
  });
});
