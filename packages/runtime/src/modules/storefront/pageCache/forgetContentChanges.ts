import type { Job } from '../../../platform/contracts/jobs.ts';
import { deleteOldChanges } from './contentChange.repo.ts';

/** The job that deletes content changes older than any cached page. */
export const forgetContentChanges: Job = {
  id: 'forgetContentChanges',
  schedule: '47 * * * *',
  async run({ db }) {
    await deleteOldChanges(db);
  },
};
