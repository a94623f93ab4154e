import type { Job } from '../../../platform/contracts/jobs.ts';
import { deleteHandOversBefore } from './handOver.repo.ts';

/** Maximum number of keys deleted per SQL statement, so that no statement holds locks for long. */
const BATCH = 1000;

/** Deletes the keys of carts that have ended. */
export const deleteEndedHandOvers: Job = {
  id: 'deleteEndedHandOvers',
  schedule: '47 * * * *',
  async run({ db, clock }) {
    const now = clock.now();
    while ((await deleteHandOversBefore(db, now, BATCH)) === BATCH);
  },
};
