import { z } from 'zod';
import type { Job } from '../../platform/contracts/jobs.ts';
import { deleteOldDeliveries } from './delivery.repo.ts';

export const webhookSettings = {
  webhookDeadlineSeconds: {
    schema: z.int().min(1).max(30).default(10),
    group: 'operations',
    label: 'Webhook timeout in seconds',
    description: 'If an endpoint takes longer to respond, the delivery fails and is retried.',
  },
  webhookOffAfterDays: {
    schema: z.int().min(1).max(30).default(3),
    group: 'operations',
    label: 'Days until a failing webhook is turned off',
    description:
      'If an endpoint accepts no deliveries for this long, its webhook is turned off and you get an email.',
  },
  webhookDeliveryDays: {
    schema: z.int().min(2).max(3650).default(30),
    group: 'operations',
    label: 'Days to keep webhook deliveries',
    description: 'Older deliveries are deleted.',
  },
};

const DAY_MS = 86_400_000;
/** Maximum number of rows to delete per SQL statement, which keeps each statement short. */
const BATCH = 10_000;

/** Deletes deliveries older than the configured number of days, in batches. */
export const removeOldDeliveries: Job = {
  id: 'removeOldWebhookDeliveries',
  schedule: '53 3 * * *',
  async run(app, signal) {
    const days = await app.setting('webhookDeliveryDays');
    const before = new Date(app.clock.now().getTime() - days * DAY_MS);
    for (;;) {
      signal?.throwIfAborted();
      if ((await deleteOldDeliveries(app.db, before, BATCH)) < BATCH) return;
    }
  },
};
