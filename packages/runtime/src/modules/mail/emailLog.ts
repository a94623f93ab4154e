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
  kind: text.describe('The id of the kind of email, such as `orderConfirmation`.'),
  recipient: text
    .nullable()
    .describe('The address that it went to; null: the shop sends no emails, and none was composed.'),
  subject: text.nullable().describe('The subject; null: none was composed.'),
  language: text.nullable().describe('The code of the language that it was written in.'),
  entity_uuid: uuid
    .nullable()
    .describe('The UUID of the customer, the order or the shipment that it is about; null: of none.'),
  order_uuid: uuid.nullable().describe('The UUID of the order that it is about; null: of none.'),
  status: z
    .enum(['sent', 'failed', 'suppressed'])
    .describe('`sent`: the mail server took it. `failed`: it did not. `suppressed`: it was held back.'),
  reason: z
    .enum(SUPPRESSED)
    .nullable()
    .describe(
      'Why it was held back: its kind is switched off, the shop has no mail transport, its recipient had too many of the kind, or an extension held it back.',
    ),
  error: text.nullable().describe('The error of the last try; null: it did not fail.'),
  attempts: int.describe('The number of tries.'),
  can_resend: z.boolean().describe('Whether it can be composed and sent again.'),
  created_at: createdAt.meta({ description: 'When it was first tried, an ISO 8601 time in UTC.' }),
  updated_at: updatedAt.meta({ description: 'When it was last tried, an ISO 8601 time in UTC.' }),
});
export type LoggedEmail = z.output<typeof loggedEmailRow>;

/** The filters of the email log, which is sorted by time, newest first. */
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
