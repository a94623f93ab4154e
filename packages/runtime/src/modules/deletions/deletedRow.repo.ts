import { z } from 'zod';
import { noColumns, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

/** The columns that identify a deleted row. */
type Match = Readonly<Record<string, number | string | boolean>>;

const lockedDeletion = z.object({ uuid });

/**
 * Locks the deletions that store a deleted row of a table, and returns their UUIDs. Waits for any undo in progress.
 * If that undo restores the row, no deletion is returned, and the caller finds the row in its table.
 */
export async function lockDeletionsOf(tx: Db, table: string, match: Match): Promise<readonly string[]> {
  const deletions = await tx.any(sql.type(lockedDeletion)`
    select d.uuid from deletion d
    where exists (
      select from deletion_row r
      where r.deletion_uuid = d.uuid and r.table_name = ${table} and r.after is null and r.before @> ${JSON.stringify(match)}::jsonb)
    order by d.deletion_id for update`);
  return deletions.map((row) => row.uuid);
}

/** Adds to a number in a deleted row, so that restoring the row includes the change. The deletion must be locked. */
export const addToDeletedRow = (
  tx: Db,
  deletion: string,
  { table, match, column, amount }: { table: string; match: Match; column: string; amount: number },
): Promise<number> =>
  tx.run(sql.type(noColumns)`
    update deletion_row
    set before = jsonb_set(before, array[${column}], to_jsonb((before ->> ${column})::int + ${amount}::int))
    where deletion_uuid = ${deletion} and table_name = ${table} and after is null
      and before @> ${JSON.stringify(match)}::jsonb`);

/** Excludes deleted rows from being restored, and returns them. The deletion must be locked. */
export const dropDeletedRows = <Row extends z.ZodObject>(
  tx: Db,
  deletion: string,
  { table, match, row }: { table: string; match: Match; row: Row },
): Promise<readonly z.output<Row>[]> =>
  tx.any(sql.type(row)`
    with dropped as (
      delete from deletion_row
      where deletion_uuid = ${deletion} and table_name = ${table} and after is null
        and before @> ${JSON.stringify(match)}::jsonb
      returning before
    )
    select record.* from dropped, jsonb_populate_record(null::${sql.identifier([table])}, dropped.before) as record`);
