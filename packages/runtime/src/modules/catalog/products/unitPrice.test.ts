import { describe, expect, test } from 'vitest';
import { unitPriceOf } from './unitPrice.ts';

const priceOf = (
  price: string,
  unit_amount: string | null,
  unit: 'g' | 'kg' | 'ml' | 'cl' | 'l' | 'm2' | 'piece' | null,
  per100 = false,
) => unitPriceOf({ price, unit_amount, unit }, 'EUR', per100);

describe('the base unit price', () => {
  test.each([
    ['12.50', '250', 'g', false, { price: 50, amount: 1, unit: 'kg' }],
    ['12.50', '250', 'g', true, { price: 5, amount: 100, unit: 'g' }],
    ['12.50', '251', 'g', true, { price: 49.8, amount: 1, unit: 'kg' }],
    ['9.99', '0.2', 'kg', true, { price: 5, amount: 100, unit: 'g' }],
    ['7.90', '75', 'cl', false, { price: 10.53, amount: 1, unit: 'l' }],
    ['3.00', '20', 'cl', true, { price: 1.5, amount: 100, unit: 'ml' }],
    ['24.00', '3', 'piece', false, { price: 8, amount: 1, unit: 'piece' }],
    ['19.99', '2.5', 'm2', true, { price: 8, amount: 1, unit: 'm2' }],
  ] as const)('%s for %s %s (per 100: %s)', (price, amount, unit, per100, expected) => {
    expect(priceOf(price, amount, unit, per100)).toEqual(expected);
  });

  test('a currency without decimals has unit prices without decimals', () => {
    expect(unitPriceOf({ price: '1000', unit_amount: '300', unit: 'g' }, 'JPY', false)).toEqual({
      price: 3333,
      amount: 1,
      unit: 'kg',
    });
  });

  test('there is none without contents, for contents that equal the base unit, and beyond the maximum', () => {
    expect(priceOf('5.00', null, null)).toBeNull();
    expect(priceOf('5.00', '1', 'kg')).toBeNull();
    expect(priceOf('5.00', '1000', 'g')).toBeNull();
    expect(priceOf('5.00', '100', 'g', true)).toBeNull();
    expect(priceOf('999999999999.99', '0.0001', 'ml')).toBeNull();
  });
});
