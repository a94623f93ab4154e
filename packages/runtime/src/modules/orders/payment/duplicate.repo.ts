import { z } from 'zod';
import { int, text, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

const duplicate = z.object({
  order_id: int,
  uuid,
  order_number: text,
  /** The order of the same cart that is paid too, and that counts. */
  kept_uuid: uuid,
  kept_number: text,
});
export type DuplicatePayment = z.output<typeof duplicate>;

/**
 * Superseded orders with money that was neither given back nor released, whose cart has a paid order too; `paid` are the
 * payment statuses that say so. Those that a method refused to give back once are left to people.
 */
export const listDuplicatePayments = (db: Db, paid: readonly string[], limit: number) =>
  db.any(sql.type(duplicate)`
    select o.order_id, o.uuid, o.order_number, kept.uuid as kept_uuid, kept.order_number as kept_number
    from "order" o
    join lateral (
      select uuid, order_number from "order" later
      where later.cart_id = o.cart_id and later.order_id > o.order_id and later.canceled_at is null
        and later.payment_status = any(${sql.array(paid, 'text')})
      order by later.order_id desc limit 1
    ) kept on true
    where o.superseded_at is not null and o.placed_at is not null
      and exists (
        select from payment_transaction t
        where t.order_id = o.order_id and t.is_settled and t.amount > t.refunded + t.reserved
          and (t.payment_action = 'capture' or (t.payment_action = 'authorize' and not exists (
            select from payment_transaction released
            where released.order_id = o.order_id and released.payment_action in ('void', 'capture')
          )))
      )
      and not exists (
        select from payment_attempt a
        where a.order_id = o.order_id
          and (a.state = 'open' or (a.state = 'refused' and a.request ->> 'duplicate_of' is not null))
      )
    order by o.order_id limit ${limit}`);
