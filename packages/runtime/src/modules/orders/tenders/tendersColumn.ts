import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';

/**
 * The part of the tender `t` that was taxed when its gift card was sold as a single-purpose voucher. Orders use up the amount of the sale first, less
 * what its refunds took; what administrators add was not taxed. So it depends on the entries before that of the order alone. Null for other tenders.
 */
const TAXED = sql.fragment`(
  select nullif(greatest(0, least(t.amount, card.initial + (
    select coalesce(sum(earlier.amount), 0) from stored_value_entry earlier
    where earlier.stored_value_id = card.stored_value_id and earlier.order_id is not null
      and earlier.kind in ('redeem', 'release', 'refund', 'adjust')
      and (own.stored_value_entry_id is null or earlier.stored_value_entry_id < own.stored_value_entry_id)
  ))), 0)
  from stored_value card
    join order_item sold on sold.order_item_id = card.order_item_id
    left join stored_value_entry own
      on own.order_id = t.order_id and own.stored_value_id = card.stored_value_id and own.kind = 'redeem'
  where card.stored_value_id = t.stored_value_id and sold.gift_card ->> 'voucher' = 'single' and sold.tax_amount > 0
)`;

/** Selects tenders from a query with their columns and their position. A tender without an amount is left out. */
const listed = (rows: SqlFragment): SqlFragment => sql.fragment`(
  select coalesce(json_agg(json_build_object(
    'id', t.id, 'method', t.method, 'label', t.label, 'amount', t.amount, 'captured', t.captured, 'refunded', t.refunded
  )::jsonb || case when t.taxed is null then '{}'::jsonb else jsonb_build_object('taxed', t.taxed) end order by t.position), '[]')
  from (${rows}) t where t.amount > 0
)`;

const stored = (tenders: SqlFragment): SqlFragment => sql.fragment`
  select t.uuid::text as id, t.method, t.label, t.amount, t.captured, t.refunded, ${TAXED} as taxed, t.position from ${tenders}`;
/** The position of the payment method, which comes last. */
const LAST = sql.fragment`32767`;

/**
 * The column with the tenders of the order `o`: those of stored value in the order in which they were used, then the payment method. The money
 * of the payment method is what its transactions say.
 */
export const tendersColumn: SqlFragment = listed(sql.fragment`
  ${stored(sql.fragment`order_tender t where o.stored_amount > 0 and t.order_id = o.order_id`)}
  union all
  select o.payment_method, o.payment_method, o.payment_method_name, o.grand_total - o.stored_amount,
    coalesce(sum(p.amount) filter (where p.payment_action = 'capture'), 0),
    coalesce(sum(p.amount) filter (where p.payment_action = 'refund'), 0), null, ${LAST}
  from payment_transaction p where p.order_id = o.order_id and p.is_final`);

/** Creates the same column for the order `placed` and its tenders `stored`, which one statement writes. `captured` is a decimal string. */
export const newTendersColumn = (captured: string): SqlFragment =>
  listed(sql.fragment`
  ${stored(sql.fragment`stored t`)}
  union all
  select payment_method, payment_method, payment_method_name, grand_total - stored_amount, ${captured}::numeric, 0, null, ${LAST}
  from placed`);
