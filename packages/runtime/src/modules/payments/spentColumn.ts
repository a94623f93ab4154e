import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/**
 * Creates the column that says what a customer spent in a currency, as text: what was captured for the orders less what was given back.
 * It is the one measure of purchases. Its arguments are expressions of the statement that it stands in; 0 for no customer.
 */
export const spentColumn = (customerId: SqlFragment, currency: SqlFragment): SqlFragment => sql.fragment`(
  select coalesce(sum(case spent.payment_action when 'refund' then -spent.amount else spent.amount end), 0)::text
  from "order" spent_order join payment_transaction spent using (order_id)
  where spent_order.customer_id = ${customerId} and spent.currency = ${currency}
    and spent.is_final and spent.payment_action in ('capture', 'refund')
)`;
