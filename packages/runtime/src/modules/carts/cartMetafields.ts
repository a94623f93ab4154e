import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { holdsPermission } from '../../platform/contracts/caller.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { metaDataTable, writeMetafield } from '../metafields/index.ts';
import type { MetaData } from '../metafields/index.ts';
import type { CartMetafield } from './contract.ts';
import { invalidCart } from './errors.ts';
import { MANAGE_CARTS } from './permissions.ts';

/**
 * Creates the metafield owner for order metafield values stored on open carts. Carts use the field definitions of orders.
 * `caller` limits the owner to carts that the caller may change.
 */
const cartValues = (caller: Caller | null = null) =>
  metaDataTable({
    ownerType: 'order',
    readPermission: MANAGE_CARTS,
    table: 'cart',
    where: (id) => {
      if (!isUuid(id)) return null;
      const open = sql.fragment`uuid = ${id} and status`;
      return caller === null || holdsPermission(caller, MANAGE_CARTS)
        ? open
        : sql.fragment`${open} and (customer_id is null or customer_id = ${caller.customer?.id ?? null}::int)`;
    },
    notFound: invalidCart,
  });

/** Reads the order metafield values stored on an open cart. Returns no values if the cart is not open. Runs one SQL statement. */
export const readCartMetafields = async (db: Db, id: string): Promise<MetaData> =>
  (await cartValues().find(db, id)) ?? {};

/**
 * Writes one order metafield value to a cart and validates it against the field definition. A blank value removes the
 * stored value. Throws `INVALID_CART` (400) if the cart is not open or the caller may not change it, and the errors of
 * `MetafieldsService.write`.
 */
export const writeCartMetafield = (
  app: AppContext,
  db: Db,
  { id, caller, namespace, key }: CartMetafield,
  value: unknown,
): Promise<MetaData> => writeMetafield(app, db, cartValues(caller), id, namespace, key, value);

/** Removes the values of a deleted order metafield from all carts, in the transaction that deletes the field definition. */
export const stripCartMetafield = (tx: Db, namespace: string, key: string) =>
  cartValues().strip(tx, namespace, key);
