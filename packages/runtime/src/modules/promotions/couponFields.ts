import { z } from 'zod';
import { amount } from '../../platform/http/forms/amounts.ts';
import { decimal, emailLine, quantity } from '../../platform/http/forms/bodyFields.ts';
import { entriesOf } from './storedValue.ts';
import { addFault, breaks } from '../../platform/http/forms/addFault.ts';
import { brokenRule } from '../../platform/http/forms/validation.ts';

/** Field schemas for coupon request bodies. Values of JSON columns are validated and stored as sent. */

/** Validates a value with a body field schema and returns the value unchanged. */
const checkedBy = <S extends z.ZodType>(input: S, field: z.ZodType) =>
  input.superRefine((value, context) => {
    const issue = field.safeParse(value, { reportInput: true }).error?.issues[0];
    if (issue) addFault(context, { ...brokenRule(issue), message: issue.message });
  });

/** Allows an empty string, null and a missing property, all of which mean that no value is set. */
const optional = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), z.null(), schema]).optional();

const numeric = (name: string, rule: string) =>
  z.union([z.number(), z.string()], {
    error: ({ input }) => (input === undefined ? `${name} is required` : `${name} must be ${rule}`),
  });

export const optionalAmount = (name: string) => optional(checkedBy(numeric(name, 'a number'), amount(name)));

/** Creates the schema of a non-negative integer. */
const whole = (name: string) => checkedBy(numeric(name, 'a whole number'), quantity(name));
export const optionalWhole = (name: string) => optional(whole(name));
/** Creates the schema of a positive integer. */
export const count = (name: string) =>
  checkedBy(
    numeric(name, 'a whole number'),
    quantity(name).refine(
      (value) => value > 0,
      breaks('minimum', `${name} must be at least 1`, { limit: 1 }),
    ),
  );

const MAX_LIMIT = 2_147_483_647;

/** Creates the schema of a usage limit: a string of digits, an integer, or no value (no limit). */
export const limit = (name: string) => {
  const rule = `${name} must be a whole number from 0 to ${MAX_LIMIT}`;
  return z
    .union([z.string(rule).regex(/^[0-9]*$/, rule), z.int(rule).min(0, rule)], rule)
    .nullable()
    .transform((value, context) => {
      if (value === null || value === '') return null;
      if (Number(value) <= MAX_LIMIT) return Number(value);
      addFault(context, { rule: 'range', values: { min: 0, max: MAX_LIMIT }, message: rule });
      return z.NEVER;
    });
};

/** Creates the schema of 0, 1, '0' or '1'. The output is a number. */
export const zeroOrOne = (name: string) =>
  z
    .literal([0, 1, '0', '1'], {
      error: ({ input }) => (input === undefined ? `${name} is required` : `${name} must be 0 or 1`),
    })
    .transform(Number);

/** Creates the schema of a percentage above 0 and up to 100. The default is 100. */
export const optionalPercent = (name: string) =>
  optional(
    checkedBy(
      numeric(name, 'a number'),
      decimal(name).refine(
        (value) => Number(value) > 0 && Number(value) <= 100,
        breaks('percent', `${name} must be more than 0 and at most 100`),
      ),
    ),
  );

const email = emailLine();

/** Creates the schema of one email address, a comma-separated list, or an array of addresses. */
export const emailList = (name: string) =>
  z
    .union(
      [z.string(), z.array(z.string())],
      `${name} must be an array or a comma-separated list of email addresses`,
    )
    .superRefine((list, context) => {
      const wrong = entriesOf(list).find((entry) => !email.safeParse(entry).success);
      if (wrong !== undefined)
        addFault(context, {
          rule: 'format',
          values: { format: 'email', item: wrong },
          message: `"${wrong}" in ${name} is not an email address`,
        });
    })
    .nullish();
