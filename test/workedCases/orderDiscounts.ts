import { cartOf, item, orderOff, orderPercent, rate, worked } from './worked.ts';
import type { WorkedCase } from './worked.ts';

/** Discounts on the entire order, with their amounts and the shares of the lines. */

const untaxed = { rates: [] };
const thirds = [item('a', '10.00', 1), item('b', '10.00', 1), item('c', '10.00', 1)];

const shares: readonly WorkedCase[] = [
  worked(
    'one line takes all of it',
    cartOf({ ...untaxed, lines: [item('a', '10.00', 2)], coupon: orderOff('5.00') }),
    [2000, 2000, 500, 0, 0, 0, 1500],
    '2 × 1000 = 2000, less 500',
    [[500, 0]],
  ),
  worked(
    'lines share by what they cost',
    cartOf({
      lines: [item('a', '10.00', 1), item('b', '20.00', 1), item('c', '30.00', 1)],
      coupon: orderOff('5.00'),
    }),
    [6000, 6000, 500, 0, 0, 0, 5500],
    '500 × 1/6 = 83.33, × 2/6 = 166.67, × 3/6 = 250; floors are 499, the rest to the largest remainder, b',
    [
      [83, 0],
      [167, 0],
      [250, 0],
    ],
  ),
  worked(
    'of three equal claims the first gets the one cent that is left',
    cartOf({ lines: thirds, coupon: orderOff('10.00') }),
    [3000, 3000, 1000, 0, 0, 0, 2000],
    '1000 / 3 = 333.33 each; floors are 999',
    [
      [334, 0],
      [333, 0],
      [333, 0],
    ],
  ),
  worked(
    'of three equal claims the first two get the two cents that are left',
    cartOf({ lines: thirds, coupon: orderOff('2.00') }),
    [3000, 3000, 200, 0, 0, 0, 2800],
    '200 / 3 = 66.67 each; floors are 198',
    [
      [67, 0],
      [67, 0],
      [66, 0],
    ],
  ),
  worked(
    'yen are not cut',
    cartOf({
      currency: 'JPY',
      lines: [item('a', '500', 1), item('b', '500', 1), item('c', '500', 1)],
      coupon: orderOff('100'),
    }),
    [1500, 1500, 100, 0, 0, 0, 1400],
    '100 / 3 = 33.33 each; floors are 99, one more for the first',
    [
      [34, 0],
      [33, 0],
      [33, 0],
    ],
  ),
  worked(
    'one fils has one taker',
    cartOf({
      currency: 'KWD',
      lines: [item('a', '1.000', 1), item('b', '1.000', 1)],
      coupon: orderOff('0.001'),
    }),
    [2000, 2000, 1, 0, 0, 0, 1999],
    '0.5 each, equal claims: the first',
    [
      [1, 0],
      [0, 0],
    ],
  ),
  worked(
    'a line that costs nothing is let off nothing',
    cartOf({ lines: [item('a', '0.00', 3), item('b', '10.00', 1)], coupon: orderOff('1.00') }),
    [1000, 1000, 100, 0, 0, 0, 900],
    'a has 0 of 1000, b all of it',
    [
      [0, 0],
      [100, 0],
    ],
  ),
  worked(
    'a cart that costs nothing stays at nothing',
    cartOf({ lines: [item('a', '0.00', 3)], coupon: orderOff('1.00') }),
    [0, 0, 0, 0, 0, 0, 0],
    'there is nothing to be let off',
    [[0, 0]],
  ),
];

const sizes: readonly WorkedCase[] = [
  worked(
    'a fixed sum above the total takes the total',
    cartOf({
      lines: [item('a', '12.34', 1), item('b', '5.66', 1)],
      rates: [rate('20')],
      coupon: orderOff('50.00'),
    }),
    [1800, 2160, 1800, 0, 0, 0, 0],
    '1234 + 566 = 1800 all of it; tax before was 246.8 → 247 and 113.2 → 113, together 360',
    [
      [1234, 0],
      [566, 0],
    ],
  ),
  worked(
    '100 percent leave the fee',
    cartOf({ lines: [item('a', '19.99', 3)], coupon: orderPercent('100'), fee: '5.00' }),
    [5997, 5997, 5997, 0, 500, 0, 500],
    '3 × 1999 = 5997, all of it off; 500 for the way',
  ),
  worked(
    'a part of a percent counts',
    cartOf({ lines: [item('a', '19.99', 1)], coupon: orderPercent('12.5') }),
    [1999, 1999, 250, 0, 0, 0, 1749],
    '1999 / 8 = 249.875 → 250; 12 % would be 240',
  ),
  worked(
    'a third of ten',
    cartOf({ lines: [item('a', '10.00', 1)], coupon: orderPercent('33.3333') }),
    [1000, 1000, 333, 0, 0, 0, 667],
    '1000 × 0.333333 = 333.333 → 333',
  ),
  worked(
    'the smallest percentage of a little is nothing',
    cartOf({ lines: [item('a', '10.00', 1)], coupon: orderPercent('0.0001') }),
    [1000, 1000, 0, 0, 0, 0, 1000],
    '1000 / 1000000 = 0.001 → 0',
  ),
  worked(
    'half a cent goes up',
    cartOf({ lines: [item('a', '0.10', 1)], coupon: orderPercent('5') }),
    [10, 10, 1, 0, 0, 0, 9],
    '10 × 0.05 = 0.5 → 1',
  ),
  worked(
    'the rounding of tax is not that of discounts',
    cartOf({ tax: { rounding: 'up' }, lines: [item('a', '0.11', 1)], coupon: orderPercent('10') }),
    [11, 11, 1, 0, 0, 0, 10],
    '1.1 → 1, though taxes are rounded up',
  ),
  worked(
    'the percentage is of the whole, not of each line',
    cartOf({ lines: [item('a', '0.05', 1), item('b', '0.05', 1)], coupon: orderPercent('10') }),
    [10, 10, 1, 0, 0, 0, 9],
    '10 % of 10 is 1; of each line it would be 0.5 → 1, together 2',
    [
      [1, 0],
      [0, 0],
    ],
  ),
];

const taxed: readonly WorkedCase[] = [
  worked(
    'of net prices it is net, and lowers the tax',
    cartOf({ lines: [item('a', '10.00', 2)], rates: [rate('20')], coupon: orderOff('5.00') }),
    [2000, 2400, 500, 300, 0, 0, 1800],
    '2000 − 500 = 1500, × 0.2 = 300',
  ),
  worked(
    'of gross prices it is gross',
    cartOf({
      tax: { isIncluded: true },
      lines: [item('a', '12.00', 2)],
      rates: [rate('20')],
      coupon: orderOff('5.00'),
    }),
    [2000, 2400, 500, 317, 0, 0, 1900],
    '2400 − 500 = 1900, × 20/120 = 316.67 → 317',
  ),
  worked(
    'a percentage of gross prices',
    cartOf({
      tax: { isIncluded: true },
      lines: [item('a', '12.00', 2)],
      rates: [rate('20')],
      coupon: orderPercent('10'),
    }),
    [2000, 2400, 240, 360, 0, 0, 2160],
    '10 % of 2400 = 240; 2160 × 20/120 = 360',
  ),
  worked(
    'each line keeps its own rate',
    cartOf({
      lines: [item('a', '10.00', 1), item('b', '10.00', 1, null)],
      rates: [rate('20')],
      coupon: orderPercent('10'),
    }),
    [2000, 2200, 200, 180, 0, 0, 1980],
    '100 off each; 900 × 0.2 = 180 and 0',
    [
      [100, 180],
      [100, 0],
    ],
  ),
  worked(
    'a cent that the untaxed line gets as the earlier one saves no tax',
    cartOf({
      lines: [item('a', '1.00', 1, null), item('b', '1.00', 1)],
      rates: [rate('100')],
      coupon: orderOff('0.01'),
    }),
    [200, 300, 1, 100, 0, 0, 299],
    'claims of 0.5 each: a, the earlier; 100 × 1 = 100; 200 − 1 + 100',
    [
      [1, 0],
      [0, 100],
    ],
  ),
  worked(
    'the same cent saves tax where the taxed line is the earlier one',
    cartOf({
      lines: [item('b', '1.00', 1), item('a', '1.00', 1, null)],
      rates: [rate('100')],
      coupon: orderOff('0.01'),
    }),
    [200, 300, 1, 99, 0, 0, 298],
    'claims of 0.5 each: b, the earlier; 99 × 1 = 99; 200 − 1 + 99',
    [
      [1, 99],
      [0, 0],
    ],
  ),
];

const from20 = orderOff('5.00', { orderTotal: '20.00' });
const gated: readonly WorkedCase[] = [
  worked(
    'an order below what the coupon asks has no discount',
    cartOf({ lines: [item('a', '19.99', 1)], coupon: from20 }),
    [1999, 1999, 0, 0, 0, 0, 1999],
    '1999 is below 2000',
  ),
  worked(
    'an order of what the coupon asks has it',
    cartOf({ lines: [item('a', '20.00', 1)], coupon: from20 }),
    [2000, 2000, 500, 0, 0, 0, 1500],
    '2000 is not below 2000',
  ),
  worked(
    'what it asks is net, also where prices have their tax',
    cartOf({
      tax: { isIncluded: true },
      lines: [item('a', '23.99', 1)],
      rates: [rate('20')],
      coupon: from20,
    }),
    [1999, 2399, 0, 400, 0, 0, 2399],
    '2399 × 20/120 = 399.83 → 400; 1999 net is below 2000',
  ),
  worked(
    'a cent more of gross price is enough',
    cartOf({
      tax: { isIncluded: true },
      lines: [item('a', '24.00', 1)],
      rates: [rate('20')],
      coupon: from20,
    }),
    [2000, 2400, 500, 317, 0, 0, 1900],
    '2400 − 400 = 2000 net; 1900 × 20/120 = 316.67 → 317',
  ),
];

export const orderDiscounts: readonly WorkedCase[] = [...shares, ...sizes, ...taxed, ...gated];
