import { z } from 'zod';
import { noColumns, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { CONSENT } from './reminderConsent.repo.ts';

const time = (date: Date) => sql.fragment`${date.toISOString()}::timestamptz`;

/** Order `c` stands: it was neither canceled nor superseded, and no money and no unit went back. */
const KEPT = sql.fragment`c.placed_at is not null and c.canceled_at is null and c.superseded_at is null
  and not exists (select from payment_transaction t where t.order_id = c.order_id and t.payment_action = 'refund')
  and not exists (select from order_item i where i.order_item_order_id = c.order_id and i.refunded_qty > 0)`;

/** All units of order `c` that need shipping are on their way. */
const ALL_SHIPPED = sql.fragment`not exists (
  select from order_item i
  where i.order_item_order_id = c.order_id and not i.no_shipping_required and i.shipped_qty < i.qty)`;

const claimed = z.object({ uuid });

/** Describes which orders are due. */
export interface DueOrders {
  /** The last shipment arrived before this time, or left before it if its arrival is not recorded. */
  readonly arrivedBefore: Date;
  /** An order that arrived before this time is not followed any more. */
  readonly notBefore: Date;
  readonly now: Date;
  readonly limit: number;
}

/** Notes the orders whose follow-up is due. The constraint `order_follow_up_order_key` makes each of them exist once. */
export const claimOrders = (
  tx: Db,
  { arrivedBefore, notBefore, now, limit }: DueOrders,
): Promise<readonly z.output<typeof claimed>[]> =>
  tx.any(sql.type(claimed)`
    insert into order_follow_up (order_id, email, created_at)
    select c.order_id, c.customer_email, ${time(now)}
    from (
      select shipment_order_id as order_id, max(coalesce(delivered_at, shipped_at)) as arrived_at
      from shipment where canceled_at is null group by shipment_order_id
      having max(coalesce(delivered_at, shipped_at)) <= ${time(arrivedBefore)}
        and max(coalesce(delivered_at, shipped_at)) > ${time(notBefore)}
    ) arrived
    join "order" c on c.order_id = arrived.order_id ${CONSENT.joins}
    where ${KEPT} and ${ALL_SHIPPED} and ${CONSENT.holds}
      and not exists (select from order_follow_up f where f.order_id = c.order_id)
    order by arrived.arrived_at limit ${limit}
    on conflict on constraint order_follow_up_order_key do nothing
    returning uuid`);

const followedOrder = z.object({ order_uuid: uuid });

/** Finds the order of a follow-up. Null if the email must not be sent any more. */
export const findFollowedOrder = (db: Db, followUp: string) =>
  db.maybeOne(sql.type(followedOrder)`
    select c.uuid as order_uuid
    from order_follow_up f join "order" c on c.order_id = f.order_id ${CONSENT.joins}
    where f.uuid = ${followUp} and ${KEPT} and ${CONSENT.holds}`);

/** Deletes the addresses in the notes of follow-ups before a time. The notes stay, so that no order is followed twice. */
export const forgetFollowedAddresses = (db: Db, before: Date): Promise<number> =>
  db.run(sql.type(noColumns)`
    update order_follow_up set email = '' where created_at < ${time(before)} and email <> ''`);
