import { z } from 'zod';
import { decimal, int, noColumns, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

const pastPrice = z.object({ product_id: int, context: text, amount: decimal, starts_at: text });
export type PastPrice = z.output<typeof pastPrice>;

/** Lists the prices that products had since 30 days ago in some contexts of the price history, with the one that held before, oldest first. */
export const listPastPrices = (tx: Db, products: readonly number[], keys: readonly string[], now: Date) =>
  tx.any(sql.type(pastPrice)`
    select h.product_id, h.context, h.amount, h.starts_at
    from unnest(${sql.array([...products], 'int4')}) as wanted (product_id)
    cross join unnest(${sql.array([...keys], 'text')}) as key (context)
    cross join lateral (
      select max(early.starts_at) as at from price_history early
      where early.product_id = wanted.product_id and early.context = key.context
        and early.starts_at <= ${now.toISOString()}::timestamptz - interval '30 days'
    ) as first
    join price_history h on h.product_id = wanted.product_id and h.context = key.context
      and h.starts_at >= coalesce(first.at, '-infinity')
    order by h.product_id, h.starts_at, h.price_history_id`);

/** A price for the history of a context. */
export interface PriceToRecord {
  readonly product: number;
  readonly context: string;
  readonly amount: string;
  readonly compare: string | null;
  readonly lowest: string | null;
  /** True if the merchant gave the price itself. Others are recorded only where such a one was recorded before. */
  readonly isGiven: boolean;
}

/** Records prices that changed in contexts. */
export async function recordContextPrices(tx: Db, prices: readonly PriceToRecord[], at: Date): Promise<void> {
  if (prices.length === 0) return;
  await tx.run(sql.type(noColumns)`
    insert into price_history (product_id, context, amount, compare_at_price, lowest_price_30_days, starts_at)
    select n.product, n.context, n.amount, n.compare, n.lowest, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as n (product int, context text, amount numeric, compare numeric, lowest numeric, "isGiven" boolean)
    where n."isGiven" or exists (
      select from price_history h where h.product_id = n.product and h.context = n.context)
    order by n.product, n.context`);
}

/**
 * Records the prices that have begun by a time, of at most `limit` products in contexts: those that lists give or gave. Returns their
 * number.
 */
export const recordBegun = (
  db: Db,
  keys: readonly { readonly context: number; readonly key: string }[],
  now: Date,
  limit: number,
): Promise<number> =>
  db.run(sql.type(noColumns)`
    insert into price_history (product_id, context, amount, compare_at_price, lowest_price_30_days, starts_at)
    select k.product_id, named.key, k.amount, k.compare_at_price, k.lowest_price_30_days, k.valid_from
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as named (context int, key text)
    join product_price_context was on was.price_context_id = named.context
    join product_price_context k on k.price_context_id = was.price_context_id and k.product_id = was.product_id
      and k.valid_from = was.valid_to
    where was.valid_to <= ${now.toISOString()}::timestamptz and not exists (
      select from price_history h
      where h.product_id = k.product_id and h.context = named.key and h.starts_at >= k.valid_from)
    order by k.product_id, named.key limit ${limit}`);

/** Deletes at most `limit` kept prices that ended before a time. Returns their number. */
export const deleteEnded = (db: Db, time: Date, limit: number): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from product_price_context k using (
      select product_id, price_context_id, valid_from from product_price_context
      where valid_to < ${time.toISOString()}::timestamptz limit ${limit}
    ) as ended
    where k.product_id = ended.product_id and k.price_context_id = ended.price_context_id
      and k.valid_from = ended.valid_from`);
