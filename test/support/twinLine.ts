import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';

/**
 * Adds a line of another origin beside the plain line of a product in a cart, as an offer or options of the shopper would. The next change
 * of the cart computes its amounts.
 */
export const addTwinLine = (
  { db }: Pick<TestShop, 'db'>,
  cartId: string,
  sku: string,
  { qty = 1, origin = 'test' }: { readonly qty?: number; readonly origin?: string } = {},
): Promise<number> =>
  db.run(sql.type(z.object({}))`
    insert into cart_item (cart_id, product_id, line_origin, product_sku, group_id, product_name, product_weight, product_price,
      product_price_incl_tax, final_price, final_price_incl_tax, qty, line_total, line_total_incl_tax, line_total_with_discount,
      line_total_with_discount_incl_tax)
    select cart_id, p.product_id, ${origin}::text, p.sku, p.group_id, p.name, p.weight, p.price, p.price, p.price, p.price,
      ${qty}::int, p.price, p.price, p.price, p.price
    from cart, product p where cart.uuid = ${cartId} and p.sku = ${sku}`);
