import { z } from 'zod';
import { decimal, int, noColumns, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import {
  listRowsColumn,
  ownPricesColumn,
  priceSources,
  scopesColumn,
} from '../priceLists/productPrices.repo.ts';
import { keptRow } from './keptPrice.ts';

const pricedProduct = z.object({
  product_id: int,
  sku: text,
  base: decimal,
  compare_at_price: decimal.nullable(),
  lowest_price_30_days: decimal.nullable(),
  ...priceSources,
  kept: z.array(keptRow),
});

/** The products to read: some, or the next ones by id. */
export type ProductChoice =
  | { readonly ids: readonly number[] }
  | { readonly after: number; readonly limit: number };

/** Reads products with all that their prices depend on, and their kept prices in contexts from now on. */
export function readPriced(tx: Db, choice: ProductChoice, contexts: readonly number[], now: Date) {
  const chosen =
    'ids' in choice
      ? sql.fragment`p.product_id = any(${sql.array([...choice.ids], 'int4')})`
      : sql.fragment`p.product_id > ${choice.after}`;
  const limit = 'ids' in choice ? sql.fragment`` : sql.fragment`limit ${choice.limit}`;
  return tx.any(sql.type(pricedProduct)`
    select p.product_id, p.sku, p.price as base, p.compare_at_price, p.lowest_price_30_days, ${ownPricesColumn} as own,
      ${listRowsColumn} as rows, ${scopesColumn} as scoped,
      coalesce((
        select json_agg(json_build_object('context', k.price_context_id, 'from', k.valid_from, 'to', k.valid_to,
          'amount', k.amount::text, 'compare', k.compare_at_price::text, 'lowest', k.lowest_price_30_days::text,
          'list', k.price_list_id) order by k.price_context_id, k.valid_from)
        from product_price_context k
        where k.product_id = p.product_id and k.price_context_id = any(${sql.array([...contexts], 'int4')})
          and (k.valid_to is null or k.valid_to > ${now.toISOString()}::timestamptz)), '[]') as kept
    from product p where ${chosen} order by p.product_id ${limit}`);
}

/** A price to keep. Times are ISO 8601 or `-infinity`. */
export interface PriceToKeep {
  readonly context: number;
  readonly product: number;
  readonly from: string;
  readonly to: string | null;
  readonly amount: string;
  readonly compare: string | null;
  readonly lowest: string | null;
  readonly list: number | null;
}

/** Kept prices to delete: the one that begins at a time, or with null those that have ended and that the first price does not replace. */
export interface PriceToLeave {
  readonly context: number;
  readonly product: number;
  readonly from: string | null;
}

/**
 * Deletes and writes kept prices. Each row is found by its key, because plans are made without the number of rows: comparing the two sets in SQL
 * took a time that grew with its square.
 */
export async function replaceKept(
  tx: Db,
  leave: readonly PriceToLeave[],
  prices: readonly PriceToKeep[],
  now: Date,
): Promise<void> {
  const of = <Key extends keyof PriceToKeep>(key: Key) => prices.map((price) => price[key]);
  await tx.run(sql.type(noColumns)`
    with gone as (
      delete from product_price_context k
      using unnest(${sql.array(
        leave.map(({ context }) => context),
        'int4',
      )}, ${sql.array(
        leave.map(({ product }) => product),
        'int4',
      )}, ${sql.array(
        leave.map(({ from }) => from),
        'timestamptz',
      )}) as old (price_context_id, product_id, valid_from)
      where k.price_context_id = old.price_context_id and k.product_id = old.product_id
        and (k.valid_from = old.valid_from
          or (old.valid_from is null and k.valid_from > '-infinity' and k.valid_to <= ${now.toISOString()}::timestamptz))
    )
    insert into product_price_context as k (price_context_id, product_id, valid_from, valid_to, amount, compare_at_price,
      lowest_price_30_days, price_list_id)
    select * from unnest(${sql.array(of('context'), 'int4')}, ${sql.array(of('product'), 'int4')},
      ${sql.array(of('from'), 'timestamptz')}, ${sql.array(of('to'), 'timestamptz')}, ${sql.array(of('amount'), 'numeric')},
      ${sql.array(of('compare'), 'numeric')}, ${sql.array(of('lowest'), 'numeric')}, ${sql.array(of('list'), 'int4')}
    ) as w (price_context_id, product_id, valid_from, valid_to, amount, compare_at_price, lowest_price_30_days, price_list_id)
    order by product_id, price_context_id, valid_from
    on conflict on constraint product_price_context_pkey do update set (valid_to, amount, compare_at_price,
      lowest_price_30_days, price_list_id) = (excluded.valid_to, excluded.amount, excluded.compare_at_price,
      excluded.lowest_price_30_days, excluded.price_list_id)`);
}
