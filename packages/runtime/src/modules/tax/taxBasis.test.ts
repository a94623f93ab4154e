import { expect, test } from 'vitest';
import type { TaxAddress } from './rateFor.ts';
import { baseAddress, rateOf, shippingTaxOf, taxMode } from './rateFor.ts';
import type { TaxRateInputs } from './taxRate.ts';
import type { TaxBase } from './taxSettings.ts';

const shipping: TaxAddress = { country: 'US' };
const billing: TaxAddress = { country: 'DE' };
const store: TaxAddress = { country: 'GB' };
const given = { shipping, billing, store };
const none = { shipping: null, billing: null, store: null };

test.each<
  [TaxBase, boolean, { [K in 'shipping' | 'billing' | 'store']?: TaxAddress | null }, TaxAddress | null]
>([
  ['shippingAddress', false, given, shipping],
  ['shippingAddress', false, { billing, store }, null],
  ['shippingAddress', true, given, billing],
  ['shippingAddress', true, { shipping, store }, shipping],
  ['shippingAddress', true, { store }, null],
  ['billingAddress', false, given, billing],
  ['billingAddress', false, { shipping, store }, shipping],
  ['billingAddress', false, { store }, null],
  ['billingAddress', true, given, billing],
  ['storeAddress', false, given, store],
  ['storeAddress', true, given, store],
  ['storeAddress', false, { store }, store],
  ['storeAddress', false, { shipping, billing }, null],
])('%s, nothing ships %s, of %j: %j', (baseCalculationAddress, isVirtual, known, expected) => {
  expect(baseAddress({ baseCalculationAddress }, { ...none, ...known, isVirtual })).toEqual(expected);
});

test('a shop without an address taxes nothing if the store is the tax base', () => {
  const known = { shipping, billing, store: undefined, isVirtual: false };
  expect(baseAddress({ baseCalculationAddress: 'storeAddress' }, known)).toBeNull();
});

const CLASS_UUID = '0b1d3f6e-0000-4000-8000-000000000007';
const rates: readonly TaxRateInputs[] = [
  ['US', '10.0000'],
  ['DE', '19.0000'],
].map(([country, rate], index) => ({
  tax_rate_id: index + 1,
  tax_class_id: 7,
  tax_class_uuid: CLASS_UUID,
  name: 'Fee',
  rate: rate as string,
  is_compound: false,
  country: country as string,
  province: '*',
  postcode: '*',
  priority: 0,
}));
const both = { shipping, base: billing };

test.each<[number | string | null, Parameters<typeof shippingTaxOf>[2], ReturnType<typeof shippingTaxOf>]>([
  [null, both, 'none'],
  [-1, both, 'proportional'],
  [0, both, 'highest'],
  [7, both, rateOf('10')],
  [CLASS_UUID, both, rateOf('10')],
  [7, { shipping: null, base: billing }, rateOf('19')],
  [7, { shipping: null, base: null }, rateOf('0')],
  [7, { shipping: store, base: billing }, rateOf('0')],
  [8, both, 'none'],
  ['0b1d3f6e-0000-4000-8000-000000000008', both, 'none'],
])('the fee with the class %s at %j', (defaultShippingTaxClassId, addresses, expected) => {
  const fee = shippingTaxOf({ defaultShippingTaxClassId }, rates, addresses);
  // Equal exact numbers may have different denominators.
  const value = (tax: typeof fee) => (typeof tax === 'string' ? tax : Number(tax.n) / Number(tax.d));
  expect(value(fee)).toBe(value(expected));
});

test('the tax mode contains what totals depend on, and no more', () => {
  const settings = {
    priceIncludingTax: true,
    taxRounding: 'up',
    taxRoundLevel: 'unit',
    baseCalculationAddress: 'storeAddress',
    defaultShippingTaxClassId: 0,
  } as const;
  expect(taxMode(settings)).toEqual({ priceIncludingTax: true, taxRounding: 'up', taxRoundLevel: 'unit' });
});
