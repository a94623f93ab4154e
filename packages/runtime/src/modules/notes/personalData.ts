import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** Declares what the tables of the module know about shoppers. */
export const notesPersonalData: readonly PersonalTable[] = [
  {
    table: 'note',
    rowsOf: ({ customers, orders }) => sql.fragment`customer_id in (${customers}) or order_id in (${orders})`,
    columns: { text: 'erased', author_kind: 'other', author_name: 'other' },
  },
];
