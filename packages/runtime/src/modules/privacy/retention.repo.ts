import { z } from 'zod';
import { int, noColumns } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

/**
 * Deletes the documents that were issued before a day of the shop. They are immutable otherwise. A document that still cancels or is
 * canceled by a younger one goes with its own year.
 */
export const deleteDocumentsBefore = (db: Db, day: string, zone: string): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.run(sql.type(noColumns)`select set_config('shop.retention', 'on', true)`);
    return tx.run(sql.type(noColumns)`
      delete from document where issued_at < (${day}::date::timestamp at time zone ${zone})`);
  });

const orderRow = z.object({ order_id: int });

/** Lists orders before a day of the shop that are not erased yet, oldest first, after a given one. */
export const listOrdersBefore = async (
  db: Db,
  {
    day,
    zone,
    after,
    limit,
  }: { readonly day: string; readonly zone: string; readonly after: number; readonly limit: number },
): Promise<readonly number[]> =>
  (
    await db.any(sql.type(orderRow)`
      select order_id from "order"
      where created_at < (${day}::date::timestamp at time zone ${zone}) and customer_email <> 'erased' and order_id > ${after}
      order by order_id limit ${limit}`)
  ).map(({ order_id }) => order_id);
