import { notPersonal } from '../../platform/contracts/personalData.ts';
import type { People, PersonalTable } from '../../platform/contracts/personalData.ts';
import { sql } from '../../platform/db/db.ts';

/** The rows of the people, by the keys that `customerKey` makes. */
const keyed = ({ customers, emails }: People) => sql.fragment`
  customer_key in (
    select 'customer:' || id from (${customers}) as known (id)
    union all select 'email:' || email from (${emails}) as known (email))`;

/** Declares what the tables of the module know about shoppers. */
export const promotionsPersonalData: readonly PersonalTable[] = [
  {
    table: 'coupon_redemption',
    rowsOf: keyed,
    columns: { customer_key: 'erased' },
  },
  {
    table: 'coupon_use',
    rowsOf: keyed,
    columns: { customer_key: 'kept' },
    erasure: 'rows',
  },
  {
    table: 'promotion_redemption',
    rowsOf: keyed,
    columns: { customer_key: 'erased' },
  },
  {
    table: 'promotion_use',
    rowsOf: keyed,
    columns: { customer_key: 'kept' },
    erasure: 'rows',
  },
  notPersonal(
    'coupon',
    'coupon',
    'description',
    'discount_type',
    'amounts',
    'target_products',
    'condition',
    'user_condition',
    'buyx_gety',
    'coupon_alike',
  ),
  notPersonal('promotion', 'name', 'label', 'class', 'combines', 'conditions', 'action'),
  notPersonal('promotion_code', 'code'),
];
