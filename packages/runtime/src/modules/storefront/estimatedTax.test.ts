import { expect, test } from 'vitest';
import { ratio } from '../../platform/ratio.ts';
import { estimatedTax } from './estimatedTax.ts';

const [none, reduced, standard] = [ratio(0), ratio(7, 100), ratio(19, 100)];

test.each([
  ['net prices: the tax on top', [{ amount: 10, rate: standard }], false, 1.9],
  ['gross prices: the tax that they contain', [{ amount: 11.9, rate: standard }], true, 1.9],
  // 9.99 × 0.19 = 1.8981 and 4.95 × 0.07 = 0.3465 make 2.2446, rounded once.
  [
    'several rates, rounded once',
    [
      { amount: 9.99, rate: standard },
      { amount: 4.95, rate: reduced },
    ],
    false,
    2.24,
  ],
  [
    'a line without a clear rate: no estimate',
    [
      { amount: 10, rate: standard },
      { amount: 1, rate: null },
    ],
    true,
    null,
  ],
  ['no line is taxed: no estimate', [{ amount: 10, rate: none }], false, null],
] as const)('%s', (_, lines, pricesIncludeTax, tax) => {
  expect(estimatedTax(lines, 'USD', pricesIncludeTax)).toBe(tax);
});
