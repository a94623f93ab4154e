import * as fc from 'fast-check';
import { cartIn, DIGITS, money } from './randomCart.ts';
import type { Currency } from './randomCart.ts';
import type { PlainList, PlainProduct, Sold } from './soldCart.ts';

const CURRENCIES = Object.keys(DIGITS) as Currency[];
const currency = fc.constantFrom(...CURRENCIES);
const amountIn = (code: Currency) =>
  fc.oneof(fc.nat(3), fc.nat(500), fc.nat(200_000)).map((minor) => money(minor, code));

/** Rates of a yen are small, so that totals stay within what a cart can cost. */
const rateOf = (base: Currency) =>
  fc.constantFrom(
    ...(base === 'JPY'
      ? [null, '1', '0.0066', '0.0061239', '0.0000000125']
      : [null, '1', '0.9215', '151.37', '0.3071', '7', '0.0000000125', '0.8875643219']),
  );
const ROUNDINGS: Readonly<Record<number, readonly (readonly [string | null, string | null])[]>> = {
  0: [
    [null, null],
    ['100', null],
    ['10', '9'],
    [null, '80'],
  ],
  2: [
    [null, null],
    ['0.05', null],
    ['1', null],
    [null, '0.99'],
    ['0.05', '9.95'],
  ],
  3: [
    [null, null],
    ['0.005', null],
    [null, '0.999'],
    ['0.25', '0.95'],
  ],
};
const roundingIn = (code: Currency) => fc.constantFrom(...(ROUNDINGS[DIGITS[code]] ?? []));

const list: fc.Arbitrary<PlainList> = fc.record({
  currency: fc.option(currency, { freq: 2 }),
  isOn: fc.constantFrom(true, true, true, false),
  priority: fc.nat(2),
  percent: fc.constantFrom(null, null, '10', '33.3333', '100', '12.5'),
  isScoped: fc.boolean(),
  groups: fc.constantFrom(null, null, [], [1], [2], [1, 3]),
  startsAt: fc.constantFrom(null, null, 10, 20, 30),
  endsAt: fc.constantFrom(null, null, 31, 40, 50),
});

function productIn(base: Currency, code: Currency, lists: readonly PlainList[]): fc.Arbitrary<PlainProduct> {
  const row = fc
    .record({ place: fc.nat(4), min_qty: fc.constantFrom(1, 1, 2, 5, 10) })
    .filter(({ place }) => place < lists.length)
    .chain(({ place, min_qty }) =>
      amountIn(lists[place]?.currency ?? base).map((amount) => ({ list: place + 1, min_qty, amount })),
    );
  const selector = ({ list: number, min_qty }: { list: number; min_qty: number }) => `${number} ${min_qty}`;
  return fc.record({
    own: fc.option(amountIn(code), { freq: 3 }).map((own) => (base === code ? null : own)),
    rows: lists.length === 0 ? fc.constant([]) : fc.uniqueArray(row, { maxLength: 6, selector }),
    scoped: fc.subarray([1, 2, 3, 4, 5]),
  });
}

/** Creates carts of buyers in a shop with rates, roundings, own prices and price lists. Amounts of 0, 2 and 3 decimals meet. */
export const anySold: fc.Arbitrary<Sold> = fc
  .record({ base: currency, code: currency, lists: fc.array(list, { maxLength: 5 }) })
  .chain(({ base, code, lists }) =>
    cartIn(base).chain((cart) =>
      fc
        .record({
          rate: rateOf(base),
          rounding: roundingIn(code),
          groups: fc.constantFrom([], [1], [2], [3], [1, 2], [9]),
          now: fc.nat(60),
          products: fc.tuple(...cart.lines.map(() => productIn(base, code, lists))),
          couponAmount: fc.option(amountIn(code), { freq: 1 }),
          fee: fc.option(amountIn(code), { freq: 5 }),
        })
        .map(({ rounding: [step, ending], fee, ...sold }) => ({
          base,
          code,
          lists,
          ...sold,
          ...(base === code ? { rate: '1', step: null, ending: null } : { step, ending }),
          cart: { ...cart, fee },
        })),
    ),
  );
