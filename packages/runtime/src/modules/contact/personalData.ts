import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** Declares what the tables of the module know about shoppers. */
export const contactPersonalData: readonly PersonalTable[] = [
  {
    table: 'contact_message',
    rowsOf: ({ emails }) => sql.fragment`lower(email) in (${emails})`,
    columns: { full_name: 'erased', email: 'erased', message: 'erased', locale: 'kept', status: 'other' },
  },
];
