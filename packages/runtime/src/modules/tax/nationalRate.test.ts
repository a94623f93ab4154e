import { expect, test } from 'vitest';
import { nationalRate } from './nationalRate.ts';
import { percentText } from './rateFor.ts';
import type { TaxRateInputs } from './taxRate.ts';

const rate = (rate_percent: string, more: Partial<TaxRateInputs>): TaxRateInputs => ({
  tax_rate_id: 1,
  tax_class_id: 1,
  tax_class_uuid: '0b1d3f6e-0000-4000-8000-000000000001',
  name: 'Rate',
  rate: rate_percent,
  is_compound: false,
  country: '*',
  province: '*',
  postcode: '*',
  priority: 0,
  ...more,
});

const rates = [
  rate('19.0000', { country: 'DE' }),
  rate('7.0000', { country: 'DE', tax_class_id: 2 }),
  rate('7.2500', { country: 'US', province: 'US-CA' }),
  rate('5.0000', { country: 'CA' }),
  rate('9.9750', { country: 'CA', province: 'CA-QC' }),
  rate('8.0000', { country: 'CH,LI', tax_rate_id: 9 }),
  rate('1.0000', { country: 'CH', is_compound: true, priority: 1 }),
  rate('3.0000', { country: 'JP', postcode: '1*' }),
];

test.each([
  ['one rate of the country and the class', 1, 'DE', '19.0000'],
  ['the rate of another class', 2, 'de', '7.0000'],
  ['rates that add up everywhere', 1, 'CH', '9.0800'],
  ['a list of countries', 1, 'LI', '8.0000'],
  ['no rate in the country', 1, 'FR', '0.0000'],
  ['a product without a class', null, 'DE', '0.0000'],
  ['a rate of one province alone', 1, 'US', null],
  ['a province with a rate on top', 1, 'CA', null],
  ['a rate of some postcodes', 1, 'JP', null],
] as const)('%s', (_, classId, country, percent) => {
  const found = nationalRate(rates, classId, country);
  expect(found && percentText(found)).toBe(percent);
});
