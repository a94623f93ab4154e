import { expect, test } from 'vitest';
import { taxSettingKeys, taxSettings } from './taxSettings.ts';

const read = (key: string, value: unknown) => taxSettings[key]?.schema.safeParse(value);

test('without a saved value the defaults apply', () => {
  const defaults = Object.keys(taxSettings).map((key) => [key, read(key, undefined)?.data]);
  expect(Object.fromEntries(defaults)).toEqual({
    priceIncludingTax: false,
    taxRounding: 'round',
    taxRoundLevel: 'line',
    baseCalculationAddress: 'shippingAddress',
    defaultShippingTaxClassId: null,
    defaultProductTaxClassId: null,
  });
});

test('every key that a cart reads is declared', () => {
  for (const key of taxSettingKeys) expect(taxSettings).toHaveProperty(key);
});

const UUID = '0B1D3F6E-0000-4000-8000-000000000001';

test.each([
  ['priceIncludingTax', true, true],
  ['priceIncludingTax', 1, true],
  ['priceIncludingTax', '1', true],
  ['priceIncludingTax', 'true', true],
  ['priceIncludingTax', false, false],
  ['priceIncludingTax', 0, false],
  ['priceIncludingTax', '0', false],
  ['priceIncludingTax', 'false', false],
  ['taxRounding', 'round', 'round'],
  ['taxRounding', 'up', 'up'],
  ['taxRounding', 'down', 'down'],
  ['taxRounding', 'ceil', 'up'],
  ['taxRounding', 'floor', 'down'],
  ['taxRoundLevel', 'unit', 'unit'],
  ['taxRoundLevel', 'total', 'total'],
  ['baseCalculationAddress', 'storeAddress', 'storeAddress'],
  ['defaultShippingTaxClassId', '', null],
  ['defaultShippingTaxClassId', -1, -1],
  ['defaultShippingTaxClassId', '-1', -1],
  ['defaultShippingTaxClassId', 0, 0],
  ['defaultShippingTaxClassId', '0', 0],
  ['defaultShippingTaxClassId', 3, 3],
  ['defaultShippingTaxClassId', '3', 3],
  ['defaultShippingTaxClassId', UUID, UUID.toLowerCase()],
  ['defaultProductTaxClassId', '', null],
  ['defaultProductTaxClassId', 3, 3],
  ['defaultProductTaxClassId', UUID, UUID.toLowerCase()],
])('%s takes %j as %j', (key, sent, expected) => {
  expect(read(key, sent)?.data).toBe(expected);
});

test.each([
  ['priceIncludingTax', 'yes'],
  ['priceIncludingTax', 2],
  ['taxRounding', 'toString'],
  ['taxRounding', 'half'],
  ['taxRoundLevel', 'item'],
  ['baseCalculationAddress', 'shipping'],
  ['defaultShippingTaxClassId', -2],
  ['defaultShippingTaxClassId', 1.5],
  ['defaultShippingTaxClassId', 'x'],
  ['defaultShippingTaxClassId', true],
  ['defaultShippingTaxClassId', 3_000_000_000],
  ['defaultProductTaxClassId', 0],
  ['defaultProductTaxClassId', -1],
])('%s rejects %j', (key, sent) => {
  expect(read(key, sent)?.success).toBe(false);
});
