import { recordItems } from '../../platform/audit/recordItems.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import type { TimeRange } from '../../platform/events/outbox.ts';
import type { Delivery } from './delivery.ts';
import { findDelivery, queueReplay, retryDeliveryRow } from './delivery.repo.ts';
import { deliveryNotFound, deliveryUnderWay, emptyReplay, webhookNotFound } from './errors.ts';
import { entitiesOf } from './topics.ts';
import { findWebhook } from './webhook.repo.ts';

/**
 * Makes a delivery due immediately, regardless of its outcome. Opens a transaction. Throws `WEBHOOK_NOT_FOUND` or
 * `DELIVERY_NOT_FOUND` (404), or `DELIVERY_UNDER_WAY` (409).
 */
export async function retryDelivery(app: AppContext, db: Db, ref: IdRef, uuid: string): Promise<Delivery> {
  const webhook = await findWebhook(db, ref);
  if (!webhook) throw webhookNotFound();
  return db.transaction(async (tx) => {
    const owner = sql.fragment`d.webhook_id = ${webhook.webhook_id}`;
    const delivery = await retryDeliveryRow(tx, owner, uuid, app.clock.now());
    if (!delivery)
      throw (await findDelivery(tx, webhook.webhook_id, uuid)) ? deliveryUnderWay() : deliveryNotFound();
    const added = [{ webhook: webhook.uuid, delivery: uuid, topic: delivery.topic }];
    await recordItems(tx, { entityType: 'webhook_delivery', list: 'retries', added });
    return delivery;
  });
}

/** The result of a replay. */
export interface Replayed {
  /** The number of events in the time range to which the webhook subscribes. */
  readonly events: number;
  /** The number of these events that were newly queued, because they were not already waiting for delivery. */
  readonly queued: number;
}

/**
 * Queues the events of a time range for delivery to a webhook again, each one once and with its original ID. Opens a
 * transaction. Throws `WEBHOOK_NOT_FOUND` (404) or `EMPTY_REPLAY` (400).
 */
export async function replayDeliveries(
  app: AppContext,
  db: Db,
  ref: IdRef,
  range: TimeRange,
): Promise<Replayed> {
  if (range.from >= range.to) throw emptyReplay();
  const webhook = await findWebhook(db, ref);
  if (!webhook) throw webhookNotFound();
  return db.transaction(async (tx) => {
    const replayed = await queueReplay(tx, webhook.webhook_id, range, entitiesOf(app));
    const added = [{ webhook: webhook.uuid, from: range.from.toISOString(), to: range.to.toISOString() }];
    await recordItems(tx, { entityType: 'webhook_delivery', list: 'replays', added });
    return replayed;
  });
}
