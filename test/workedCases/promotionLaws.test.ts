import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluatePromotions } from '../../packages/runtime/src/modules/promotions/index.ts';
import type { PromotionOutcome } from '../../packages/runtime/src/modules/promotions/index.ts';
import type { Promotion } from '../../packages/runtime/src/modules/promotions/promotion.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import { bestSaving, isWholeSets, savingOf } from './setOracle.ts';
import { wholeSets } from '../../packages/runtime/src/modules/promotions/evaluate/wholeSets.ts';
import {
  ALL_WAYS,
  actionOf,
  anyClass,
  anyWays,
  caseWith,
  loweringAction,
  named,
  promotionWith,
} from './randomPromotions.ts';
import type { PromotionCase } from './randomPromotions.ts';

/** Each law evaluates a cart once or twice: a million evaluations at night. */
const numRuns = sizeOf('RUNS', { gate: 800, night: 170_000 });
const run = { numRuns, seed: SEED };
const timeout = 60_000 + numRuns * 10;

const anyPromotion = anyClass.chain((of) => promotionWith(of, actionOf(of), anyWays));
const anyCase = caseWith(anyPromotion, 5);

const evaluate = ({ cart, inputs }: PromotionCase) => evaluatePromotions(cart, inputs);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Returns what a cart costs with its promotions, its coupon and shipping. */
const totalOf = ({ cart }: PromotionCase, { lines, coupon, shippingOff }: PromotionOutcome) =>
  sum(cart.lines.map(({ unit_price, qty }) => unit_price * qty)) -
  sum(lines.flat().map(({ amount }) => amount)) -
  sum(coupon) +
  (cart.shippingCost ?? 0) -
  shippingOff;

/** Returns a result by the names of its lines, which do not depend on their order. */
const byName = ({ cart }: PromotionCase, { lines, coupon, ...rest }: PromotionOutcome) => ({
  ...rest,
  lines: Object.fromEntries(
    cart.lines.map(({ key }, index) => [key, { coupon: coupon[index], promotions: lines[index] }]),
  ),
});

const turned = <T>(values: readonly T[]) => fc.shuffledSubarray([...values], { minLength: values.length });

const anyTurn = anyCase.chain((one) =>
  fc
    .record({
      lines: turned(one.cart.lines),
      promotions: turned(one.inputs.promotions),
      codes: turned(one.inputs.codes),
    })
    .map(({ lines, promotions, codes }) => ({
      one,
      other: { cart: { ...one.cart, lines }, inputs: { ...one.inputs, promotions, codes } },
    })),
);

describe(`${numRuns} random carts with promotions`, () => {
  test('the order of lines, promotions and codes decides nothing', { timeout }, () =>
    fc.assert(
      fc.property(anyTurn, ({ one, other }) => {
        expect(byName(other, evaluate(other))).toEqual(byName(one, evaluate(one)));
      }),
      run,
    ),
  );

  test('sums of lines are the totals, and nothing falls below 0', { timeout }, () =>
    fc.assert(
      fc.property(anyCase, (one) => {
        const outcome = evaluate(one);
        const { discounts, lines, coupon, shippingOff, gifts } = outcome;
        for (const { promotion, amount, class: of } of discounts) {
          const off = lines.flat().filter((entry) => entry.promotion === promotion);
          if (of !== 'shipping') expect(sum(off.map((entry) => entry.amount))).toBe(amount);
          expect(amount > 0 || gifts.some((gift) => gift.promotion === promotion)).toBe(true);
        }
        for (const [index, { unit_price, qty, eligible }] of one.cart.lines.entries()) {
          const amounts = (lines[index] ?? []).map(({ amount }) => amount);
          expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0)).toBe(true);
          expect(sum(amounts) + (coupon[index] as number)).toBeLessThanOrEqual(unit_price * qty);
          if (!eligible) expect(amounts).toEqual([]);
        }
        expect(shippingOff).toBeLessThanOrEqual(one.cart.shippingCost ?? 0);
        expect(sum([...lines.flat(), ...discounts.filter(isShipping)].map(({ amount }) => amount))).toBe(
          sum(discounts.map(({ amount }) => amount)),
        );
      }),
      run,
    ),
  );

  test('each promotion is explained once, and two apply together only if both say so', { timeout }, () =>
    fc.assert(
      fc.property(anyCase, (one) => {
        const { explained, discounts, coupon } = evaluate(one);
        const ids = (promotions: readonly { readonly promotion: Promotion }[]) =>
          promotions.map(({ promotion }) => promotion.promotion_id).toSorted();
        expect(ids(explained)).toEqual(ids(one.inputs.promotions.map((promotion) => ({ promotion }))));
        expect(ids(explained.filter(({ applies }) => applies))).toEqual(ids(discounts));
        for (const { applies, reasons } of explained) expect(applies).toBe(reasons.length === 0);
        for (const { promotion } of discounts) {
          const others = discounts.filter((other) => other.promotion !== promotion);
          const beside = others.filter((other) => other.class === promotion.class);
          if (promotion.is_exclusive) expect(beside).toEqual([]);
          if (promotion.is_exclusive && promotion.class === 'order') expect(sum(coupon)).toBe(0);
          for (const other of others) expect(promotion.combines).toContain(other.class);
        }
      }),
      run,
    ),
  );

  const anyEntered = fc.record({ one: anyCase, isEntered: fc.array(fc.boolean(), { minLength: 5 }) });

  test('entered promotions are evaluated like the others, in their place', { timeout }, () =>
    fc.assert(
      fc.property(anyEntered, ({ one, isEntered }) => {
        const { promotions } = one.inputs;
        const entered = promotions.filter((_promotion, index) => isEntered[index]);
        // One that is entered takes the place of another state of itself.
        const stale = promotions.map((promotion, index) =>
          isEntered[index] ? { ...promotion, status: !promotion.status } : promotion,
        );
        const { explained, explainedEntered, ...outcome } = evaluate(one);
        expect(explainedEntered).toEqual([]);
        const other = evaluate({ ...one, inputs: { ...one.inputs, promotions: stale, entered } });
        expect(other).toEqual({
          ...outcome,
          explained,
          explainedEntered: explained.filter(({ promotion }) => entered.includes(promotion)),
        });
      }),
      run,
    ),
  );

  const lowering = anyClass.chain((of) =>
    promotionWith(of, of === 'shipping' ? actionOf(of) : loweringAction(of), ALL_WAYS),
  );
  const anyFurther = fc.record({ one: caseWith(lowering, 4), further: lowering });

  test('a further promotion that combines never raises the total', { timeout }, () =>
    fc.assert(
      fc.property(anyFurther, ({ one, further }) => {
        const { promotions } = one.inputs;
        const other = {
          ...one,
          inputs: { ...one.inputs, promotions: [...promotions, named(further, promotions.length)] },
        };
        expect(totalOf(other, evaluate(other))).toBeLessThanOrEqual(totalOf(one, evaluate(one)));
      }),
      run,
    ),
  );
});

const isShipping = ({ class: of }: { readonly class: string }) => of === 'shipping';

describe('buy x, get y', () => {
  const anySet = (least: number, most: number) =>
    fc.record({
      lines: fc
        .array(
          fc.record({
            qty: fc.integer({ min: least, max: most }),
            price: fc.oneof(fc.nat(9), fc.nat(3000)),
            off: fc.nat(5),
            canBuy: fc.boolean(),
            canGet: fc.constantFrom(true, true, false),
          }),
          { minLength: 1, maxLength: 4 },
        )
        .map((lines) =>
          lines.map(({ price, off, ...line }) => ({ ...line, left: Math.max(0, price * line.qty - off) })),
        ),
      buyQty: fc.integer({ min: 1, max: 4 }),
      getQty: fc.integer({ min: 1, max: 4 }),
      percent: fc.constantFrom(1_000_000, 500_000, 333_333),
    });

  test('takes the best of all choices of up to 8 units, in whole sets', { timeout }, () =>
    fc.assert(
      fc.property(anySet(1, 4), ({ lines, ...terms }) => {
        fc.pre(sum(lines.map(({ qty }) => qty)) <= 8);
        const units = wholeSets(lines, terms);
        expect(isWholeSets(lines, terms, units)).toBe(true);
        expect(savingOf(lines, terms.percent, units)).toBe(bestSaving(lines, terms));
      }),
      { ...run, numRuns: Math.min(numRuns, 50_000) },
    ),
  );

  test('of many units it is the best but for a fraction of a minor unit for each line', { timeout }, () =>
    fc.assert(
      fc.property(anySet(22, 32), ({ lines: all, ...terms }) => {
        const lines = all.slice(0, 3);
        const units = wholeSets(lines, terms);
        expect(isWholeSets(lines, terms, units)).toBe(true);
        const lost = Number(bestSaving(lines, terms) - savingOf(lines, terms.percent, units));
        expect(lost).toBeGreaterThanOrEqual(0);
        expect(lost).toBeLessThanOrEqual(lines.length);
      }),
      { ...run, numRuns: Math.min(Math.ceil(numRuns / 40), 500) },
    ),
  );
});
