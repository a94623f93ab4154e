import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { fieldsOf, textOf } from '../support/browser.ts';
import type { Sight } from '../support/browser.ts';
import { addressFields, buyerWith, contact, goToReview } from '../support/checkout.ts';
import { createProduct, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

const PATH = '/checkout/address';
let shop: TestShop;
let sku: string;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US', 'CA', 'DE', 'HK'], cost: 5 });
  ({ sku } = await createProduct(shop, { price: 10, qty: 1000 }));
  const { uuid } = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'By state' }));
  const rate = { name: 'State', rate: 10, country: 'US', province: 'CA' };
  dataOf(await shop.admin('POST', `/api/tax/classes/${uuid}/rates`, rate));
});
afterAll(() => shop.stop());

/** Returns the option labels of a select field, or null if the field is not a select. */
const choicesOf = ({ html }: Sight, name: string): string[] | null => {
  const list = new RegExp(`<select\\s[^>]*name="${name}"[^>]*>([\\s\\S]*?)</select>`).exec(html)?.[1];
  return list === undefined
    ? null
    : [...list.matchAll(/<option[^>]*>([^<]*)</g)].map(([, text]) => text ?? '');
};
const province = 'shipping.province';
const sent = (changes: Readonly<Record<string, string>>) => ({
  ...contact,
  ...addressFields('shipping', changes),
});

describe('the address of the checkout', () => {
  test('has a text field for the province until a country is selected, and then lists its provinces', async () => {
    const buyer = await buyerWith(shop, sku);
    const first = await buyer.open('/checkout');
    expect(choicesOf(first, province)).toBeNull();
    expect(first.html).toContain('autocomplete="shipping address-level1"');
    const entered = sent({ province: '', country: 'CA', postcode: '' });
    const listed = await buyer.submit(first, PATH, entered, '/checkout/country');
    expect([listed.status, listed.at]).toEqual([200, '/checkout/country?rejected']);
    expect(listed.html).not.toContain('class="errors"');
    expect(fieldsOf(listed.html, PATH)).toMatchObject(entered);
    expect(choicesOf(listed, province)?.slice(0, 4)).toEqual([
      'Choose a province',
      'Alberta',
      'British Columbia',
      'Manitoba',
    ]);
    expect(listed.html).toContain('autocomplete="shipping address-level1"');
    const done = await buyer.submit(listed, PATH, { [province]: 'CA-ON', 'shipping.postcode': 'm5v 2t6' });
    expect([done.status, done.at]).toEqual([200, '/checkout?step=shipping']);
    const again = await buyer.open('/checkout?step=address');
    expect(fieldsOf(again.html, PATH)).toMatchObject({
      [province]: 'CA-ON',
      'shipping.country': 'CA',
      'shipping.postcode': 'M5V 2T6',
    });
  });

  test.each(['California', 'CA', 'us-ca'])('resolves %s as it was typed', async (typed) => {
    const buyer = await buyerWith(shop, sku);
    const done = await buyer.submit(await buyer.open('/checkout'), PATH, sent({ province: typed }));
    expect([done.status, done.at]).toEqual([200, '/checkout?step=shipping']);
    const again = await buyer.open('/checkout?step=address');
    expect(fieldsOf(again.html, PATH)).toMatchObject({ [province]: 'US-CA' });
  });

  test('reports an unknown province next to the field, and lists those of the country', async () => {
    const buyer = await buyerWith(shop, sku);
    const page = await buyer.submit(await buyer.open('/checkout'), PATH, sent({ province: 'Californa' }));
    expect(page.status).toBe(400);
    expect(page.html).toContain(
      `id="field-${province}-error">&quot;Californa&quot; isn’t a state, province or region of the selected country`,
    );
    expect(choicesOf(page, province)).toContain('California');
    expect(fieldsOf(page.html, PATH)).toMatchObject(sent({ province: 'Californa' }));
  });

  test('asks again if the country was changed after its provinces were listed', async () => {
    const buyer = await buyerWith(shop, sku);
    const listed = await buyer.submit(
      await buyer.open('/checkout'),
      PATH,
      sent({ province: 'CA' }),
      '/checkout/country',
    );
    expect(fieldsOf(listed.html, PATH)).toMatchObject({ [province]: 'US-CA' });
    const page = await buyer.submit(listed, PATH, { 'shipping.country': 'CA' });
    expect(page.status).toBe(400);
    expect(page.html).toContain('The state, province or region isn’t in the selected country');
    expect(choicesOf(page, province)).toContain('Ontario');
    expect(fieldsOf(page.html, PATH)).toMatchObject({ [province]: '', 'shipping.city': 'Oakland' });
    const city = await buyer.submit(page, PATH, { 'shipping.country': 'HK' }, '/checkout/country');
    expect(choicesOf(city, province)).toBeNull();
    const done = await buyer.submit(city, PATH, { [province]: 'Kowloon' });
    expect([done.status, done.at]).toEqual([200, '/checkout?step=shipping']);
  });

  test('lists the provinces of the billing address separately', async () => {
    const buyer = await buyerWith(shop, sku);
    const billing = { billing_other: '1', ...addressFields('billing', { country: 'ES', province: '' }) };
    const page = await buyer.submit(
      await buyer.open('/checkout'),
      PATH,
      { ...sent({}), ...billing },
      '/checkout/country',
    );
    expect(page.html).toMatch(/name="billing_other"[^>]*checked/);
    expect(choicesOf(page, 'billing.province')).toContain('Las Palmas');
    expect(page.html).toContain('<optgroup label="Canary Islands">');
    const done = await buyer.submit(page, PATH, { 'billing.province': 'ES-GC' });
    expect([done.status, done.at]).toEqual([200, '/checkout?step=shipping']);
  });
});

test('a shop with one country lists its provinces immediately', async () => {
  const small = await testShop();
  await createZoneWithRate(small, { countries: ['US'], cost: 5 });
  const product = await createProduct(small, { price: 10, qty: 1 });
  const buyer = await buyerWith(small, product.sku);
  const page = await buyer.open('/checkout');
  expect(choicesOf(page, province)).toContain('California');
  expect(page.html.split('</fieldset>')[0]).not.toContain('Update form');
  expect(textOf((await goToReview(buyer, 'cod')).html)).toContain('Oakland, CA 94607 United States');
  await small.stop();
});
