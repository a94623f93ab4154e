import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** Declares what the tables of the module know about shoppers. Amounts stay, because a gift card belongs to whoever has its code. */
export const storedValuePersonalData: readonly PersonalTable[] = [
  {
    table: 'stored_value',
    rowsOf: ({ customers, emails, mentionedIn }) => sql.fragment`
      customer_id in (${customers}) or lower(email) in (${emails}) or ${mentionedIn(sql.fragment`uuid::text`)}`,
    columns: {
      kind: 'kept',
      code_hash: 'secret',
      code_key: 'secret',
      last4: 'kept',
      sealed_code: 'secret',
      currency: 'kept',
      state: 'kept',
      email: 'null',
      recipient_name: 'null',
      message: 'null',
      locale: 'kept',
    },
  },
  {
    table: 'stored_value_entry',
    // The account may be gone while its rows are erased, so they are found by their UUIDs, too.
    rowsOf: ({ customers, emails, orders, mentionedIn }) => sql.fragment`
      order_id in (${orders}) or ${mentionedIn(sql.fragment`uuid::text`)} or stored_value_id in (
        select stored_value_id from stored_value where customer_id in (${customers}) or lower(email) in (${emails}))`,
    columns: {
      kind: 'kept',
      author_kind: 'other',
      author_name: sql.fragment`
        case when author_kind in ('customer', 'guest') and author_name is not null then 'erased' else author_name end`,
      author_key: 'kept',
      reference: 'kept',
      reason: 'erased',
    },
  },
];
