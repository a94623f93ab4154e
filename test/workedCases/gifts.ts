import type { PlainGift } from './plainCart.ts';
import { cartOf, gift, giving, item, rate, worked } from './worked.ts';
import type { WorkedCase } from './worked.ts';

/** Cases in which buying units adds free units of the same product. One unit costs 1000. */

type Row = readonly [qty: number, gift: PlainGift, given: number, why: string];

const rows: readonly Row[] = [
  [1, gift('a', 1, 1), 0, 'one is bought, there is none to give'],
  [4, gift('a', 1, 1), 2, 'two groups of 2; never all of them'],
  [5, gift('a', 1, 1), 2, 'two groups of 2, and one is bought'],
  [4, gift('a', 1, 3), 3, 'one group of 4; not 12'],
  [3, gift('a', 1, 3), 2, 'no group; 3 less the one that is bought'],
  [2, gift('a', 2, 1), 0, 'both are bought'],
  [3, gift('a', 2, 1), 1, 'one group of 3'],
  [5, gift('a', 2, 1), 1, 'one group of 3, and two are bought'],
  [7, gift('a', 2, 2), 3, 'one group of 4 gives 2; of the other 3, two are bought'],
  [6, gift('a', 1, 1, { most: 1 }), 1, 'three groups, but at most one'],
  [6, gift('a', 1, 1, { most: 0 }), 0, 'at most none'],
  [4, gift('b', 1, 1), 0, 'it is for another sku'],
];

const counts: readonly WorkedCase[] = rows.map(([qty, given, units, reason]) =>
  worked(
    `of ${qty} that buy ${given.buy} get ${given.get}${given.most === null ? '' : ` at most ${given.most}`} of ${given.sku}, ${units} are free`,
    cartOf({ lines: [item('a', '10.00', qty)], coupon: giving(given) }),
    [qty * 1000, qty * 1000, units * 1000, 0, 0, 0, (qty - units) * 1000],
    reason,
  ),
);

const totals: readonly WorkedCase[] = [
  worked(
    'half off what is given',
    cartOf({ lines: [item('a', '0.05', 2)], coupon: giving(gift('a', 1, 1, { percent: '50' })) }),
    [10, 10, 3, 0, 0, 0, 7],
    'one unit: 5 × 0.5 = 2.5 → 3',
  ),
  worked(
    'a third off in yen',
    cartOf({
      currency: 'JPY',
      lines: [item('a', '100', 2)],
      coupon: giving(gift('a', 1, 1, { percent: '33.3333' })),
    }),
    [200, 200, 33, 0, 0, 0, 167],
    'one unit: 33.3333 → 33',
  ),
  worked(
    'an eighth off in fils',
    cartOf({
      currency: 'KWD',
      lines: [item('a', '1.001', 3)],
      coupon: giving(gift('a', 2, 1, { percent: '12.5' })),
    }),
    [3003, 3003, 125, 0, 0, 0, 2878],
    'one unit: 1001 / 8 = 125.125 → 125',
  ),
  worked(
    'several rows of one sku give at most the line',
    cartOf({
      lines: [item('a', '10.00', 2), item('b', '10.00', 1)],
      coupon: giving(gift('a', 1, 1), gift('a', 1, 1), gift('a', 1, 1)),
    }),
    [3000, 3000, 2000, 0, 0, 0, 1000],
    'three times one unit is 3000, of a line of 2000',
    [
      [2000, 0],
      [0, 0],
    ],
  ),
  worked(
    'given units lower the tax within gross prices',
    cartOf({
      tax: { isIncluded: true },
      lines: [item('a', '12.00', 2)],
      rates: [rate('20')],
      coupon: giving(gift('a', 1, 1)),
    }),
    [2000, 2400, 1200, 200, 0, 0, 1200],
    '1200 stay, × 20/120 = 200',
  ),
  worked(
    'given units lower the tax of each unit',
    cartOf({
      tax: { level: 'unit' },
      lines: [item('a', '10.00', 2)],
      rates: [rate('20')],
      coupon: giving(gift('a', 1, 1)),
    }),
    [2000, 2400, 1000, 200, 0, 0, 1200],
    '1000 / 2 = 500, × 0.2 = 100, × 2',
  ),
];

export const gifts: readonly WorkedCase[] = [...counts, ...totals];
