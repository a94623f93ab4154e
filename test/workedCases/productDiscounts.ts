import { but, cartOf, item, only, priced, rate, unitOff, unitPercent, worked } from './worked.ts';
import type { WorkedCase } from './worked.ts';

/** Discounts on specific products: on each unit, on a limited number of units, and on units that rules match. */

const fixed: readonly WorkedCase[] = [
  worked(
    'a sum off each unit',
    cartOf({ lines: [item('a', '10.00', 3)], coupon: unitOff('2.00') }),
    [3000, 3000, 600, 0, 0, 0, 2400],
    '3 × 200',
  ),
  worked(
    'a unit is never let off more than it costs, and a cheap one does not hold back those after it',
    cartOf({
      lines: [item('a', '5.00', 1), item('b', '20.00', 1), item('c', '30.00', 2)],
      coupon: unitOff('10.00'),
    }),
    [8500, 8500, 3500, 0, 0, 0, 5000],
    'a: all of its 500; b: 1000; c: 2 × 1000',
    [
      [500, 0],
      [1000, 0],
      [2000, 0],
    ],
  ),
  worked(
    'maxQty holds for each item',
    cartOf({
      lines: [item('a', '10.00', 5), item('b', '10.00', 3), item('c', '10.00', 1)],
      coupon: unitOff('1.00', { maxQty: 2 }),
    }),
    [9000, 9000, 500, 0, 0, 0, 8500],
    '2, 2 and 1 units at 100',
    [
      [200, 0],
      [200, 0],
      [100, 0],
    ],
  ),
  worked(
    'a maxQty of 0 gives nothing',
    cartOf({ lines: [item('a', '10.00', 5)], coupon: unitOff('1.00', { maxQty: 0 }) }),
    [5000, 5000, 0, 0, 0, 0, 5000],
    'no unit gets it',
  ),
  worked(
    'a maxQty above the quantity gives no more than there is',
    cartOf({ lines: [item('a', '10.00', 3)], coupon: unitOff('10.00', { maxQty: 9 }) }),
    [3000, 3000, 3000, 0, 0, 0, 0],
    '3 units, whole',
  ),
  worked(
    'off gross prices it is gross',
    cartOf({
      tax: { isIncluded: true },
      lines: [item('a', '12.00', 2)],
      rates: [rate('20')],
      coupon: unitOff('2.00'),
    }),
    [2000, 2400, 400, 333, 0, 0, 2000],
    '2 × 200 off 2400; 2000 × 20/120 = 333.33 → 333',
  ),
  worked(
    'tax of each unit follows what the unit is let off',
    cartOf({
      tax: { level: 'unit' },
      lines: [item('a', '10.01', 3)],
      rates: [rate('8.875')],
      coupon: unitOff('0.34'),
    }),
    [3003, 3270, 102, 258, 0, 0, 3159],
    'before: 1001 × 0.08875 = 88.84 → 89, × 3 = 267; after: 967 × 0.08875 = 85.82 → 86, × 3 = 258',
  ),
  worked(
    'tax of each unit, where only one of three is let off, follows the mean unit',
    cartOf({
      tax: { level: 'unit' },
      lines: [item('a', '10.00', 3)],
      rates: [rate('20')],
      coupon: unitOff('2.00', { maxQty: 1 }),
    }),
    [3000, 3600, 200, 561, 0, 0, 3361],
    '2800 / 3 = 933.33, × 0.2 = 186.67 → 187, × 3 = 561',
  ),
  worked(
    'tax of the line, in the same cart',
    cartOf({ lines: [item('a', '10.00', 3)], rates: [rate('20')], coupon: unitOff('2.00', { maxQty: 1 }) }),
    [3000, 3600, 200, 560, 0, 0, 3360],
    '2800 × 0.2 = 560',
  ),
];

const percents: readonly WorkedCase[] = [
  worked(
    'a percentage is rounded for the line, not for the unit',
    cartOf({ lines: [item('a', '0.05', 3)], coupon: unitPercent('10') }),
    [15, 15, 2, 0, 0, 0, 13],
    '15 × 0.1 = 1.5 → 2; of each unit 0.5 → 1 it would be 3',
  ),
  worked(
    'a percentage of limited units',
    cartOf({ lines: [item('a', '0.05', 3)], coupon: unitPercent('50', { maxQty: 1 }) }),
    [15, 15, 3, 0, 0, 0, 12],
    '5 × 0.5 = 2.5 → 3',
  ),
  worked(
    '100 percent leave nothing, and no tax',
    cartOf({ lines: [item('a', '19.99', 3)], rates: [rate('8.875')], coupon: unitPercent('100') }),
    [5997, 6529, 5997, 0, 0, 0, 0],
    'tax before: 5997 × 0.08875 = 532.23 → 532',
  ),
  worked(
    'a percentage of yen',
    cartOf({ currency: 'JPY', lines: [item('a', '33', 3)], coupon: unitPercent('15') }),
    [99, 99, 15, 0, 0, 0, 84],
    '99 × 0.15 = 14.85 → 15',
  ),
  worked(
    'a percentage of fils',
    cartOf({ currency: 'KWD', lines: [item('a', '1.255', 1)], coupon: unitPercent('12.5') }),
    [1255, 1255, 157, 0, 0, 0, 1098],
    '1255 / 8 = 156.875 → 157',
  ),
  worked(
    'a percentage of gross prices, each unit taxed by itself',
    cartOf({
      tax: { isIncluded: true, level: 'unit' },
      lines: [item('a', '1.00', 3)],
      rates: [rate('19')],
      coupon: unitPercent('50'),
    }),
    [252, 300, 150, 24, 0, 0, 150],
    'before: 100 × 19/119 = 15.97 → 16, × 3 = 48; after: 50 × 19/119 = 7.98 → 8, × 3 = 24',
  ),
];

const pair = [item('a', '9.99', 1), item('b', '10.00', 2)];
const targets: readonly WorkedCase[] = [
  worked(
    'only the named sku',
    cartOf({ lines: pair, coupon: unitPercent('10', { targets: [only('a')] }) }),
    [2999, 2999, 100, 0, 0, 0, 2899],
    '999 × 0.1 = 99.9 → 100',
    [
      [100, 0],
      [0, 0],
    ],
  ),
  worked(
    'all but the named sku',
    cartOf({ lines: pair, coupon: unitPercent('10', { targets: [but('a')] }) }),
    [2999, 2999, 200, 0, 0, 0, 2799],
    '2000 × 0.1',
    [
      [0, 0],
      [200, 0],
    ],
  ),
  worked(
    'those of at least a price',
    cartOf({ lines: pair, coupon: unitOff('1.00', { targets: [priced('>=', '10.00')] }) }),
    [2999, 2999, 200, 0, 0, 0, 2799],
    '999 is below 1000, b is not',
    [
      [0, 0],
      [200, 0],
    ],
  ),
  worked(
    'those above a price',
    cartOf({ lines: pair, coupon: unitOff('1.00', { targets: [priced('>', '10.00')] }) }),
    [2999, 2999, 0, 0, 0, 0, 2999],
    'none is above 1000',
  ),
  worked(
    'those that are not free, a price of 0 being one',
    cartOf({
      lines: [item('a', '0.00', 1), item('b', '10.00', 1)],
      coupon: unitPercent('10', { targets: [priced('!=', '0')] }),
    }),
    [1000, 1000, 100, 0, 0, 0, 900],
    'b alone is not 0',
    [
      [0, 0],
      [100, 0],
    ],
  ),
  worked(
    'all rows must match',
    cartOf({
      lines: [...pair, item('c', '30.00', 1)],
      coupon: unitOff('1.00', { targets: [priced('<', '20.00'), but('a')] }),
    }),
    [5999, 5999, 200, 0, 0, 0, 5799],
    'c is too dear, a is left out: 2 × 100 of b',
    [
      [0, 0],
      [200, 0],
      [0, 0],
    ],
  ),
  worked(
    'prices in rows are net, also where prices have their tax',
    cartOf({
      tax: { isIncluded: true },
      lines: [item('a', '12.00', 1), item('b', '11.99', 1)],
      rates: [rate('20')],
      coupon: unitPercent('10', { targets: [priced('>=', '10.00')] }),
    }),
    [1999, 2399, 120, 380, 0, 0, 2279],
    'a is 1000 net; b 1199 − 199.83 → 200 is 999. 120 off a: 1080 × 20/120 = 180; b 200',
    [
      [120, 180],
      [0, 200],
    ],
  ),
];

export const productDiscounts: readonly WorkedCase[] = [...fixed, ...percents, ...targets];
