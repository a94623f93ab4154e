import { z } from 'zod';
import { bool, entityId, entityUuid, int, text } from '../../platform/db/columns.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import type { LINE_AMOUNTS } from '../pricing/contract.ts';
import { lineInputs } from './giftCards/lineInputs.ts';

/** The amount that an offer takes off a line, under the API names. */
const lineDiscount = z.object({
  promotion_id: text.nullable().describe('The UUID of the promotion. Null for a coupon.'),
  amount: z.number().meta(kind('money', 'The amount, including or excluding tax like catalog prices.')),
});
export type LineOffer = z.output<typeof lineDiscount>;

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

export type CartItemRow = z.output<typeof cartItemRow>;

/** The line columns that a save writes. */
export const writtenLine = cartItemRow.omit({ cart_item_id: true, uuid: true, product_custom_options: true });
type LineFigure = (typeof LINE_AMOUNTS)[number] | 'product_weight' | 'tax_percent';
/** The written line columns, with NUMERIC columns as exact decimal strings. */
export type LineColumns = Omit<z.output<typeof writtenLine>, LineFigure> & Record<LineFigure, string>;

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
