import type { Job } from '../../platform/contracts/jobs.ts';
import { deleteOldReminders } from './cartReminder.repo.ts';
import { forgetFollowedAddresses } from './orderFollowUp.repo.ts';

const KEPT_MS = 180 * 86_400_000;
const BATCH = 1000;

/**
 * Deletes the notes of cart reminders after half a year, and the addresses in those of follow-ups. What somebody chose for an address is
 * kept, because a refusal has to hold.
 */
export const removeOldReminders: Job = {
  id: 'removeOldReminders',
  schedule: '52 3 * * *',
  async run({ db, clock }, signal) {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    do signal?.throwIfAborted();
    while (await deleteOldReminders(db, before, BATCH));
    await forgetFollowedAddresses(db, before);
  },
};
