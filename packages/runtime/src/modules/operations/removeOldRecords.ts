import type { AppContext } from '../../platform/contracts/context.ts';
import type { Job } from '../../platform/contracts/jobs.ts';
import { deleteAuditEntries } from './auditLog.repo.ts';
import { deleteLoggedEvents } from './eventLog.ts';

const DAY_MS = 86_400_000;
/** Maximum number of rows per transaction, so that no transaction runs long. */
const BATCH = 10_000;

/** Deletes records older than the settings allow, in batches. */
export const removeOldRecords: Job = {
  id: 'removeOldRecords',
  schedule: '41 3 * * *',
  async run(app, signal) {
    const { auditLogDays, eventLogDays } = await app.settings(['auditLogDays', 'eventLogDays']);
    await inBatches(signal, () => deleteAuditEntries(app.db, daysAgo(app, auditLogDays), BATCH));
    await inBatches(signal, () => deleteLoggedEvents(app.db, daysAgo(app, eventLogDays), BATCH));
  },
};

const daysAgo = ({ clock }: AppContext, days: number): Date =>
  new Date(clock.now().getTime() - days * DAY_MS);

async function inBatches(signal: AbortSignal | undefined, remove: () => Promise<number>): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    if ((await remove()) < BATCH) return;
  }
}
