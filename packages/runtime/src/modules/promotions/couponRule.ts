import { z } from 'zod';
import { amount } from '../../platform/http/forms/amounts.ts';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { OPERATORS, requiredRule as storedRule, RULE_KEYS } from './coupon.ts';
import type { Operator, RuleKey } from './coupon.ts';
import { count } from './couponFields.ts';
import { entriesOf } from './storedValue.ts';
import { addFault } from '../../platform/http/forms/addFault.ts';

const MEMBERSHIP: readonly Operator[] = ['IN', 'NOT IN', '=', '!='];
const COMPARISON: readonly Operator[] = ['=', '!=', '>', '>=', '<', '<='];

const operatorsOf = (key: RuleKey): readonly Operator[] => (key === 'price' ? COMPARISON : MEMBERSHIP);

const entry = z.union([z.string(), z.number()]);
const fields = describedBy(storedRule, {
  key: z.enum(RULE_KEYS),
  operator: z.enum(OPERATORS),
  value: z.union([z.string(), z.number(), z.array(entry)], {
    error: ({ input }) =>
      input === undefined ? 'value is required' : 'value must be a string, a number or an array of them',
  }),
  qty: count('qty'),
});

const price = amount('value');

interface RuleInput {
  readonly key: RuleKey;
  readonly operator: Operator;
  readonly value: z.output<typeof fields.value>;
}

/** Validates the combination of the rule fields, which are individually valid. */
function checkRule({ key, operator, value }: RuleInput, context: z.core.$RefinementCtx): void {
  const allowed = operatorsOf(key);
  if (!allowed.includes(operator))
    addFault(context, {
      path: ['operator'],
      rule: 'enum',
      values: { values: allowed },
      message: `operator must be one of ${allowed.join(', ')} for ${key}`,
    });
  if (key === 'price') {
    if (!price.safeParse(value).success)
      addFault(context, {
        path: ['value'],
        rule: 'minimum',
        values: { limit: 0 },
        message: 'value must be 0 or more for price',
      });
  } else if (entriesOf(value).length === 0) {
    addFault(context, {
      path: ['value'],
      rule: 'minItems',
      values: { limit: 1 },
      message: 'value must not be empty',
    });
  }
}

/** The request body of a rule that a product must match to be discounted. */
export const targetRule = z.object(fields).omit({ qty: true }).superRefine(checkRule);

/** The request body of a rule that at least `qty` units in a cart must match. Additional properties are kept. */
export const requiredRule = z.looseObject(fields).superRefine(checkRule);
