import { sql } from '@shop/runtime/extension';
import type { PersonalTable } from '@shop/runtime/extension';

/** Declares what the tables of the extension know about shoppers, for export and erasure. */
export const personalData: readonly PersonalTable[] = [
  {
    table: 'referral_code',
    rowsOf: ({ customerUuids }) => sql.fragment`customer in (${customerUuids})`,
    columns: { code: 'kept' },
    erasure: 'rows',
  },
  {
    table: 'referral',
    rowsOf: ({ customerUuids, orderUuids }) => sql.fragment`
      referrer in (${customerUuids}) or order_uuid in (${orderUuids})`,
    columns: { friend: 'secret', currency: 'kept' },
    erasure: 'nothing',
  },
];
