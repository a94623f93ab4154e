import type { Job } from '../../platform/contracts/jobs.ts';
import { deletePending } from './subscriber.repo.ts';

const KEPT_MS = 30 * 86_400_000;

/** Deletes requests that are not confirmed within a month, because email addresses are personal data. */
export const removePending: Job = {
  id: 'removePendingSubscribers',
  schedule: '37 4 * * *',
  async run({ db, clock }) {
    await deletePending(db, new Date(clock.now().getTime() - KEPT_MS));
  },
};
