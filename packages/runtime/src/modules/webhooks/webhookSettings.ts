import { z } from 'zod';
import type { Job } from '../../platform/contracts/jobs.ts';
import { deleteOldDeliveries } from './delivery.repo.ts';

export const webhookSettings = {
  webhookDeadlineSeconds: {
    schema: z.int().min(1).max(30).default(10),
    group: 'operations',
    label: 'Seconds that a receiver of webhooks has to answer',
    description: 'A later answer counts as a failure, and the delivery is tried again.',
  },
  webhookOffAfterDays: {
    schema: z.int().min(1).max(30).default(3),
    group: 'operations',
    label: 'Days of failures after which a webhook is switched off',
    description:
      'A webhook whose receiver took no delivery for so long is switched off, and you are told by email.',
  },
  webhookDeliveryDays: {
    schema: z.int().min(2).max(3650).default(30),
    group: 'operations',
    label: 'Days of the deliveries of webhooks',
    description: 'Deliveries that are older are removed.',
  },
};

const DAY_MS = 86_400_000;
/** Rows of one statement, so that none takes long. */
const BATCH = 10_000;

/** Deletes the deliveries that are older than the setting says, in batches. */
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
