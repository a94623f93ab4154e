import { column, sql, z } from '@shop/runtime/extension';
import type { SqlFragment } from '@shop/runtime/extension';
import { expect, vi } from 'vitest';
import type { CardShop } from './cardShop.ts';
import type { TradeLog } from './trading.ts';

const none = sql.type(z.object({}));
const textRow = z.object({ text: column.text });

/** Reads the state of orders and payments from the database, and compares it with the records of the clients and the gateway. */
export function booksOf({ shop, gateway, runJob }: CardShop, stock: number) {
  const count = async (rows: SqlFragment): Promise<number> =>
    (await shop.db.one(sql.type(z.object({ n: column.int }))`select count(*)::int as n from ${rows}`)).n;

  /** Backdates the locks of a killed process, so that they are expired. */
  async function ageDeadWorkers(): Promise<void> {
    await shop.db.run(none`update worker_heartbeat set beat_at = beat_at - interval '1 hour'`);
    await shop.db.run(none`
      update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour' where locked_at is not null`);
  }

  /** Completes the payment attempts that a killed process left open. */
  async function reconcileAttempts(): Promise<void> {
    await shop.db.run(none`
      update payment_attempt set updated_at = updated_at - interval '1 hour' where state = 'open'`);
    await runJob('reconcilePaymentAttempts');
  }

  /** Backdates failed deliveries, so that they are retried immediately. */
  const makeJobsDue = () =>
    shop.db.run(none`
      update graphile_worker._private_jobs set run_at = now() where run_at > now() and locked_at is null`);
  /**
   * Lists pending jobs. Scheduled jobs that were killed on every attempt are excluded, because they run again at their next scheduled time.
   */
  const jobsLeft = () =>
    shop.db.any(sql.type(z.looseObject({}))`
      select identifier, key, attempts, last_error, locked_by, locked_at, run_at - now() as wait, payload
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where (job.payload->'_cron') is null`);

  /** Waits until all events are delivered. If `age` is true, retries are due immediately. */
  const allDelivered = ({ age }: { readonly age: boolean }) =>
    vi.waitFor(
      async () => {
        if (age) await makeJobsDue();
        expect(await jobsLeft()).toEqual([]);
      },
      { timeout: 180_000, interval: 300 },
    );

  async function idsOf(action: string): Promise<string[]> {
    const rows = await shop.db.any(sql.type(textRow)`
      select transaction_id as text from payment_transaction
      where payment_action = ${action} and transaction_id ~ '^(pi|re)_'`);
    return rows.map(({ text }) => text).toSorted();
  }

  /** Lists the subjects of an event's deliveries. A retried delivery has the same subject. */
  async function receivedOnce(event: string): Promise<string[]> {
    const rows = await shop.db.any(sql.type(textRow)`
      select subject as text from received_event where event = ${event} group by subject, delivery_id`);
    return rows.map(({ text }) => text).toSorted();
  }

  async function uuidsOf(orders: SqlFragment): Promise<string[]> {
    const rows = await shop.db.any(sql.type(textRow)`select uuid as text from "order" o where ${orders}`);
    return rows.map(({ text }) => text).toSorted();
  }

  /** Expects that no acknowledged order is lost, nothing is duplicated, and the amounts match the gateway's. */
  async function expectToAgree({ confirmed, wrong }: TradeLog): Promise<void> {
    expect(wrong).toEqual([]);
    const orders = await uuidsOf(sql.fragment`true`);
    expect(new Set(orders).isSupersetOf(new Set(confirmed))).toBe(true);
    expect(new Set(confirmed).size).toBe(confirmed.length);
    const paid = gateway.intents().filter(({ status }) => status === 'succeeded');
    const given = gateway.refunds();
    expect(await idsOf('capture')).toEqual(paid.map(({ id }) => id).toSorted());
    expect(await idsOf('refund')).toEqual(given.map(({ id }) => id).toSorted());
    expect(await receivedOnce('order_created')).toEqual(orders);
    expect(await receivedOnce('order_placed')).toEqual(await uuidsOf(sql.fragment`placed_at is not null`));
    expect(new Set(await receivedOnce('order_placed'))).toEqual(
      new Set([
        ...paid.map(({ metadata }) => metadata['order_id'] ?? ''),
        ...(await uuidsOf(sql.fragment`payment_method = 'cod'`)),
      ]),
    );
    expect(await receivedOnce('order_refunded')).toEqual(given.map(({ id }) => id).toSorted());
    expect(await brokenRules()).toEqual(Object.fromEntries(Object.keys(rules).map((rule) => [rule, 0])));
  }

  const rules: Readonly<Record<string, SqlFragment>> = {
    'orders without all their lines': sql.fragment`"order" o, lateral (
      select sum(qty) as qty, sum(line_total) as total from order_item where order_item_order_id = o.order_id
    ) lines where lines.qty is distinct from total_qty or lines.total is distinct from sub_total`,
    'orders without history, addresses or authorisation': sql.fragment`"order" o where payment_method = 'cod' and (
      (select count(*) from order_activity where order_activity_order_id = o.order_id) <> 1
      or (select count(*) from payment_transaction t where t.order_id = o.order_id and amount = grand_total) <> 1
      or shipping_address_id is null or billing_address_id is null)`,
    'products whose stock and sales do not add up': sql.fragment`product_inventory where
      qty + coalesce((
        select sum(item.qty) from order_item item where item.product_id = product_inventory.product_id
      ), 0) <> ${stock}`,
    'carts that are neither open nor ordered once': sql.fragment`cart c where
      (select count(*) from "order" o where o.cart_id = c.cart_id) <> case when status then 0 else 1 end`,
    'attempts that are open': sql.fragment`payment_attempt where state = 'open'`,
    'amounts that are still reserved': sql.fragment`payment_transaction where reserved <> 0`,
    'paid orders that do not say so': sql.fragment`"order" o where payment_method = 'cardgw'
      and placed_at is not null
      and payment_status not in ('cardgw_captured', 'cardgw_partial_refunded', 'cardgw_refunded')`,
  };
  const brokenRules = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(rules).map(async ([rule, rows]) => [rule, await count(rows)] as const),
      ),
    );

  /** Returns the longest time from an event to its first delivery, in seconds. */
  async function slowestDelivery(): Promise<number> {
    const { seconds } = await shop.db.one(sql.type(z.object({ seconds: z.number() }))`
      select coalesce(max(extract(epoch from first.at - o.created_at)), 0)::float8 as seconds
      from "order" o join (
        select subject, min(at) as at from received_event where event = 'order_created' group by subject
      ) first on first.subject = o.uuid::text`);
    return seconds;
  }

  return { ageDeadWorkers, reconcileAttempts, allDelivered, expectToAgree, slowestDelivery };
}
