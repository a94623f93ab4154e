import { z } from 'zod';
import type { BulkAdjustment } from '../../../platform/entity/bulkAdjustment.ts';
import { splitRefs } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import { plainText, reference } from '../../../platform/http/forms/bodyFields.ts';
import { mulDiv, scaled, toDecimal, toMinor } from '../../../platform/money.ts';
import { listAdjusted } from './product.repo.ts';
import type { ProductBody } from './productBody.ts';
import { resolveCategories } from './resolveCategories.ts';
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
type Step = z.output<typeof step>;

const isOneOf = (...values: readonly unknown[]): boolean =>
  values.filter((value) => value !== undefined).length === 1;

const categories = z.array(reference).min(1).max(1000);

const adjustment = z
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
type Adjustment = z.output<typeof adjustment>;

/**
 * Adjustments relative to the current values of each product: prices by percent or amount, and categories to add and
 * remove. Prices are computed exactly in minor units. Percentages are rounded once to the nearest unit, with halves
 * rounded away from zero.
 */
export const productAdjustments: BulkAdjustment<IdRef, ProductBody, typeof adjustment> = {
  body: adjustment,
  async prepare({ app, db }, refs, adjust, change) {
    const { currency } = app.config.shop;
    checkTwice(adjust, change);
    checkAmounts(
      {
        'adjust.price.amount': adjust.price?.amount,
        'adjust.compare_at_price.amount': adjust.compare_at_price?.amount,
      },
      currency,
    );
    const added = (await resolveCategories(db, { categories: adjust.add_categories })) ?? [];
    const removed = new Set(await resolveCategories(db, { categories: adjust.remove_categories }));
    const rows = await listAdjusted(
      db,
      splitRefs(refs.map((ref) => String('id' in ref ? ref.id : ref.uuid))),
    );
    const byRef = new Map<string, (typeof rows)[number]>(
      rows.flatMap((row) => [[String(row.product_id), row] as const, [row.uuid, row] as const]),
    );
    return (ref) => {
      const row = byRef.get('id' in ref ? String(ref.id) : ref.uuid.toLowerCase());
      if (!row) return {};
      const retained = row.categories.filter((id) => !removed.has(id));
      return {
        ...(adjust.price && { price: stepped(row.price, adjust.price, currency) }),
        ...comparedAt(row, adjust, currency),
        ...((adjust.add_categories ?? adjust.remove_categories) && {
          categories: [...new Set([...retained, ...added])].map(String),
        }),
      };
    };
  },
};

/** Rejects a request that both sets and adjusts the same field. */
function checkTwice(
  { price, compare_at_price, ...adjust }: Adjustment,
  change: ProductBody | undefined,
): void {
  const twice = [
    ...(price && change?.price !== undefined ? ['price'] : []),
    ...(compare_at_price && change?.compare_at_price !== undefined ? ['compare_at_price'] : []),
    ...((adjust.add_categories ?? adjust.remove_categories) &&
    (change?.categories ?? change?.category_id) !== undefined
      ? ['categories']
      : []),
  ];
  if (twice.length > 0)
    throw validationFailed(
      twice.map((path) => ({
        path: `change.${path}`,
        rule: 'oneOf',
        values: { fields: `change.${path}, adjust` },
        message: `${path} cannot be both set and adjusted`,
      })),
    );
}

function comparedAt(
  { price, compare_at_price: before }: { readonly price: string; readonly compare_at_price: string | null },
  { compare_at_price: requested }: Adjustment,
  currency: string,
): Pick<ProductBody, 'compare_at_price'> {
  if (!requested) return {};
  if (requested.from_price) return { compare_at_price: price };
  return before === null ? {} : { compare_at_price: stepped(before, requested, currency) };
}

/** Returns an amount after an adjustment. Throws 400 if the result is negative. */
function stepped(decimal: string, { percent: by, amount: added }: Step, currency: string): string {
  const minor = toMinor(decimal, currency);
  const after =
    by === undefined
      ? minor + toMinor(added ?? '0', currency)
      : mulDiv(minor, 1_000_000 + scaled(by, 4), 1_000_000);
  if (after < 0)
    throw validationFailed([
      { path: 'price', rule: 'minimum', values: { limit: 0 }, message: 'price must not be negative' },
    ]);
  return toDecimal(after, currency);
}
