import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** Declares what the tables of the module know about shoppers. */
export const remindersPersonalData: readonly PersonalTable[] = [
  {
    table: 'cart_reminder',
    rowsOf: ({ carts, emails }) => sql.fragment`cart_id in (${carts}) or lower(email) in (${emails})`,
    columns: { email: 'erased' },
    erasure: 'rows',
  },
  {
    table: 'order_follow_up',
    rowsOf: ({ orders, emails }) => sql.fragment`order_id in (${orders}) or lower(email) in (${emails})`,
    columns: { email: 'erased' },
  },
  {
    table: 'reminder_choice',
    rowsOf: ({ customers, emails }) => sql.fragment`
      customer_id in (${customers}) or lower(email) in (${emails})`,
    columns: { email: 'erased', source: 'kept' },
    erasure: 'rows',
  },
  {
    table: 'reminder_consent',
    rowsOf: ({ carts, emails }) => sql.fragment`cart_id in (${carts}) or lower(email) in (${emails})`,
    columns: { email: 'erased' },
    erasure: 'rows',
  },
];
