import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceCart } from './priceCart.ts';
import { judge } from './oracle.ts';
import type { Judgement } from './oracle.ts';
import type { PlainCart } from './plainCart.ts';
import { cartIn, isTooLarge } from './randomCart.ts';
import type { Currency } from './randomCart.ts';
import { SEED, sizeOf } from '../support/lane.ts';

/** The night lane tests more carts. `SEED` sets another seed, and fast-check prints the seed of a failure. */
const numRuns = sizeOf('RUNS', { gate: 1000, night: 100_000 });
const run = { numRuns, seed: SEED };
const timeout = 60_000 + numRuns * 40;

const anyCart = fc.constantFrom<Currency[]>('JPY', 'USD', 'KWD').chain(cartIn);

const minorOf = (row: object, names: readonly string[]): Record<string, bigint> =>
  Object.fromEntries(
    names.map((name) => [name, BigInt(String((row as Record<string, unknown>)[name]).replace('.', ''))]),
  );

/** Returns the shop's totals with the names that the independent calculation uses. */
async function pricedLike(cart: PlainCart, { lines, totals }: Pick<Judgement, 'lines' | 'totals'>) {
  const { columns, lines: rows } = await priceCart(cart);
  return {
    lines: rows.map((row, index) => minorOf(row, Object.keys(lines[index] ?? {}))),
    totals: minorOf(columns, Object.keys(totals)),
    hasCoupon: columns.coupon !== null,
  };
}

const PARTS = {
  sub_total: 'line_total',
  sub_total_incl_tax: 'line_total_incl_tax',
  discount_amount: 'discount_amount',
  tax_amount: 'tax_amount',
  tax_amount_before_discount: 'tax_amount_before_discount',
  sub_total_with_discount: 'line_total_with_discount',
  sub_total_with_discount_incl_tax: 'line_total_with_discount_incl_tax',
};

/** Recalculates the totals as sums of their parts. */
function sumsOf({ lines, totals }: Pick<Judgement, 'lines' | 'totals'>, { tax }: PlainCart) {
  const of = (name: string) => totals[name] as bigint;
  const sums = Object.entries(PARTS).map(([whole, part]) => [
    whole,
    lines.reduce((sum, line) => sum + (line[part] as bigint), 0n),
  ]);
  const goods = tax.isIncluded ? of('sub_total_incl_tax') : of('sub_total') + of('tax_amount');
  return {
    ...Object.fromEntries(sums),
    shipping_fee_excl_tax: of('shipping_fee_excl_tax'),
    shipping_tax_amount: of('shipping_tax_amount'),
    shipping_fee_incl_tax: of('shipping_fee_excl_tax') + of('shipping_tax_amount'),
    total_tax_amount: of('tax_amount') + of('shipping_tax_amount'),
    grand_total: goods - of('discount_amount') + of('shipping_fee_incl_tax'),
  };
}

const anyTurn = anyCart.chain((cart) =>
  fc
    .shuffledSubarray([...cart.lines], { minLength: cart.lines.length })
    .map((lines) => ({ cart, turned: { ...cart, lines } })),
);

/** Totals that do not depend on which of two equal claims gets the remaining unit. */
const FIRM = ['sub_total', 'sub_total_incl_tax', 'discount_amount', 'tax_amount_before_discount'];

describe(`${numRuns} random carts`, () => {
  test(
    'equal the oracle, to the minor unit and when computed again; parts sum to the whole',
    { timeout },
    () =>
      fc.assert(
        fc.asyncProperty(anyCart, async (cart) => {
          const judged = judge(cart);
          if (isTooLarge(judged, cart.currency)) {
            await expect(priceCart(cart)).rejects.toThrow('The cart total is too large');
            return;
          }
          const { isTied: _, ...expected } = judged;
          const totals = await pricedLike(cart, judged);
          expect([totals, await pricedLike(cart, judged)]).toEqual([expected, expected]);
          expect(totals.totals).toEqual(sumsOf(totals, cart));
          const amounts = [totals.totals, ...totals.lines].flatMap((row) => Object.values(row));
          expect(amounts.some((amount) => amount < 0n)).toBe(false);
        }),
        run,
      ),
  );

  test(
    'keep their totals in another order, except where lines with equal claims share a remainder',
    { timeout },
    () =>
      fc.assert(
        fc.asyncProperty(anyTurn, async ({ cart, turned }) => {
          const judged = judge(cart);
          fc.pre(!isTooLarge(judged, cart.currency));
          const names = judged.isTied ? FIRM : Object.keys(judged.totals);
          const { columns } = await priceCart(turned);
          const expected = names.map((name) => [name, judged.totals[name]]);
          expect(minorOf(columns, names)).toEqual(Object.fromEntries(expected));
        }),
        run,
      ),
  );
});
