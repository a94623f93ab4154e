import { z } from 'zod';
import { adminOf } from '../../platform/contracts/caller.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { deletionRow, listDeletionsOf } from './deletion.repo.ts';
import type { DeletionRow } from './deletion.repo.ts';
import { undoDeletion } from './undoDeletion.ts';

/**
 * The routes for undoing recent deletions. Administrators may undo their own deletions if they have the permission to
 * delete such records.
 */
export const deletionRoutes = [
  listRoute({
    id: 'listDeletions',
    does: 'Lists the deletions that the caller can still undo, newest first.',
    path: '/api/deletions',
    access: 'anyAdmin',
    answer: deletionRow,
    about: 'The deletions that the caller can still undo, newest first.',
    toAnswer: (deletion: DeletionRow) => deletion,
    rows({ db, caller }) {
      const { id, permissions } = adminOf(caller);
      return listDeletionsOf(db, id, permissions);
    },
  }),
  defineRoute({
    id: 'undoDeletion',
    does: 'Restores the records of a deletion by the caller, with their IDs. Links to records that no longer exist are skipped. Rejects an unknown or undone deletion (`DELETION_NOT_FOUND`) and one that is older than 30 seconds (`DELETION_EXPIRED`).',
    method: 'POST',
    path: '/api/deletions/{id}/undo',
    access: 'anyAdmin',
    params: z.object({ id: z.string().describe('The UUID of the deletion.') }),
    response: z.object({
      entity_type: z.string().describe('The type of the restored records.'),
      uuids: z
        .array(z.string().meta({ format: 'uuid' }))
        .describe('The UUIDs of the restored records, unchanged by the restore.'),
    }),
    handle: ({ app, db, caller, params: { id } }) => undoDeletion(app, db, caller, id),
  }),
];
