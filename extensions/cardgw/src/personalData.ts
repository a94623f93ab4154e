import { sql } from '@shop/runtime/extension';
import type { PersonalTable } from '@shop/runtime/extension';

/** Declares what the tables of the extension know about shoppers. The gateway keeps the cards themselves. */
export const personalData: readonly PersonalTable[] = [
  {
    table: 'cardgw_customer',
    rowsOf: ({ customerUuids }) => sql.fragment`customer_uuid in (${customerUuids})`,
    columns: { gateway_id: 'kept' },
    // The job endDeletedCardCustomers deletes the customer with their cards at the gateway, and then the row.
    erasure: 'nothing',
  },
  {
    table: 'cardgw_intent',
    rowsOf: ({ orders }) => sql.fragment`order_id in (${orders})`,
    columns: { intent_id: 'kept' },
  },
];
