import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluatePromotions } from '../../packages/runtime/src/modules/promotions/index.ts';
import type { PromotionLine } from '../../packages/runtime/src/modules/promotions/index.ts';
import type { Action, Select } from '../../packages/runtime/src/modules/promotions/promotion.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import { cartOf, line, offOf, promotionOf, RED } from './plainPromotions.ts';
import { ALL_WAYS, actionOf, caseWith, promotionWith } from './randomPromotions.ts';

const numRuns = sizeOf('RUNS', { gate: 500, night: 50_000 });
const timeout = 60_000 + numRuns * 10;

type OrderAction = Extract<Action, { readonly kind: 'percent' | 'amount' }>;
const isOrderAction = (action: Action): action is OrderAction =>
  action.kind === 'percent' || action.kind === 'amount';
const anyCase = caseWith(promotionWith('order', actionOf('order').filter(isOrderAction), ALL_WAYS), 4);

/** Decides by the words of the interface if a select chooses a line. */
const chooses = (
  select: Select | undefined,
  { eligible, sku, categories, collections, attributes }: PromotionLine,
) =>
  eligible &&
  (!select?.skus || select.skus.includes(sku)) &&
  (!select?.categories || select.categories.some((id) => categories.includes(id))) &&
  (!select?.collections || select.collections.some((id) => collections.includes(id))) &&
  (!select?.attribute ||
    attributes.some(
      ({ code, option, text }) =>
        code === select.attribute?.code &&
        select.attribute.options.some((one) => one === option || one === text),
    ));

const halfUp = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);

/** Spreads an amount in proportion to what is left, by largest remainder, with fractions of whole numbers. */
function spread(amount: bigint, left: readonly bigint[]): readonly bigint[] {
  const whole = left.reduce((sum, one) => sum + one, 0n);
  const shares = left.map((one) => (amount * one) / whole);
  const rests = left.map((one, index) => ({ index, rest: amount * one - (shares[index] as bigint) * whole }));
  const missing = amount - shares.reduce((sum, one) => sum + one, 0n);
  const raised = rests
    .toSorted((one, other) => Number(other.rest - one.rest) || one.index - other.index)
    .slice(0, Number(missing))
    .map(({ index }) => index);
  return shares.map((share, index) => (raised.includes(index) ? share + 1n : share));
}

/** Returns what an action takes of the whole that is left of its lines: rounded once. */
function takenOf(action: OrderAction, whole: bigint, currency: 'USD' | 'JPY' | 'KWD'): bigint {
  if (action.kind === 'percent') return halfUp(whole * BigInt(Math.round(action.value * 10_000)), 1_000_000n);
  const digits = { USD: 2, JPY: 0, KWD: 3 }[currency];
  const amount = BigInt(Math.round((action.amounts[currency] ?? 0) * 10 ** digits));
  return amount < whole ? amount : whole;
}

describe(`${numRuns} random carts with promotions of the order that select lines`, () => {
  test(
    'each takes its amount, rounded once, of what those before it have left of its lines',
    { timeout },
    () =>
      fc.assert(
        fc.property(anyCase, ({ cart, inputs }) => {
          const { discounts, lines, coupon } = evaluatePromotions(cart, inputs);
          let left = cart.lines.map(({ unit_price, qty }, index) =>
            BigInt(unit_price * qty - (coupon[index] ?? 0)),
          );
          for (const { promotion, amount } of discounts) {
            const action = promotion.action as OrderAction;
            const of = left.map((rest, index) =>
              chooses(action.select, cart.lines[index] as PromotionLine) ? rest : 0n,
            );
            const whole = of.reduce((sum, one) => sum + one, 0n);
            const taken = takenOf(action, whole, cart.terms.code as 'USD');
            expect(BigInt(amount)).toBe(taken);
            const shares = spread(taken, of);
            const told = lines.map((all) => all.find((one) => one.promotion === promotion)?.amount ?? 0);
            expect(told.map(BigInt)).toEqual(shares);
            left = left.map((rest, index) => rest - (shares[index] as bigint));
          }
        }),
        { numRuns, seed: SEED },
      ),
  );
});

/*
 * Discounts of lines are whole minor units. So an order promotion has to give an odd one to one of its lines, and which one decides how much
 * a later promotion finds on its own lines. No way of spreading avoids that.
 */
test('a further promotion may raise a total by a cent if a promotion of some lines comes after one of the whole order', () => {
  const half = promotionOf({ kind: 'percent', value: 50 }, { class: 'order', priority: 1 });
  const selectsRed = { categories: [RED] };
  const free = promotionOf({ kind: 'percent', value: 100, select: selectsRed }, { class: 'order' });
  const further = promotionOf({ kind: 'amount', amounts: { USD: 0.01 }, select: selectsRed });
  const cart = cartOf([line('A', 1, 2, { categories: [RED] }), line('B', 1, 1)]);
  expect(offOf(cart, [half, free]).lines).toEqual([2, 1]);
  expect(offOf(cart, [half, free, further]).lines).toEqual([2, 0]);
});

type Pair = readonly [number, number];

test('no way of spreading half of an order over two lines keeps each line from rising when less is bought', () => {
  const carts = [0, 1, 2].flatMap((a) => [0, 1, 2].map((b): Pair => [a, b]));
  /** Lists the possible costs of the lines after half of their sum, rounded once, was taken off. */
  const waysOf = ([a, b]: Pair): readonly Pair[] => {
    const rest = Math.floor((a + b) / 2);
    return [0, 1, 2].map((of): Pair => [of, rest - of]).filter(([x, y]) => x <= a && y >= 0 && y <= b);
  };
  const isBelow = ([a, b]: Pair, [x, y]: Pair) => a <= x && b <= y;
  /** Chooses a way for each cart, so that no line of a cart costs more than in a cart that has as much or more of each line. */
  const canChoose = (chosen: readonly Pair[]): boolean => {
    const next = carts[chosen.length];
    if (next === undefined) return true;
    return waysOf(next).some((way) => {
      const fits = chosen.every((other, index) => {
        const cart = carts[index] as Pair;
        return (!isBelow(cart, next) || isBelow(other, way)) && (!isBelow(next, cart) || isBelow(way, other));
      });
      return fits && canChoose([...chosen, way]);
    });
  };
  expect(carts.every((cart) => waysOf(cart).length > 0)).toBe(true);
  // A promotion that then gives one of the lines for free leaves what the other one costs.
  expect(canChoose([])).toBe(false);
});
