import { z } from 'zod';

const amount = z.union([z.number(), z.string()]);
const words = z.string().nullish();

const address = z.object({
  full_name: z.string().default(''),
  company: words,
  vat_id: words,
  telephone: words,
  address_1: words,
  address_2: words,
  city: words,
  postcode: words,
  province: words,
  country: words,
});
export type InvoicedAddress = z.output<typeof address>;

const item = z.object({
  order_item_id: z.number().nullish(),
  product_name: z.string(),
  product_sku: words,
  variant_options: words,
  qty: z.number(),
  tax_percent: amount,
  final_price: amount,
  line_total: amount,
  line_total_with_discount: amount,
  no_shipping_required: z.boolean().default(false),
});
export type InvoicedItem = z.output<typeof item>;

/**
 * Reads the values that an e-invoice takes from the order in a snapshot. Keys that snapshots of earlier versions do not have are optional: such documents
 * have what their snapshot has.
 */
export const invoicedOrder = z.object({
  order_number: words,
  customer_email: words,
  payment_method: words,
  payment_method_name: words,
  no_shipping_required: z.boolean().default(false),
  items: z.array(item).default([]),
  billing_address: address.nullish(),
  shipping_address: address.nullish(),
  reverse_charge: z.boolean().nullish(),
  tax_exempt: z.boolean().nullish(),
  tax_exempt_reason: words,
  /** The rate between the shop's currency and that of the order. */
  base_rate: amount.nullish(),
});
export type InvoicedOrder = z.output<typeof invoicedOrder>;
