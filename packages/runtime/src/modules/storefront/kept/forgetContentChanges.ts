import type { Job } from '../../../platform/jobs/contract.ts';
import { deleteOldChanges } from './keptPage.repo.ts';

/** Deletes the changes that are older than any page that a process may keep. */
export const forgetContentChanges: Job = {
  id: 'forgetContentChanges',
  schedule: '47 * * * *',
  async run({ db }) {
    await deleteOldChanges(db);
  },
};
