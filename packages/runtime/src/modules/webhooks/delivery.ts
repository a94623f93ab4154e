import { z } from 'zod';
import { createdAt, entityUuid, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

/** The reasons why a delivery attempt can fail. */
export const FAILURES = ['status', 'redirect', 'deadline', 'address', 'connection', 'record'] as const;
export type Failure = (typeof FAILURES)[number];

const time = (description: string) => timestamp.meta({ format: 'date-time', description });

/** A webhook delivery row as returned by the API. */
export const deliveryRow = z.object({
  uuid: entityUuid,
  event_uuid: uuid.meta({
    format: 'uuid',
    description: 'The UUID of the event in the event log, which receivers get as `webhook-id`.',
  }),
  topic: text.describe('The topic: the name of the event, or `webhook_test`.'),
  entity: text
    .nullable()
    .describe(
      'The subject of the event, such as the UUID of an order. Deliveries with the same value are sent in sequence.',
    ),
  status: z
    .enum(['pending', 'delivered', 'failed'])
    .describe(
      '`pending`: it is waiting or in progress. `delivered`: the receiver accepted it. `failed`: all attempts failed.',
    ),
  attempts: int.describe('The number of attempts.'),
  next_try_at: time(
    'The time at which the next attempt is due. Null means as soon as possible or, after the last attempt, never.',
  ).nullable(),
  response_status: int.nullable().describe('The HTTP status of the last response. Null if there was none.'),
  response_excerpt: text.nullable().describe('The beginning of the last response.'),
  failure: z
    .enum(FAILURES)
    .nullable()
    .describe(
      "Why the last attempt failed. `status`: the response was not 2xx. `redirect`: the response was a redirect, which is not followed. `deadline`: the response timed out. `address`: the address is private. `connection`: the connection failed or was interrupted. `record`: the shop could not read the event's subject. Null if it did not fail.",
    ),
  error: text.nullable().describe('The technical description of the failure.'),
  duration_ms: int.nullable().describe('The duration of the last attempt in milliseconds.'),
  tried_at: time('The time at which it was last attempted. Null if it was not attempted yet.').nullable(),
  emitted_at: time('The time at which the event happened.'),
  created_at: createdAt,
});
export type Delivery = z.output<typeof deliveryRow>;

/** A webhook delivery as listed, with the id that the list is sorted by, which responses do not contain. */
export const listedDelivery = deliveryRow.extend({ webhook_delivery_id: int });
export type ListedDelivery = z.output<typeof listedDelivery>;

/** A webhook delivery in the API, including the request body. */
export const deliveryAnswer = deliveryRow.extend({
  body: text
    .nullable()
    .describe(
      'The request content. Null if it has not been sent yet, or if you do not have permission to read the record it is about.',
    ),
});
export type DeliveryWithBody = z.output<typeof deliveryAnswer>;

/** The filters of the delivery list. The list is sorted by time, newest first. */
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
  id: { column: sql.fragment`d.webhook_delivery_id`, field: 'webhook_delivery_id' },
};
