import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** Declares what the tables of the module know about shoppers. */
export const deletionsPersonalData: readonly PersonalTable[] = [
  {
    table: 'deletion_row',
    rowsOf: ({ carts, orders, emails, customers }) => sql.fragment`
      table_name in ('cart_item', 'coupon_redemption', 'coupon_use') and (
        coalesce(before, after) ->> 'cart_id' in (select id::text from (${carts}) as known (id))
          or coalesce(before, after) ->> 'order_id' in (select id::text from (${orders}) as known (id))
          or coalesce(before, after) ->> 'customer_key' in (
            select 'customer:' || id from (${customers}) as known (id)
          union all select 'email:' || email from (${emails}) as known (email)))`,
    columns: { table_name: 'other', key: 'other', before: 'values', after: 'values' },
    erasure: 'rows',
    isExported: false,
  },
  notPersonal('deletion', 'entity_type', 'name', 'permission'),
];
