import type { BulkAdjustment } from '../../../platform/entity/bulkAdjustment.ts';
import { splitRefs } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import { mulDiv, scaled, toDecimal, toMinor } from '../../../platform/money.ts';
import { listAdjusted } from './product.repo.ts';
import type { ProductBody } from './productBody.ts';
import { resolveCategories } from './resolveCategories.ts';
import { adjustment } from './productAdjustment.ts';
import type { Adjustment, Step } from './productAdjustment.ts';

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
