import type { PlainRate } from './plainCart.ts';
import { cartOf, item, rate, worked } from './worked.ts';
import type { WorkedCase } from './worked.ts';

/** Cases for applicable rates and sums of several rates. The cart ships to 94607 in California. */

type Row = readonly [name: string, rates: readonly PlainRate[], tax: number, why: string];

/** Each row has the tax on one unit at 100.00. */
const rows: readonly Row[] = [
  ['two rates add up', [rate('10'), rate('5')], 1500, '10 + 5 = 15 %'],
  [
    'a compound rate is also taken of the tax before it',
    [rate('10'), rate('5', { isCompound: true, priority: 1 })],
    1550,
    '10 + 5 + 10 × 5/100 = 15.5 %',
  ],
  [
    'a compound rate that comes first has no tax before it',
    [rate('10', { priority: 1 }), rate('5', { isCompound: true })],
    1500,
    '5 by priority 0, then 10 of the net amount',
  ],
  [
    'a plain rate behind a compound one is taken of the net amount alone',
    [rate('10'), rate('10', { isCompound: true, priority: 1 }), rate('5', { priority: 2 })],
    2600,
    '10, then 10 + 1, then 5: 26 %',
  ],
  [
    'two compound rates',
    [
      rate('10'),
      rate('10', { isCompound: true, priority: 1 }),
      rate('10', { isCompound: true, priority: 2 }),
    ],
    3310,
    '1.1 × 1.1 × 1.1 − 1 = 33.1 %',
  ],
  [
    'of equal priority the older one comes first',
    [rate('10', { isCompound: true }), rate('5')],
    1500,
    '10 of nothing before it, then 5',
  ],
  [
    'of equal priority a compound rate that is younger sees the older one',
    [rate('5'), rate('10', { isCompound: true })],
    1550,
    '5, then 10 + 0.5',
  ],
  ['another country has none of it', [rate('20', { country: 'DE' })], 0, 'it ships to the US'],
  ['a list of countries has it', [rate('20', { country: 'DE,US' })], 2000, 'US is in the list'],
  ['another province has none of it', [rate('20', { country: 'US', province: 'US-NY' })], 0, 'it is US-CA'],
  [
    'all rates that match apply, the special one beside that of everywhere',
    [rate('5'), rate('7.25', { country: 'US', province: 'US-CA' })],
    1225,
    '5 + 7.25 = 12.25 %',
  ],
  ['a prefix of the postcode', [rate('1', { postcode: '94*' })], 100, '94607 begins with 94'],
  ['another prefix', [rate('1', { postcode: '90*' })], 0, '94607 does not begin with 90'],
  ['a range of postcodes', [rate('1', { postcode: '94000-94999' })], 100, '94607 lies between'],
  ['the very end of a range', [rate('1', { postcode: '90000-94607' })], 100, 'both ends belong to it'],
  ['a range behind it', [rate('1', { postcode: '94608-94999' })], 0, '94607 is before 94608'],
  ['one of a list of postcodes', [rate('1', { postcode: '10115,94607' })], 100, '94607 is in the list'],
  ['the rate of another class', [rate('20', { taxClass: 2 })], 0, 'the line is of class 1'],
  ['a rate of 0', [rate('0')], 0, 'nothing of 10000'],
  ['the finest rate', [rate('0.0001')], 0, '10000 × 0.000001 = 0.01 → 0'],
  ['a rate above the price', [rate('999.9999')], 100_000, '10000 × 9.999999 = 99999.99 → 100000'],
];

const alone: readonly WorkedCase[] = rows.map(([name, rates, tax, reason]) =>
  worked(
    name,
    cartOf({ lines: [item('a', '100.00', 1)], rates }),
    [10_000, 10_000 + tax, 0, tax, 0, 0, 10_000 + tax],
    reason,
  ),
);

const others: readonly WorkedCase[] = [
  worked(
    'goods without a class are not taxed',
    cartOf({ lines: [item('a', '100.00', 1, null)], rates: [rate('20')] }),
    [10_000, 10_000, 0, 0, 0, 0, 10_000],
    'no class, no rate',
  ),
  worked(
    'a compound rate within a gross price',
    cartOf({
      tax: { isIncluded: true },
      lines: [item('a', '115.50', 1)],
      rates: [rate('10'), rate('5', { isCompound: true, priority: 1 })],
    }),
    [10_000, 11_550, 0, 1550, 0, 0, 11_550],
    '11550 × 15.5/115.5 = 1550',
  ),
  worked(
    'a compound rate is exact, not rounded to four digits',
    cartOf({
      lines: [item('a', '20000.00', 1)],
      rates: [rate('5'), rate('9.9751', { isCompound: true, priority: 1 })],
    }),
    [2_000_000, 2_309_477, 0, 309_477, 0, 0, 2_309_477],
    '5 + 9.9751 + 0.498755 = 15.473855 %: 309477.1 → 309477; 15.4739 % would be 309478',
  ),
  worked(
    'city and state together, half a cent below',
    cartOf({ lines: [item('a', '19.99', 1)], rates: [rate('7.25'), rate('1.625')] }),
    [1999, 2176, 0, 177, 0, 0, 2176],
    '8.875 % of 1999 = 177.41 → 177',
  ),
  worked(
    'a third of three',
    cartOf({ lines: [item('a', '3.00', 1)], rates: [rate('33.3333')] }),
    [300, 400, 0, 100, 0, 0, 400],
    '300 × 0.333333 = 99.9999 → 100',
  ),
  worked(
    'a third of three, rounded down',
    cartOf({ tax: { rounding: 'down' }, lines: [item('a', '3.00', 1)], rates: [rate('33.3333')] }),
    [300, 399, 0, 99, 0, 0, 399],
    '99.9999 → 99',
  ),
  worked(
    'half of a gross price',
    cartOf({ tax: { isIncluded: true }, lines: [item('a', '1.00', 1)], rates: [rate('100')] }),
    [50, 100, 0, 50, 0, 0, 100],
    '100 × 100/200',
  ),
];

export const taxRates: readonly WorkedCase[] = [...alone, ...others];
