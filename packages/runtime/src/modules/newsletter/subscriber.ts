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
  email: text.describe('The email; unique without regard to case.'),
  status: z
    .enum(SUBSCRIBER_STATUSES)
    .describe(
      '`pending`: the link of the email was not followed yet. Only `subscribed` ones get the newsletter.',
    ),
  locale: text.describe('The code of the language in which the newsletter was requested.'),
  requested_by: int
    .nullable()
    .describe('The integer id of the customer whose request waits for its link to be followed; null: none.'),
  customer_id: int
    .nullable()
    .describe('The integer id of the customer who has shown by a link that the email is theirs; null: none.'),
  requested_at: timestamp.describe('The time of the last request.'),
  subscribed_at: timestamp.nullable().describe('The time at which the email was confirmed; null: never.'),
  unsubscribed_at: timestamp
    .nullable()
    .describe('The time at which the newsletter was canceled; null: never.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type Subscriber = z.output<typeof subscriberRow>;
