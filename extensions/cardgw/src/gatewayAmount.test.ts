import { describe, expect, test } from 'vitest';
import { fromGatewayAmount, toGatewayAmount } from './gatewayAmount.ts';

describe('amounts are converted to the gateway’s units and back without loss', () => {
  test.each([
    ['25.00', 'USD', 2500],
    ['0.01', 'EUR', 1],
    ['1234', 'HUF', 123_400],
    ['1234', 'TWD', 123_400],
    ['500', 'ISK', 50_000],
    ['500', 'UGX', 50_000],
    ...['BIF', 'CLP', 'DJF', 'GNF', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(
      (currency) => ['1999', currency, 1999] as const,
    ),
    ['1999.00', 'MGA', 1999],
    ...['BHD', 'JOD', 'KWD', 'OMR', 'TND'].map((currency) => ['1.230', currency, 1230] as const),
    ['1.230', 'IQD', 123],
    ['90071992547409.91', 'USD', 9_007_199_254_740_991],
  ] as const)('%s %s is %i', (amount, currency, units) => {
    expect(toGatewayAmount(amount, currency)).toBe(units);
    expect(fromGatewayAmount(units, currency)).toBe(amount);
  });

  test('column amounts may have additional zeros', () => {
    expect(toGatewayAmount('25.0000', 'USD')).toBe(2500);
    expect(toGatewayAmount('1999.0000', 'JPY')).toBe(1999);
  });
});

describe('an amount that cannot be charged exactly is rejected', () => {
  test.each([
    ['1.234', 'BHD'],
    ['0.001', 'KWD'],
    ['1.235', 'LYD'],
    ['12.50', 'MGA'],
  ])('%s %s', (amount, currency) => expect(toGatewayAmount(amount, currency)).toBeNull());

  test.each([
    [123_450, 'HUF'],
    [1, 'TWD'],
    [50_001, 'UGX'],
    [1.5, 'USD'],
  ])('%d of the gateway in %s is not an amount of the shop', (units, currency) =>
    expect(fromGatewayAmount(units, currency)).toBeNull(),
  );
});
