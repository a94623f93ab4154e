import type { PlainTax } from './plainCart.ts';
import { cartOf, HOME, item, orderPercent, only, rate, unitPercent, virtual, worked } from './worked.ts';
import type { WorkedCase } from './worked.ts';

/** Cases for the tax on the shipping fee. Goods: a at 20 %, b at 5 %. Class 3 has 7 %. The fee is 1000. */
const rates = [rate('20'), rate('5', { taxClass: 2 }), rate('7', { taxClass: 3 })];
const net = cartOf({ lines: [item('a', '100.00', 1), item('b', '50.00', 1, 2)], rates, fee: '10.00' });
/** The same goods with their tax: 10000 + 2000 and 5000 + 250. */
const gross = cartOf({
  tax: { isIncluded: true },
  lines: [item('a', '120.00', 1), item('b', '52.50', 1, 2)],
  rates,
  fee: '10.00',
});

type Row = readonly [
  feeClass: number | null,
  rounding: PlainTax['rounding'],
  fee: readonly [excl: number, tax: number],
  why: string,
];

const onTop: readonly Row[] = [
  [null, 'round', [1000, 0], 'no class is set'],
  [0, 'round', [1000, 200], 'the highest of 20 and 5 %'],
  [-1, 'round', [1000, 150], '(20 × 10000 + 5 × 5000) / 15000 = 15 %'],
  [3, 'round', [1000, 70], '7 % of its own class'],
  [9, 'round', [1000, 0], 'the class does not exist'],
];
const within: readonly Row[] = [
  [null, 'round', [1000, 0], 'no class is set'],
  [0, 'round', [833, 167], '1000 × 20/120 = 166.67 → 167'],
  [0, 'up', [833, 167], '166.67 → 167'],
  [0, 'down', [834, 166], '166.67 → 166'],
  [-1, 'round', [870, 130], '15 % by the net values: 1000 × 15/115 = 130.43 → 130'],
  [-1, 'up', [869, 131], '130.43 → 131'],
  [-1, 'down', [870, 130], '130.43 → 130'],
  [3, 'round', [935, 65], '1000 × 7/107 = 65.42 → 65'],
  [9, 'round', [1000, 0], 'the class does not exist'],
];

/** Goods: 15000, tax 2000 + 250. */
const byKind = (cart: typeof net, rows: readonly Row[]): readonly WorkedCase[] =>
  rows.map(([feeClass, rounding, [excl, tax], reason]) =>
    worked(
      `a fee ${cart.tax.isIncluded ? 'with' : 'without'} tax, of class ${feeClass}, rounded ${rounding}`,
      { ...cart, tax: { ...cart.tax, feeClass, rounding } },
      [15_000, 17_250, 0, 2250, excl, tax, 17_250 + excl + tax],
      reason,
    ),
  );

const others: readonly WorkedCase[] = [
  worked(
    'shares are of the values before discount',
    {
      ...net,
      tax: { ...net.tax, feeClass: -1 },
      coupon: unitPercent('100', { targets: [only('a')] }),
    },
    [15_000, 17_250, 10_000, 250, 1000, 150, 6400],
    'a is free, and yet 15 %; 5000 + 250 + 1150',
  ),
  worked(
    'a fee of a free cart is taxed by the highest rate',
    { ...net, tax: { ...net.tax, feeClass: 0 }, coupon: orderPercent('100') },
    [15_000, 17_250, 15_000, 0, 1000, 200, 1200],
    '1000 × 0.2 = 200',
  ),
  worked(
    'free shipping has no tax',
    {
      ...net,
      tax: { ...net.tax, feeClass: 0 },
      coupon: orderPercent('10', { isShippingFree: true }),
    },
    [15_000, 17_250, 1500, 2025, 0, 0, 15_525],
    '1000 and 500 off; 9000 × 0.2 = 1800 and 4500 × 0.05 = 225; no fee',
  ),
  worked(
    'nothing to share by: the goods cost nothing',
    cartOf({ tax: { feeClass: -1 }, lines: [item('a', '0.00', 2)], rates, fee: '10.00' }),
    [0, 0, 0, 0, 1000, 0, 1000],
    'no value, no share, no tax',
  ),
  worked(
    'a share that no decimal writes',
    cartOf({
      tax: { feeClass: -1 },
      lines: [item('a', '10.00', 1), item('b', '20.00', 1, 2)],
      rates: [rate('10'), rate('20', { taxClass: 2 })],
      fee: '5.00',
    }),
    [3000, 3500, 0, 500, 500, 83, 4083],
    '(100 + 400) / 3000 = 1/6; 500 / 6 = 83.33 → 83',
  ),
  worked(
    'its class is rated where the goods go, though the store is the base of goods',
    cartOf({
      tax: { base: 'storeAddress', feeClass: 3 },
      lines: [item('a', '100.00', 1)],
      rates: [rate('19', { country: 'DE' }), rate('7', { taxClass: 3, country: 'US' })],
      store: { country: 'DE', province: 'DE-BE', postcode: '10115' },
      fee: '10.00',
    }),
    [10_000, 11_900, 0, 1900, 1000, 70, 12_970],
    '19 % of goods in DE, 7 % of the fee to the US',
  ),
  worked(
    'goods that do not ship count for the highest rate',
    cartOf({
      tax: { feeClass: 0 },
      lines: [item('a', '10.00', 1, null), virtual(item('b', '10.00', 1))],
      rates,
      fee: '5.00',
    }),
    [2000, 2200, 0, 200, 500, 100, 2800],
    'b has 20 %: 200, and 100 of the fee',
  ),
  worked(
    'a fee of yen',
    cartOf({
      currency: 'JPY',
      tax: { feeClass: 0 },
      lines: [item('a', '1000', 1)],
      rates: [rate('10')],
      fee: '505',
    }),
    [1000, 1100, 0, 100, 505, 51, 1656],
    '50.5 → 51',
  ),
  worked(
    'a fee of fils within gross prices',
    cartOf({
      currency: 'KWD',
      tax: { feeClass: 0, isIncluded: true },
      lines: [item('a', '10.500', 1)],
      rates: [rate('5')],
      fee: '1.500',
    }),
    [10_000, 10_500, 0, 500, 1429, 71, 12_000],
    '10500 × 5/105 = 500; 1500 × 5/105 = 71.43 → 71',
  ),
  worked(
    'the fee is rounded by itself, also where the goods are rounded in total',
    cartOf({
      tax: { feeClass: 0, level: 'total' },
      lines: [item('a', '0.05', 1)],
      rates: [rate('8.875')],
      fee: '0.05',
    }),
    [5, 5, 0, 0, 5, 0, 10],
    '0.44 → 0 twice; 0.89 together would be 1',
  ),
  worked(
    'no fee before the goods have somewhere to go',
    cartOf({
      tax: { feeClass: 0 },
      lines: [item('a', '10.00', 1)],
      rates,
      shipping: null,
      billing: HOME,
      fee: '5.00',
    }),
    [1000, 1000, 0, 0, 0, 0, 1000],
    'no address of shipping: neither tax nor fee',
  ),
];

export const shippingTax: readonly WorkedCase[] = [
  ...byKind(net, onTop),
  ...byKind(gross, within),
  ...others,
];
