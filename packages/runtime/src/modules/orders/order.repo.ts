import { z } from 'zod';
import { bool, decimal, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import { countUnpaidOf, lockUnpaidOf } from './unpaidOrders.ts';
import type { UnpaidLimit } from './unpaidOrders.ts';
import type { Db } from '../../platform/db/db.ts';
import { noColumns } from '../../platform/db/rows.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { addressColumns, lineColumns } from '../carts/index.ts';
import { metaData } from '../metafields/index.ts';
import type { PaymentRecord } from '../payments/index.ts';
import type { OrderRef, OrdersService } from './contract.ts';
import type { OrderStatus, ShipmentStatus } from './orderStatus.ts';

const orderAddressRow = z.object({ order_address_id: int, uuid, ...addressColumns });

const orderItemRow = z.object({
  order_item_id: int,
  uuid,
  order_item_order_id: int,
  referer: text.nullable(),
  requested_data: text.nullable(),
  /** Units in shipments that were not canceled. */
  shipped_qty: int,
  /** Units that refunds took back: they do not ship any more. */
  refunded_qty: int,
  ...lineColumns,
});

const orderRow = z.object({
  order_id: int,
  uuid,
  integration_order_id: text.nullable(),
  order_number: text,
  cart_id: int,
  superseded_at: timestamp.nullable(),
  /** Since when no payment of it may begin any more. */
  payment_ended_at: timestamp.nullable(),
  placed_at: timestamp.nullable(),
  canceled_at: timestamp.nullable(),
  cancel_reason: text.nullable(),
  status: text,
  payment_status: text,
  shipment_status: text,
  currency: text,
  sid: uuid.nullable(),
  customer_id: int.nullable(),
  customer_group_id: int.nullable(),
  customer_email: text,
  customer_full_name: text.nullable(),
  user_ip: text.nullable(),
  user_agent: text.nullable(),
  coupon: text.nullable(),
  no_shipping_required: bool,
  shipping_method_data: z
    .looseObject({
      provider_code: text,
      method_code: text,
      snapshot: z.looseObject({ code: text, name: text, cost: z.number() }),
    })
    .nullable(),
  payment_method: text,
  payment_method_name: text,
  shipping_note: text.nullable(),
  shipping_address_id: int.nullable(),
  billing_address_id: int.nullable(),
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
  meta_data: metaData,
  created_at: timestamp,
  updated_at: timestamp,
});

export const wholeOrder = orderRow.extend({
  items: z.array(orderItemRow),
  shipping_address: orderAddressRow.nullable(),
  billing_address: orderAddressRow.nullable(),
});

export type OrderItemRow = z.output<typeof orderItemRow>;
export type OrderAddressRow = z.output<typeof orderAddressRow>;
/** An order with its lines and addresses. */
export type Order = z.output<typeof wholeOrder>;

const ADDRESS = sql.fragment`full_name, postcode, telephone, country, province, city, address_1, address_2`;
const FIGURES = sql.fragment`total_qty, total_weight, sub_total, sub_total_incl_tax, sub_total_with_discount,
  sub_total_with_discount_incl_tax, discount_amount, tax_amount, tax_amount_before_discount, shipping_fee_excl_tax,
  shipping_fee_incl_tax, shipping_tax_amount, total_tax_amount, grand_total`;
const LINE = sql.fragment`product_id, product_sku, product_name, thumbnail, product_weight, product_price,
  product_price_incl_tax, final_price, final_price_incl_tax, qty, tax_percent, tax_amount, tax_amount_before_discount,
  discount_amount, line_total, line_total_incl_tax, line_total_with_discount, line_total_with_discount_incl_tax,
  variant_group_id, variant_options, product_custom_options, no_shipping_required`;

export interface NewOrder {
  readonly uuid: string;
  readonly cartId: number;
  readonly status: OrderStatus;
  readonly payment_status: string;
  readonly shipment_status: ShipmentStatus;
  readonly payment_method: string;
  readonly payment_method_name: string;
  readonly userIp: string | null;
  /** Null: it counts in no tier of unpaid orders. */
  readonly unpaidLimit: UnpaidLimit | null;
  readonly userAgent: string | null;
  readonly isPlaced: boolean;
  readonly activities: readonly string[];
  readonly record: PaymentRecord | null;
}

/**
 * Writes the order of a cart that the same transaction has closed, as the cart's rows stand: order, addresses, lines,
 * activity and first payment transaction in one statement. The billing address defaults to the shipping one. An order with an
 * `unpaidLimit` locks out others of that client until the transaction ends.
 */
export function insertOrder(tx: Db, order: NewOrder): Promise<Order> {
  return tx.one(sql.type(wholeOrder)`
    with shipping as (
      insert into order_address (${ADDRESS})
      select ${ADDRESS} from cart_address where cart_id = ${order.cartId} and type = 'shipping'
      returning *
    ), billing as (
      insert into order_address (${ADDRESS})
      select ${ADDRESS} from cart_address where cart_id = ${order.cartId}
      order by (type = 'billing') desc limit 1
      returning *
    ), placed as (
      insert into "order" (
        uuid, cart_id, status, payment_status, shipment_status, payment_method, payment_method_name, user_agent, placed_at,
        user_ip, sid, currency, customer_id, customer_group_id, customer_email, customer_full_name, coupon,
        no_shipping_required, shipping_method_data, shipping_note, shipping_address_id, billing_address_id, client_key,
        ${FIGURES}
      )
      select
        ${order.uuid}, cart_id, ${order.status}, ${order.payment_status}, ${order.shipment_status},
        ${order.payment_method}, ${order.payment_method_name}, ${order.userAgent}::text,
        case when ${order.isPlaced} then now() end, coalesce(${order.userIp}::text, user_ip), sid, currency, customer_id,
        customer_group_id, customer_email, customer_full_name, coupon, no_shipping_required,
        shipping_method_data - 'fingerprint' - 'quotedAt', shipping_note, shipping.order_address_id,
        billing.order_address_id, ${order.unpaidLimit?.clientKey ?? null}::text, ${FIGURES}
      from cart left join shipping on true left join billing on true
      where cart_id = ${order.cartId}
      returning *
    ), items as (
      insert into order_item (order_item_order_id, ${LINE})
      select (select order_id from placed), ${LINE} from cart_item where cart_id = ${order.cartId} order by cart_item_id
      returning *
    ), activity as (
      insert into order_activity (order_activity_order_id, comment)
      select order_id, comment from placed, unnest(${sql.array(order.activities, 'text')}) comment
    ), transaction as (
      ${transactionInsert(order.record)}
    )
    select placed.*,
      coalesce((select json_agg(items order by order_item_id) from items), '[]') as items,
      (select row_to_json(shipping) from shipping) as shipping_address,
      (select row_to_json(billing) from billing) as billing_address
    from placed${order.unpaidLimit ? lockUnpaidOf(order.unpaidLimit) : sql.fragment``}`);
}

/** Reads `placed`, the order that the statement around it writes. */
function transactionInsert(record: PaymentRecord | null) {
  if (!record) return sql.fragment`select`;
  return sql.fragment`
    insert into payment_transaction (
      order_id, payment_method, transaction_id, transaction_type, payment_action, amount, currency,
      parent_transaction_id, additional_information
    )
    select order_id, payment_method, ${record.transactionId}, ${record.type}, ${record.action},
      ${record.amount}::numeric, ${record.currency}, ${record.parentTransactionId ?? null}::text,
      ${record.raw === undefined ? null : JSON.stringify(record.raw)}::jsonb
    from placed`;
}

const formerOrder = z.object({
  uuid,
  order_id: int,
  payment_method: text,
  payment_status: text,
  placed_at: timestamp.nullable(),
  canceled_at: timestamp.nullable(),
  payment_ended_at: timestamp.nullable(),
});

const stockMove = z.object({
  product_id: int,
  uuid,
  sku: text,
  old_qty: int,
  qty: int,
  manage_stock: bool,
  stock_availability: bool,
});
/** What became of a product's managed stock. */
export type StockMove = z.output<typeof stockMove>;

const stockTaken = z.object({
  /** How many products had too few units. */
  short: int,
  /** By product id. */
  moves: z.array(stockMove),
  /** Unpaid orders of the client, this one included; 0 without a limit. */
  unpaid: int,
});

/**
 * Takes the order's units out of stock, its products locked by id. Where some had too few of them, nothing may be kept
 * and the caller rolls back. Tells along how many unpaid orders the client has.
 */
export const takeStock = (
  tx: Db,
  orderId: number,
  limit: UnpaidLimit | null,
): Promise<z.output<typeof stockTaken>> =>
  tx.one(sql.type(stockTaken)`
    with wanted as (
      select product_id, sum(qty) as qty from order_item where order_item_order_id = ${orderId} group by product_id
    ), stock as materialized (
      select product_id, inventory.qty, manage_stock, stock_availability, wanted.qty as wanted
      from product_inventory inventory join wanted using (product_id)
      order by product_id for update of inventory
    ), taken as (
      update product_inventory inventory set qty = stock.qty - stock.wanted
      from stock
      where inventory.product_id = stock.product_id and stock.manage_stock and stock.qty >= stock.wanted
      returning inventory.*, stock.qty as old_qty
    )
    select
      ((select count(*) from wanted) - (select count(*) from stock where not manage_stock or qty >= wanted))::int as short,
      coalesce((
        select json_agg(json_build_object(
          'product_id', product_id, 'uuid', product.uuid, 'sku', product.sku, 'old_qty', taken.old_qty, 'qty', taken.qty,
          'manage_stock', taken.manage_stock, 'stock_availability', taken.stock_availability
        ) order by product_id)
        from taken join product using (product_id)
      ), '[]') as moves,
      ${limit ? countUnpaidOf(limit) : sql.fragment`0`} as unpaid`);

/** Units of an order's lines. */
export interface LineUnits {
  readonly order_item_id: number;
  readonly qty: number;
}

/** Puts units of an order's lines back into stock, its products locked by id. By product id. */
export const returnStock = (tx: Db, units: readonly LineUnits[]): Promise<readonly StockMove[]> =>
  tx.any(sql.type(stockMove)`
    with back as (
      select product_id, sum(given.qty)::int as units
      from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as given (order_item_id int, qty int)
      join order_item using (order_item_id)
      group by product_id having sum(given.qty) > 0
    ), stock as materialized (
      select product_id, inventory.qty, back.units
      from product_inventory inventory join back using (product_id)
      where manage_stock order by product_id for update of inventory
    ), returned as (
      update product_inventory inventory set qty = stock.qty + stock.units
      from stock where inventory.product_id = stock.product_id
      returning inventory.*, stock.qty as old_qty
    )
    select product_id, product.uuid, product.sku, returned.old_qty, returned.qty, returned.manage_stock,
      returned.stock_availability
    from returned join product using (product_id) order by product_id`);

interface OrderState {
  readonly status: OrderStatus;
  readonly payment_status: string;
  readonly shipment_status: ShipmentStatus;
  readonly activities: readonly string[];
  /** Null: it was not canceled by this. */
  readonly cancelReason: string | null;
}

/** Only `moveOrder` may call it. */
export const updateOrderState = (tx: Db, orderId: number, state: OrderState) =>
  tx.run(sql.type(noColumns)`
    with moved as (
      update "order" set status = ${state.status}, payment_status = ${state.payment_status},
        shipment_status = ${state.shipment_status}, updated_at = now(),
        canceled_at = case when ${state.cancelReason !== null} then now() else canceled_at end,
        cancel_reason = coalesce(${state.cancelReason}, cancel_reason)
      where order_id = ${orderId}
    )
    insert into order_activity (order_activity_order_id, comment)
    select ${orderId}::int, comment from unnest(${sql.array(state.activities, 'text')}) comment`);

/** Nothing happens where there is no such order, or the comment is to be there once and is. */
export const addActivity = (tx: Db, uuid: string, comment: string, once = false) =>
  tx.run(sql.type(noColumns)`
    insert into order_activity (order_activity_order_id, comment)
    select order_id, ${comment} from "order"
    where uuid = ${uuid} and not (${once} and exists (
      select from order_activity known
      where known.order_activity_order_id = order_id and known.comment = ${comment}
    ))`);

/** Whole orders, from `"order" o`. */
export const selectOrder = sql.fragment`
  select o.*,
    coalesce((
      select json_agg(item order by order_item_id) from order_item item where order_item_order_id = o.order_id
    ), '[]') as items,
    (select row_to_json(a) from order_address a where a.order_address_id = o.shipping_address_id) as shipping_address,
    (select row_to_json(a) from order_address a where a.order_address_id = o.billing_address_id) as billing_address
  from "order" o`;

const orderRef = (ref: Exclude<OrderRef, { readonly uuid: string }>) => {
  if ('number' in ref) return sql.fragment`o.order_number = ${ref.number}`;
  const method = sql.fragment`o.payment_method = ${ref.method}`;
  if ('integrationId' in ref)
    return sql.fragment`${method} and o.integration_order_id = ${ref.integrationId}`;
  return sql.fragment`${method} and o.order_id = (
    select order_id from payment_transaction
    where payment_method = ${ref.method} and transaction_id = ${ref.transactionId})`;
};

export const findOrderBy = (db: Db, ref: Exclude<OrderRef, { readonly uuid: string }>) =>
  db.maybeOne(sql.type(wholeOrder)`${selectOrder} where ${orderRef(ref)} order by o.order_id limit 1`);

export const listOrdersOf = (
  db: Db,
  { method, statuses, olderThan, limit, after = 0 }: Parameters<OrdersService['listUnpaid']>[0],
) =>
  db.any(sql.type(wholeOrder)`
    ${selectOrder}
    where o.payment_method = ${method} and o.payment_status = any(${sql.array(statuses, 'text')})
      and o.created_at < ${olderThan.toISOString()}::timestamptz and o.order_id > ${after}
    order by o.order_id limit ${limit}`);

export const updateIntegrationId = (db: Db, uuid: string, id: string) =>
  db.run(sql.type(noColumns)`update "order" set integration_order_id = ${id} where uuid = ${uuid}`);

/** The order that a cart became and that counts, locked, or null. Before the cart, as locks are taken. */
export const lockOrderOfCart = (tx: Db, cartId: number) =>
  tx.maybeOne(sql.type(formerOrder)`
    select uuid, order_id, payment_method, payment_status, placed_at, canceled_at, payment_ended_at from "order"
    where cart_id = ${cartId} and superseded_at is null for no key update`);

/** The order gives way to the next one of its cart. */
export const supersedeOrder = (tx: Db, uuid: string) =>
  tx.run(sql.type(noColumns)`update "order" set superseded_at = now() where uuid = ${uuid}`);

/** The order that a cart became last, or null: the one that counts, while the cart was not ordered once more. */
export const findOrderOfCart = (db: Db, cartUuid: string): Promise<Order | null> =>
  db.maybeOne(sql.type(wholeOrder)`
    ${selectOrder}
    where o.cart_id = (select cart_id from cart where uuid = ${cartUuid}) and o.superseded_at is null`);

/** The newest order of a session or a customer that was neither paid nor promised, canceled or ordered once more. */
export const findWaitingOrder = (
  db: Db,
  { customer, sessionId }: Pick<Caller, 'customer' | 'sessionId'>,
): Promise<Order | null> =>
  db.maybeOne(sql.type(wholeOrder)`
    ${selectOrder}
    where (o.sid = ${sessionId}::uuid or o.customer_id = ${customer?.id ?? null}::int)
      and o.payment_status = 'pending' and o.placed_at is null and o.canceled_at is null and o.superseded_at is null
    order by o.order_id desc limit 1`);

export const findOrder = (db: Db, uuid: string): Promise<Order | null> =>
  db.maybeOne(sql.type(wholeOrder)`${selectOrder} where o.uuid = ${uuid}`);
