import type { CartItemRow } from './cart.ts';
import type { CartCaps } from './cartCaps.ts';
import type { DraftLine } from './draft.ts';
import { itemNotFound, productNotFound, tooManyLines, tooManyUnits } from './errors.ts';
import type { Products } from './facts.ts';
import { productOf } from './cartColumns.ts';
import { lineFault, stockFault } from './stock.ts';

export interface WantedItem {
  readonly sku: string;
  /** A whole number from 1. */
  readonly qty: number;
}

/**
 * Adds units of products: a product that has a line already adds to it. Refuses unknown and disabled products, lines and
 * units above the caps, and more than the stock.
 */
export function addUnits(
  lines: readonly DraftLine[],
  products: Products,
  wanted: readonly WantedItem[],
  { cartMaxLines, cartMaxUnitsPerLine }: CartCaps,
): readonly DraftLine[] {
  const bySku = new Map([...products.values()].map((product) => [product.sku, product]));
  const quantities = new Map(lines.map((line) => [line.product_id, line.qty]));
  for (const { sku, qty } of wanted) {
    const product = bySku.get(sku);
    if (!product?.status) throw productNotFound();
    const already = quantities.get(product.product_id);
    if (already === undefined && quantities.size >= cartMaxLines) throw tooManyLines(cartMaxLines);
    const sum = (already ?? 0) + qty;
    if (sum > cartMaxUnitsPerLine) throw tooManyUnits(cartMaxUnitsPerLine);
    const fault = stockFault(product, sum);
    if (fault) throw fault;
    quantities.set(product.product_id, sum);
  }
  return [...quantities].map(([product_id, qty]) => ({ product_id, qty }));
}

/** How the quantity of a line changes: to a number, or by one. */
export interface QtyChange {
  readonly action: 'set' | 'increase' | 'decrease';
  readonly qty: number;
}

/**
 * Changes the quantity of one line. A decrease to zero or below removes it, and is let through whatever the stock; all
 * else is refused above the cap of units and above the stock.
 */
export function changeUnits(
  lines: readonly DraftLine[],
  products: Products,
  product_id: number,
  { action, qty }: QtyChange,
  { cartMaxUnitsPerLine }: Pick<CartCaps, 'cartMaxUnitsPerLine'>,
): readonly DraftLine[] {
  const line = lines.find((candidate) => candidate.product_id === product_id);
  if (!line) throw itemNotFound();
  const next = action === 'set' ? qty : line.qty + (action === 'increase' ? qty : -qty);
  if (next > cartMaxUnitsPerLine && next > line.qty) throw tooManyUnits(cartMaxUnitsPerLine);
  const fault = action === 'decrease' ? null : lineFault(productOf(products, line), next);
  if (fault) throw fault;
  return lines.flatMap((candidate) => {
    if (candidate !== line) return [candidate];
    return next < 1 ? [] : [{ product_id, qty: next }];
  });
}

/** The line of an id in a path: the item's uuid or its integer id. */
export function itemById(items: readonly CartItemRow[], id: string): CartItemRow {
  const item = items.find(
    ({ uuid, cart_item_id }) => uuid === id.toLowerCase() || String(cart_item_id) === id,
  );
  if (!item) throw itemNotFound();
  return item;
}
