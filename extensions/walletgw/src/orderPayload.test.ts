import type { Order } from '@shop/runtime/extension';
import { describe, expect, test } from 'vitest';
import { amountBreakdown } from './amountBreakdown.ts';
import { orderPayload } from './orderPayload.ts';

const address = {
  full_name: 'Ada Lovelace',
  address_1: '12 Analytical Row',
  address_2: '',
  city: 'Oakland',
  province: 'US-CA',
  country: 'US',
  postcode: '94607',
};

function payloadOf({ brandName = 'Shop', name = 'Hat', ...change }: Record<string, unknown> = {}) {
  const order = {
    uuid: 'the-uuid',
    order_number: '10001',
    currency: 'USD',
    grand_total: '10.00',
    discount_amount: '0',
    shipping_fee_excl_tax: '0',
    shipping_fee_incl_tax: '0',
    total_tax_amount: '0',
    no_shipping_required: false,
    shipping_address: address,
    items: [
      {
        product_name: name,
        product_sku: 'HAT',
        final_price: 10,
        final_price_incl_tax: 10,
        qty: 1,
        no_shipping_required: change['no_shipping_required'] ?? false,
      },
    ],
    ...change,
  } as unknown as Order;
  const urls = { returnUrl: 'https://shop.test/back', cancelUrl: 'https://shop.test/no' };
  const amount = amountBreakdown(order, false);
  const body = orderPayload({
    order,
    amount,
    intent: 'CAPTURE',
    priceIncludingTax: false,
    brandName: String(brandName),
    ...urls,
  });
  const [unit] = body.purchase_units;
  return { unit, experience: body.payment_source.paypal.experience_context };
}

describe('the address', () => {
  test.each([
    ['US-CA', 'US', 'CA'],
    ['CA', 'US', 'CA'],
    ['US-CA', 'CA', 'US-CA'],
    ['', 'SG', undefined],
  ])('province %s of %s is %s', (province, country, expected) => {
    const { unit } = payloadOf({ shipping_address: { ...address, province, country } });
    expect(unit.shipping?.address['admin_area_1']).toBe(expected);
    expect(unit.shipping?.address['country_code']).toBe(country);
    expect(unit.shipping?.address).not.toHaveProperty('address_line_2');
  });

  test('is not sent if nothing ships', () => {
    const { unit, experience } = payloadOf({ no_shipping_required: true });
    expect(unit.shipping).toBeUndefined();
    expect(experience.shipping_preference).toBe('NO_SHIPPING');
    expect(unit.items?.[0]?.category).toBe('DIGITAL_GOODS');
  });
});

test('texts are truncated to the gateway’s maximum, never within a character', () => {
  const { unit, experience } = payloadOf({ name: `${'x'.repeat(126)}😀`, brandName: 'y'.repeat(200) });
  expect(unit.items?.[0]?.name).toBe('x'.repeat(126));
  expect(experience.brand_name).toHaveLength(127);
});

test('a single amount is sent without items', () => {
  const { unit } = payloadOf({ grand_total: '10.01' });
  expect(unit.amount).toEqual({ currency_code: 'USD', value: '10.01' });
  expect(unit.items).toBeUndefined();
});
