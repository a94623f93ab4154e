import type { Order, OrderAddressRow } from '../order.ts';

/** Lists the strings in an order's documents that shoppers or merchants entered. */
export const buyersTextsOf = (order: Order): readonly string[] =>
  [
    ...order.items.flatMap(({ product_name, variant_options }) => [product_name, variant_options]),
    ...addressTexts(order.billing_address),
    ...addressTexts(order.shipping_address),
    order.shipping_note,
    order.tax_exempt_reason,
  ].filter((text) => text !== null && text !== undefined);

const addressTexts = (address: OrderAddressRow | null): readonly (string | null)[] =>
  address === null ? [] : [address.full_name, address.address_1, address.address_2, address.city];
