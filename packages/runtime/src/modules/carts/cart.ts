import { z } from 'zod';
import {
  bool,
  decimal,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  uuid,
} from '../../platform/db/columns.ts';
import type { Refusal } from '../../platform/errors.ts';
import { storedTextColumn } from '../../platform/messages/storedText.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { metaData } from '../metafields/index.ts';
import { keptVatCheck } from '../vatChecks/index.ts';
import { addressColumns } from '../provinces/index.ts';
import type { Address } from '../provinces/contract.ts';
import type { LINE_AMOUNTS } from '../pricing/contract.ts';
import { lineInputs } from './giftCards/lineInputs.ts';
import { cartTenders } from './tenders/cartTenders.ts';

/**
 * A message for the shopper about a choice that was removed when the cart was recomputed, or a line that cannot be ordered
 * in its current state.
 */
export const cartError = z.object({
  code: text,
  message: text,
  /** The column that the message applies to, or `items.<uuid>` for a line. */
  field: text,
  /** The message values by name, such as `{ max: 20 }`. Absent if the message has none. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The reason for which a code gives nothing yet. Absent from other messages, and from those of earlier versions. */
  reason: storedTextColumn.optional(),
});

/** Creates a cart error from a `Refusal`. */
export const cartErrorOf = ({ code, message, values }: Refusal, field: string): CartError => ({
  code,
  message,
  field,
  ...(values && { values }),
});

/** The `field` of coupon errors. */
export const COUPON_FIELD = 'coupon';
/** The `field` of shipping method errors. */
export const SHIPPING_FIELD = 'shipping_method_data';

/** The selected shipping method and its quoted cost, under the API names. */
export const shippingSelection = z.object({
  provider_code: text,
  method_code: text,
  snapshot: z.object({
    code: text,
    name: text,
    /** The cost in major units of the cart currency. */
    cost: z.number(),
    carrier: text.nullable(),
    serviceCode: text.nullable(),
    /** The time in transit that the provider stated with the quote. Absent from quotes of earlier versions. */
    delivery: z
      .object({
        minBusinessDays: z.number().nullish(),
        maxBusinessDays: z.number().nullish(),
        estimatedDate: text.nullish(),
      })
      .nullish(),
  }),
  fingerprint: text,
  /** The quote time in ISO 8601. */
  quotedAt: text,
});

/** The express payment that a shopper approved before ordering, under its code, with the gateway's ID of the payment. */
export const approvedExpress = z.object({ code: text, reference: text });
export type ApprovedExpress = z.output<typeof approvedExpress>;

/** The classes of discounts. */
const discountClass = z.enum(['product', 'order', 'shipping']);

/** The amount that an offer takes off a cart or an order, under the API names. */
export const cartDiscount = z.object({
  promotion_id: text.nullable().describe('The UUID of the promotion. Null for a coupon.'),
  coupon: text.nullable().describe('The code by which it applies. Null if it needs none.'),
  label: text.describe('The name of the offer, for shoppers.'),
  amount: z
    .number()
    .meta(kind('money', 'The amount, including or excluding tax like catalog prices. 0 for a gift.')),
  class: discountClass.describe('The class: `product`, `order` or `shipping`.'),
});
export type CartDiscount = z.output<typeof cartDiscount>;

/** The amount that an offer takes off a line, under the API names. */
const lineDiscount = z.object({
  promotion_id: text.nullable().describe('The UUID of the promotion. Null for a coupon.'),
  amount: z.number().meta(kind('money', 'The amount, including or excluding tax like catalog prices.')),
});
export type LineOffer = z.output<typeof lineDiscount>;

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
  /** The language code of the quote. Null if the quote was created before the shop supported languages. */
  locale: text.nullable(),
  coupon: text.nullable(),
  /** The codes that the shopper entered, in their order, as they were made. */
  coupons: z.array(text),
  discounts: z.array(cartDiscount),
  /** The promotions whose gifts the shopper removed. */
  declined_gifts: z.array(text),
  no_shipping_required: bool,
  shipping_method_data: shippingSelection.nullable(),
  payment_method: text.nullable(),
  payment_method_name: text.nullable(),
  express: approvedExpress.nullable(),
  tenders: cartTenders.nullable(),
  shipping_note: text.nullable(),
  /** True if the buyer, or their group, is exempt from tax. */
  tax_exempt: bool,
  tax_exempt_reason: text.nullable(),
  /** True if a checked business of another EU country pays the tax in its own country. */
  reverse_charge: bool,
  /** The check of the buyer's VAT ID. */
  vat_check: keptVatCheck.nullable(),
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
  /** True if the totals changed without a shopper action, and a change that did not display them saved them. */
  totals_changed: bool,
  errors: z.array(cartError),
  /**
   * The metafield values that the order will receive. They change without a new cart version, because no amount depends on
   * them.
   */
  meta_data: metaData,
  created_at: timestamp,
  updated_at: timestamp,
});

/** Numbers in lines are JSON numbers, because lines are read from JSON aggregates. */
const number = z.number();

const money = (what: string) => number.meta(kind('money', `${what}, in the currency of the cart or order.`));

/** The columns shared by a cart line and its order line. SQL statements, types and responses derive from this list. */
export const lineColumns = {
  product_id: int.describe('The integer ID of the product.'),
  product_sku: text.describe('The SKU of the product.'),
  product_name: text.describe('The name of the product.'),
  thumbnail: text
    .nullable()
    .meta(
      kind('image', 'The first image of the product, at most 160 pixels wide and high. Null if it has none.'),
    ),
  product_weight: number.describe("The weight of one unit, in the shop's weight unit."),
  product_price: money('The catalog price of one unit, excluding tax'),
  product_price_incl_tax: money('The catalog price of one unit, including tax'),
  final_price: money('The price of one unit for this shopper, excluding tax and before discounts'),
  final_price_incl_tax: money('The price of one unit for this shopper, including tax and before discounts'),
  qty: int.describe('The number of units.'),
  tax_percent: number.meta(kind('percent', 'The tax rate of the line.')),
  tax_amount: money('The tax on the line after discounts'),
  tax_amount_before_discount: money('The tax on the line before discounts'),
  discount_amount: money('The discount on the line, including or excluding tax like catalog prices'),
  line_total: money('The price of the line, excluding tax and before discounts'),
  line_total_incl_tax: money('The price of the line, including tax and before discounts'),
  line_total_with_discount: money('The price of the line, excluding tax and after discounts'),
  line_total_with_discount_incl_tax: money('The price of the line, including tax and after discounts'),
  variant_group_id: int
    .nullable()
    .describe("The integer ID of the product's variant group. Null if the product is not a variant."),
  variant_options: text
    .nullable()
    .describe('The options that define the variant, as a JSON string. Null if the product is not a variant.'),
  product_custom_options: text
    .nullable()
    .describe('Reserved for options that the shopper selects. Currently null.'),
  no_shipping_required: bool.meta(kind('flag', 'True if the product does not need shipping.')),
  inputs: lineInputs
    .nullable()
    .describe('The data that the shopper entered for the line of a gift card. Null for other lines.'),
  is_gift: bool.meta(kind('flag', 'True if an offer gives the line for nothing.')),
  discounts: z
    .array(lineDiscount)
    .describe('The amounts that offers take off the line, before changes by extensions.'),
};

export const cartItemRow = z.object({
  cart_item_id: entityId,
  uuid: entityUuid,
  group_id: int.describe('The integer ID of the attribute group of the product.'),
  /** The text that sets the line apart from the plain line of its product; see `lineKey`. */
  line_origin: text.nullable(),
  ...lineColumns,
});

export const cartAddressRow = z.object({
  cart_address_id: entityId,
  uuid: entityUuid,
  type: z.enum(['shipping', 'billing']),
  ...addressColumns,
});

export type CartError = z.output<typeof cartError>;
export type ShippingSelection = z.output<typeof shippingSelection>;
export type CartRow = z.output<typeof cartRow>;
export type CartItemRow = z.output<typeof cartItemRow>;
export type CartAddressRow = z.output<typeof cartAddressRow>;
export type AddressType = CartAddressRow['type'];

/** The cart columns that a save writes. The database maintains the other columns. */
export const writtenCart = cartRow.omit({
  cart_id: true,
  uuid: true,
  status: true,
  version: true,
  meta_data: true,
  created_at: true,
  updated_at: true,
});
export type CartColumns = z.output<typeof writtenCart>;

/** The line columns that a save writes. */
export const writtenLine = cartItemRow.omit({ cart_item_id: true, uuid: true, product_custom_options: true });
type LineFigure = (typeof LINE_AMOUNTS)[number] | 'product_weight' | 'tax_percent';
/** The written line columns, with NUMERIC columns as exact decimal strings. */
export type LineColumns = Omit<z.output<typeof writtenLine>, LineFigure> & Record<LineFigure, string>;

/** An address without the ids of its row. */
export type CartAddress = Address;

/** A line as displayed: its row with the product path and the line errors. */
export interface CartItem extends CartItemRow {
  /** The public path of the product. */
  readonly product_url: string;
  /** The limits of the quantity, as the product has them now. Null: no such limit. */
  readonly min_qty: number | null;
  readonly max_qty: number | null;
  readonly qty_step: number | null;
  /** The reasons why the line cannot be ordered in its current state, such as `We do not have enough stock`. */
  readonly errors: readonly string[];
}

/** A complete cart: its row with lines and addresses. Amounts in the row are decimal strings in major units of `currency`. */
export interface Cart extends Omit<CartRow, 'errors'> {
  readonly items: readonly CartItem[];
  readonly shipping_address: CartAddressRow | null;
  readonly billing_address: CartAddressRow | null;
  /** The errors about choices removed by the last recomputation, followed by the line errors. */
  readonly errors: readonly CartError[];
  /** The revision of the shipping configuration when the cart was loaded. */
  readonly shipping_revision: number;
  /** Units of the currency for one unit of the shop's, as a decimal string. Null if it has no rate. */
  readonly base_rate: string | null;
}
