import { z } from 'zod';
import { int, noColumns, text, timestamp } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { currenciesColumn, currencyInputs } from '../../currencies/index.ts';
import { groupIds, groupIdsColumn } from '../../customers/index.ts';
import { priceListInputs, priceListsColumn } from '../priceLists/priceListRule.repo.ts';

/** A kind of buyer. */
const priceContextRow = z.object({
  price_context_id: int,
  currency: text,
  /** The buyer's groups that a list names, in ascending order. */
  group_ids: z.array(int),
  /** Since when nobody needs it. */
  unused_since: timestamp.nullable(),
});
export type PriceContextRow = z.output<typeof priceContextRow>;

const pricingRow = z.object({
  contexts: z.array(priceContextRow),
  lists: priceListInputs,
  currencies: currencyInputs,
  /** The groups of customers who are in several, in ascending order. */
  combinations: z.array(groupIds),
});
export type PricingRow = z.output<typeof pricingRow>;

/** Reads everything that the prices of all products have in common: the contexts, the lists that are on, the currencies, and the
 * combinations of groups. */
export const readPricing = (db: Db, now: Date): Promise<PricingRow> =>
  db.one(sql.type(pricingRow)`
    select
      coalesce((select json_agg(c order by c.price_context_id) from price_context c), '[]') as contexts,
      ${priceListsColumn(now)} as lists, ${currenciesColumn} as currencies,
      coalesce((
        select json_agg(distinct ${groupIdsColumn(sql.fragment`several.customer_id`)})
        from (select distinct customer_id from customer_group_member) several
      )::jsonb, '[]') as combinations`);

/** Inserts contexts that are missing, and takes up again those that were not needed. Returns their rows. */
export async function useContexts(
  tx: Db,
  contexts: readonly { readonly currency: string; readonly group_ids: readonly number[] }[],
): Promise<readonly PriceContextRow[]> {
  if (contexts.length === 0) return [];
  return tx.any(sql.type(priceContextRow)`
    insert into price_context (currency, group_ids)
    select c.currency, c.group_ids from jsonb_to_recordset(${JSON.stringify(contexts)}::jsonb) as c (currency text, group_ids int[])
    on conflict on constraint price_context_key do update set unused_since = null
    where price_context.unused_since is not null
    returning price_context_id, currency, group_ids, unused_since`);
}

/** Marks contexts that nobody needs any more. */
export async function leaveContexts(tx: Db, ids: readonly number[], at: Date): Promise<void> {
  await tx.run(sql.type(noColumns)`
    update price_context set unused_since = ${at.toISOString()}::timestamptz
    where price_context_id = any(${sql.array([...ids], 'int4')}) and unused_since is null`);
}

/** Deletes contexts, with the prices in them, that nobody has needed since before a time. Returns their number. */
export const deleteContextsUnusedSince = (tx: Db, time: Date): Promise<number> =>
  tx.run(
    sql.type(noColumns)`delete from price_context where unused_since < ${time.toISOString()}::timestamptz`,
  );
