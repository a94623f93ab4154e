import { z } from 'zod';
import { createdAt, entityId, entityUuid, int, text, updatedAt, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/ids.ts';
import { columnFilter } from '../../platform/listing/columnFilter.ts';
import type { ListingSpec } from '../../platform/listing/contract.ts';

/** The reasons why an email was suppressed. */
export const SUPPRESSED = ['switched_off', 'no_transport', 'too_many', 'held_back'] as const;
export type SuppressedReason = (typeof SUPPRESSED)[number];

/** An email log row as returned by the API. */
export const loggedEmailRow = z.object({
  email_log_id: entityId,
  uuid: entityUuid,
  kind: text.describe('The ID of the email type, such as `orderConfirmation`.'),
  recipient: text
    .nullable()
    .describe("The recipient's email address. Null if the shop sends no emails and none was composed."),
  subject: text.nullable().describe('The subject. Null if no email was composed.'),
  language: text.nullable().describe('The code of the language of the email.'),
  entity_uuid: uuid
    .nullable()
    .describe('The UUID of the related customer, order or shipment. Null if there is none.'),
  order_uuid: uuid.nullable().describe('The UUID of the related order. Null if there is none.'),
  status: z
    .enum(['sent', 'failed', 'suppressed'])
    .describe(
      '`sent`: the mail server accepted it. `failed`: the mail server did not accept it. `suppressed`: it was not sent.',
    ),
  reason: z
    .enum(SUPPRESSED)
    .nullable()
    .describe(
      'Why it was not sent: its type is turned off, the shop has no mail transport, the recipient received too many of this type, or an extension suppressed it.',
    ),
  error: text.nullable().describe('The error of the last attempt. Null if it did not fail.'),
  attempts: int.describe('The number of attempts.'),
  can_resend: z.boolean().describe('True if it can be composed and sent again.'),
  created_at: createdAt.meta({
    description: 'The time at which it was first attempted, in ISO 8601 format (UTC).',
  }),
  updated_at: updatedAt.meta({
    description: 'The time at which it was last attempted, in ISO 8601 format (UTC).',
  }),
});
export type LoggedEmail = z.output<typeof loggedEmailRow>;

/** The filters of the email log. The log is sorted by time, newest first. */
export const emailListing: ListingSpec = {
  filters: {
    kind: columnFilter(sql.fragment`kind`, 'text', ['eq', 'in']),
    status: columnFilter(sql.fragment`status`, 'text', ['eq', 'in']),
    recipient: columnFilter(sql.fragment`recipient`, 'text', ['eq', 'like']),
    order_uuid: {
      operations: ['eq'],
      where: (_, value) => (isUuid(value) ? sql.fragment`order_uuid = ${value}` : sql.fragment`false`),
    },
    created_at: columnFilter(sql.fragment`created_at`, 'timestamp'),
  },
  sorts: {},
  id: { column: sql.fragment`email_log_id`, field: 'email_log_id' },
};
