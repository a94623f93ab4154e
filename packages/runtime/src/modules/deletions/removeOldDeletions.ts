import type { Job } from '../../platform/contracts/jobs.ts';
import { deleteOldDeletions } from './deletion.repo.ts';

/** Maximum number of deletions per SQL statement, so that no statement runs long. */
const BATCH = 100;

/** Deletes the stored rows of deletions that can no longer be undone. */
export const removeOldDeletions: Job = {
  id: 'removeOldDeletions',
  schedule: '*/10 * * * *',
  async run({ db }, signal) {
    do signal?.throwIfAborted();
    while ((await deleteOldDeletions(db, BATCH)) === BATCH);
  },
};
