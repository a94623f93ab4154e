import type { UpdateCouponBody } from '@shop/sdk';

/** Discount types in form order. */
export const DISCOUNT_TYPES = [
  'percentage_discount_to_entire_order',
  'fixed_discount_to_entire_order',
  'percentage_discount_to_specific_products',
  'fixed_discount_to_specific_products',
  'buy_x_get_y',
] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

/** A rule that matches products. */
export type Rule = NonNullable<NonNullable<UpdateCouponBody['target_products']>['products']>[number] & {
  /** Minimum number of units of the required products. */
  readonly qty?: number | string;
};

/** Product properties that rules compare. */
export const RULE_KEYS = ['category', 'collection', 'attribute_group', 'sku', 'price'] as const;

/** Price comparison operators. */
export const COMPARISONS = ['>=', '>', '<=', '<', '=', '!='] as const;

/** Returns the entries of a value, which may be a list or a comma-separated string. */
export const entriesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : String(value ?? '').split(','))
    .map((entry) => String(entry).trim())
    .filter((entry) => entry !== '');

/** Removes empty members from an object. Returns an empty string if no members are left, because inputs represent empty values that way. */
export function filled<T extends object>(members: T): T | '' {
  const entries = Object.entries(members).filter(
    ([, value]) =>
      value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return entries.length === 0 ? '' : (Object.fromEntries(entries) as T);
}
