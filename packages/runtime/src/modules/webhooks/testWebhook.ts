import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import type { DeliveryWithBody } from './delivery.ts';
import { insertTest } from './delivery.repo.ts';
import { webhookNotFound } from './errors.ts';
import { sendDelivery } from './sendDelivery.ts';
import { TEST_TOPIC } from './topics.ts';
import { findWebhook, getSecrets } from './webhook.repo.ts';

/**
 * Immediately sends a test event to a webhook, even if the webhook is disabled, and returns the outcome. Does not
 * retry. Makes a remote call, so never call it in a transaction. Throws `WEBHOOK_NOT_FOUND` (404).
 */
export async function testWebhook(app: AppContext, db: Db, ref: IdRef): Promise<DeliveryWithBody> {
  const webhook = await findWebhook(db, ref);
  if (!webhook) throw webhookNotFound();
  const event_uuid = randomUUID();
  const payload = { webhookUuid: webhook.uuid };
  const { outcome } = await sendDelivery(
    app,
    {
      ...(await getSecrets(db, webhook.webhook_id)),
      webhook_uuid: webhook.uuid,
      url: webhook.url,
      event_uuid,
      topic: TEST_TOPIC,
      payload,
      emitted_at: app.clock.now().toISOString(),
      attempts: 1,
      body: null,
    },
    { deadlineMs: (await app.setting('webhookDeadlineSeconds')) * 1000 },
  );
  const status = outcome.status === 'delivered' ? 'delivered' : 'failed';
  return insertTest(
    db,
    webhook.webhook_id,
    { eventUuid: event_uuid, topic: TEST_TOPIC, payload },
    { ...outcome, status },
  );
}
