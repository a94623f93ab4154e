import { ADDRESS_FIELDS } from '../../provinces/index.ts';
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
  address === null ? [] : ADDRESS_FIELDS.map((field) => address[field]);
