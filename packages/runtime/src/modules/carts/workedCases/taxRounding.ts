import type { PlainCart, PlainTax } from './plainCart.ts';
import { cartOf, item, orderPercent, rate, worked } from './worked.ts';
import type { WorkedCase } from './worked.ts';

/**
 * One cart of two lines in each currency, over every tax mode, rounding level and rounding. Each row says the tax of both
 * lines, then subtotal without and with tax, and the grand total.
 */
type Row = readonly [
  level: PlainTax['level'],
  rounding: PlainTax['rounding'],
  taxes: readonly [number, number],
  figures: readonly [sub_total: number, sub_total_incl_tax: number, grand_total: number],
  why: string,
];

function table(
  name: string,
  cart: PlainCart,
  isIncluded: boolean,
  rows: readonly Row[],
  off: readonly [number, number] = [0, 0],
): WorkedCase[] {
  return rows.map(([level, rounding, [a, b], [net, gross, total], why]) =>
    worked(
      `${name}, prices ${isIncluded ? 'with' : 'without'} tax, each ${level}, rounded ${rounding}`,
      { ...cart, tax: { ...cart.tax, isIncluded, level, rounding } },
      [net, gross, off[0] + off[1], a + b, 0, 0, total],
      why,
      [
        [off[0], a],
        [off[1], b],
      ],
    ),
  );
}

/** 3 at 99 is 297, 1 at 5 is 5: together 302. 8.875 % is 71/800; within a gross amount it is 71/871. */
const dollars = cartOf({ lines: [item('a', '0.99', 3), item('b', '0.05', 1)], rates: [rate('8.875')] });

const dollarsNet = table('8.875 % of cents', dollars, false, [
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

const dollarsGross = table('8.875 % within cents', dollars, true, [
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

const discountedNet = table(
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

const discountedGross = table(
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

/** 3 at 33 is 99 with 8 %, 1 at 7 is 7 with 10 %: together 106. */
const yen = cartOf({
  currency: 'JPY',
  lines: [item('a', '33', 3), item('b', '7', 1, 2)],
  rates: [rate('8'), rate('10', { taxClass: 2 })],
});

const yenNet = table('two rates of yen', yen, false, [
  ['unit', 'round', [9, 1], [106, 116, 116], 'a: 33 × 0.08 = 2.64 → 3, × 3; b: 0.7 → 1'],
  ['unit', 'up', [9, 1], [106, 116, 116], 'a: 2.64 → 3, × 3; b: 0.7 → 1'],
  ['unit', 'down', [6, 0], [106, 112, 112], 'a: 2.64 → 2, × 3; b: 0.7 → 0'],
  ['line', 'round', [8, 1], [106, 115, 115], 'a: 99 × 0.08 = 7.92 → 8; b: 0.7 → 1'],
  ['line', 'up', [8, 1], [106, 115, 115], 'a: 7.92 → 8; b: 0.7 → 1'],
  ['line', 'down', [7, 0], [106, 113, 113], 'a: 7.92 → 7; b: 0.7 → 0'],
  ['total', 'round', [8, 1], [106, 115, 115], '7.92 + 0.7 = 8.62 → 9; floors 7 and 0, one more for each'],
  ['total', 'up', [8, 1], [106, 115, 115], '8.62 → 9, shared as when rounded'],
  ['total', 'down', [8, 0], [106, 114, 114], '8.62 → 8; floors 7 and 0, the rest to 0.92'],
]);

const yenGross = table('two rates within yen', yen, true, [
  ['unit', 'round', [6, 1], [99, 106, 106], 'a: 33 × 8/108 = 2.44 → 2, × 3; b: 7 × 10/110 = 0.64 → 1'],
  ['unit', 'up', [9, 1], [96, 106, 106], 'a: 2.44 → 3, × 3; b: 0.64 → 1'],
  ['unit', 'down', [6, 0], [100, 106, 106], 'a: 2.44 → 2, × 3; b: 0.64 → 0'],
  ['line', 'round', [7, 1], [98, 106, 106], 'a: 99 × 8/108 = 7.33 → 7; b: 0.64 → 1'],
  ['line', 'up', [8, 1], [97, 106, 106], 'a: 7.33 → 8; b: 0.64 → 1'],
  ['line', 'down', [7, 0], [99, 106, 106], 'a: 7.33 → 7; b: 0.64 → 0'],
  ['total', 'round', [7, 1], [98, 106, 106], '7.33 + 0.64 = 7.97 → 8; floors 7 and 0, the rest to 0.64'],
  ['total', 'up', [7, 1], [98, 106, 106], '7.97 → 8, shared as when rounded'],
  ['total', 'down', [7, 0], [99, 106, 106], '7.97 → 7, which the floors use up'],
]);

/** 2 at 1.255 is 2510 with 5 %, 3 at 0.333 is 999 with 14 %: together 3509. */
const dinars = cartOf({
  currency: 'KWD',
  lines: [item('a', '1.255', 2), item('b', '0.333', 3, 2)],
  rates: [rate('5'), rate('14', { taxClass: 2 })],
});

const dinarsNet = table('two rates of fils', dinars, false, [
  [
    'unit',
    'round',
    [126, 141],
    [3509, 3776, 3776],
    'a: 1255 × 0.05 = 62.75 → 63, × 2; b: 333 × 0.14 = 46.62 → 47, × 3',
  ],
  ['unit', 'up', [126, 141], [3509, 3776, 3776], 'a: 62.75 → 63, × 2; b: 46.62 → 47, × 3'],
  ['unit', 'down', [124, 138], [3509, 3771, 3771], 'a: 62.75 → 62, × 2; b: 46.62 → 46, × 3'],
  [
    'line',
    'round',
    [126, 140],
    [3509, 3775, 3775],
    'a: 2510 × 0.05 = 125.5, a half goes up; b: 139.86 → 140',
  ],
  ['line', 'up', [126, 140], [3509, 3775, 3775], 'a: 125.5 → 126; b: 139.86 → 140'],
  ['line', 'down', [125, 139], [3509, 3773, 3773], 'a: 125.5 → 125; b: 139.86 → 139'],
  [
    'total',
    'round',
    [125, 140],
    [3509, 3774, 3774],
    '125.5 + 139.86 = 265.36 → 265; floors 264, the rest to 0.86',
  ],
  ['total', 'up', [126, 140], [3509, 3775, 3775], '265.36 → 266; floors 264, one more for each'],
  ['total', 'down', [125, 140], [3509, 3774, 3774], '265.36 → 265; floors 264, the rest to 0.86'],
]);

const dinarsGross = table('two rates within fils', dinars, true, [
  [
    'unit',
    'round',
    [120, 123],
    [3266, 3509, 3509],
    'a: 1255 × 5/105 = 59.76 → 60, × 2; b: 333 × 14/114 = 40.89 → 41, × 3',
  ],
  ['unit', 'up', [120, 123], [3266, 3509, 3509], 'a: 59.76 → 60, × 2; b: 40.89 → 41, × 3'],
  ['unit', 'down', [118, 120], [3271, 3509, 3509], 'a: 59.76 → 59, × 2; b: 40.89 → 40, × 3'],
  [
    'line',
    'round',
    [120, 123],
    [3266, 3509, 3509],
    'a: 2510 × 5/105 = 119.52 → 120; b: 999 × 14/114 = 122.68 → 123',
  ],
  ['line', 'up', [120, 123], [3266, 3509, 3509], 'a: 119.52 → 120; b: 122.68 → 123'],
  ['line', 'down', [119, 122], [3268, 3509, 3509], 'a: 119.52 → 119; b: 122.68 → 122'],
  [
    'total',
    'round',
    [119, 123],
    [3267, 3509, 3509],
    '119.52 + 122.68 = 242.21 → 242; floors 241, the rest to 0.68',
  ],
  ['total', 'up', [120, 123], [3266, 3509, 3509], '242.21 → 243; floors 241, one more for each'],
  ['total', 'down', [119, 123], [3267, 3509, 3509], '242.21 → 242; floors 241, the rest to 0.68'],
]);

export const taxRounding: readonly WorkedCase[] = [
  ...dollarsNet,
  ...dollarsGross,
  ...discountedNet,
  ...discountedGross,
  ...yenNet,
  ...yenGross,
  ...dinarsNet,
  ...dinarsGross,
];
