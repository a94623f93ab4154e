import { z } from 'zod';
import { int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';

/**
 * Creates the column with the gift cards and the credit that the cart `c` is paid with, as they are now, and those with the ids in `added`. What
 * an order of the reopened cart has taken is theirs, because the next order of the cart gives it back first. Reads nothing for a cart without
 * them. `now` is the time of the shop.
 */
export const storedValuesColumn = (added: readonly number[], now: Date): SqlFragment => sql.fragment`
  case when ${added.length === 0} and c.tenders is null then '[]'::json else (
    select coalesce(json_agg(json_build_object(
      'stored_value_id', v.stored_value_id, 'uuid', v.uuid, 'kind', v.kind, 'last4', v.last4, 'currency', v.currency,
      'customer_id', v.customer_id, 'balance', (v.balance + coalesce(taken.amount, 0))::text,
      'is_active', v.state = 'active' and (v.expires_at is null or v.expires_at > ${now.toISOString()}::timestamptz)
    )), '[]')
    from stored_value v
    left join lateral (
      select -sum(e.amount) as amount from stored_value_entry e join "order" o using (order_id)
      where o.cart_id = c.cart_id and o.superseded_at is null and o.canceled_at is null
        and e.stored_value_id = v.stored_value_id and e.kind in ('redeem', 'release', 'refund')
    ) taken on true
    where v.stored_value_id = any(${sql.array(added, 'int4')}) or v.stored_value_id in (
      select (card ->> 'id')::int from jsonb_array_elements(c.tenders -> 'cards') card
      union all select (c.tenders -> 'credit' ->> 'id')::int
    )
  ) end`;

const idRow = z.object({ stored_value_id: int });

/** Lists the ids of the credits of a customer, of all currencies. */
export const listCreditIds = async (db: Db, customerId: number): Promise<readonly number[]> =>
  (
    await db.any(sql.type(idRow)`
      select stored_value_id from stored_value where customer_id = ${customerId} and kind = 'credit'`)
  ).map((row) => row.stored_value_id);
