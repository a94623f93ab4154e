import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** Declares what the tables of the module know about shoppers. */
export const mailPersonalData: readonly PersonalTable[] = [
  {
    table: 'email_log',
    rowsOf: ({ emails, customerUuids, orderUuids, mentionedIn }) => sql.fragment`
      lower(recipient) in (${emails}) or entity_uuid in (${customerUuids}) or entity_uuid in (${orderUuids})
        or order_uuid in (${orderUuids}) or ${mentionedIn(sql.fragment`concat_ws(' ', entity_uuid, input)`)}`,
    columns: {
      kind: 'other',
      recipient: 'erased',
      subject: 'erased',
      language: 'other',
      status: 'other',
      reason: 'other',
      error: 'erased',
      delivery_id: 'secret',
      input: 'secret',
    },
    erasure: 'rows',
  },
];
