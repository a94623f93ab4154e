import { randomUUID } from 'node:crypto';
import { noColumns } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { adminOf } from '../contracts/caller.ts';
import type { Caller } from '../contracts/caller.ts';

/** Describes an undoable deletion of records in one table. */
export interface Undoable {
  /** The table that contains the records. */
  readonly table: string;
  /** The column with the record's name as administrators see it. */
  readonly nameColumn: string;
  /** The ID of the route that deletes a single record, which is the required permission. */
  readonly permission: string;
}

/**
 * Runs work that deletes records in a transaction, and saves all changed rows as one deletion, which the administrator can undo for
 * a limited time. Nothing is saved if the work deletes no record of the table. Database triggers record every change until the
 * transaction ends, so the transaction must not make unrelated changes.
 */
export function keepDeletion<T>(
  db: Db,
  caller: Caller,
  { table, nameColumn, permission }: Undoable,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const deletion = randomUUID();
    await tx.run(sql.type(noColumns)`select set_config('shop.deletion', ${deletion}, true)`);
    const result = await work(tx);
    await tx.run(sql.type(noColumns)`
      insert into deletion (uuid, entity_type, name, count, permission, admin_user_id)
      select ${deletion}::uuid, ${table}, (array_agg(before ->> ${nameColumn} order by deletion_row_id))[1], count(*),
        ${permission}, ${adminOf(caller).id}::int
      from deletion_row where deletion_uuid = ${deletion} and table_name = ${table} and after is null
      having count(*) > 0`);
    return result;
  });
}
