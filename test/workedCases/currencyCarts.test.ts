import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shopCurrenciesOf } from '../../packages/runtime/src/modules/currencies/index.ts';
import type { PricingInputs } from '../../packages/runtime/src/modules/carts/inputs/cartInputs.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import { judge } from './oracle.ts';
import { priceCart } from './priceCart.ts';
import { isTooLarge } from './randomCart.ts';
import { anySold } from './randomSold.ts';
import { inBuyersCurrency } from './soldCart.ts';
import type { PlainProduct, Sold } from './soldCart.ts';

/** Carts in currencies of 0, 2 and 3 decimals, with price lists, tiers, groups, coupons and all kinds of tax. */
const numRuns = sizeOf('RUNS', { gate: 1000, night: 100_000 });

/** Gives the inputs of a cart the currencies, lists and prices of a shop. Amounts are in the shop's currency. */
function soldBy(sold: Sold) {
  const { base, code, rate, step, ending, groups, now, products, cart } = sold;
  const stored = base === code ? [] : [{ code, rate, rate_base: rate && base, step, ending }];
  return (inputs: PricingInputs): PricingInputs => ({
    ...inputs,
    currencies: shopCurrenciesOf(stored, base),
    pricing: { lists: listsOf(sold), groups, now },
    products: new Map(
      [...inputs.products].map(([id, product]) => {
        const { own, rows, scoped } = products[id - 1] as PlainProduct;
        const price = cart.lines[id - 1]?.price ?? '0';
        return [
          id,
          {
            ...product,
            price,
            own: own === null ? {} : { [code]: own },
            rows: [...rows],
            scoped: [...scoped],
          },
        ];
      }),
    ),
    coupons: inputs.coupons.map((known) => ({
      ...known,
      coupon: {
        ...known.coupon,
        amounts: sold.couponAmount === null ? {} : { [code]: sold.couponAmount },
      },
    })),
  });
}

const listsOf = ({ lists }: Sold): PricingInputs['pricing']['lists'] =>
  lists.map((list, index) => ({
    price_list_id: index + 1,
    uuid: `list-${index + 1}`,
    code: `list-${index + 1}`,
    kind: index % 2 === 0 ? 'sale' : 'override',
    currency: list.currency,
    is_on: list.isOn,
    priority: list.priority,
    percent: list.percent,
    is_scoped: list.isScoped,
    groups: list.groups,
    starts_at: list.startsAt,
    ends_at: list.endsAt,
  }));

const minorOf = (row: object, names: readonly string[]): Record<string, bigint> =>
  Object.fromEntries(
    names.map((name) => [name, BigInt(String((row as Record<string, unknown>)[name]).replace('.', ''))]),
  );

test(
  `${numRuns} random carts in five currencies equal the oracle, to the minor unit`,
  async () => {
    const seen = { converted: 0, coupon: 0, free: 0, large: 0 };
    await fc.assert(
      fc.asyncProperty(anySold, async (sold) => {
        const wanted = inBuyersCurrency(sold);
        const { lines, totals, hasCoupon } = judge(wanted);
        // The draft is in the buyer's currency and the coupon in the shop's.
        const cart = { ...sold.cart, currency: sold.code };
        if (isTooLarge({ lines, totals, hasCoupon, isTied: false }, sold.code)) {
          seen.large += 1;
          await expect(priceCart(cart, soldBy(sold))).rejects.toThrow('The cart total is too large');
          return;
        }
        const { columns, lines: rows } = await priceCart(cart, soldBy(sold));
        expect({
          currency: columns.currency,
          lines: rows.map((row, index) => minorOf(row, Object.keys(lines[index] ?? {}))),
          totals: minorOf(columns, Object.keys(totals)),
          hasCoupon: columns.coupon !== null,
        }).toEqual({ currency: sold.code, lines, totals, hasCoupon });
        seen.converted += Number(sold.code !== sold.base && (totals['grand_total'] as bigint) > 0n);
        seen.coupon += Number(hasCoupon && (totals['discount_amount'] as bigint) > 0n);
        seen.free += Number(sold.cart.coupon !== null && !hasCoupon);
      }),
      { numRuns, seed: SEED },
    );
    expect(seen.converted).toBeGreaterThan(numRuns / 4);
    expect(seen.coupon).toBeGreaterThan(numRuns / 20);
    expect(seen.free).toBeGreaterThan(numRuns / 100);
  },
  60_000 + numRuns * 40,
);
