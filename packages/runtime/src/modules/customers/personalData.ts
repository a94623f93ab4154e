import { notPersonal, personalAddress } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** Declares what the tables of the module know about shoppers. */
export const customersPersonalData: readonly PersonalTable[] = [
  {
    table: 'customer',
    rowsOf: ({ customers }) => sql.fragment`customer_id in (${customers})`,
    columns: {
      email: 'erased',
      password_hash: 'secret',
      full_name: 'erased',
      meta_data: 'values',
      tax_exempt_reason: 'erased',
    },
    erasure: 'rows',
  },
  {
    table: 'customer_address',
    rowsOf: ({ customers }) => sql.fragment`customer_id in (${customers})`,
    columns: personalAddress,
    erasure: 'rows',
  },
  {
    table: 'customer_email_change',
    rowsOf: ({ customers }) => sql.fragment`customer_id in (${customers})`,
    columns: { email: 'erased' },
    erasure: 'rows',
  },
  {
    table: 'customer_token',
    rowsOf: ({ customers }) => sql.fragment`customer_id in (${customers})`,
    columns: { kind: 'other', token_hash: 'secret', user_agent: 'null' },
    erasure: 'rows',
  },
  {
    table: 'storefront_session',
    rowsOf: ({ customers }) => sql.fragment`customer_id in (${customers})`,
    columns: { token_hash: 'secret', user_agent: 'null' },
    erasure: 'rows',
  },
  notPersonal('customer_group', 'group_name', 'tax_exempt_reason', 'prices_shown'),
];
