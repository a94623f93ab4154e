import { z } from 'zod';
import { bool, int, noColumns, text, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';

/** The number of seconds during which a deletion can be undone. */
const WINDOW = 30;
/** The number of seconds for which deletions remain stored after they can no longer be undone. */
const MARGIN = 30;

export const deletionRow = z.object({
  uuid: uuid.meta({ format: 'uuid', description: 'The permanent ID of the deletion, a UUID.' }),
  entity_type: text.describe('The type of the deleted records, such as `product`.'),
  name: text.describe('The name of the deleted record, or of one of them.'),
  count: int.describe('The number of deleted records.'),
  seconds_left: int.describe('The number of seconds during which the deletion can still be undone.'),
});
export type DeletionRow = z.output<typeof deletionRow>;

/** Lists the deletions that an administrator may still undo, newest first. */
export const listDeletionsOf = (db: Db, adminId: number, permissions: ReadonlySet<string>) =>
  db.any(sql.type(deletionRow)`
    select uuid, entity_type, name, count,
      ceil(extract(epoch from deleted_at - clock_timestamp()) + ${WINDOW})::int as seconds_left
    from deletion
    where admin_user_id = ${adminId} and deleted_at > clock_timestamp() - make_interval(secs => ${WINDOW})
      and (permission = any(${sql.array([...permissions], 'text')}) or ${permissions.has('*')})
    order by deletion_id desc`);

const lockedDeletion = z.object({ entity_type: text, permission: text, is_expired: bool });

/** Finds and locks an administrator's deletion, so that it can be undone only once. */
export const findDeletionForUpdate = (tx: Db, adminId: number, id: string) =>
  tx.maybeOne(sql.type(lockedDeletion)`
    select entity_type, permission, deleted_at <= clock_timestamp() - make_interval(secs => ${WINDOW}) as is_expired
    from deletion where uuid = ${id} and admin_user_id = ${adminId} for update`);

/** Lists the UUIDs of the records in a deletion. */
export const listDeletedUuids = async (tx: Db, id: string, table: string): Promise<readonly string[]> => {
  const rows = await tx.any(sql.type(z.object({ uuid }))`
    select before ->> 'uuid' as uuid from deletion_row
    where deletion_uuid = ${id} and table_name = ${table} and after is null order by deletion_row_id`);
  return rows.map((row) => row.uuid);
};

export const deleteDeletion = (tx: Db, id: string): Promise<number> =>
  tx.run(sql.type(noColumns)`delete from deletion where uuid = ${id}`);

/**
 * Deletes up to `limit` deletions that can no longer be undone, with their stored rows. Returns the number of
 * deletions removed.
 */
export const deleteOldDeletions = (db: Db, limit: number): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from deletion where deletion_id in (
      select deletion_id from deletion where deleted_at < clock_timestamp() - make_interval(secs => ${WINDOW + MARGIN})
      order by deleted_at limit ${limit} for update skip locked)`);
