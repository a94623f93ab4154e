import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { password } from '../support/admins.ts';
import { fieldsOf, openBrowser, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { addressFields, buyerWith, choose, contact, firstChoice } from '../support/checkout.ts';
import { customersOf } from '../support/customers.ts';
import { orderShop } from '../support/orderShop.ts';
import { createProduct, dataOf, testAddress } from '../support/shop.ts';

let shop: TestShop;
let sku: string;
beforeAll(async () => {
  ({ shop } = await orderShop());
});
beforeEach(async () => {
  ({ sku } = await createProduct(shop, { price: 10, qty: 10 }));
});
afterAll(() => shop.stop());

const { newCustomer } = customersOf(() => shop);
const ADDRESS = '/checkout/address';

describe('the checkbox that saves an address', () => {
  const customerWith = async () => {
    const customer = await newCustomer();
    const buyer = await buyerWith(shop, sku);
    await buyer.send('/account/login', { email: customer.email, password });
    return { customer, buyer };
  };
  const bookOf = async ({ uuid }: { readonly uuid: string }) =>
    dataOf(await shop.admin('GET', `/api/customers/${uuid}/addresses`));
  const send = async (buyer: Browser, fields: Readonly<Record<string, string>>) =>
    buyer.submit(await buyer.open('/checkout?step=address'), ADDRESS, { ...contact, ...fields });

  test('adds it to the address book once, regardless of its spelling', async () => {
    const { customer, buyer } = await customerWith();
    expect((await buyer.open('/checkout')).html).toContain('Save to my address book');
    await send(buyer, addressFields('shipping'));
    expect(await bookOf(customer)).toEqual([]);
    const next = await send(buyer, { ...addressFields('shipping'), save_address: '1' });
    expect(next.at).toBe('/checkout?step=shipping');
    const { full_name, city } = testAddress;
    const again = { full_name: ` ${full_name.toUpperCase()} `, city: city.toLowerCase() };
    for (const changes of [{}, again])
      await send(buyer, { ...addressFields('shipping', changes), save_address: '1' });
    expect(await bookOf(customer)).toMatchObject([{ ...testAddress, is_default: false }]);
    await Promise.all(
      Array.from({ length: 4 }, () =>
        send(buyer, { ...addressFields('shipping', { city: 'Elsewhere' }), save_address: '1' }),
      ),
    );
    expect((await bookOf(customer)).map((row: { city: string }) => row.city)).toEqual([city, 'Elsewhere']);
  });

  test('stays checked while the form is corrected, and is rejected if the book is full', async () => {
    const { customer, buyer } = await customerWith();
    const refused = await send(buyer, { ...addressFields('shipping', { city: '' }), save_address: '1' });
    expect([refused.status, fieldsOf(refused.html, ADDRESS)['save_address']]).toEqual([400, '1']);
    expect(await bookOf(customer)).toEqual([]);
    for (let count = 0; count < 100; count += 1)
      dataOf(
        await shop.admin('POST', `/api/customers/${customer.uuid}/addresses`, {
          ...testAddress,
          address_1: `Street ${count}`,
        }),
      );
    const full = await send(buyer, { ...addressFields('shipping'), save_address: '1' });
    expect([full.status, textOf(full.html)]).toEqual([
      400,
      expect.stringContaining('You can save at most 100 addresses'),
    ]);
    expect(
      (await buyer.open('/checkout?step=shipping')).html,
      'the cart could not be resolved yet',
    ).toContain(`action="${ADDRESS}"`);
  });

  test('does not exist for guests, who have no address book', async () => {
    const buyer = await buyerWith(shop, sku);
    expect((await buyer.open('/checkout')).html).not.toContain('save_address');
    expect((await send(buyer, { ...addressFields('shipping'), save_address: '1' })).status).toBe(200);
  });
});

describe('an account for a guest who ordered', () => {
  const ordered = async (email = `${randomUUID().slice(0, 8)}@example.com`) => {
    const buyer = await buyerWith(shop, sku);
    const address = await buyer.open('/checkout');
    const shipping = await choose(buyer, address, ADDRESS, { email, ...addressFields('shipping') });
    const method = firstChoice(shipping);
    const payment = await choose(buyer, shipping, '/checkout/shipping-method', { method });
    const review = await choose(buyer, payment, '/checkout/payment-method', { method: 'cod' });
    const placed = await buyer.submit(review, '/checkout/order');
    const path = placed.at.replace(/\?.*$/, '');
    return { buyer, email, placed, path, uuid: path.split('/').at(-1) as string };
  };
  const make = (buyer: Browser, page: Sight, path: string, secret = password) =>
    buyer.submit(page, `${path}/account`, { password: secret });
  const customerOf = async (uuid: string) =>
    dataOf(await shop.admin('GET', `/api/orders/${uuid}`)).customer_id;

  test('needs only a password, contains the order, and is signed in', async () => {
    const { buyer, email, placed, path, uuid } = await ordered();
    expect(textOf(placed.html)).toContain(`to create an account for ${email}`);
    const made = await make(buyer, placed, path);
    expect([made.status, made.at]).toEqual([200, `${path}?account`]);
    expect(textOf(made.html)).toContain('Your account is ready and includes this order.');
    expect(made.html).not.toContain('type="password"');
    const orders = await buyer.open('/account/orders');
    expect([orders.at, orders.html]).toEqual([
      '/account/orders',
      expect.stringContaining(`/account/orders/${uuid}`),
    ]);
    expect(textOf((await buyer.open('/account')).html)).toContain(testAddress.full_name);
    const other = openBrowser(shop);
    await other.send('/account/login', { email, password });
    expect((await other.open(`/account/orders/${uuid}`)).status).toBe(200);
  });

  test('contains only that order: another order with the same email stays a guest order', async () => {
    const first = await ordered();
    const second = await ordered(first.email);
    await make(second.buyer, second.placed, second.path);
    expect(await customerOf(second.uuid)).toEqual(expect.any(Number));
    expect(await customerOf(first.uuid)).toBeNull();
  });

  test('is rejected for a weak password and for a registered email, without revealing more than registration does', async () => {
    const { email } = await newCustomer();
    const { buyer, placed, path, uuid } = await ordered(email.toLowerCase());
    expect(textOf(placed.html), 'nothing is said before').not.toContain('already exists');
    const weak = await make(buyer, placed, path, 'short');
    expect([weak.status, textOf(weak.html)]).toEqual([
      400,
      expect.stringContaining('Use at least 8 characters for your password'),
    ]);
    expect(weak.html).not.toContain('value="short"');
    const answer = await make(buyer, weak, path);
    expect([answer.status, textOf(answer.html)]).toEqual([
      409,
      expect.stringContaining('An account with this email address already exists'),
    ]);
    expect(answer.html).toContain(`href="/account/login?to=${encodeURIComponent(path)}"`);
    expect(await customerOf(uuid)).toBeNull();
  });

  test('is only for the session that ordered: neither the order token nor a customer can create one', async () => {
    const { email, placed, path, uuid } = await ordered();
    expect(placed.at).toContain('?token=');
    const other = await buyerWith(shop, sku);
    const seen = await other.open(placed.at);
    expect([seen.status, seen.html.includes(`${path}/account`)]).toEqual([200, false]);
    expect((await other.send(`${path}/account`, { password })).status).toBe(404);
    const customer = await newCustomer();
    await other.send('/account/login', { email: customer.email, password });
    expect((await other.send(`${path}/account`, { password })).status).toBe(404);
    expect(await customerOf(uuid)).toBeNull();
    const login = await openBrowser(shop).send('/account/login', { email, password });
    expect(login.status, 'no account was made').toBe(401);
  });

  test('is created once by two concurrent clicks', async () => {
    const { buyer, placed, path, uuid } = await ordered();
    const clicks = await Promise.all([make(buyer, placed, path), make(buyer, placed, path)]);
    expect(clicks.filter(({ status }) => status === 200).length).toBe(1);
    expect(await customerOf(uuid)).toEqual(expect.any(Number));
  });
});
