import { randomUUID } from 'node:crypto';
import { noColumns } from '../db/columns.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { adminOf } from '../contracts/caller.ts';
import type { Caller } from '../contracts/caller.ts';

/** Describes the records that a route deletes, so that the deletion can be undone. */
export interface Undoable {
  /** The table of the records. */
  readonly table: string;
  /** The column with the record name that administrators see. */
  readonly nameColumn: string;
  /** The ID of the route that deletes one of the records. */
  readonly permission: string;
}

/**
 * Runs work that deletes records, in a transaction, and stores every changed row as one deletion of the administrator, who can
 * undo it for a while. Work that deletes no record of the table stores no deletion. The deletion stays active until the
 * transaction ends, so the transaction must do nothing else afterwards.
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
