import { z } from 'zod';
import { createdAt, entityId, entityUuid, text, timestamp, updatedAt } from '../../platform/db/columns.ts';
import { describedBy } from '../../platform/entity/describedBy.ts';
import { line } from '../../platform/http/forms/bodyFields.ts';

/** The wildcard that subscribes a webhook to all topics. */
export const ALL_TOPICS = '*';

const OFF_REASONS = ['gone', 'failing'] as const;

/** A webhook row as returned by the API. */
export const webhookRow = z.object({
  webhook_id: entityId,
  uuid: entityUuid,
  url: text.describe('The URL that deliveries are sent to.'),
  description: text.nullable().describe("The merchant's note about the receiver. Null if there is none."),
  topics: z.array(text).describe('The delivered topics, which are event names. `*` selects all.'),
  status: z
    .enum(['active', 'off'])
    .describe('`active`: events are delivered. `off`: events are not delivered.'),
  off_reason: z
    .enum(OFF_REASONS)
    .nullable()
    .describe(
      'Why the shop turned it off. `gone`: the receiver responded with 410. `failing`: all deliveries failed for days. Null if the shop did not turn it off.',
    ),
  failing_since: timestamp.nullable().meta({
    format: 'date-time',
    description:
      'The time at which the first of the current series of failed deliveries failed. Null if the last delivery was accepted.',
  }),
  former_secret_until: timestamp.nullable().meta({
    format: 'date-time',
    description: 'Until when former secrets also sign deliveries. Null if only the current secret does.',
  }),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type Webhook = z.output<typeof webhookRow>;

/** A webhook in responses. Only the responses to creating a webhook and rotating its secret include the secret. */
export const webhookAnswer = webhookRow.extend({
  secret: text.optional().describe('The secret that signs deliveries, `whsec_…`. It is shown only once.'),
});
export type WebhookAnswer = z.output<typeof webhookAnswer>;

const MAX_URL = 2000;
const MAX_DESCRIPTION = 200;
const MAX_TOPICS = 100;

const fields = describedBy(webhookRow, {
  url: z.string('url must be a URL').trim().min(1, 'url must be a URL').max(MAX_URL),
  description: line('description').max(MAX_DESCRIPTION).nullable(),
  topics: z
    .array(z.string(), 'topics must be a list of topics')
    .min(1, 'topics must contain at least one topic')
    .max(MAX_TOPICS)
    .transform((topics) => [...new Set(topics)]),
  status: z.enum(['active', 'off'], 'status must be active or off'),
});

/** The request body that creates a webhook. */
export const newWebhookBody = z.object({
  ...z.object(fields).partial().shape,
  url: fields.url,
  topics: fields.topics,
});
/** The request body that updates a webhook. Absent fields keep their values. */
export const webhookBody = z.object(fields).partial();

export type NewWebhookBody = z.output<typeof newWebhookBody>;
export type WebhookBody = z.output<typeof webhookBody>;
