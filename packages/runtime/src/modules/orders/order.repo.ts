import { z } from 'zod';
import { bool, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import type { Cart } from '../carts/index.ts';
import { orderNotFound } from './errors.ts';
import { lockedOrder, orderRow, wholeOrder } from './order.ts';
import type { LockedOrder, Order, OrderRef, UnpaidQuery } from './order.ts';
import { tendersColumn } from './tenders/tendersColumn.ts';

/** Selects whole orders from `"order" o`. */
export const selectOrder = sql.fragment`
  select o.*,
    coalesce((
      select json_agg(item order by order_item_id) from order_item item where order_item_order_id = o.order_id
    ), '[]') as items,
    (select row_to_json(a) from order_address a where a.order_address_id = o.shipping_address_id) as shipping_address,
    (select row_to_json(a) from order_address a where a.order_address_id = o.billing_address_id) as billing_address,
    ${tendersColumn} as tenders
  from "order" o`;

/** Creates the search terms for the order list's keyword filter, from SQL fragments of the enclosing statement. */
export const searchWords = (parts: {
  /** Selects the number, email and name. */
  readonly order: SqlFragment;
  readonly addresses: SqlFragment;
  /** Selects the SKUs of the lines as one string. */
  readonly skus: SqlFragment;
}) => sql.fragment`to_tsvector('simple', order_words(concat_ws(' ', ${parts.order},
  (select string_agg(concat_ws(' ', a.full_name, a.company, a.vat_id, a.telephone, regexp_replace(a.telephone, '\\D', '', 'g')), ' ')
    from ${parts.addresses} a), (${parts.skus}))))`;

export const findOrder = (db: Db, uuid: string): Promise<Order | null> =>
  db.maybeOne(sql.type(wholeOrder)`${selectOrder} where o.uuid = ${uuid}`);

/** Finds the most recently placed order. */
export const findLastPlacedOrder = (db: Db): Promise<Order | null> =>
  db.maybeOne(sql.type(wholeOrder)`
    ${selectOrder} where o.placed_at is not null and o.canceled_at is null and o.superseded_at is null
    order by o.placed_at desc, o.order_id desc limit 1`);

/** Returns an order. Throws `ORDER_NOT_FOUND` (404). */
export async function getOrder(db: Db, uuid: string): Promise<Order> {
  const order = await findOrder(db, uuid);
  if (!order) throw orderNotFound();
  return order;
}

type OtherRef = Exclude<OrderRef, { readonly uuid: string } | { readonly cart: string }>;

const isOrder = (ref: OtherRef) => {
  if ('number' in ref) return sql.fragment`o.order_number = ${ref.number}`;
  const method = sql.fragment`o.payment_method = ${ref.method}`;
  if ('integrationId' in ref)
    return sql.fragment`${method} and o.integration_order_id = ${ref.integrationId}`;
  return sql.fragment`${method} and o.order_id = (
    select order_id from payment_transaction
    where payment_method = ${ref.method} and transaction_id = ${ref.transactionId})`;
};

/** Finds an order by a reference other than its uuid, or the oldest if several match. */
export const findOrderBy = (db: Db, ref: OtherRef): Promise<Order | null> =>
  db.maybeOne(sql.type(wholeOrder)`${selectOrder} where ${isOrder(ref)} order by o.order_id limit 1`);

/** Finds the order created from a cart, excluding superseded orders. */
export const findOrderOfCart = (db: Db, cartUuid: string): Promise<Order | null> =>
  db.maybeOne(sql.type(wholeOrder)`
    ${selectOrder}
    where o.cart_id = (select cart_id from cart where uuid = ${cartUuid}) and o.superseded_at is null`);

/** Finds the newest order of a session or customer that is awaiting payment. */
export const findWaitingOrder = (
  db: Db,
  { customer, sessionId }: Pick<Caller, 'customer' | 'sessionId'>,
): Promise<Order | null> =>
  db.maybeOne(sql.type(wholeOrder)`
    ${selectOrder}
    where (o.sid = ${sessionId}::uuid or o.customer_id = ${customer?.id ?? null}::int)
      and o.payment_status = 'pending' and o.placed_at is null and o.canceled_at is null and o.superseded_at is null
    order by o.order_id desc limit 1`);

/** Lists a batch of unpaid orders, by id. */
export const listUnpaidOrders = (
  db: Db,
  { method, statuses, olderThan, limit, after = 0 }: UnpaidQuery,
): Promise<readonly Order[]> =>
  db.any(sql.type(wholeOrder)`
    ${selectOrder}
    where o.payment_method = ${method} and o.payment_status = any(${sql.array(statuses, 'text')})
      and o.created_at < ${olderThan.toISOString()}::timestamptz and o.order_id > ${after}
    order by o.order_id limit ${limit}`);

const orderUuid = z.object({ uuid });

/** Locks an order against all other changes, and then reads the order with its lines. */
export async function lockOrder(tx: Db, uuid: string): Promise<LockedOrder | null> {
  const locked = await tx.maybeOne(
    sql.type(orderUuid)`select uuid from "order" where uuid = ${uuid} for no key update`,
  );
  if (!locked) return null;
  return tx.maybeOne(sql.type(lockedOrder)`
    select whole.*, coalesce((
      select json_agg(row_to_json(arrived)) from (
        select i.order_item_id, sum(i.qty)::int as qty
        from shipment s join shipment_item i using (shipment_id)
        where s.shipment_order_id = whole.order_id and s.status = 'delivered'
        group by i.order_item_id
      ) arrived
    ), '[]') as delivered
    from (${selectOrder} where o.uuid = ${uuid}) whole`);
}

const previousOrder = orderRow
  .pick({
    uuid: true,
    order_id: true,
    payment_method: true,
    payment_status: true,
    placed_at: true,
    canceled_at: true,
    payment_ended_at: true,
  })
  .extend({ is_current: bool });

/**
 * Locks the order created from a cart, excluding superseded orders, and tells if the cart is still open as it was loaded: another request may
 * have ordered it meanwhile. The cart is locked after the order, to prevent deadlocks.
 */
export const lockPreviousOrder = (tx: Db, { cart_id, version }: Pick<Cart, 'cart_id' | 'version'>) =>
  tx.maybeOne(sql.type(previousOrder)`
    select uuid, order_id, payment_method, payment_status, placed_at, canceled_at, payment_ended_at,
      exists (select from cart where cart.cart_id = ${cart_id} and version = ${version} and status) as is_current
    from "order" where cart_id = ${cart_id} and superseded_at is null for no key update`);

const originRow = z.object({ kind: text });

/** Lists the different origins of orders, at most 100. Reads one entry of the index for each. */
export const listOrigins = (db: Db): Promise<readonly { readonly kind: string }[]> =>
  db.any(sql.type(originRow)`
    with recursive known as (
      (select origin from "order" where origin is not null order by origin limit 1)
      union all
      select (select o.origin from "order" o where o.origin > known.origin order by o.origin limit 1)
      from known where known.origin is not null
    )
    select origin as kind from known where origin is not null limit 100`);
