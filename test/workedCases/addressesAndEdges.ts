import type { PlainPlace, PlainTax } from './plainCart.ts';
import { cartOf, HOME, item, orderOff, orderPercent, rate, virtual, worked } from './worked.ts';
import type { WorkedCase } from './worked.ts';

/** Cases for the address that determines the tax, and for carts with extreme values. */

const BERLIN: PlainPlace = { country: 'DE', province: 'DE-BE', postcode: '10115' };
const TOKYO: PlainPlace = { country: 'JP', province: 'JP-13', postcode: '1000001' };
const rates = [rate('7', { country: 'US' }), rate('19', { country: 'DE' }), rate('10', { country: 'JP' })];
const shipped = item('a', '10.00', 1);

type Row = readonly [
  base: PlainTax['base'],
  kind: 'ships' | 'virtual',
  known: { readonly shipping?: PlainPlace; readonly billing?: PlainPlace; readonly store?: PlainPlace },
  tax: number,
  why: string,
];

/** Each row has one unit at 1000. */
const rows: readonly Row[] = [
  ['shippingAddress', 'ships', {}, 0, 'no address is known'],
  ['shippingAddress', 'ships', { store: TOKYO }, 0, 'the store does not stand for the shopper'],
  ['shippingAddress', 'ships', { shipping: HOME, billing: BERLIN, store: TOKYO }, 70, 'the US'],
  ['shippingAddress', 'ships', { billing: BERLIN }, 0, 'a bill is not a way'],
  ['billingAddress', 'ships', { shipping: HOME, billing: BERLIN, store: TOKYO }, 190, 'DE'],
  ['billingAddress', 'ships', { shipping: HOME }, 70, 'the bill goes where the goods go'],
  ['storeAddress', 'ships', { store: TOKYO }, 100, 'JP, without any address of the shopper'],
  ['storeAddress', 'ships', { shipping: HOME, billing: BERLIN, store: TOKYO }, 100, 'JP'],
  ['storeAddress', 'ships', { shipping: HOME }, 0, 'the store could not be resolved'],
  ['shippingAddress', 'virtual', { shipping: HOME, billing: BERLIN }, 190, 'nothing ships: DE of the bill'],
  ['shippingAddress', 'virtual', { billing: BERLIN }, 190, 'nothing ships: DE of the bill'],
  ['shippingAddress', 'virtual', { shipping: HOME }, 70, 'no bill: the US'],
  ['billingAddress', 'virtual', { shipping: HOME, billing: BERLIN }, 190, 'DE of the bill'],
  ['storeAddress', 'virtual', { shipping: HOME, billing: BERLIN, store: TOKYO }, 100, 'JP, whatever ships'],
];

const bases: readonly WorkedCase[] = rows.map(([base, kind, known, tax, reason]) =>
  worked(
    `${base}, what ${kind}, known: ${Object.keys(known).join(' and ') || 'nothing'}`,
    cartOf({
      tax: { base },
      lines: [kind === 'ships' ? shipped : virtual(shipped)],
      rates,
      shipping: null,
      ...known,
    }),
    [1000, 1000 + tax, 0, tax, 0, 0, 1000 + tax],
    reason,
  ),
);

const shipping: readonly WorkedCase[] = [
  worked(
    'a cart of which something ships is taxed where it goes',
    cartOf({ lines: [shipped, virtual(item('b', '10.00', 1))], rates, billing: BERLIN, fee: '5.00' }),
    [2000, 2140, 0, 140, 500, 0, 2640],
    '7 % of both, and the fee',
  ),
  worked(
    'a cart of which nothing ships has no fee, though a method is chosen',
    cartOf({ tax: { feeClass: 0 }, lines: [virtual(shipped)], rates, fee: '5.00' }),
    [1000, 1070, 0, 70, 0, 0, 1070],
    'no fee, and no tax of it',
  ),
];

const edges: readonly WorkedCase[] = [
  worked('an empty cart', cartOf({ lines: [], rates, fee: '5.00' }), [0, 0, 0, 0, 0, 0, 0], 'nothing ships'),
  worked(
    'an empty cart with a coupon',
    cartOf({ lines: [], coupon: orderOff('5.00') }),
    [0, 0, 0, 0, 0, 0, 0],
    'nothing to be let off',
  ),
  worked(
    'goods that cost nothing',
    cartOf({ tax: { rounding: 'up' }, lines: [item('a', '0.00', 5)], rates: [rate('20')], fee: '5.00' }),
    [0, 0, 0, 0, 500, 0, 500],
    'no part of a cent to round up',
  ),
  worked(
    'everything free',
    cartOf({
      tax: { feeClass: 0 },
      lines: [shipped],
      rates,
      coupon: orderPercent('100', { isShippingFree: true }),
      fee: '5.00',
    }),
    [1000, 1070, 1000, 0, 0, 0, 0],
    '1000 off, no fee',
  ),
  worked(
    'a hundred thousand cents, each rounded down to no tax',
    cartOf({ tax: { level: 'unit' }, lines: [item('a', '0.01', 100_000)], rates: [rate('8.875')] }),
    [100_000, 100_000, 0, 0, 0, 0, 100_000],
    '0.09 → 0, × 100000',
  ),
  worked(
    'a hundred thousand cents, each rounded up to a cent of tax',
    cartOf({
      tax: { level: 'unit', rounding: 'up' },
      lines: [item('a', '0.01', 100_000)],
      rates: [rate('8.875')],
    }),
    [100_000, 200_000, 0, 100_000, 0, 0, 200_000],
    '0.09 → 1, × 100000',
  ),
  worked(
    'a hundred thousand cents, rounded for the line',
    cartOf({ lines: [item('a', '0.01', 100_000)], rates: [rate('8.875')] }),
    [100_000, 108_875, 0, 8875, 0, 0, 108_875],
    '100000 × 0.08875',
  ),
  worked(
    'tax within a price is never more than what is left of it',
    cartOf({
      tax: { isIncluded: true, level: 'unit', rounding: 'up' },
      lines: [item('a', '0.01', 5)],
      rates: [rate('8.875')],
      coupon: orderOff('0.02'),
    }),
    [0, 5, 2, 3, 0, 0, 3],
    'a unit: 0.08 → 1, × 5 = 5, all of it; with 3 left 0.05 → 1, × 5 = 5 is above 3, so 3',
  ),
  worked(
    'the largest cart of dollars',
    cartOf({ lines: [item('a', '9999999.99', 100_000)] }),
    [99_999_999_900_000, 99_999_999_900_000, 0, 0, 0, 0, 99_999_999_900_000],
    '999999999 × 100000, exact',
  ),
  worked(
    'a large cart of dollars, discounted and taxed to the cent',
    cartOf({
      lines: [item('a', '4999999.99', 99_999)],
      rates: [rate('33.3333')],
      coupon: orderPercent('33.3333'),
    }),
    [
      49_999_499_900_001, 66_665_983_200_168, 16_666_483_300_167, 11_110_994_422_272, 0, 0,
      44_444_011_022_106,
    ],
    '499999999 × 99999, × 0.333333 = 16666483300167.03 off; 33333016599834 left, × 0.333333 = 11110994422272.47',
  ),
];

export const addressesAndEdges: readonly WorkedCase[] = [...bases, ...shipping, ...edges];
