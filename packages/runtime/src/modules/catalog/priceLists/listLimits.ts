import type { QuantityLimits } from '../products/quantityRule.ts';
import { hasBegun, hasEnded } from './priceRules.ts';
import type { PriceListRule, PriceTerms, ProductPrices } from './priceRules.ts';
import { hasProduct } from './resolvePrice.ts';

/** Reports whether a list limits quantities itself. */
export const limitsQuantities = ({ limits }: PriceListRule): boolean => limits != null;

/**
 * Returns the limits of quantity that a product has for a buyer: those of the list with the highest priority, then the oldest, among the lists
 * that apply, have the product, and limit quantities. What that list leaves open is as the product says. Pure.
 */
export function limitsFor(
  product: QuantityLimits & Pick<ProductPrices, 'rows' | 'scoped'>,
  { lists }: Pick<PriceTerms, 'lists'>,
  now: number,
): QuantityLimits {
  let found: PriceListRule | null = null;
  for (const list of lists.values()) {
    if (!limitsQuantities(list) || !hasBegun(list, now) || hasEnded(list, now)) continue;
    if (hasProduct(product, list) && (!found || isFirst(list, found))) found = list;
  }
  const { min_qty, max_qty, qty_step } = product;
  return {
    min_qty: found?.limits?.min_qty ?? min_qty,
    max_qty: found?.limits?.max_qty ?? max_qty,
    qty_step: found?.limits?.qty_step ?? qty_step,
  };
}

const isFirst = (one: PriceListRule, other: PriceListRule): boolean =>
  one.priority === other.priority ? one.price_list_id < other.price_list_id : one.priority > other.priority;
