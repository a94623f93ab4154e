import { createHash } from 'node:crypto';
import type { Cart } from './cart.ts';
import { ADDRESS_FIELDS } from '../provinces/index.ts';
import { CART_AMOUNTS } from '../pricing/index.ts';

/**
 * Creates a digest of everything that a shopper reviews before ordering: items, totals, addresses, shipping and payment. Carts with
 * equal values have the same digest.
 */
export function reviewDigest(cart: Cart): string {
  const shown = [
    cart.uuid,
    cart.currency,
    cart.customer_email,
    cart.coupon,
    cart.tenders,
    cart.shipping_note,
    cart.payment_method,
    cart.shipping_method_data && [
      cart.shipping_method_data.provider_code,
      cart.shipping_method_data.method_code,
      cart.shipping_method_data.snapshot.name,
    ],
    [cart.shipping_address, cart.billing_address].map(
      (address) => address && ADDRESS_FIELDS.map((field) => address[field]),
    ),
    cart.items.map((item) => [
      item.product_sku,
      item.product_name,
      item.variant_options,
      item.qty,
      item.line_total,
    ]),
    CART_AMOUNTS.map((name) => cart[name]),
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 27);
}
