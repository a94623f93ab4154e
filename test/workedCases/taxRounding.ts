import type { PlainCart } from './plainCart.ts';
import { roundingTable } from './roundingTable.ts';
import { cartOf, item, orderPercent, rate } from './worked.ts';
import type { WorkedCase } from './worked.ts';

/** Every tax mode, level and rounding in dollars, without a discount and with one. */

/** 3 at 99 is 297, 1 at 5 is 5: together 302. 8.875 % is 71/800; within a gross amount it is 71/871. */
const dollars = cartOf({ lines: [item('a', '0.99', 3), item('b', '0.05', 1)], rates: [rate('8.875')] });

const dollarsNet = roundingTable('8.875 % of cents', dollars, false, [
  ['unit', 'round', [27, 0], [302, 329, 329], 'a unit of a: 99 × 0.08875 = 8.79 → 9, × 3; of b: 0.44 → 0'],
  ['unit', 'up', [27, 1], [302, 330, 330], 'a: 8.79 → 9, × 3; b: 0.44 → 1'],
  ['unit', 'down', [24, 0], [302, 326, 326], 'a: 8.79 → 8, × 3; b: 0.44 → 0'],
  ['line', 'round', [26, 0], [302, 328, 328], 'a: 297 × 0.08875 = 26.36 → 26; b: 0.44 → 0'],
  ['line', 'up', [27, 1], [302, 330, 330], 'a: 26.36 → 27; b: 0.44 → 1'],
  ['line', 'down', [26, 0], [302, 328, 328], 'a: 26.36 → 26; b: 0.44 → 0'],
  [
    'total',
    'round',
    [26, 1],
    [302, 329, 329],
    '26.36 + 0.44 = 26.80 → 27; floors 26 and 0, the rest to 0.44, for it is above 0.36',
  ],
  ['total', 'up', [26, 1], [302, 329, 329], '26.80 → 27, shared as when rounded'],
  ['total', 'down', [26, 0], [302, 328, 328], '26.80 → 26, which the floors use up'],
]);

const dollarsGross = roundingTable('8.875 % within cents', dollars, true, [
  [
    'unit',
    'round',
    [24, 0],
    [278, 302, 302],
    'a unit of a: 99 × 71/871 = 8.07 → 8, × 3; of b: 5 × 71/871 = 0.41 → 0',
  ],
  ['unit', 'up', [27, 1], [274, 302, 302], 'a: 8.07 → 9, × 3; b: 0.41 → 1'],
  ['unit', 'down', [24, 0], [278, 302, 302], 'a: 8.07 → 8, × 3; b: 0.41 → 0'],
  ['line', 'round', [24, 0], [278, 302, 302], 'a: 297 × 71/871 = 24.21 → 24; b: 0.41 → 0'],
  ['line', 'up', [25, 1], [276, 302, 302], 'a: 24.21 → 25; b: 0.41 → 1'],
  ['line', 'down', [24, 0], [278, 302, 302], 'a: 24.21 → 24; b: 0.41 → 0'],
  [
    'total',
    'round',
    [24, 1],
    [277, 302, 302],
    '302 × 71/871 = 24.62 → 25; floors 24 and 0, the rest to 0.41, for it is above 0.21',
  ],
  ['total', 'up', [24, 1], [277, 302, 302], '24.62 → 25, shared as when rounded'],
  ['total', 'down', [24, 0], [278, 302, 302], '24.62 → 24, which the floors use up'],
]);

/** 10 % of 302 is 30.2 → 30. The parts 30 × 297/302 = 29.503 and 0.497: floors 29 and 0, the rest to a. Left: 267 and 5. */
const discounted: PlainCart = { ...dollars, coupon: orderPercent('10') };

const discountedNet = roundingTable(
  '8.875 % after 10 % off',
  discounted,
  false,
  [
    [
      'unit',
      'round',
      [24, 0],
      [302, 329, 296],
      'a: 267 / 3 = 89, × 0.08875 = 7.90 → 8, × 3; b: 0.44 → 0; 272 + 24',
    ],
    ['unit', 'up', [24, 1], [302, 330, 297], 'a: 7.90 → 8, × 3; b: 0.44 → 1; 272 + 25'],
    ['unit', 'down', [21, 0], [302, 326, 293], 'a: 7.90 → 7, × 3; b: 0; 272 + 21'],
    ['line', 'round', [24, 0], [302, 328, 296], 'a: 267 × 0.08875 = 23.70 → 24; b: 0.44 → 0; 272 + 24'],
    ['line', 'up', [24, 1], [302, 330, 297], 'a: 23.70 → 24; b: 0.44 → 1; 272 + 25'],
    ['line', 'down', [23, 0], [302, 328, 295], 'a: 23.70 → 23; b: 0; 272 + 23'],
    [
      'total',
      'round',
      [24, 0],
      [302, 329, 296],
      '272 × 0.08875 = 24.14 → 24; floors 23 and 0, the rest to 0.70',
    ],
    ['total', 'up', [24, 1], [302, 329, 297], '24.14 → 25; floors 23 and 0, one more for each'],
    ['total', 'down', [24, 0], [302, 328, 296], '24.14 → 24; the rest over the floors to 0.70'],
  ],
  [30, 0],
);

const discountedGross = roundingTable(
  '8.875 % within what 10 % off leaves',
  discounted,
  true,
  [
    ['unit', 'round', [21, 0], [278, 302, 272], 'a: 89 × 71/871 = 7.25 → 7, × 3; b: 0.41 → 0; 302 − 30'],
    ['unit', 'up', [24, 1], [274, 302, 272], 'a: 7.25 → 8, × 3; b: 0.41 → 1'],
    ['unit', 'down', [21, 0], [278, 302, 272], 'a: 7.25 → 7, × 3; b: 0'],
    ['line', 'round', [22, 0], [278, 302, 272], 'a: 267 × 71/871 = 21.76 → 22; b: 0.41 → 0'],
    ['line', 'up', [22, 1], [276, 302, 272], 'a: 21.76 → 22; b: 0.41 → 1'],
    ['line', 'down', [21, 0], [278, 302, 272], 'a: 21.76 → 21; b: 0'],
    [
      'total',
      'round',
      [22, 0],
      [277, 302, 272],
      '272 × 71/871 = 22.17 → 22; floors 21 and 0, the rest to 0.76',
    ],
    ['total', 'up', [22, 1], [277, 302, 272], '22.17 → 23; floors 21 and 0, one more for each'],
    ['total', 'down', [22, 0], [278, 302, 272], '22.17 → 22; the rest over the floors to 0.76'],
  ],
  [30, 0],
);

export const taxRounding: readonly WorkedCase[] = [
  ...dollarsNet,
  ...dollarsGross,
  ...discountedNet,
  ...discountedGross,
];
