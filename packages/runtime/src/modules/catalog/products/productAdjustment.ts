import { z } from 'zod';
import { plainText, reference } from '../../../platform/http/forms/bodyFields.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';

const signed = (name: string, digits: number) =>
  z
    .union([z.number(), z.string()])
    .transform((value) => plainText(value))
    .refine(
      (text) => new RegExp(`^-?\\d{1,${digits}}(?:\\.\\d{1,4})?$`).test(text),
      breaks('type', `${name} must be a number`, { type: 'number' }),
    );

const percent = signed('percent', 4)
  .refine(
    (text) => Number(text) >= -100 && Number(text) <= 1000,
    breaks('range', 'percent must be from -100 to 1000', { min: -100, max: 1000 }),
  )
  .describe(
    'The percentage by which the amount increases or, if negative, decreases: -100 to 1000, at most 4 decimals.',
  );
const by = signed('amount', 12).describe('The amount to add or, if negative, to subtract.');

const step = z.strictObject({ percent: percent.optional(), amount: by.optional() });

/** A change of an amount. */
export type Step = z.output<typeof step>;

const isOneOf = (...values: readonly unknown[]): boolean =>
  values.filter((value) => value !== undefined).length === 1;

const categories = z.array(reference).min(1).max(1000);

/** The schema of the changes of several products. */
export const adjustment = z
  .strictObject({
    price: step
      .refine(
        (one) => isOneOf(one.percent, one.amount),
        breaks('oneOf', 'price needs either percent or amount', { fields: 'percent, amount' }),
      )
      .optional()
      .describe('Changes the price by a percentage or an amount.'),
    compare_at_price: step
      .extend({
        from_price: z
          .literal(true, 'from_price must be true')
          .optional()
          .describe('Sets it to the price before this change.'),
      })
      .refine(
        (one) => isOneOf(one.percent, one.amount, one.from_price),
        breaks('oneOf', 'compare_at_price needs either percent, amount or from_price', {
          fields: 'percent, amount, from_price',
        }),
      )
      .optional()
      .describe(
        'Changes the compare-at price of products that have one. `from_price` sets it to the price that the product had before this request.',
      ),
    add_categories: categories.optional().describe('The categories to add, by integer ID or UUID.'),
    remove_categories: categories.optional().describe('The categories to remove, by integer ID or UUID.'),
  })
  .refine(
    (one) => Object.values(one).some((value) => value !== undefined),
    breaks('minProperties', 'adjust must not be empty', { limit: 1 }),
  );
export type Adjustment = z.output<typeof adjustment>;
