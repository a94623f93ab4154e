import { sql } from '../../../platform/db/db.ts';
import { paidStatuses } from '../../../modules/payments/index.ts';
import { byQuery, offenders } from './invariant.ts';
import type { Invariant } from './invariant.ts';

const COMPARE =
  "Compare the order's transactions with those at the gateway, and correct the row with SQL after a backup.";

const paidOrders: Invariant = {
  id: 'paidOrders',
  about: 'Every paid order of which a payment method collects a part has a capture.',
  fix: "Look up the payment at the gateway. Capture it on the order's page, or cancel the order (/admin/orders).",
  find: (db, app) =>
    offenders(
      db,
      sql.fragment`
        select order_number from "order" o
        where payment_status = any(${sql.array(paidStatuses(app), 'text')}) and grand_total > stored_amount
          and not exists (
            select from payment_transaction t where t.order_id = o.order_id and t.payment_action = 'capture')
        order by o.order_id`,
    ),
};

/** The invariants of payments and coupon usage. */
export const paymentInvariants: readonly Invariant[] = [
  byQuery({
    id: 'refundsOverCaptures',
    about: 'No order was refunded more than it was captured.',
    fix: 'Look up the payment at the gateway. More money went out than came in.',
    query: sql.fragment`
      select o.order_number
      from (
        select order_id, sum(amount) filter (where payment_action = 'refund') as refunded,
          coalesce(sum(amount) filter (where payment_action = 'capture'),
            sum(amount) filter (where payment_action = 'authorize'), 0) as paid
        from payment_transaction where is_final group by order_id
      ) money join "order" o using (order_id)
      where money.refunded > money.paid`,
  }),
  byQuery({
    id: 'refundedAmounts',
    about: 'The refunded amount of a payment is the sum of its refunds that did not fail.',
    fix: COMPARE,
    query: sql.fragment`
      select o.order_number || ' ' || paid.transaction_id
      from payment_transaction paid
      join "order" o using (order_id)
      left join lateral (
        select sum(given.amount) as amount from payment_transaction given
        where given.order_id = paid.order_id and given.payment_action = 'refund' and given.is_final
          and given.parent_transaction_id = paid.transaction_id
      ) refunds on true
      where paid.payment_action in ('capture', 'authorize') and paid.refunded <> coalesce(refunds.amount, 0)`,
  }),
  byQuery({
    id: 'reservedAmounts',
    about: 'The reserved amount of a payment is the sum of its pending refund attempts.',
    fix: 'Wait until the attempt has finished, then set `payment_transaction.reserved` to 0 with SQL.',
    query: sql.fragment`
      select o.order_number || ' ' || paid.transaction_id
      from payment_transaction paid
      join "order" o using (order_id)
      left join payment_attempt a
        on a.payment_transaction_id = paid.payment_transaction_id and a.kind = 'refund' and a.state = 'open'
      where paid.reserved <> coalesce(a.amount, 0)`,
  }),
  byQuery({
    id: 'transactionCurrency',
    about: 'The transactions of an order are in its currency.',
    fix: COMPARE,
    query: sql.fragment`
      select o.order_number from payment_transaction t join "order" o using (order_id)
      where t.currency <> o.currency`,
  }),
  byQuery({
    id: 'capturesOverTotal',
    about: 'The captured amount of an order minus refunds is at most its total.',
    fix: "Refund the rest on the order's page in the admin (/admin/orders).",
    query: sql.fragment`
      select o.order_number
      from (
        select order_id, sum(case payment_action when 'capture' then amount else -amount end) as kept
        from payment_transaction where is_final and payment_action in ('capture', 'refund') group by order_id
      ) money join "order" o using (order_id)
      where money.kept > o.grand_total`,
  }),
  paidOrders,
  byQuery({
    id: 'openAttempts',
    about: 'Every attempt to capture, refund or void ends within two days.',
    fix: 'Check the log for "payment outcome unknown", and make sure the gateway is reachable: the job `reconcilePaymentAttempts` retries.',
    query: sql.fragment`
      select o.order_number || ' ' || a.kind from payment_attempt a join "order" o using (order_id)
      where a.state = 'open' and a.created_at < now() - interval '2 days'`,
  }),
  byQuery({
    id: 'refundParts',
    about: 'The items, the shipping and the adjustment of a refund add up to its amount.',
    fix: 'Correct the rows of `refund` and `refund_item` with SQL after a backup, so that they match the transaction.',
    query: sql.fragment`
      select o.order_number from refund r join "order" o using (order_id)
      left join lateral (select sum(gross) as gross from refund_item i where i.refund_id = r.refund_id) items on true
      where r.amount <> coalesce(items.gross, 0) + r.shipping_gross + r.adjustment_gross`,
  }),
  byQuery({
    id: 'refundTransactions',
    about:
      'A refund is done if and only if its transaction is there, did not fail, and has the amount that gift cards and credit do not give.',
    fix: COMPARE,
    query: sql.fragment`
      select o.order_number from refund r join "order" o using (order_id)
      left join payment_transaction t on t.payment_transaction_id = r.payment_transaction_id
      left join payment_attempt a on a.payment_attempt_id = r.payment_attempt_id
      left join lateral (
        select coalesce(sum(s.amount), 0) as amount from refund_tender s
        where s.refund_id = r.refund_id and s.order_tender_id is not null
      ) stored on true
      where (r.status = 'done') <> coalesce(
          t.is_final and t.order_id = r.order_id and t.amount = r.amount - stored.amount, stored.amount = r.amount)
        or (r.status in ('pending', 'unknown') and a.state is distinct from 'open')`,
  }),
  byQuery({
    id: 'refundsWithoutParts',
    about: 'Every refund that did not fail has its split.',
    fix: 'Run the job `carryOverRefunds`, which splits them.',
    query: sql.fragment`
      select o.order_number from payment_transaction t join "order" o using (order_id)
      where t.payment_action = 'refund' and t.is_final and t.amount > 0
        and not exists (select from refund r where r.payment_transaction_id = t.payment_transaction_id)`,
  }),
  byQuery({
    id: 'refundsOverLines',
    about: 'No line and no shipping fee was refunded more than it cost.',
    fix: 'Correct the rows of `refund_item` and `refund` with SQL after a backup.',
    query: sql.fragment`
      select distinct o.order_number from (
        select i.order_item_order_id as order_id from order_item i
        join refund_item part using (order_item_id)
        join refund r on r.refund_id = part.refund_id and r.status <> 'refused'
        group by i.order_item_id
        having sum(part.gross) > i.line_total_with_discount_incl_tax or sum(part.tax) > i.tax_amount
          or sum(part.net) > i.line_total_with_discount or bool_or(r.order_id <> i.order_item_order_id)
        union all
        select paid.order_id from "order" paid join refund r using (order_id) where r.status <> 'refused'
        group by paid.order_id
        having sum(r.shipping_gross) > paid.shipping_fee_incl_tax or sum(r.shipping_tax) > paid.shipping_tax_amount
      ) wrong join "order" o using (order_id)`,
  }),
  byQuery({
    id: 'couponUses',
    about: 'The usage count of a coupon is its number of orders that were not canceled.',
    fix: 'Set `coupon.used_time` and `coupon_use.used` with SQL to the number of its rows in `coupon_redemption`.',
    query: sql.fragment`
      select coupon from coupon c
      where used_time <> (select count(*) from coupon_redemption r where r.coupon_id = c.coupon_id)
        or exists (
          select from coupon_use u where u.coupon_id = c.coupon_id and u.used <> (
            select count(*) from coupon_redemption r
            where r.coupon_id = u.coupon_id and r.customer_key = u.customer_key))`,
  }),
  byQuery({
    id: 'canceledRedemptions',
    about: 'No canceled order counts as a coupon use.',
    fix: "Delete the order's row in `coupon_redemption`, and lower the coupon's counts by one, with SQL.",
    query: sql.fragment`
      select o.order_number from coupon_redemption r join "order" o using (order_id) where o.canceled_at is not null`,
  }),
];
