import { z } from 'zod';
import { int } from '../../platform/db/columns.ts';
import { onConstraint } from '../../platform/db/constraints.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { columnList } from '../../platform/entity/table.ts';
import { ADDRESS_FIELDS } from '../provinces/index.ts';
import { cartAddressRow, cartItemRow, cartRow, writtenCart, writtenLine } from './cart.ts';
import type { Cart, CartColumns, CartRow, LineColumns } from './cart.ts';
import type { CartChanges, ComputedCart } from './cartColumns.ts';
import { productNotFound } from './errors.ts';
import type { OriginColumns } from './orderOrigin.ts';

/** The cart row after a save, with the lines and addresses that the save wrote. */
const savedCart = cartRow.extend({ items: z.array(cartItemRow), addresses: z.array(cartAddressRow) });
export type SavedCart = z.output<typeof savedCart>;

const cartId = z.object({ cart_id: int });

const cartNames = Object.keys(writtenCart.shape);
const lineNames = Object.keys(writtenLine.shape);

// Built once per process: listing a hundred columns on every save would take as long as the rest of the save.
const CART = columnList(cartNames);
const NEXT_CART = columnList(cartNames, 'next');
const LINE = columnList(lineNames);
const NEXT_LINE = columnList(lineNames, 'line');
const ADDRESS = columnList(ADDRESS_FIELDS);
const NEXT_ADDRESS = columnList(ADDRESS_FIELDS, 'address');
const EXCLUDED_ADDRESS = columnList(ADDRESS_FIELDS, 'excluded');

/** Passes rows as a single JSON parameter, so that the SQL text stays the same regardless of the number of rows. */
const json = (value: unknown) => sql.fragment`${JSON.stringify(value)}::jsonb`;

const insertLines = (lines: readonly LineColumns[]) => sql.fragment`
  insert into cart_item (cart_id, ${LINE})
  select saved.cart_id, ${NEXT_LINE}
  from saved, jsonb_populate_recordset(null::cart_item, ${json(lines)}) with ordinality line
  order by line.ordinality
  returning *`;

/** Rejects a product that was deleted after it was looked up for a new cart line. */
const withProducts = <T>(work: () => Promise<T>): Promise<T> =>
  onConstraint({ cart_item_product_id_fkey: productNotFound }, work);

/** Inserts an active cart with its lines, of a sales channel if there is one. Runs one SQL statement. Throws `PRODUCT_NOT_FOUND` (400) if a product was deleted. */
export const insertCart = (
  db: Db,
  { columns: cart, lines }: ComputedCart,
  { origin, origin_who, origin_session }: OriginColumns,
  now: Date,
): Promise<SavedCart> =>
  withProducts(() =>
    db.one(sql.type(savedCart)`
    with saved as (
      insert into cart (${CART}, origin, origin_who, origin_session, created_at, updated_at)
      select ${CART}, ${origin}::text, ${origin_who}::text, ${origin_session}::text,
        ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from jsonb_populate_record(null::cart, ${json(cart)})
      returning *
    ), added as (${insertLines(lines)})
    select saved.*, coalesce((select json_agg(added) from added), '[]') as items, '[]'::json as addresses
    from saved`),
  );

/**
 * Saves a computed cart in one SQL statement. Returns null and writes nothing if the cart changed after it was loaded, because another
 * change was saved first or the cart was ordered. Throws `PRODUCT_NOT_FOUND` (400) if an added product was deleted. The statement contains
 * only the parts that this change writes, because a part without rows would still take a quarter of the statement's time.
 */
export function saveCart(
  db: Db,
  cart: Pick<CartRow, 'cart_id' | 'version'>,
  next: CartColumns,
  { added, changed, removed, addresses }: CartChanges,
  now: Date,
): Promise<SavedCart | null> {
  const lines = [
    ...(changed.length > 0 ? [sql.fragment`select * from changed`] : []),
    ...(added.length > 0 ? [sql.fragment`select * from added`] : []),
  ];
  const written = sql.join(lines, sql.fragment` union all `);
  return withProducts(() =>
    db.maybeOne(sql.type(savedCart)`
    with saved as (
      update cart set (version, updated_at, ${CART}) = (
        select ${cart.version}::int + 1, ${now.toISOString()}::timestamptz, ${NEXT_CART}
        from jsonb_populate_record(null::cart, ${json(next)}) next
      )
      where cart_id = ${cart.cart_id} and version = ${cart.version} and status
      returning *
    )
    ${removed.length > 0 ? deleteLines(removed) : NOTHING}
    ${changed.length > 0 ? updateLines(changed) : NOTHING}
    ${added.length > 0 ? sql.fragment`, added as (${insertLines(added)})` : NOTHING}
    ${addresses.length > 0 ? writeAddresses(addresses) : NOTHING}
    select saved.*,
      ${lines.length > 0 ? sql.fragment`coalesce((select json_agg(item) from (${written}) item), '[]')` : NO_ROWS} as items,
      ${addresses.length > 0 ? sql.fragment`coalesce((select json_agg(written) from written), '[]')` : NO_ROWS} as addresses
    from saved`),
  );
}

const NOTHING = sql.fragment``;
const NO_ROWS = sql.fragment`'[]'::json`;

const deleteLines = (removed: CartChanges['removed']) => sql.fragment`, gone as (
  delete from cart_item item using saved
  where item.cart_id = saved.cart_id and item.cart_item_id = any(${sql.array(removed, 'int4')})
)`;

const updateLines = (changed: CartChanges['changed']) => sql.fragment`, changed as (
  update cart_item item set (${LINE}) = row(${NEXT_LINE})
  from saved, jsonb_populate_recordset(null::cart_item, ${json(changed)}) line
  where item.cart_id = saved.cart_id and item.cart_item_id = line.cart_item_id
  returning item.*
)`;

const writeAddresses = (addresses: CartChanges['addresses']) => sql.fragment`, written as (
  insert into cart_address (cart_id, type, ${ADDRESS})
  select saved.cart_id, address.type, ${NEXT_ADDRESS}
  from saved, jsonb_populate_recordset(null::cart_address, ${json(addresses)}) address
  on conflict on constraint cart_address_cart_key
  do update set (${ADDRESS}) = row(${EXCLUDED_ADDRESS})
  returning *
)`;

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
