import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { NO_KINDS } from '../../packages/runtime/src/modules/promotions/evaluate/promotionKinds.ts';
import {
  evaluatePromotions,
  promotionKinds,
  reasonText,
} from '../../packages/runtime/src/modules/promotions/index.ts';
import type { PromotionGift, PromotionKinds } from '../../packages/runtime/src/modules/promotions/index.ts';
import { promotionMessages } from '../../packages/runtime/src/modules/promotions/promotionMessages.ts';
import type { Action, Condition } from '../../packages/runtime/src/modules/promotions/promotion.ts';
import { createTexts } from '../../packages/runtime/src/platform/messages/createTexts.ts';
import type { Text } from '../../packages/runtime/src/platform/contracts/messages.ts';
import { cartOf, inputsOf, line, promotionOf } from './plainPromotions.ts';

const conditions = [
  {
    kind: 'parcel_even',
    schema: z.object({}),
    holds: ({ cart }: { cart: { lines: readonly unknown[] } }) => cart.lines.length % 2 === 0,
    sentence: () => 'with an even number of lines',
  },
];
const actionOf = (result: object) => ({
  kind: 'parcel_action',
  schema: z.object({}),
  give: () => result,
  sentence: () => 'something off',
});

/** Returns the kinds of a shop whose extension has the condition, and an action with this result. */
function kindsWith(result: object): PromotionKinds {
  const lists = { promotionConditions: conditions, promotionActions: [actionOf(result)] };
  const registry = (point: keyof typeof lists) => ({ list: () => lists[point] });
  return promotionKinds({ registry } as unknown as Parameters<typeof promotionKinds>[0]);
}

const EVEN = { kind: 'parcel_even' } as unknown as Condition;
const ACTION = { kind: 'parcel_action' } as unknown as Action;
const cart = cartOf([line('CARD', 1, 5000, { eligible: false }), line('A', 1, 1000)]);

describe('parts of extensions', () => {
  test('a condition holds as the extension says', () => {
    const promotion = promotionOf({ kind: 'percent', value: 10 }, { conditions: [EVEN] });
    const applies = (lines: typeof cart.lines, kinds?: PromotionKinds) =>
      evaluatePromotions({ ...cart, lines }, inputsOf([promotion]), kinds).discounts.length > 0;
    expect(applies(cart.lines, kindsWith({}))).toBe(true);
    expect(applies(cart.lines.slice(1), kindsWith({}))).toBe(false);
    expect(applies(cart.lines)).toBe(false);
  });

  test('an action takes at most what is left of lines that are eligible, in whole minor units', () => {
    const outcomeOf = (result: object) =>
      evaluatePromotions(cart, inputsOf([promotionOf(ACTION)]), kindsWith(result));
    const offOf = (result: object) =>
      outcomeOf(result).lines.map((discounts) => discounts.map(({ amount }) => amount));
    expect(offOf({ lines: [700, 300] })).toEqual([[], [300]]);
    expect(offOf({ lines: [0, 9999] })).toEqual([[], [1000]]);
    expect(offOf({ lines: [0, 0.5] })).toEqual([[], []]);
    expect(offOf({ lines: [0, -5] })).toEqual([[], []]);
    expect(outcomeOf({ shipping: 9999 }).shippingOff).toBe(500);
    const gifts: readonly PromotionGift[] = outcomeOf({ gifts: [{ sku: 'MUG', qty: 1 }] }).gifts;
    expect(gifts.map(({ sku, qty }) => `${qty} ${sku}`)).toEqual(['1 MUG']);
    expect(outcomeOf({}).discounts).toEqual([]);
  });
});

test('reasons are told in words, with amounts in the language of the reader', () => {
  const text = createTexts([promotionMessages])('en') as Text;
  const wordsOf = (condition: Condition) => {
    const promotion = promotionOf({ kind: 'percent', value: 10 }, { conditions: [condition] });
    const [told] = evaluatePromotions(cart, inputsOf([promotion]), NO_KINDS).explained;
    return told?.reasons.map((reason) => reasonText(reason, { text, locale: 'en' }));
  };
  expect(wordsOf({ kind: 'subtotal', min: 1000 })).toEqual(['The subtotal must be at least $1,000.00.']);
  expect(wordsOf({ kind: 'qty', min: 2 })).toEqual(['At least 2 units of its products must be in the cart.']);
  expect(wordsOf({ kind: 'hours', from: '22:00', to: '02:00' })).toEqual([
    'It applies between 22:00 and 02:00.',
  ]);
  expect(wordsOf(EVEN)).toEqual(['A condition is not met.']);
});
