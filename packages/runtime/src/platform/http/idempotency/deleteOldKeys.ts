import type { Job } from '../../contracts/jobs.ts';
import { deleteKeysBefore, KEPT_MS } from './idempotencyKey.repo.ts';

/** Maximum number of keys deleted by one SQL statement, which keeps each statement short. */
const BATCH = 5000;

/** The job that deletes idempotency keys older than 24 hours, with their responses. */
export const deleteOldKeys: Job = {
  id: 'deleteOldIdempotencyKeys',
  schedule: '23 * * * *',
  async run({ db, clock }) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    while ((await deleteKeysBefore(db, before, BATCH)) === BATCH);
  },
};
