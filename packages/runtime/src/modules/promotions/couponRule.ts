import { z } from 'zod';
import { amount } from '../../platform/http/forms/amounts.ts';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { OPERATORS, requiredRule as storedRule, RULE_KEYS } from './coupon.ts';
import type { Operator, RuleKey } from './coupon.ts';
import { count } from './couponFields.ts';
import { entriesOf } from './storedValue.ts';

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

/** Checks the combination of a rule's members, which are each valid. */
function checkRule({ key, operator, value }: RuleInput, context: z.core.$RefinementCtx): void {
  const fault = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const allowed = operatorsOf(key);
  if (!allowed.includes(operator))
    fault('operator', `operator must be one of ${allowed.join(', ')} for ${key}`);
  if (key === 'price') {
    if (!price.safeParse(value).success)
      fault('value', 'value must be a number that is not negative for price');
  } else if (entriesOf(value).length === 0) fault('value', 'value must not be empty');
}

/** The body of a rule that a product must match to get the discount. */
export const targetRule = z.object(fields).omit({ qty: true }).superRefine(checkRule);

/** The body of a rule that at least `qty` units of a cart must match. Further properties are kept. */
export const requiredRule = z.looseObject(fields).superRefine(checkRule);
