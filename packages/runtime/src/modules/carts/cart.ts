import { z } from 'zod';
import { bool, decimal, int, text, timestamp, uuid } from '../../platform/db/columns.ts';

/** What a recompute took away from a cart, or what is wrong with a line: for the shopper. */
export const cartError = z.object({
  code: text,
  message: text,
  /** The column that it is about, or `items.<uuid>`. */
  field: text,
});

/** The chosen shipping method and the quote that it is charged by. Names as the interface stores them. */
export const shippingSelection = z.object({
  provider_code: text,
  method_code: text,
  snapshot: z.object({
    code: text,
    name: text,
    /** Major units of the cart's currency. */
    cost: z.number(),
    carrier: text.nullable(),
    serviceCode: text.nullable(),
  }),
  fingerprint: text,
  /** ISO 8601. */
  quotedAt: text,
});

export const cartRow = z.object({
  cart_id: int,
  uuid,
  status: bool,
  version: int,
  sid: uuid.nullable(),
  customer_id: int.nullable(),
  customer_group_id: int.nullable(),
  customer_email: text.nullable(),
  customer_full_name: text.nullable(),
  user_ip: text.nullable(),
  currency: text,
  coupon: text.nullable(),
  no_shipping_required: bool,
  shipping_method_data: shippingSelection.nullable(),
  payment_method: text.nullable(),
  payment_method_name: text.nullable(),
  shipping_note: text.nullable(),
  total_qty: int,
  total_weight: decimal,
  sub_total: decimal,
  sub_total_incl_tax: decimal,
  sub_total_with_discount: decimal,
  sub_total_with_discount_incl_tax: decimal,
  discount_amount: decimal,
  tax_amount: decimal,
  tax_amount_before_discount: decimal,
  shipping_fee_excl_tax: decimal,
  shipping_fee_incl_tax: decimal,
  shipping_tax_amount: decimal,
  total_tax_amount: decimal,
  grand_total: decimal,
  /** Figures moved by themselves, and were saved by a change that did not show them. */
  figures_moved: bool,
  errors: z.array(cartError),
  created_at: timestamp,
  updated_at: timestamp,
});

/** Lines come out of JSON aggregates, so that their figures are JSON numbers. */
const figure = z.number();

/** The columns that a line of a cart and the line of the order that it becomes have in common. */
export const lineColumns = {
  product_id: int,
  product_sku: text,
  product_name: text,
  thumbnail: text.nullable(),
  product_weight: figure,
  product_price: figure,
  product_price_incl_tax: figure,
  final_price: figure,
  final_price_incl_tax: figure,
  qty: int,
  tax_percent: figure,
  tax_amount: figure,
  tax_amount_before_discount: figure,
  discount_amount: figure,
  line_total: figure,
  line_total_incl_tax: figure,
  line_total_with_discount: figure,
  line_total_with_discount_incl_tax: figure,
  variant_group_id: int.nullable(),
  variant_options: text.nullable(),
  product_custom_options: text.nullable(),
  no_shipping_required: bool,
};

export const cartItemRow = z.object({ cart_item_id: int, uuid, group_id: int, ...lineColumns });

/** The columns of an address of a cart, and of the order that copies it. */
export const addressColumns = {
  full_name: text,
  postcode: text,
  telephone: text,
  country: text,
  province: text,
  city: text,
  address_1: text,
  address_2: text.nullable(),
};

export const cartAddressRow = z.object({
  cart_address_id: int,
  uuid,
  type: z.enum(['shipping', 'billing']),
  ...addressColumns,
});

export type CartError = z.output<typeof cartError>;
export type ShippingSelection = z.output<typeof shippingSelection>;
export type CartRow = z.output<typeof cartRow>;
export type CartItemRow = z.output<typeof cartItemRow>;
export type CartAddressRow = z.output<typeof cartAddressRow>;
export type AddressType = CartAddressRow['type'];
/** An address without its row. */
export type CartAddress = Omit<CartAddressRow, 'cart_address_id' | 'uuid' | 'type'>;

/** A line as it is shown: the row, and what its product says now. */
export interface CartItem extends CartItemRow {
  /** The product's public path. */
  readonly product_url: string;
  /** Why this line cannot be ordered as it stands, such as `We do not have enough stock`. */
  readonly errors: readonly string[];
}

/** A whole cart: its row with lines and addresses. Figures of the row are decimal text in major units of `currency`. */
export interface Cart extends Omit<CartRow, 'errors'> {
  readonly items: readonly CartItem[];
  readonly shipping_address: CartAddressRow | null;
  readonly billing_address: CartAddressRow | null;
  /** What the last recompute took away, then what is wrong with the lines. */
  readonly errors: readonly CartError[];
  /** Of the shipping set-up, as it was when the cart was loaded. */
  readonly shipping_revision: number;
}
