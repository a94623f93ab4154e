/** The values that tell a line of a cart from its other lines. */
export interface LineIdentity {
  readonly product_id: number;
  /**
   * The text that sets the line apart from the plain line of its product, such as a hash of the options that the shopper entered, or the offer that
   * gives it. Null or absent for the plain line.
   */
  readonly line_origin?: string | null | undefined;
}

/** Returns the key of a line, which is unique in its cart. The column `cart_item.line_key` has the same value. */
export const lineKey = ({ product_id, line_origin }: LineIdentity): string =>
  line_origin == null ? `p:${product_id}` : `p:${product_id}:${line_origin}`;

/** Sums the units of each product over its lines. */
export function productUnits(
  lines: Iterable<{ readonly product_id: number; readonly qty: number }>,
): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const { product_id, qty } of lines) units.set(product_id, (units.get(product_id) ?? 0) + qty);
  return units;
}
