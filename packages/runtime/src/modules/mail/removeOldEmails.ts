import { z } from 'zod';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import type { Job } from '../../platform/contracts/jobs.ts';
import { deleteOldEmails } from './emailLog.repo.ts';

export const emailLogSettings: Readonly<Record<string, SettingDefinition>> = {
  emailLogDays: {
    schema: z.int().min(1).max(3650).default(90),
    group: 'emails',
    label: 'Days to keep sent emails in the log',
    description: 'Older entries are deleted.',
  },
};

const DAY_MS = 86_400_000;
/** Maximum number of rows to delete per SQL statement, which keeps each statement short. */
const BATCH = 10_000;

/** Deletes email log entries older than the configured number of days, in batches. */
export const removeOldEmails: Job = {
  id: 'removeOldEmails',
  schedule: '47 3 * * *',
  async run(app, signal) {
    const days = await app.setting('emailLogDays');
    const before = new Date(app.clock.now().getTime() - days * DAY_MS);
    for (;;) {
      signal?.throwIfAborted();
      if ((await deleteOldEmails(app.db, before, BATCH)) < BATCH) return;
    }
  },
};
