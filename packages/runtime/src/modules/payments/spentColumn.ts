import { sql } from '../../platform/db/db.ts';
import type { SqlFragment } from '../../platform/db/db.ts';

/**
 * Creates the column for a customer's total spending in the shop's currency, as text: captured minus refunded amounts of all
 * orders. Amounts in other currencies are divided by the rate of their order; those of orders without a rate do not count. No other code defines customer spending. The arguments are expressions of the enclosing SQL statement. The
 * column is 0 if there is no customer.
 */
export const spentColumn = (customerId: SqlFragment, currency: SqlFragment): SqlFragment => sql.fragment`(
  select coalesce(sum(
    case spent.payment_action when 'refund' then -1 else 1 end
      * case when spent.currency = ${currency} then spent.amount else round(spent.amount / spent_order.base_rate, 4) end
  ), 0)::text
  from "order" spent_order join payment_transaction spent using (order_id)
  where spent_order.customer_id = ${customerId}
    and spent.is_final and spent.payment_action in ('capture', 'refund')
)`;
