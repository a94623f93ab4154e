import cod from '@shop/cod';
import { createTestClock, testAddress } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customersOf } from '../support/customers.ts';
import { createMailbox } from '../support/mailbox.ts';
import { newKey } from '../support/pages.ts';
import { dataOf, testShop } from '../support/shop.ts';

const { extension: mailbox, sent } = createMailbox();
const clock = createTestClock(new Date());
let shop: TestShop;
let taxClass: number;
beforeAll(async () => {
  shop = await testShop({ clock, extensions: [cod, mailbox], config: { rateLimit: false } });
  const taxes = await post('/api/tax/classes', { name: newKey() });
  taxClass = taxes.tax_class_id;
  for (const [country, rate] of [
    ['DE', 19],
    ['FR', 20],
  ])
    await post(`/api/tax/classes/${taxes.uuid}/rates`, { name: 'VAT', country, rate });
  await post('/api/settings', { priceIncludingTax: true, cartReminderEmail: true });
});
afterAll(() => shop.stop());

const { newCustomer, cookieOf, as } = customersOf(() => shop);
const post = async (path: string, body: object) => dataOf(await shop.admin('POST', path, body));
type Headers = Readonly<Record<string, string>>;

const product = () => {
  const sku = newKey();
  const body = { name: 'Tea', sku, url_key: sku, price: 11.9, qty: 99, tax_class: taxClass };
  return post('/api/products', { ...body, no_shipping_required: true });
};
/** Creates a customer whose group or own exemption decides how prices are shown, and signs in. */
async function buyer(group: object | null, customerMore: object = {}): Promise<Headers> {
  const customer = await newCustomer();
  const made = group && (await post('/api/customerGroups', { group_name: newKey(), ...group }));
  const change = { ...customerMore, ...(made && { group_id: made.customer_group_id }) };
  dataOf(await shop.admin('PATCH', `/api/customers/${customer.uuid}`, change));
  return cookieOf(customer);
}

/** Fills a cart with two units for an address in a country. */
async function fillCart(headers: Headers, sku: string, country: string) {
  const email = `${newKey()}@example.com`;
  const { cartId } = dataOf(await as(headers, 'POST', '/api/carts', { items: [{ sku, qty: 2 }] }));
  const send = async (path: string, body: object) =>
    dataOf(await as(headers, 'POST', `/api/carts/${cartId}/${path}`, body));
  await send('contacts', { email });
  const address = { ...testAddress, country, province: '', postcode: '10115' };
  await send('addresses', { type: 'billing', address });
  return { email, cartId, send };
}

/** Leaves a cart, and returns the text of the reminder. */
async function reminderOf(
  headers: Headers,
  { sku }: { readonly sku: string },
  change: () => Promise<unknown> = async () => undefined,
  country = 'DE',
): Promise<string> {
  const { email, send } = await fillCart(headers, sku, country);
  await send('reminders', { given: true });
  await change();
  clock.advance(5 * 3_600_000);
  await shop.runJob('remindOfCarts');
  expect((await shop.deliverEvents()).failed).toEqual([]);
  return sent.findLast(({ to }) => to.address === email)?.text as string;
}

/** Places an order by cash on delivery, and returns the text of its confirmation. */
async function confirmationOf(headers: Headers, { sku }: { readonly sku: string }): Promise<string> {
  const { email, cartId, send } = await fillCart(headers, sku, 'DE');
  await send('paymentMethods', { method_code: 'cod', method_name: 'Cash on delivery' });
  dataOf(await as(headers, 'POST', '/api/orders', { cart_id: cartId }));
  expect((await shop.deliverEvents()).failed).toEqual([]);
  return sent.findLast(({ to }) => to.address === email)?.text as string;
}

describe('a reminder of a cart', () => {
  test('shows prices with tax, and without it to groups and exempt buyers, as their cart does', async () => {
    const tea = await product();
    expect(await reminderOf({}, tea)).toContain('2 × Tea: $23.80');
    expect(await reminderOf(await buyer({ prices_shown: 'net' }), tea)).toContain('2 × Tea: $20.00');
    expect(await reminderOf(await buyer(null, { tax_exempt: true }), tea)).toContain('2 × Tea: $20.00');
    expect(await reminderOf(await buyer({ tax_exempt: true }), tea)).toContain('2 × Tea: $20.00');
  });

  test('shows prices without tax in the countries that the merchant names', async () => {
    const tea = await product();
    await post('/api/settings', { pricesShownNet: ['FR'] });
    const texts = [await reminderOf({}, tea, undefined, 'FR'), await reminderOf({}, tea)];
    await post('/api/settings', { pricesShownNet: null });
    // The price is kept with the tax of the country that it is sent to.
    expect(texts).toEqual([
      expect.stringContaining('2 × Tea: $19.83'),
      expect.stringContaining('2 × Tea: $23.80'),
    ]);
  });

  test('shows the prices that hold now, of the lists and quantities of its buyer', async () => {
    const tea = await product();
    const group = await post('/api/customerGroups', { group_name: newKey() });
    const customer = await newCustomer();
    dataOf(await shop.admin('PATCH', `/api/customers/${customer.uuid}`, { groups: [group.uuid] }));
    const headers = await cookieOf(customer);
    const list = await post('/api/price-lists', {
      code: newKey(),
      name: 'Trade',
      kind: 'override',
      status: 1,
      groups: [group.uuid],
    });
    const set = [
      { sku: tea.sku, amount: 9.5 },
      { sku: tea.sku, min_qty: 2, amount: 8 },
    ];
    const write = async () =>
      dataOf(await shop.admin('PATCH', `/api/price-lists/${list.uuid}/prices`, { set }));
    expect(await reminderOf(headers, tea, write)).toContain('2 × Tea: $16.00');
    expect(await reminderOf({}, tea)).toContain('2 × Tea: $23.80');
    dataOf(await shop.admin('DELETE', `/api/price-lists/${list.uuid}`));
  });
});

describe('the confirmation of an order', () => {
  test('shows amounts with tax, and without it to groups and exempt buyers, as the page of the order does', async () => {
    const tea = await product();
    expect(await confirmationOf({}, tea)).toContain(
      '2 × Tea: $23.80\n\nSubtotal: $23.80\nTotal: $23.80\nIncludes tax of: $3.80',
    );
    expect(await confirmationOf(await buyer({ prices_shown: 'net' }), tea)).toContain(
      '2 × Tea: $20.00\n\nSubtotal: $20.00\nTax: $3.80\nTotal: $23.80',
    );
    expect(await confirmationOf(await buyer(null, { tax_exempt: true }), tea)).toContain(
      '2 × Tea: $20.00\n\nSubtotal: $20.00\nTotal: $20.00',
    );
  });
});
