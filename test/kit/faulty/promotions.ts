import { testPromotionKinds } from '@shop/runtime/testing';
import type { PromotionActionCall, PromotionConditionCall } from '@shop/runtime/extension';
import { z } from 'zod';
import type { Sample } from './sample.ts';
import { extensionOf } from './sample.ts';

const CONDITION = { kind: 'parcel_units', units: 3 };
const ACTION = { kind: 'parcel_first', amount: 100 };

const condition = {
  kind: CONDITION.kind,
  schema: z.object({ units: z.int() }),
  holds: ({ cart }: PromotionConditionCall) => cart.lines.some(({ qty }) => qty >= CONDITION.units),
  sentence: () => 'with three units of a product',
};
const action = {
  kind: ACTION.kind,
  schema: z.object({ amount: z.int() }),
  give: ({ left }: PromotionActionCall) => ({ lines: left.map((one) => Math.min(one, ACTION.amount)) }),
  sentence: () => '1.00 off each line',
};

const sample = (
  fault: string,
  ofCondition: object,
  ofAction: object,
  ...caught: readonly string[]
): Sample => ({
  fault,
  caught,
  suite: testPromotionKinds({
    extension: extensionOf('parcel', {
      promotionConditions: [{ ...condition, ...ofCondition }],
      promotionActions: [{ ...action, ...ofAction }],
    }),
    conditions: [{ example: CONDITION, meets: { lines: [{ qty: 3 }, {}] }, fails: { lines: [{ qty: 2 }] } }],
    actions: [{ example: ACTION, cart: { lines: [{ unit_price: 50 }, {}] } }],
  }),
});

let asked = 0;

const MEETS = 'a cart meets a condition or does not';
const GIVES = 'an action gives something';
const SAME = 'the same cart has the same answer';

export const promotionSamples: readonly Sample[] = [
  sample('none: a condition of units, and an amount off each line', {}, {}),
  sample('a condition that everybody meets', { holds: () => true }, {}, MEETS),
  sample(
    'a number in place of true',
    { holds: ({ cart }: PromotionConditionCall) => cart.lines.length },
    {},
    MEETS,
  ),
  sample(
    'a condition of the first line alone',
    { holds: ({ cart }: PromotionConditionCall) => (cart.lines[0]?.qty ?? 0) >= CONDITION.units },
    {},
    'a condition does not depend on the order of lines',
  ),
  sample(
    'more than is left',
    {},
    { give: ({ left }: PromotionActionCall) => ({ lines: left.map(() => 100) }) },
    GIVES,
  ),
  sample(
    'a part of a cent',
    {},
    { give: ({ left }: PromotionActionCall) => ({ lines: left.map(() => 0.5) }) },
    GIVES,
  ),
  sample('nothing', {}, { give: () => ({}) }, GIVES),
  sample(
    'another amount each time',
    {},
    { give: ({ left }: PromotionActionCall) => ({ lines: left.map(() => (asked += 1)) }) },
    SAME,
  ),
  sample('a schema that accepts everything', { schema: z.any() }, {}, 'its schema accepts the example'),
  sample('a whole sentence', {}, { sentence: () => 'It is cheap.' }, 'it is a part of a sentence'),
];
