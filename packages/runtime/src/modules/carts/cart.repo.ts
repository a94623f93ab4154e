import { z } from 'zod';
import { onConstraint } from '../../platform/db/constraints.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { columnList } from '../../platform/entity/table.ts';
import { ADDRESS_FIELDS } from '../provinces/index.ts';
import { cartAddressRow, cartRow, writtenCart } from './cart.ts';
import { cartItemRow, writtenLine } from './cartLine.ts';
import type { CartColumns, CartRow } from './cart.ts';
import type { LineColumns } from './cartLine.ts';
import type { ComputedCart } from './cartColumns.ts';
import type { CartChanges } from './compareCart.ts';
import { productNotFound } from './errors.ts';
import type { OriginColumns } from './orderOrigin.ts';

/** The cart row after a save, with the lines and addresses that the save wrote. */
const savedCart = cartRow.extend({ items: z.array(cartItemRow), addresses: z.array(cartAddressRow) });
export type SavedCart = z.output<typeof savedCart>;

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
