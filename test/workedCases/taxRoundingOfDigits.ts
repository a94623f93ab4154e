import { roundingTable } from './roundingTable.ts';
import { cartOf, item, rate } from './worked.ts';
import type { WorkedCase } from './worked.ts';

/** Every tax mode, level and rounding in currencies without digits and with three, and lines of two rates. */

/** 3 at 33 is 99 with 8 %, 1 at 7 is 7 with 10 %: together 106. */
const yen = cartOf({
  currency: 'JPY',
  lines: [item('a', '33', 3), item('b', '7', 1, 2)],
  rates: [rate('8'), rate('10', { taxClass: 2 })],
});

const yenNet = roundingTable('two rates of yen', yen, false, [
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

const yenGross = roundingTable('two rates within yen', yen, true, [
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

const dinarsNet = roundingTable('two rates of fils', dinars, false, [
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

const dinarsGross = roundingTable('two rates within fils', dinars, true, [
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

export const taxRoundingOfDigits: readonly WorkedCase[] = [
  ...yenNet,
  ...yenGross,
  ...dinarsNet,
  ...dinarsGross,
];
