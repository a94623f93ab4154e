import { quantityAbove, quantityRule, quantityWithin } from '../catalog/index.ts';
import type { CartCaps } from './cartCaps.ts';
import { lineKey, productUnits } from './lineKey.ts';
import type { LineIdentity } from './lineKey.ts';
import { productOf } from './inputs/cartInputs.ts';
import type { ProductInputs, Products } from './inputs/cartInputs.ts';
import { itemNotFound, tooManyUnits } from './errors.ts';
import { ruleFault, lineFault } from './lineFault.ts';
import type { DraftLine } from './draft.ts';

/**
 * A change to the quantity of a line. The quantity is either replaced or changed by the given number. Without a number, it becomes the next
 * allowed quantity.
 */
export type QtyChange =
  | { readonly action: 'set' | 'increase' | 'decrease'; readonly qty: number }
  | { readonly action: 'increase' | 'decrease'; readonly qty?: undefined };

/**
 * Returns the quantity after a change. It is below 1 if the line is to be removed. `others` are the units of the product in other lines,
 * which count for its rule.
 */
function changedQty(product: ProductInputs, was: number, { action, qty }: QtyChange, others: number): number {
  if (action === 'set') return qty;
  const rule = quantityRule(product);
  if (action === 'increase')
    return qty === undefined ? quantityAbove(rule, was + others) - others : was + qty;
  return qty === undefined ? quantityWithin(rule, was + others - 1) - others : was - qty;
}

/**
 * Changes the quantity of a line, by the limits that `limited` gives its product. A decrease to zero or below removes the line. Decreases
 * are accepted regardless of stock; all other changes are rejected above the unit limit or the stock. Rejects quantities that the rule of
 * the product does not allow. The units of all lines of the product count.
 */
export function changeUnits(
  lines: readonly DraftLine[],
  products: Products,
  of: LineIdentity,
  change: QtyChange,
  { cartMaxUnitsPerLine }: Pick<CartCaps, 'cartMaxUnitsPerLine'>,
  limited: (product: ProductInputs) => ProductInputs = (product) => product,
): readonly DraftLine[] {
  const line = lines.find((candidate) => lineKey(candidate) === lineKey(of));
  if (!line) throw itemNotFound();
  const product = limited(productOf(products, line));
  const all = productUnits(lines).get(line.product_id) ?? 0;
  const others = all - line.qty;
  const next = changedQty(product, line.qty, change, others);
  const sum = next + others;
  if (sum > cartMaxUnitsPerLine && sum > all) throw tooManyUnits(cartMaxUnitsPerLine);
  const isRemoved = change.action === 'decrease' && next < 1;
  const fault = change.action === 'decrease' ? ruleFault(product, sum) : lineFault(product, sum);
  if (!isRemoved && fault) throw fault;
  return lines.flatMap((candidate) => {
    if (candidate !== line) return [candidate];
    return next < 1 ? [] : [{ ...line, qty: next }];
  });
}
