import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { validationFailed } from '../../../platform/errors.ts';
import type { QuantityRule } from '../contract.ts';
import type { ProductRow } from './product.ts';

/** The greatest value of each of the columns, which is also the most units that a cart line can have. */
export const MAX_ORDER_QTY = 100_000;

/** The columns of a product that limit the quantities of its lines. Null: no such rule. */
export type QuantityLimits = Readonly<Pick<ProductRow, 'min_qty' | 'max_qty' | 'qty_step'>>;

/**
 * Creates the rule for the quantities of a product. Steps count from `min_qty`, or from 0 without one. A value of `list` takes precedence
 * over the value of the product.
 */
export function quantityRule(product: QuantityLimits, list: Partial<QuantityLimits> = {}): QuantityRule {
  const min = list.min_qty ?? product.min_qty;
  const max = list.max_qty ?? product.max_qty;
  const step = list.qty_step ?? product.qty_step ?? 1;
  const least = min ?? step;
  const most = max === null ? null : least + Math.floor((max - least) / step) * step;
  return { min, max, step, least, most };
}

/** A quantity that a rule does not allow: the violated rule, and the nearest allowed quantities in ascending order. */
export interface QuantityFault {
  readonly rule: 'min' | 'max' | 'step';
  readonly nearest: readonly number[];
}

/**
 * Returns the violated rule for a quantity of at least 1, or null if the quantity is allowed. Suggests quantities above `stock` only if
 * there are no others.
 */
export function quantityFault(rule: QuantityRule, qty: number, stock = Infinity): QuantityFault | null {
  const { min, max, least } = rule;
  const below = quantityWithin(rule, qty);
  const above = quantityAbove(rule, qty);
  if (below === qty) return null;
  const allowed = [below, above].filter((near) => near > 0 && quantityWithin(rule, near) === near);
  const inStock = allowed.filter((near) => near <= stock);
  const nearest = inStock.length > 0 ? inStock : allowed;
  if (max !== null && qty > max) return { rule: 'max', nearest };
  return { rule: min !== null && qty < least ? 'min' : 'step', nearest };
}

/** Returns the least allowed quantity above a quantity, regardless of the maximum. */
export const quantityAbove = ({ least, step }: QuantityRule, qty: number): number =>
  qty < least ? least : least + (Math.floor((qty - least) / step) + 1) * step;

/** Returns the greatest allowed quantity of at most `qty`. Returns 0 if there is none. */
export const quantityWithin = ({ least, most, step }: QuantityRule, qty: number): number => {
  const bound = Math.min(qty, most ?? qty);
  return bound < least ? 0 : least + Math.floor((bound - least) / step) * step;
};

/** Computes `quantityWithin` in SQL, for a quantity and a product `p`. Null if a product without a maximum has no quantity either. */
export const quantityWithinColumn = (qty: SqlFragment): SqlFragment => {
  const least = sql.fragment`coalesce(p.min_qty, p.qty_step, 1)`;
  const bound = sql.fragment`least(${qty}, p.max_qty)`;
  return sql.fragment`case when ${bound} < ${least} then 0
    else ${least} + (${bound} - ${least}) / coalesce(p.qty_step, 1) * coalesce(p.qty_step, 1) end`;
};

/** Throws 400 if no quantity is allowed, because the maximum is below the minimum or below one step. */
export function checkQuantities(limits: QuantityLimits): void {
  const { least } = quantityRule({ ...limits, max_qty: null });
  if (limits.max_qty === null || limits.max_qty >= least) return;
  const message = `max_qty must be at least ${least}`;
  throw validationFailed([{ path: 'max_qty', rule: 'minimum', values: { limit: least }, message }]);
}
