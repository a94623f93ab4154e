import { z } from 'zod';
import { int } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Cart } from './cart.ts';

const cartId = z.object({ cart_id: int });

/**
 * Closes a cart that is converted to an order, which takes its express payment. Runs in the order's transaction, before the
 * order is written. Returns false, and changes nothing, if the cart changed after it was loaded.
 */
export async function closeCart(tx: Db, cart: Pick<Cart, 'cart_id' | 'version'>): Promise<boolean> {
  const closed = await tx.run(sql.type(cartId)`
    update cart set status = false, express = null, version = version + 1, updated_at = now()
    where cart_id = ${cart.cart_id} and version = ${cart.version} and status
    returning cart_id`);
  return closed > 0;
}

/** Reopens the cart of an unpaid order; see `CartsService`. */
export const reopenCart = (db: Db, orderUuid: string): Promise<number> =>
  db.run(sql.type(cartId)`
    update cart set status = true, version = version + 1, updated_at = now()
    where not status and cart_id = (
      select cart_id from "order" where uuid = ${orderUuid} and superseded_at is null and placed_at is null
    )
    returning cart_id`);

/** Deletes active carts that have not changed since the given time, up to `limit` carts. Returns the number of deleted carts. */
export const deleteCartsBefore = (db: Db, before: Date, limit: number): Promise<number> =>
  db.run(sql.type(cartId)`
    delete from cart where cart_id in (
      select cart_id from cart where status and updated_at < ${before.toISOString()}::timestamptz
      order by updated_at limit ${limit} for update skip locked
    )
    returning cart_id`);

/** Reports whether an open cart has a currency. */
export const isCurrencyOfCarts = (db: Db, code: string): Promise<boolean> =>
  db.exists(sql.type(z.object({}))`select from cart where status and currency = ${code} limit 1`);

/** Selects a row if a cart that can be ordered has items. */
export const openCartsWithItems = sql.fragment`select from cart where status and exists (
  select from cart_item where cart_item.cart_id = cart.cart_id)`;
