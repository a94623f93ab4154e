import type { Job } from '../../platform/jobs/contract.ts';
import { deleteOldEvents, deleteOldOrders } from './measurementEvent.repo.ts';

const DAY_MS = 86_400_000;
/** Payments that take longer are not counted. */
const ORDER_DAYS = 60;
/** Rows of one statement, so that none takes long. */
const BATCH = 10_000;

/** Deletes events that are older than the setting says, in batches, and what was noted of old orders. */
export const removeOldMeasurements: Job = {
  id: 'removeOldMeasurements',
  schedule: '17 4 * * *',
  async run(app, signal) {
    const now = app.clock.now().getTime();
    const days = await app.setting('measurementKeepDays');
    await deleteOldOrders(app.db, new Date(now - ORDER_DAYS * DAY_MS));
    for (;;) {
      signal?.throwIfAborted();
      if ((await deleteOldEvents(app.db, new Date(now - days * DAY_MS), BATCH)) < BATCH) return;
    }
  },
};
