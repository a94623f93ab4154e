import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { defineExtension } from '@shop/runtime/extension';
import type { OutgoingEmail } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { adminsOf, password, refusalOf } from '../support/admins.ts';
import { fieldsOf, textOf } from '../support/browser.ts';
import type { Browser, Sight } from '../support/browser.ts';
import { addressFields, buyerWith, choose, contact, firstChoice } from '../support/checkout.ts';
import { customersOf } from '../support/customers.ts';
import { pdfText } from '../support/pdfText.ts';
import { createProduct, createZoneWithRate, dataOf, testAddress, testShop } from '../support/shop.ts';

const ADDRESS = '/checkout/address';
const emails: OutgoingEmail[] = [];
const postOffice = defineExtension({
  name: 'post-office',
  api: '^1.0',
  setup: () => ({
    mailTransport: [{ name: 'post-office', send: async (email) => void emails.push(email) }],
  }),
});

let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await testShop({
    config: { shop: { languages: ['en', 'de', 'ar'] } },
    extensions: [coreShipping, cod, postOffice],
    worker: true,
  });
  await createZoneWithRate(shop, { countries: ['US', 'DE'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 500 }));
});
afterAll(() => shop.stop());

const { newCustomer } = customersOf(() => shop);
const { newAdmin, tokenOf } = adminsOf(() => shop);
let token: string;
const ask = async (companyFields: string) => {
  expect((await shop.admin('POST', '/api/settings', { companyFields })).status).toBe(200);
};
const uuidAt = ({ at }: Sight): string => at.replace('/checkout/success/', '').replace(/\?.*$/, '');
const firm = { 'shipping.company': 'Müller & Söhne GmbH', 'shipping.vat_id': 'de 123 456 789' };
const checkoutOf = async (): Promise<[Browser, Sight]> => {
  const buyer = await buyerWith(shop, sku);
  return [buyer, await buyer.open('/checkout')];
};
const send = (buyer: Browser, page: Sight, fields: Readonly<Record<string, string>>) =>
  buyer.submit(page, ADDRESS, { ...contact, ...addressFields('shipping'), ...fields });

/** Lists the fields for companies in the form of a page, without the prefix of the address. */
const companyFieldsIn = ({ html }: Sight, action = ADDRESS): string[] =>
  Object.keys(fieldsOf(html, action)).filter((name) => /^(?:shipping\.)?(?:company|vat_id)$/.test(name));

describe('the address form of the checkout', () => {
  test.each([
    ['off', []],
    ['company', ['shipping.company']],
    ['companyAndVatId', ['shipping.company', 'shipping.vat_id']],
  ])('with the setting %s asks for %j', async (mode, names) => {
    await ask(mode);
    const [, page] = await checkoutOf();
    expect(companyFieldsIn(page)).toEqual(names);
    const text = textOf(page.html);
    expect(text.includes('Company (optional)')).toBe(mode !== 'off');
    expect(text.includes('VAT ID (optional) With the prefix of its country, such as DE123456789')).toBe(
      mode === 'companyAndVatId',
    );
    expect(text).toContain(
      mode === 'off' ? 'Apartment, suite, company (optional)' : 'Apartment, suite, floor (optional)',
    );
  });

  test('refuses other modes of the setting', async () => {
    const answer = await shop.admin('POST', '/api/settings', { companyFields: 'always' });
    expect(refusalOf(answer)).toEqual([
      400,
      'VALIDATION_FAILED',
      'companyFields must be one of off, company, companyAndVatId',
    ]);
  });

  test('names a malformed VAT ID at its field, and keeps what was entered', async () => {
    await ask('companyAndVatId');
    const [buyer, page] = await checkoutOf();
    const refused = await send(buyer, page, { ...firm, 'shipping.vat_id': 'DE12' });
    expect(refused.status).toBe(400);
    expect(refused.html).toMatch(
      /id="field-shipping\.vat_id-error">Enter a valid VAT ID with the prefix of its country, such as DE123456789</,
    );
    expect(fieldsOf(refused.html, ADDRESS)).toMatchObject({ ...firm, 'shipping.vat_id': 'DE12' });
    const long = await send(buyer, page, { 'shipping.company': 'x'.repeat(256) });
    expect(textOf(long.html)).toContain('Company can have at most 255 characters');
  });

  test.each([
    ['de', 'Firma (optional)', 'Bitte geben Sie eine gültige USt-IdNr. mit dem Präfix ihres Landes an'],
    ['ar', 'الشركة', 'يُرجى إدخال رقم صحيح لضريبة القيمة المضافة'],
  ])('speaks %s', async (language, label, error) => {
    await ask('companyAndVatId');
    const buyer = await buyerWith(shop, sku);
    const page = await buyer.open(`/${language}/checkout`);
    expect(textOf(page.html)).toContain(label);
    const action = `/${language}${ADDRESS}`;
    const refused = await buyer.submit(page, action, {
      ...contact,
      ...addressFields('shipping'),
      'shipping.company': 'شركة النور للتجارة',
      'shipping.vat_id': 'XX1',
    });
    expect([refused.status, fieldsOf(refused.html, action)['shipping.company']]).toEqual([
      400,
      'شركة النور للتجارة',
    ]);
    expect(textOf(refused.html)).toContain(error);
  });
});

describe('an order of a company', () => {
  test('names it on the review, the confirmation, the emails, the invoice and the packing slip', async () => {
    await ask('companyAndVatId');
    const [buyer, page] = await checkoutOf();
    const shipping = await choose(buyer, page, ADDRESS, {
      ...contact,
      ...addressFields('shipping'),
      ...firm,
    });
    const payment = await choose(buyer, shipping, '/checkout/shipping-method', {
      method: firstChoice(shipping),
    });
    const review = await choose(buyer, payment, '/checkout/payment-method', { method: 'cod' });
    const block =
      /Ada Lovelace Müller & Söhne GmbH 12 Analytical Row Oakland, CA 94607 United States VAT ID: DE123456789/;
    expect(textOf(review.html)).toMatch(block);
    const placed = await buyer.submit(review, '/checkout/order');
    expect(textOf(placed.html)).toMatch(block);

    const order = dataOf(await shop.admin('GET', `/api/orders/${uuidAt(placed)}`));
    const documents = `/api/orders/${order.uuid}/documents`;
    dataOf(await shop.admin('POST', documents, { kind: 'invoice' }));
    expect(await linesOf(`${documents}/invoice`)).toContain('VAT ID: DE123456789');
    expect(await linesOf(`${documents}/invoice`)).toContain('Müller & Söhne GmbH');
    const slip = await linesOf(`${documents}/packing-slip`);
    expect(slip).toContain('Müller & Söhne GmbH');
    expect(slip).not.toContain('DE123456789');

    const email = await vi.waitFor(
      () => {
        const found = emails.find(({ subject }) => subject.includes(order.order_number));
        if (!found) throw new Error('no email yet');
        return found;
      },
      { timeout: 120_000, interval: 20 },
    );
    expect(email.text).toMatch(/Ada Lovelace\nMüller & Söhne GmbH\n[\s\S]*VAT ID: DE123456789/);
  });

  test('keeps a company that was set over the API while the setting is off', async () => {
    await ask('companyAndVatId');
    const [buyer, page] = await checkoutOf();
    await send(buyer, page, firm);
    await ask('off');
    const again = await buyer.open('/checkout?step=address');
    expect(fieldsOf(again.html, ADDRESS)).toMatchObject({ ...firm, 'shipping.vat_id': 'DE123456789' });
    await choose(buyer, again, ADDRESS, { 'shipping.city': 'Berkeley' });
    expect(fieldsOf((await buyer.open('/checkout?step=address')).html, ADDRESS)).toMatchObject({
      ...firm,
      'shipping.city': 'Berkeley',
      'shipping.vat_id': 'DE123456789',
    });
  });
});

describe('the address book of the account', () => {
  test('asks for companies, shows them, and keeps what its form does not ask for', async () => {
    await ask('companyAndVatId');
    const customer = await newCustomer();
    const buyer = await buyerWith(shop, sku);
    await buyer.send('/account/login', { email: customer.email, password });
    const path = '/account/addresses';
    const page = await buyer.open(path);
    expect(companyFieldsIn(page, path)).toEqual(['company', 'vat_id']);
    const values = { ...testAddress, company: 'شركة النور للتجارة', vat_id: 'el-123456789' };
    const refused = await buyer.submit(page, path, { ...values, vat_id: 'GR123456789' });
    expect([refused.status, textOf(refused.html)]).toEqual([
      400,
      expect.stringContaining('Enter a valid VAT ID with the prefix of its country, such as DE123456789'),
    ]);
    const saved = await buyer.submit(page, path, values);
    expect(textOf(saved.html)).toMatch(/شركة النور للتجارة [\s\S]* VAT ID: EL123456789/);

    await ask('off');
    const [entry] = dataOf(await shop.admin('GET', `/api/customers/${customer.uuid}/addresses`));
    const one = `${path}/${entry.uuid}`;
    await buyer.submit(await buyer.open(one), one, { city: 'Berkeley' });
    const [changed] = dataOf(await shop.admin('GET', `/api/customers/${customer.uuid}/addresses`));
    expect(changed).toMatchObject({ city: 'Berkeley', company: values.company, vat_id: 'EL123456789' });
  });
});

async function linesOf(path: string): Promise<string> {
  token ??= await tokenOf(await newAdmin());
  const answer = await fetch(new URL(path, shop.url), { headers: { authorization: `Bearer ${token}` } });
  return pdfText(Buffer.from(await answer.arrayBuffer())).join('\n');
}
