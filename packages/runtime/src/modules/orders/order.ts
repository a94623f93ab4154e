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
import { addressColumns, lineColumns } from '../carts/index.ts';
import { metaData } from '../metafields/index.ts';
import { orderItemsNotFound, orderNotFound } from './errors.ts';
import { ORDER_STATUSES, SHIPMENT_STATUSES } from './orderStatus.ts';

export const orderAddressRow = z.object({
  order_address_id: entityId,
  uuid: entityUuid,
  ...addressColumns,
});
export type OrderAddressRow = z.output<typeof orderAddressRow>;

export const orderItemRow = z.object({
  order_item_id: entityId,
  uuid: entityUuid,
  order_item_order_id: int.describe('The integer id of the order.'),
  referer: text.nullable().describe('Not used; null.'),
  requested_data: text.nullable().describe('Not used; null.'),
  shipped_qty: int.describe('The number of units in shipments that were not canceled.'),
  refunded_qty: int.describe('The number of refunded units. They are not shipped any more.'),
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
    .describe('The id of the order at the gateway of its payment method; null: it has none there.'),
  order_number: text.describe('The number by which shoppers and merchants know the order.'),
  invoice_number: text.nullable().describe('The number of its invoice; null: none was issued.'),
  invoiced_at: timestamp.nullable().describe('The time at which its invoice was issued.'),
  cart_id: int.describe('The integer id of the cart that became the order.'),
  superseded_at: timestamp
    .nullable()
    .describe('The time at which a later order of the same cart superseded it.'),
  payment_ended_at: timestamp.nullable().describe('Since when no payment of the order may begin.'),
  payment_return_url: text
    .nullable()
    .describe('The address of the front end that started the payment; null: the pages of the shop did.'),
  placed_at: timestamp.nullable().describe('The time at which it was paid or its money was authorized.'),
  canceled_at: timestamp.nullable().describe('The time at which it was canceled.'),
  cancel_reason: text.nullable().describe('Why it was canceled.'),
  status: z
    .enum(ORDER_STATUSES)
    .describe('The status of the order. It follows from `payment_status` and `shipment_status`.'),
  payment_status: text.describe('The code of the payment status, such as `pending` or `cod_captured`.'),
  shipment_status: z.enum(SHIPMENT_STATUSES).describe('The status of the goods.'),
  currency: text.describe('The currency of all amounts of the order, by its ISO 4217 code.'),
  locale: text
    .nullable()
    .describe(
      'The code of the language that the shopper ordered in, such as `de`; null: the order is older than the languages of the shop.',
    ),
  sid: uuid.nullable().describe('The id of the browser session that placed the order.'),
  customer_id: int.nullable().describe('The integer id of the customer; null: a guest.'),
  customer_group_id: int.nullable().describe('The integer id of the customer group at that moment.'),
  customer_email: text.describe('The email address of the shopper.'),
  customer_full_name: text.nullable().describe('The name of the shopper; null: there is none.'),
  user_ip: text.nullable().describe('The IP address that the order came from.'),
  user_agent: text.nullable().describe('The browser that the order came from, as it names itself.'),
  coupon: text.nullable().describe('The code of the coupon that the order used.'),
  no_shipping_required: bool.meta(kind('flag', 'Whether nothing of the order is shipped.')),
  shipping_method_data: z
    .object({
      provider_code: text.describe('The code of the shipping provider.'),
      method_code: text.describe('The code of the shipping method, by its provider.'),
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
          carrier: text.nullable().describe('The carrier; null: the provider named none.'),
          serviceCode: text
            .nullable()
            .describe('The code of the service at the carrier; null: there is none.'),
        })
        .describe('The method as the provider offered it.'),
    })
    .nullable()
    .describe('The chosen shipping method; null: nothing is shipped.'),
  payment_method: text.describe('The code of the payment method.'),
  payment_method_name: text.describe('The name of the payment method, as the shopper saw it.'),
  terms_version: text
    .nullable()
    .describe(
      'The version of the terms that the shopper accepted; null: the order was placed without being asked.',
    ),
  terms_accepted_at: timestamp.nullable().describe('The time at which the shopper accepted them.'),
  shipping_note: text.nullable().describe('A note of the shopper about the delivery.'),
  shipping_address_id: int.nullable().describe('The integer id of the shipping address.'),
  billing_address_id: int.nullable().describe('The integer id of the billing address.'),
  total_qty: int.describe('The number of units that were ordered.'),
  total_weight: decimal.describe('The weight of all units, in the weight unit of the shop.'),
  sub_total: amount('The total of the lines without tax, before discount'),
  sub_total_incl_tax: amount('The total of the lines with tax, before discount'),
  sub_total_with_discount: amount('The total of the lines without tax, after discount'),
  sub_total_with_discount_incl_tax: amount('The total of the lines with tax, after discount'),
  discount_amount: amount('The discount, with or without tax as the prices of the shop are'),
  tax_amount: amount('The tax of the lines, after discount'),
  tax_amount_before_discount: amount('The tax of the lines, before discount'),
  shipping_fee_excl_tax: amount('The shipping fee without tax'),
  shipping_fee_incl_tax: amount('The shipping fee with tax'),
  shipping_tax_amount: amount('The tax of the shipping fee'),
  total_tax_amount: amount('The tax of lines and shipping fee'),
  grand_total: amount('What the shopper pays, with tax'),
  meta_data: metaData,
  created_at: createdAt,
  updated_at: updatedAt,
});

export const wholeOrder = orderRow.extend({
  items: z.array(orderItemRow).describe('The lines of the order.'),
  shipping_address: orderAddressRow
    .nullable()
    .describe('The address that the goods are shipped to; null: it was not given.'),
  billing_address: orderAddressRow.nullable().describe('The address of the payer.'),
});
/** An order with its lines and addresses. */
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
