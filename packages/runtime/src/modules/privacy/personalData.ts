import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** Declares what the tables of the module know about shoppers. */
export const privacyPersonalData: readonly PersonalTable[] = [
  {
    table: 'customer_export',
    rowsOf: ({ customers }) => sql.fragment`customer_id in (${customers})`,
    columns: { content: 'secret' },
    erasure: 'rows',
    isExported: false,
  },
  notPersonal('erasure_wish'),
];
