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
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { metaData } from '../metafields/index.ts';
import { keptVatCheck } from '../vatChecks/index.ts';
import { addressColumns } from '../provinces/index.ts';
import type { Address } from '../provinces/contract.ts';
import { cartTenders } from './tenders/cartTenders.ts';
import type { CartItem } from './cartLine.ts';
import { cartError } from './cartError.ts';
import type { CartError } from './cartError.ts';

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

export const cartAddressRow = z.object({
  cart_address_id: entityId,
  uuid: entityUuid,
  type: z.enum(['shipping', 'billing']),
  ...addressColumns,
});

export type ShippingSelection = z.output<typeof shippingSelection>;
export type CartRow = z.output<typeof cartRow>;

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

/** An address without the ids of its row. */
export type CartAddress = Address;

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
