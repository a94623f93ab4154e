import type { CartItem } from './cart.ts';

/** A line as REST answers it. `total` is the line with tax before discount. */
export function cartItemAnswer(cartId: string, { product_url, errors: _errors, ...item }: CartItem) {
  return {
    ...item,
    total: item.line_total_incl_tax,
    productUrl: product_url,
    removeUrl: `/api/cart/${cartId}/items/${item.uuid}`,
  };
}
