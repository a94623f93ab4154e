import { z } from 'zod';
import { decimal, int, noColumns, text } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';

const listedPrice = z.object({ product_id: int, sku: text, min_qty: int, amount: decimal });

/** Lists prices of a list after one of them, by product and quantity. */
export const listPrices = (
  db: Db,
  list: number,
  after: { readonly product_id: number; readonly min_qty: number } | null,
  limit: number,
) =>
  db.any(sql.type(listedPrice)`
    select r.product_id, p.sku, r.min_qty, r.amount
    from price_list_price r join product p on p.product_id = r.product_id
    where r.price_list_id = ${list}
      and (r.product_id, r.min_qty) > (${after?.product_id ?? 0}::int, ${after?.min_qty ?? 0}::int)
    order by r.product_id, r.min_qty limit ${limit}`);

/** A price of a product in a list. */
export interface PriceToSet {
  readonly product_id: number;
  readonly min_qty: number;
  readonly amount: string;
}

const written = z.object({ product_id: int, is_new: z.boolean() });

/** Writes prices of a list that differ from those that are stored. Returns one row for each of them. */
export const setPrices = (tx: Db, list: number, prices: readonly PriceToSet[]) =>
  tx.any(sql.type(written)`
    insert into price_list_price as r (price_list_id, product_id, min_qty, amount)
    select ${list}::int, s.product_id, s.min_qty, s.amount
    from unnest(
      ${sql.array(
        prices.map(({ product_id: id }) => id),
        'int4',
      )}, ${sql.array(
        prices.map(({ min_qty: qty }) => qty),
        'int4',
      )}, ${sql.array(
        prices.map(({ amount }) => amount),
        'numeric',
      )}) as s (product_id, min_qty, amount)
    order by s.product_id, s.min_qty
    on conflict on constraint price_list_price_pkey do update set amount = excluded.amount
    where r.amount <> excluded.amount
    returning r.product_id, r.xmax = 0 as is_new`);

/** Deletes prices of a list. Returns one row for each that was there. */
export const removePrices = (tx: Db, list: number, prices: readonly Omit<PriceToSet, 'amount'>[]) =>
  tx.any(sql.type(written.pick({ product_id: true }))`
    delete from price_list_price r using unnest(
      ${sql.array(
        prices.map(({ product_id: id }) => id),
        'int4',
      )}, ${sql.array(
        prices.map(({ min_qty: qty }) => qty),
        'int4',
      )}) as s (product_id, min_qty)
    where r.price_list_id = ${list} and r.product_id = s.product_id and r.min_qty = s.min_qty
    returning r.product_id`);

/** Notes that prices of a list changed, for the log of changes. */
export async function notePrices(tx: Db, list: number): Promise<void> {
  await tx.run(sql.type(noColumns)`
    update price_list set updated_at = now(), price_revision = price_revision + 1 where price_list_id = ${list}`);
}

const storedSku = z.object({ sent: text, product_id: int });

/** Finds products by SKUs as they were sent: an exact match first, then the oldest that differs in case alone. Others are left out. */
export async function findProductsBySku(
  tx: Db,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.any(sql.type(storedSku)`
    select sent, stored.product_id from unnest(${sql.array([...new Set(skus)], 'text')}) sent, lateral (
      select p.product_id from product p where text_key(p.sku) = text_key(sent) order by p.sku <> sent, p.product_id limit 1
    ) stored`);
  return new Map(rows.map(({ sent, product_id }) => [sent, product_id]));
}

const variantRow = z.object({ product_id: int, other: int });

/** Finds the other variants in the groups of products, by the products' ids. */
export async function findOtherVariants(
  tx: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await tx.any(sql.type(variantRow)`
    select p.product_id, member.product_id as other
    from product p join product member on member.variant_group_id = p.variant_group_id and member.product_id <> p.product_id
    where p.product_id = any(${sql.array([...ids], 'int4')}) order by p.product_id, member.product_id`);
  const groups = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map([...groups].map(([id, members]) => [id, members.map(({ other }) => other)]));
}
