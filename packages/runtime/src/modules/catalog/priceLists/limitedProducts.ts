import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { groupIdsColumn } from '../../customers/index.ts';

/** The buyer whose limits of quantity are selected. */
interface LimitedBuyer {
  readonly customerId: number;
  /** The code of the currency in which they buy. */
  readonly currency: SqlFragment;
  readonly at: Date;
}

/**
 * Selects the products `p` with the limits of quantity that they have for a customer, as `limitsFor` computes them: of the first of the price lists
 * that have the product, else its own. What that list leaves open is as the product says.
 */
export function limitedProducts({ customerId, currency, at }: LimitedBuyer): SqlFragment {
  const now = sql.fragment`${at.toISOString()}::timestamptz`;
  return sql.fragment`(
    select own.product_id, coalesce(list.min_qty, own.min_qty) as min_qty, coalesce(list.max_qty, own.max_qty) as max_qty,
      coalesce(list.qty_step, own.qty_step) as qty_step
    from product own left join lateral (
      select l.min_qty, l.max_qty, l.qty_step from price_list l
      where l.status = 1 and coalesce(l.min_qty, l.max_qty, l.qty_step) is not null
        and (l.starts_at is null or l.starts_at <= ${now}) and (l.ends_at is null or l.ends_at > ${now})
        and (l.currency is null or l.currency = ${currency})
        and (not l.for_groups or exists (
          select from price_list_group g
          where g.price_list_id = l.price_list_id
            and g.customer_group_id = any(${groupIdsColumn(sql.fragment`${customerId}::int`)})))
        and (
          exists (select from price_list_price r where r.product_id = own.product_id and r.price_list_id = l.price_list_id)
          or l.percent is not null and (l.scope is null or exists (
            select from price_list_product s where s.product_id = own.product_id and s.price_list_id = l.price_list_id)))
      order by l.priority desc, l.price_list_id limit 1
    ) list on true
  ) p`;
}
