import { z } from 'zod';
import { createdAt, entityUuid, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

/** The reasons why an attempt failed. */
const FAILURES = ['status', 'redirect', 'deadline', 'address', 'connection', 'record'] as const;
export type Failure = (typeof FAILURES)[number];

const time = (description: string) => timestamp.meta({ format: 'date-time', description });

/** Describes a delivery of an event to a webhook, as returned by the API. */
export const deliveryRow = z.object({
  uuid: entityUuid,
  event_uuid: uuid.meta({
    format: 'uuid',
    description: 'The UUID of the event in the event log, which receivers are told as `webhook-id`.',
  }),
  topic: text.describe('The topic: the name of the event, or `webhook_test`.'),
  entity: text
    .nullable()
    .describe(
      'What the event is about, such as the UUID of an order: deliveries with the same value go one after the other.',
    ),
  status: z
    .enum(['pending', 'delivered', 'failed'])
    .describe(
      '`pending`: it waits, or is under way. `delivered`: the receiver took it. `failed`: it was given up after its last try.',
    ),
  attempts: int.describe('The number of tries.'),
  next_try_at: time('When it is tried next; null: as soon as possible, or never again.').nullable(),
  response_status: int.nullable().describe('The HTTP status of the last answer; null: there was none.'),
  response_excerpt: text.nullable().describe('The beginning of the last answer.'),
  failure: z
    .enum(FAILURES)
    .nullable()
    .describe(
      'Why the last try failed. `status`: the answer was no 2xx. `redirect`: it led elsewhere, which is not followed. `deadline`: there was no answer in time. `address`: the address is private. `connection`: it could not be reached, or broke off. `record`: the shop could not read what the event is about. Null: it did not fail.',
    ),
  error: text.nullable().describe('The technical description of the failure.'),
  duration_ms: int.nullable().describe('The milliseconds that the last try took.'),
  tried_at: time('When it was tried last; null: never yet.').nullable(),
  emitted_at: time('When the event happened.'),
  created_at: createdAt,
});
export type Delivery = z.output<typeof deliveryRow>;

/** Describes one delivery in the API, with the request body. */
export const deliveryAnswer = deliveryRow.extend({
  body: text
    .nullable()
    .describe('The content of the request; null: it was not sent yet, or you may not read what it is about.'),
});
export type DeliveryWithBody = z.output<typeof deliveryAnswer>;

/** The filters of deliveries, which are sorted by time, newest first. */
export const deliveryListing: ListingSpec = {
  filters: {
    status: columnFilter(sql.fragment`d.status`, 'text', ['eq', 'in']),
    topic: columnFilter(sql.fragment`d.topic`, 'text', ['eq', 'in']),
    entity: columnFilter(sql.fragment`d.entity`, 'text', ['eq']),
    event_uuid: {
      operations: ['eq'],
      where: (_, value) => (isUuid(value) ? sql.fragment`d.event_uuid = ${value}` : sql.fragment`false`),
    },
    created_at: columnFilter(sql.fragment`d.created_at`, 'timestamp'),
  },
  sorts: {},
  id: { column: sql.fragment`d.webhook_delivery_id`, field: 'uuid' },
};
