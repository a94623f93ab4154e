import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';

/** Selects tenders from a query with their columns and their position. A tender without an amount is left out. */
const listed = (rows: SqlFragment): SqlFragment => sql.fragment`(
  select coalesce(json_agg(json_build_object(
    'id', t.id, 'method', t.method, 'label', t.label, 'amount', t.amount, 'captured', t.captured, 'refunded', t.refunded
  ) order by t.position), '[]')
  from (${rows}) t where t.amount > 0
)`;

const STORED = sql.fragment`select uuid::text as id, method, label, amount, captured, refunded, position`;
/** The position of the payment method, which comes last. */
const LAST = sql.fragment`32767`;

/**
 * The column with the tenders of the order `o`: those of stored value in the order in which they were used, then the payment method. The money
 * of the payment method is what its transactions say.
 */
export const tendersColumn: SqlFragment = listed(sql.fragment`
  ${STORED} from order_tender where o.stored_amount > 0 and order_tender.order_id = o.order_id
  union all
  select o.payment_method, o.payment_method, o.payment_method_name, o.grand_total - o.stored_amount,
    coalesce(sum(p.amount) filter (where p.payment_action = 'capture'), 0),
    coalesce(sum(p.amount) filter (where p.payment_action = 'refund'), 0), ${LAST}
  from payment_transaction p where p.order_id = o.order_id and p.is_final`);

/** Creates the same column for the order `placed` and its tenders `stored`, which one statement writes. `captured` is a decimal string. */
export const newTendersColumn = (captured: string): SqlFragment =>
  listed(sql.fragment`
  ${STORED} from stored
  union all
  select payment_method, payment_method, payment_method_name, grand_total - stored_amount, ${captured}::numeric, 0, ${LAST}
  from placed`);
