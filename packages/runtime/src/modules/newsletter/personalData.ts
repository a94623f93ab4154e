import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** Declares what the tables of the module know about shoppers. */
export const newsletterPersonalData: readonly PersonalTable[] = [
  {
    table: 'newsletter_subscriber',
    rowsOf: ({ customers, emails }) => sql.fragment`
      customer_id in (${customers}) or lower(email) in (${emails})`,
    columns: { email: 'erased', status: 'kept', locale: 'kept' },
    erasure: 'rows',
  },
];
