import type { Job } from '../../contracts/jobs.ts';
import { deleteKeysBefore, KEPT_MS } from './idempotencyKey.repo.ts';

/** The number of keys that one statement deletes, so that none of them takes long. */
const BATCH = 5000;

/** Deletes the keys of more than 24 hours ago, with their answers. */
export const deleteOldKeys: Job = {
  id: 'deleteOldIdempotencyKeys',
  schedule: '23 * * * *',
  async run({ db, clock }) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    while ((await deleteKeysBefore(db, before, BATCH)) === BATCH);
  },
};
