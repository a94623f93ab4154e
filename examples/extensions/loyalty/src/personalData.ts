import { notPersonal, sql } from '@shop/runtime/extension';
import type { PersonalTable } from '@shop/runtime/extension';

/** Declares what the tables of the extension know about shoppers, for export and erasure. */
export const personalData: readonly PersonalTable[] = [
  notPersonal('loyalty_reward', 'name', 'level'),
  {
    table: 'loyalty_account',
    rowsOf: ({ customerUuids }) => sql.fragment`customer in (${customerUuids})`,
    columns: { note: 'erased' },
    erasure: 'rows',
  },
  {
    table: 'loyalty_credit',
    rowsOf: ({ customerUuids }) => sql.fragment`customer in (${customerUuids})`,
    columns: { currency: 'kept' },
    erasure: 'rows',
  },
];
