import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { totalRow } from '../../platform/db/rows.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { selectOrder, wholeOrder } from './order.repo.ts';
import type { Order } from './order.repo.ts';

/** One page of orders with their lines and addresses, in one statement. */
export const listOrders = (db: Db, { where, orderBy, limit, offset }: Slice): Promise<readonly Order[]> =>
  db.any(
    sql.type(wholeOrder)`${selectOrder} where ${where} order by ${orderBy} limit ${limit} offset ${offset}`,
  );

export async function countOrders(db: Db, { where }: Listing): Promise<number> {
  const row = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from "order" o where ${where}`)}`,
  );
  return row.total;
}
