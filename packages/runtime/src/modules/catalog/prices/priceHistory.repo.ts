import { z } from 'zod';
import { int, noColumns } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { BASE_CONTEXT, priceHistoryRow } from './priceHistory.ts';

/** The period before a reduction whose lowest price counts (Directive 98/6/EC, Article 6a). */
const PERIOD = sql.fragment`interval '30 days'`;

const timeOf = (at: Date): SqlFragment => sql.fragment`${at.toISOString()}::timestamptz`;
const ofBase = (alias: SqlFragment, productId: SqlFragment): SqlFragment =>
  sql.fragment`${alias}.product_id = ${productId} and ${alias}.context = ${BASE_CONTEXT}`;
const isReduced = (row: SqlFragment): SqlFragment =>
  sql.fragment`coalesce(${row}.compare_at_price > ${row}.price, false)`;

/** Selects the lowest recorded price of a product in the 30 days before a time. Null if no price is recorded. */
const lowestBefore = (productId: SqlFragment, at: SqlFragment): SqlFragment => sql.fragment`(
  select min(h.amount) from price_history h
  where ${ofBase(sql.fragment`h`, productId)} and h.starts_at >= coalesce((
    select max(early.starts_at) from price_history early
    where ${ofBase(sql.fragment`early`, productId)} and early.starts_at <= ${at} - ${PERIOD}), '-infinity'))`;

/** Two aliases of `product` in a statement that changes products: the row before the change, and the new values. */
export interface ChangedPrice {
  readonly was: SqlFragment;
  readonly next: SqlFragment;
}

/**
 * Computes `lowest_price_30_days` of a product whose price may change at the given time. It stays the same as long as the product is
 * reduced to the same price. The price until now always counts, also if it is not recorded.
 */
export const lowestAfter = ({ was, next }: ChangedPrice, at: Date): SqlFragment => sql.fragment`
  case when not ${isReduced(next)} then null
    when ${isReduced(was)} and ${next}.price = ${was}.price then ${was}.lowest_price_30_days
    else least(${was}.price, ${lowestBefore(sql.fragment`${was}.product_id`, timeOf(at))}) end`;

const INTO = sql.fragment`
  insert into price_history (product_id, context, amount, compare_at_price, lowest_price_30_days, starts_at)`;

/** Joins the newest recorded price of the product `productId` as `last`, with nulls if there is none. */
const joinLast = (productId: SqlFragment): SqlFragment => sql.fragment`
  left join lateral (
    select h.amount, h.compare_at_price, h.lowest_price_30_days, h.starts_at from price_history h
    where ${ofBase(sql.fragment`h`, productId)}
    order by h.starts_at desc, h.price_history_id desc limit 1
  ) as last on true`;

/** Inserts the first price of the products in the rows `created`, which another part of the same statement inserted. */
export const recordFirstPrices = (created: SqlFragment, at: Date): SqlFragment => sql.fragment`
  ${INTO}
  select product_id, ${BASE_CONTEXT}, price, compare_at_price, null, ${timeOf(at)} from ${created} order by product_id`;

/**
 * Inserts the prices that changed in the rows `changed`, which another part of the same statement updated. A price that was written
 * without being recorded, such as by an earlier version during an upgrade, is recorded first.
 */
export const recordChangedPrices = (changed: SqlFragment, at: Date): SqlFragment => sql.fragment`
  ${INTO}
  select was.product_id, ${BASE_CONTEXT}, entry.amount, entry.compare_at, entry.lowest, entry.starts_at
  from ${changed} next
  join product was on was.product_id = next.product_id
  ${joinLast(sql.fragment`was.product_id`)}
  cross join lateral (values
    (1, was.price, was.compare_at_price, was.lowest_price_30_days,
      greatest(last.starts_at, least(was.updated_at, ${timeOf(at)})),
      last.amount is null or row(last.amount, last.compare_at_price) is distinct from row(was.price, was.compare_at_price)),
    (2, next.price, next.compare_at_price, next.lowest_price_30_days, greatest(last.starts_at, ${timeOf(at)}),
      row(next.price, next.compare_at_price) is distinct from row(was.price, was.compare_at_price))
  ) as entry (place, amount, compare_at, lowest, starts_at, is_new)
  where entry.is_new
  order by was.product_id, entry.place`;

/** Lists the prices that the product had, newest first. */
export const listPriceHistory = (db: Db, productId: number) => listPriceHistories(db, [productId]);

const historyOfProduct = priceHistoryRow.extend({ product_id: int });

/** Lists the prices that several products had, newest first. */
export const listPriceHistories = (db: Db, productIds: readonly number[]) =>
  db.any(sql.type(historyOfProduct)`
    select h.product_id, h.uuid, h.context, h.amount, h.compare_at_price, h.lowest_price_30_days, h.starts_at,
      lead(h.starts_at) over (partition by h.product_id, h.context order by h.starts_at, h.price_history_id) as ends_at
    from price_history h
    where h.product_id = any(${sql.array(productIds, 'int4')})
    order by h.starts_at desc, h.price_history_id desc`);

const fixedProduct = z.object({ product_id: int });

/**
 * Records the current prices that are missing from the history, of at most `limit` products, and computes their lowest price again.
 * Returns the number of products.
 */
export async function recordMissingPrices(db: Db, at: Date, limit: number): Promise<number> {
  const rows = await db.any(sql.type(fixedProduct)`
    with missing as materialized (
      select p.product_id, p.price, p.compare_at_price, p.lowest_price_30_days, last.amount as last_amount,
        last.compare_at_price as last_compare, last.lowest_price_30_days as last_lowest,
        greatest(last.starts_at, least(p.updated_at, ${timeOf(at)})) as starts_at
      from product p ${joinLast(sql.fragment`p.product_id`)}
      where last.amount is null or row(last.amount, last.compare_at_price) is distinct from row(p.price, p.compare_at_price)
      order by p.product_id limit ${limit} for no key update of p
    ), lowest as materialized (
      select m.product_id, m.price, m.compare_at_price, m.starts_at,
        case when not ${isReduced(sql.fragment`m`)} then null
          when m.last_amount = m.price and m.last_compare > m.last_amount then m.last_lowest
          else least(m.last_amount, ${lowestBefore(sql.fragment`m.product_id`, sql.fragment`m.starts_at`)}) end as value
      from missing m
    ), recorded as (
      ${INTO}
      select product_id, ${BASE_CONTEXT}, price, compare_at_price, value, starts_at from lowest order by product_id
    )
    update product p set lowest_price_30_days = lowest.value
    from lowest where p.product_id = lowest.product_id
    returning p.product_id`);
  return rows.length;
}

/** Deletes at most `limit` prices that another price replaced before the given time. Returns their number. */
export const deletePricesEndedBefore = (db: Db, time: Date, limit: number): Promise<number> =>
  db.run(sql.type(noColumns)`
    delete from price_history where price_history_id in (
      select h.price_history_id from price_history h
      where h.starts_at < ${timeOf(time)} and exists (
        select from price_history later
        where later.product_id = h.product_id and later.context = h.context and later.starts_at < ${timeOf(time)}
          and (later.starts_at, later.price_history_id) > (h.starts_at, h.price_history_id))
      limit ${limit})`);
