import type { Job } from '../../platform/contracts/jobs.ts';
import { deleteOldDeletions } from './deletion.repo.ts';

/** Deletions per statement, so that none takes long. */
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
