import { z } from 'zod';
import { entityRoutes } from '../../platform/entity/entityRoutes.ts';
import { refOr } from '../../platform/entity/refOr.ts';
import { requiredMoment } from '../../platform/http/forms/bodyFields.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import { listRoute } from '../../platform/listing/listRoute.ts';
import type { WebhookTopic } from './contract.ts';
import { deliveryAnswer } from './delivery.ts';
import { webhookNotFound } from './errors.ts';
import { replayDeliveries } from './resendDeliveries.ts';
import { DEFAULT_OVERLAP, MAX_OVERLAP, rotateSecret } from './rotateSecret.ts';
import { testWebhook } from './testWebhook.ts';
import { topicsOf } from './topics.ts';
import { newWebhookBody, webhookAnswer, webhookBody } from './webhook.ts';
import type { WebhookAnswer } from './webhook.ts';
import { countWebhooks, findWebhook, listWebhooks } from './webhook.repo.ts';
import { webhookListing } from './webhookListing.ts';
import { createWebhook, deleteWebhook, updateWebhook } from './writeWebhook.ts';

export const webhookRef = refOr(webhookNotFound);
export const webhookParams = z.object({
  id: z.string().describe('The integer ID or UUID of the webhook.'),
});

const topicAnswer = z.object({
  topic: z.string().describe('The name of the event.'),
  group: z.string().describe('The type of records concerned, such as `orders`.'),
  description: z.string().describe('The event.'),
  permission: z.string().describe('The permission required to subscribe.'),
});

/** The routes for the merchant's webhooks. */
export const webhookRoutes = [
  listRoute({
    id: 'listWebhookTopics',
    does: 'Lists the topics available to webhooks, each with the permission that it requires.',
    path: '/api/webhook-topics',
    answer: topicAnswer,
    about: 'The topics available to webhooks.',
    toAnswer: ({ event, group, permission }: WebhookTopic, app) => ({
      topic: event,
      group,
      description: app.registry('events').get(event)?.description ?? '',
      permission,
    }),
    rows: async ({ app }) => topicsOf(app),
  }),
  ...entityRoutes({
    path: '/api/webhooks',
    table: 'webhook',
    ref: webhookRef,
    notFound: webhookNotFound,
    answer: webhookAnswer,
    toAnswer: (webhook: WebhookAnswer) => webhook,
    list: {
      id: 'listWebhooks',
      does: 'Lists the webhooks, without their secrets.',
      listing: webhookListing,
      rows: ({ db }, slice) => listWebhooks(db, slice),
      total: ({ db }, listing) => countWebhooks(db, listing),
    },
    get: {
      id: 'getWebhook',
      does: 'Returns a webhook, without its secret. Fails with `WEBHOOK_NOT_FOUND` if it does not exist.',
      run: ({ db }, ref) => findWebhook(db, ref),
    },
    create: {
      id: 'createWebhook',
      does: 'Creates a webhook and returns it with its secret, which is returned only once. Rejects a URL that webhooks may not use (`WEBHOOK_URL_REFUSED`), unknown topics (`UNKNOWN_TOPIC`), and with 403 topics whose records the caller may not read.',
      body: newWebhookBody,
      run: ({ app, db, caller }, body) => createWebhook(app, db, caller, body),
    },
    update: {
      id: 'updateWebhook',
      does: 'Updates the given fields of a webhook. Errors: `WEBHOOK_NOT_FOUND`, and the same errors as `createWebhook`.',
      body: webhookBody,
      run: ({ app, db, caller }, ref, body) => updateWebhook(app, db, caller, ref, body),
    },
    delete: {
      id: 'deleteWebhook',
      does: 'Deletes a webhook and returns it as it was. Rejects an unknown one (`WEBHOOK_NOT_FOUND`), and with 403 one with topics whose records the caller may not read.',
      run: ({ app, db, caller }, ref) => deleteWebhook(app, db, caller, ref),
    },
  }),
  defineRoute({
    id: 'rotateWebhookSecret',
    does: 'Creates a new secret for a webhook and returns it, only once. The previous secret also signs deliveries for some hours. Errors: `WEBHOOK_NOT_FOUND`, and with 403 topics whose records the caller may not read.',
    method: 'POST',
    path: '/api/webhooks/{id}/rotate-secret',
    access: 'admin',
    params: webhookParams,
    body: z.object({
      overlap_hours: z
        .int()
        .min(0)
        .max(MAX_OVERLAP)
        .default(DEFAULT_OVERLAP)
        .describe('The number of hours for which the former secret also signs deliveries. Defaults to 24.'),
    }),
    response: webhookAnswer,
    handle: ({ app, db, caller, params, body }) =>
      rotateSecret(app, db, caller, webhookRef(params.id), body.overlap_hours),
  }),
  defineRoute({
    id: 'testWebhook',
    does: 'Sends a test event to a webhook, and returns the delivery. Fails with `WEBHOOK_NOT_FOUND` if it does not exist.',
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    access: 'admin',
    params: webhookParams,
    response: deliveryAnswer,
    handle: ({ app, db, params }) => testWebhook(app, db, webhookRef(params.id)),
  }),
  defineRoute({
    id: 'replayWebhook',
    does: 'Redelivers the events of a time range to a webhook, each once and with its original ID. Errors: `WEBHOOK_NOT_FOUND` and an empty range: `EMPTY_REPLAY`.',
    method: 'POST',
    path: '/api/webhooks/{id}/replay',
    access: 'admin',
    params: webhookParams,
    body: z.object({
      from: requiredMoment('from').describe(
        'The start of the time range: an ISO 8601 time, or a day in the time zone of the shop.',
      ),
      to: requiredMoment('to', 'end').describe(
        'The end of the time range (exclusive): an ISO 8601 time, or the last day in the time zone of the shop.',
      ),
    }),
    response: z.object({
      events: z.int().describe("The number of events in the time range that match the webhook's topics."),
      queued: z.int().describe('The number of these events that were not already waiting for delivery.'),
    }),
    handle: ({ app, db, params, body }) => replayDeliveries(app, db, webhookRef(params.id), body),
  }),
];
