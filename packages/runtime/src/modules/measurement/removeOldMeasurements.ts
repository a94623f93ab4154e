import type { Job } from '../../platform/contracts/jobs.ts';
import { deleteOldEvents } from './measurementEvent.repo.ts';

const DAY_MS = 86_400_000;
/** Maximum number of rows per SQL statement, so that no statement runs long. */
const BATCH = 10_000;

/** Deletes events older than the configured retention period, in batches. */
export const removeOldMeasurements: Job = {
  id: 'removeOldMeasurements',
  schedule: '17 4 * * *',
  async run(app, signal) {
    const before = new Date(app.clock.now().getTime() - (await app.setting('measurementKeepDays')) * DAY_MS);
    for (;;) {
      signal?.throwIfAborted();
      if ((await deleteOldEvents(app.db, before, BATCH)) < BATCH) return;
    }
  },
};
