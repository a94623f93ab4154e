import { z } from 'zod';
import {
  createdAt,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  updatedAt,
} from '../../platform/db/columns.ts';

const SUBSCRIBER_STATUSES = ['pending', 'subscribed', 'unsubscribed'] as const;

/** Describes a newsletter subscriber, as stored in the database and returned by the API. */
export const subscriberRow = z.object({
  newsletter_subscriber_id: entityId,
  uuid: entityUuid,
  email: text.describe('The email address. Must be unique, ignoring case.'),
  status: z
    .enum(SUBSCRIBER_STATUSES)
    .describe(
      '`pending`: the confirmation link was not followed yet. Only `subscribed` addresses receive the newsletter.',
    ),
  locale: text.describe('The code of the language in which the newsletter was requested.'),
  requested_by: int
    .nullable()
    .describe('The integer ID of the customer whose request awaits confirmation. Null if there is none.'),
  customer_id: int
    .nullable()
    .describe(
      'The integer ID of the customer who verified the email address by following a link. Null if there is none.',
    ),
  requested_at: timestamp.describe('The time at which the subscription was last requested.'),
  subscribed_at: timestamp
    .nullable()
    .describe('The time at which the email address was confirmed. Null if never.'),
  unsubscribed_at: timestamp
    .nullable()
    .describe('The time at which the newsletter was canceled. Null if never.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type Subscriber = z.output<typeof subscriberRow>;
