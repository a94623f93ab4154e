import { sql } from '../../../platform/db/db.ts';
import { byQuery } from './invariant.ts';
import type { Invariant } from './invariant.ts';

const CORRECT =
  'Compare the order with the entries of its gift cards and credit, and correct the row with SQL after a backup.';

/** The invariants of what gift cards and credit pay of orders. */
export const tenderInvariants: readonly Invariant[] = [
  byQuery({
    id: 'tenderTotals',
    about: 'What gift cards and credit pay of an order adds up, and is at most its total.',
    fix: CORRECT,
    query: sql.fragment`
      select o.order_number from "order" o
      left join lateral (select coalesce(sum(amount), 0) as amount from order_tender t where t.order_id = o.order_id) stored on true
      where o.stored_amount <> stored.amount or o.stored_amount > o.grand_total
        or (o.stored_amount > 0 and (o.payment_method = 'stored_value') <> (o.stored_amount = o.grand_total))`,
  }),
  byQuery({
    id: 'tenderEntries',
    about: 'An order has taken from each gift card and credit what its tender says, or has given it back.',
    fix: CORRECT,
    query: sql.fragment`
      select o.order_number from order_tender t join "order" o using (order_id)
      left join lateral (
        select coalesce(-sum(e.amount) filter (where e.kind = 'redeem'), 0) as redeemed,
          coalesce(sum(e.amount) filter (where e.kind = 'release'), 0) as released
        from stored_value_entry e where e.order_id = t.order_id and e.stored_value_id = t.stored_value_id
      ) entries on true
      where entries.redeemed <> t.amount or t.captured <> t.amount - entries.released
        or (o.canceled_at is not null and t.captured <> t.refunded)`,
  }),
  byQuery({
    id: 'tenderRefunds',
    about: 'The refunded and the reserved amount of a tender are the sums of its refunds.',
    fix: CORRECT,
    query: sql.fragment`
      select o.order_number from order_tender t join "order" o using (order_id)
      left join lateral (
        select coalesce(sum(s.amount) filter (where s.is_given), 0) as given,
          coalesce(sum(s.amount) filter (where not s.is_given and r.status in ('pending', 'unknown')), 0) as pending
        from refund_tender s join refund r using (refund_id) where s.order_tender_id = t.order_tender_id
      ) shares on true
      where t.refunded <> shares.given or t.reserved <> shares.pending`,
  }),
  byQuery({
    id: 'refundShares',
    about: 'The shares of a refund add up to it, and its gift cards and credit got theirs.',
    fix: CORRECT,
    query: sql.fragment`
      select distinct o.order_number from refund r join "order" o using (order_id)
      join lateral (
        select sum(s.amount) as amount, bool_and(s.is_given) filter (where s.stored_value_id is not null) as is_given,
          sum(s.amount) filter (where s.stored_value_id is not null) as stored
        from refund_tender s where s.refund_id = r.refund_id having count(*) > 0
      ) shares on true
      left join payment_attempt a on a.payment_attempt_id = r.payment_attempt_id
      where shares.amount <> r.amount or (r.status = 'done' and shares.is_given is false)
        or (shares.is_given and shares.stored <> (
          select coalesce(sum(e.amount), 0) from stored_value_entry e
          where e.order_id = r.order_id and e.attempt_uuid = a.uuid and e.kind = 'refund'))`,
  }),
];
