import { z } from 'zod';
import {
  bool,
  createdAt,
  decimal,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  updatedAt,
  uuid,
} from '../../platform/db/columns.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { giftCardTerms } from '../catalog/index.ts';
import { cartDiscount, lineColumns } from '../carts/index.ts';
import { metaData } from '../metafields/index.ts';
import { addressColumns } from '../provinces/index.ts';
import { eachAmount } from '../pricing/index.ts';
import { orderItemsNotFound, orderNotFound } from './errors.ts';
import { vatCheckAnswer } from '../vatChecks/index.ts';
import { ORDER_STATUSES, SHIPMENT_STATUSES } from './orderStatus.ts';
import { orderTender } from './tenders/orderTender.ts';

export const orderAddressRow = z.object({
  order_address_id: entityId,
  uuid: entityUuid,
  ...addressColumns,
});
export type OrderAddressRow = z.output<typeof orderAddressRow>;

const deliveryDate = (which: string) =>
  text.nullable().meta({
    format: 'date',
    description: `The ${which} day of the delivery window that was shown when the order was placed (ISO 8601). Null if none was shown.`,
  });

export const orderItemRow = z.object({
  order_item_id: entityId,
  uuid: entityUuid,
  order_item_order_id: int.describe('The integer ID of the order.'),
  referer: text.nullable().describe('Unused; always null.'),
  requested_data: text.nullable().describe('Unused; always null.'),
  shipped_qty: int.describe('The number of units in shipments that were not canceled.'),
  refunded_qty: int.describe('The number of refunded units, which no longer ship.'),
  returning_qty: int.describe('The number of units in returns that have not ended.'),
  blocked_qty: int.describe(
    'The number of units that were withdrawn before they were shipped, and that do not ship while the withdrawal is open.',
  ),
  returned_qty: int.describe(
    'The number of refunded units that had been shipped and were refunded with a return.',
  ),
  delivery_first: deliveryDate('first'),
  delivery_last: deliveryDate('last'),
  gift_card: giftCardTerms
    .pick({ voucher: true, validity_months: true })
    .nullable()
    .describe('The terms of the gift card when it was sold. Null for other lines.'),
  ...lineColumns,
});
export type OrderItemRow = z.output<typeof orderItemRow>;

const amount = (description: string) =>
  decimal.meta(kind('money', `${description}, in the currency of the order.`));

/** A row of `order`. Amounts are decimal strings in major units of `currency`. */
export const orderRow = z.object({
  order_id: entityId,
  uuid: entityUuid,
  integration_order_id: text
    .nullable()
    .describe('The ID of the order at the payment gateway. Null if it has none.'),
  order_number: text.describe('The order number shown to shoppers and merchants.'),
  invoice_number: text.nullable().describe('The invoice number. Null if no invoice was issued.'),
  invoiced_at: timestamp.nullable().describe('The time at which the invoice was issued.'),
  cart_id: int.describe('The integer ID of the cart that became the order.'),
  superseded_at: timestamp
    .nullable()
    .describe('The time at which a later order of the same cart superseded it.'),
  payment_ended_at: timestamp.nullable().describe('The time at which the order became unpayable.'),
  payment_return_url: text
    .nullable()
    .describe(
      "The URL of the front end that started the payment. Null if the payment started on the shop's own pages.",
    ),
  placed_at: timestamp.nullable().describe('The time at which it was paid or its payment was authorized.'),
  canceled_at: timestamp.nullable().describe('The time at which it was canceled.'),
  cancel_reason: text.nullable().describe('Why it was canceled.'),
  status: z
    .enum(ORDER_STATUSES)
    .describe('The order status, derived from `payment_status` and `shipment_status`.'),
  payment_status: text.describe('The payment status code, such as `pending` or `cod_captured`.'),
  shipment_status: z.enum(SHIPMENT_STATUSES).describe('The shipment status.'),
  currency: text.describe('The ISO 4217 currency code of all amounts in the order.'),
  locale: text
    .nullable()
    .describe(
      'The code of the language in which the shopper ordered, such as `de`. Null if the shop had no languages at that time.',
    ),
  sid: uuid.nullable().describe('The ID of the browser session that placed the order.'),
  customer_id: int.nullable().describe('The integer ID of the customer. Null for a guest.'),
  customer_group_id: int.nullable().describe('The integer ID of the customer group at that time.'),
  customer_email: text.describe('The email address of the shopper.'),
  customer_full_name: text.nullable().describe('The name of the shopper. Null if there is none.'),
  user_ip: text.nullable().describe('The IP address from which the order was placed.'),
  user_agent: text.nullable().describe('The user agent of the browser that placed the order.'),
  coupon: text.nullable().describe('The first code used for the order.'),
  coupons: z.array(text).describe('The codes used for the order.'),
  discounts: z
    .array(cartDiscount)
    .describe('The amounts that offers took off, before changes by extensions.'),
  no_shipping_required: bool.meta(kind('flag', 'True if the order needs no shipping.')),
  shipping_method_data: z
    .object({
      provider_code: text.describe('The code of the shipping provider.'),
      method_code: text.describe('The code of the shipping method, defined by its provider.'),
      snapshot: z
        .object({
          code: text.describe('The code of the shipping method.'),
          name: text.describe('The name of the shipping method.'),
          cost: z
            .number()
            .meta(
              kind(
                'money',
                'The price of the method in the currency of the order, with or without tax as the prices of the shop are.',
              ),
            ),
          carrier: text.nullable().describe('The carrier. Null if the provider did not specify one.'),
          serviceCode: text.nullable().describe("The carrier's service code. Null if there is none."),
        })
        .describe('The method as the provider offered it.'),
    })
    .nullable()
    .describe('The selected shipping method. Null if nothing is shipped.'),
  payment_method: text.describe('The code of the payment method.'),
  payment_method_name: text.describe('The name of the payment method, as shown to the shopper.'),
  terms_version: text
    .nullable()
    .describe('The version of the terms that the shopper accepted. Null if acceptance was not requested.'),
  terms_text_version: text
    .nullable()
    .describe(
      'The version of the terms at the time of the order, which the confirmation contains. Null if the shop had no terms page.',
    ),
  withdrawal_version: text
    .nullable()
    .describe(
      'The version of the text about the right of withdrawal at the time of the order. Null if the shop had no such page.',
    ),
  terms_accepted_at: timestamp.nullable().describe('The time at which the shopper accepted the terms.'),
  shipping_note: text.nullable().describe("The shopper's delivery note."),
  tax_exempt: bool.meta(kind('flag', 'True if the buyer was exempt from tax.')),
  tax_exempt_reason: text.nullable().describe('The reason of the exemption. Null if there is none.'),
  reverse_charge: bool.meta(
    kind(
      'flag',
      'True if the buyer, a checked business of another EU country, pays the tax in its own country.',
    ),
  ),
  vat_check: vatCheckAnswer
    .nullable()
    .describe(
      "The check of the buyer's VAT ID before the order. Null if there was none, or if no service answered.",
    ),
  shipping_address_id: int.nullable().describe('The integer ID of the shipping address.'),
  billing_address_id: int.nullable().describe('The integer ID of the billing address.'),
  total_qty: int.describe('The number of units ordered.'),
  total_weight: decimal.describe("The total weight, in the shop's weight unit."),
  ...eachAmount((_name, about) => amount(about)),
  stored_amount: decimal.meta(
    kind(
      'money',
      'The part of `grand_total` that gift cards and store credit paid, in the currency of the order.',
    ),
  ),
  base_rate: decimal
    .nullable()
    .describe(
      "Units of the currency of the order for one of the shop's when it was placed, 1 for the shop's own. Null without a rate, and for orders from before.",
    ),
  base_total: decimal
    .nullable()
    .meta(
      kind('money', "`grand_total` divided by `base_rate`, in the shop's currency. Null without a rate."),
    ),
  origin: text
    .nullable()
    .describe(
      "The sales channel in which an extension placed the order, such as `agents`. Null for the shop's own pages and its API.",
    ),
  origin_who: text
    .nullable()
    .describe('The party of the channel that ordered, as the extension named it. Null if there is none.'),
  origin_session: text.nullable().describe('The ID of the session in the channel. Null if there is none.'),
  meta_data: metaData,
  created_at: createdAt,
  updated_at: updatedAt,
});

export const wholeOrder = orderRow.extend({
  items: z.array(orderItemRow).describe('The lines of the order.'),
  shipping_address: orderAddressRow.nullable().describe('The shipping address. Null if there is none.'),
  billing_address: orderAddressRow.nullable().describe('The billing address.'),
  tenders: z
    .array(orderTender)
    .describe(
      'The parts of the total and what pays them, in the order of use. The amounts add up to `grand_total`.',
    ),
});
/** An order with its lines, addresses and tenders. */
export type Order = z.output<typeof wholeOrder>;

export const lockedOrder = wholeOrder.extend({
  delivered: z.array(z.object({ order_item_id: int, qty: int })),
});
/** An order locked by a transaction, with the delivered units of each line. */
export type LockedOrder = z.output<typeof lockedOrder>;

/** A number of units of an order line. */
export interface LineUnits {
  readonly order_item_id: number;
  readonly qty: number;
}

/** A reference to an order. */
export type OrderRef =
  /** The order of a cart, identified by the uuid of the cart, unless a later order of the cart superseded it. */
  | { readonly cart: string }
  | { readonly uuid: string }
  | { readonly number: string }
  /** An order, identified by the id that `setIntegrationId` stored. */
  | { readonly method: string; readonly integrationId: string }
  /** An order, identified by a recorded payment transaction. */
  | { readonly method: string; readonly transactionId: string };

/** A query for unpaid orders of one payment method. */
export interface UnpaidQuery {
  readonly method: string;
  /** The payment statuses to include. */
  readonly statuses: readonly string[];
  /** The time before which the orders were created. */
  readonly olderThan: Date;
  readonly limit: number;
  /** The last `order_id` of the previous batch. */
  readonly after?: number;
}

/** Returns the codes used for an order. Orders from before have one code alone. */
export const couponsOf = ({ coupon, coupons }: Pick<Order, 'coupon' | 'coupons'>): string[] =>
  coupons.length === 0 && coupon !== null ? [coupon] : coupons;

/** Validates an order uuid from a path. Throws `ORDER_NOT_FOUND` (404) if the string is not a uuid. */
export const orderUuid = uuidOr(orderNotFound);

/** Finds the order line that a request body references by integer id or uuid. Throws `ORDER_ITEM_NOT_FOUND` (400). */
export function orderItemOf(order: Pick<Order, 'items'>, ref: string): OrderItemRow {
  const item = order.items.find(
    ({ order_item_id, uuid }) => String(order_item_id) === ref || uuid === ref.toLowerCase(),
  );
  if (!item) throw orderItemsNotFound();
  return item;
}

/** The managed stock of a product before and after a change. */
export const stockChange = z.object({
  product_id: int,
  uuid,
  sku: text,
  old_qty: int,
  qty: int,
  manage_stock: bool,
  stock_availability: bool,
});
export type StockChange = z.output<typeof stockChange>;
