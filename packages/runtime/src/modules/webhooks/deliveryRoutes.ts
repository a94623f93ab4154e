import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { uuidOr } from '../../platform/entity/refOr.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import { deliveryAnswer, deliveryListing, deliveryRow } from './delivery.ts';
import type { ListedDelivery } from './delivery.ts';
import { countDeliveries, findDelivery, listDeliveries } from './delivery.repo.ts';
import { deliveryNotFound, webhookNotFound } from './errors.ts';
import { retryDelivery } from './resendDeliveries.ts';
import { mayReadTopic } from './topics.ts';
import { findWebhook } from './webhook.repo.ts';
import { webhookParams, webhookRef } from './webhookRoutes.ts';

const deliveryRef = uuidOr(deliveryNotFound);
const params = webhookParams.extend({ delivery: z.string().describe('The UUID of the delivery.') });

async function webhookIdOf(db: Db, id: string): Promise<number> {
  const webhook = await findWebhook(db, webhookRef(id));
  if (!webhook) throw webhookNotFound();
  return webhook.webhook_id;
}

/** The routes for past and pending webhook deliveries. */
export const deliveryRoutes = [
  listRoute({
    id: 'listWebhookDeliveries',
    does: 'Lists the deliveries of a webhook, newest first. Fails with `WEBHOOK_NOT_FOUND` if the webhook does not exist.',
    path: '/api/webhooks/{id}/deliveries',
    params: webhookParams,
    answer: deliveryRow,
    about: 'The deliveries of the webhook, newest first.',
    toAnswer(listed: ListedDelivery) {
      const { webhook_delivery_id: _, ...delivery } = listed;
      return delivery;
    },
    listing: deliveryListing,
    rows: async ({ db, params: { id } }, slice) => listDeliveries(db, await webhookIdOf(db, id), slice),
    total: async ({ db, params: { id } }, listing) => countDeliveries(db, await webhookIdOf(db, id), listing),
  }),
  defineRoute({
    id: 'getWebhookDelivery',
    does: 'Returns a webhook delivery. Its body is null for callers who may not read such records. Errors: `WEBHOOK_NOT_FOUND` and `DELIVERY_NOT_FOUND`.',
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries/{delivery}',
    access: 'admin',
    params,
    response: deliveryAnswer,
    async handle({ app, db, caller, params: { id, delivery: uuid } }) {
      const delivery = await findDelivery(db, await webhookIdOf(db, id), deliveryRef(uuid));
      if (!delivery) throw deliveryNotFound();
      return { ...delivery, body: mayReadTopic(app, caller, delivery.topic) ? delivery.body : null };
    },
  }),
  defineRoute({
    id: 'retryWebhookDelivery',
    does: 'Retries a delivery immediately, regardless of its status. Errors: `WEBHOOK_NOT_FOUND`, `DELIVERY_NOT_FOUND`, and a delivery that is in progress: `DELIVERY_UNDER_WAY`.',
    method: 'POST',
    path: '/api/webhooks/{id}/deliveries/{delivery}/retry',
    access: 'admin',
    params,
    response: deliveryRow,
    handle: ({ app, db, params: { id, delivery } }) =>
      retryDelivery(app, db, webhookRef(id), deliveryRef(delivery)),
  }),
];
