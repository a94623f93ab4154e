import { ForeignKeyIntegrityConstraintViolationError, UniqueIntegrityConstraintViolationError } from 'slonik';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { permissionMissing } from '../../platform/errors.ts';
import { adminOf, holdsPermission } from '../../platform/contracts/caller.ts';
import type { Caller } from '../../platform/contracts/caller.ts';
import { deleteDeletion, findDeletionForUpdate, listDeletedUuids } from './deletion.repo.ts';
import { deletionDetached, deletionExpired, deletionNotFound, deletionSuperseded } from './errors.ts';
import { restoreRows } from './restoreRows.ts';

/** The records restored when a deletion is undone. */
interface Restored {
  readonly entity_type: string;
  readonly uuids: readonly string[];
}

/**
 * Restores the records of the caller's deletion with their original IDs, in one transaction. Omits links to records
 * that no longer exist. Throws 404 DELETION_NOT_FOUND (also if the deletion was already undone), 410 DELETION_EXPIRED
 * after 30 seconds, and 403 if the caller lacks the permission to delete such records. Throws 409 DELETION_SUPERSEDED
 * or DELETION_DETACHED if the records can no longer be restored.
 */
export async function undoDeletion(app: AppContext, db: Db, caller: Caller, id: string): Promise<Restored> {
  if (!isUuid(id)) throw deletionNotFound();
  try {
    return await db.transaction((tx) => undo(app, tx, caller, id));
  } catch (error) {
    if (error instanceof UniqueIntegrityConstraintViolationError) throw deletionSuperseded();
    if (error instanceof ForeignKeyIntegrityConstraintViolationError) throw deletionDetached();
    throw error;
  }
}

async function undo(app: AppContext, tx: Db, caller: Caller, id: string): Promise<Restored> {
  const deletion = await findDeletionForUpdate(tx, adminOf(caller).id, id);
  if (!deletion) throw deletionNotFound();
  const { entity_type, permission, is_expired } = deletion;
  if (!holdsPermission(caller, permission)) throw permissionMissing(permission);
  if (is_expired) throw deletionExpired();
  const restorable = app.registry('restorables').get(entity_type);
  await restorable?.prepare?.(tx, id);
  await restoreRows(tx, id, entity_type);
  const uuids = await listDeletedUuids(tx, id, entity_type);
  await restorable?.restored(app, tx, uuids);
  await deleteDeletion(tx, id);
  return { entity_type, uuids };
}
