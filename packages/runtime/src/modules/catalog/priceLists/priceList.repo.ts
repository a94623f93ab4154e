import { z } from 'zod';
import { int, noColumns, totalRow, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/entity/table.ts';
import type { PartialValues, ValuesOf } from '../../../platform/entity/table.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import { priceListRow } from './priceList.ts';

const lists = table({
  name: 'price_list',
  alias: 'l',
  row: priceListRow,
  computed: ['groups', 'price_count'],
  written: [
    'code',
    'name',
    'kind',
    'currency',
    'status',
    'for_groups',
    'priority',
    'percent',
    'scope',
    'starts_at',
    'ends_at',
    'min_qty',
    'max_qty',
    'qty_step',
  ],
});
export type PriceListValues = ValuesOf<typeof lists>;

const columns = sql.fragment`${lists.columns}, array(
  select g.uuid from price_list_group named join customer_group g using (customer_group_id)
  where named.price_list_id = l.price_list_id order by g.customer_group_id) as groups,
  (select count(*)::int from price_list_price r where r.price_list_id = l.price_list_id) as price_count`;

export const findPriceList = (db: Db, ref: IdRef) =>
  db.maybeOne(sql.type(priceListRow)`select ${columns} from price_list l where ${lists.is(ref)}`);

export const listPriceLists = (db: Db, { where, orderBy, limit, offset }: Slice) =>
  db.any(sql.type(priceListRow)`
    select ${columns} from price_list l where ${where} order by ${orderBy} limit ${limit} offset ${offset}`);

export async function countPriceLists(db: Db, { where }: Pick<Listing, 'where'>): Promise<number> {
  const row = await db.one(
    sql.type(totalRow)`${countRows(sql.fragment`select from price_list l where ${where}`)}`,
  );
  return row.total;
}

const idRow = z.object({ price_list_id: int });

export const insertPriceList = (tx: Db, values: PriceListValues) =>
  tx.one(sql.type(idRow)`${lists.insert(values)} returning l.price_list_id`);

export const updatePriceListRow = (tx: Db, id: number, values: PartialValues<PriceListValues>) =>
  tx.run(sql.type(noColumns)`${lists.update(values)} where l.price_list_id = ${id}`);

export const deletePriceListRow = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from price_list where price_list_id = ${id}`);

const groupRow = z.object({ uuid });

/** Replaces the groups of a list. Returns the UUIDs of the groups that exist. */
export async function setGroups(tx: Db, id: number, groups: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.any(sql.type(groupRow)`
    with named as (
      select customer_group_id, uuid from customer_group where uuid = any(${sql.array([...groups], 'uuid')}) for key share
    ), gone as (
      delete from price_list_group where price_list_id = ${id}
        and customer_group_id not in (select customer_group_id from named)
    ), added as (
      insert into price_list_group (price_list_id, customer_group_id)
      select ${id}::int, customer_group_id from named on conflict do nothing
    )
    select uuid from named`);
  return new Set(rows.map((row) => row.uuid));
}

const known = z.object({ categories: z.array(uuid), collections: z.array(uuid) });

/** Returns those of the given categories and collections that exist. */
export const findScopeMembers = (
  tx: Db,
  {
    categories,
    collections,
  }: { readonly categories: readonly string[]; readonly collections: readonly string[] },
) =>
  tx.one(sql.type(known)`
    select array(select uuid from category where uuid = any(${sql.array([...categories], 'uuid')})) as categories,
      array(select uuid from collection where uuid = any(${sql.array([...collections], 'uuid')})) as collections`);

const productRow = z.object({ product_id: int });

/** Lists the ids of the products that have a price in a list, or are in its scope. */
export async function listProductsOf(tx: Db, id: number): Promise<readonly number[]> {
  const rows = await tx.any(sql.type(productRow)`
    select product_id from price_list_price where price_list_id = ${id}
    union select product_id from price_list_product where price_list_id = ${id}`);
  return rows.map((row) => row.product_id);
}

/**
 * Takes a group that will be deleted from all lists, and switches off those that were for it alone. Returns the ids of the lists that named it.
 */
export async function leaveGroup(tx: Db, group: number): Promise<readonly number[]> {
  const rows = await tx.any(sql.type(idRow)`
    with departed as (delete from price_list_group where customer_group_id = ${group} returning price_list_id),
    off as (
      update price_list l set status = 0, updated_at = now()
      where l.status = 1 and l.price_list_id in (select price_list_id from departed) and not exists (
        select from price_list_group other
        where other.price_list_id = l.price_list_id and other.customer_group_id <> ${group})
    )
    select price_list_id from departed`);
  return rows.map((row) => row.price_list_id);
}
