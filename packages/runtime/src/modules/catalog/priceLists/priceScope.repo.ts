import { z } from 'zod';
import { int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { priceScope } from './priceScope.ts';

const scopedList = z.object({ price_list_id: int, scope: priceScope });

/** Lists the lists that are on and have a scope. */
export const listScopedLists = (db: Db) =>
  db.any(sql.type(scopedList)`
    select price_list_id, scope from price_list where status = 1 and scope is not null order by price_list_id`);

const productRow = z.object({ product_id: int });

/**
 * Stores which products are in the scope of a list, of some products or all. `member` is a condition on the product `p` and its inventory `i`; null:
 * none is. Returns the ids of the products that came or left.
 */
export async function keepMembers(
  tx: Db,
  list: number,
  member: SqlFragment | null,
  products: readonly number[] | 'all',
): Promise<readonly number[]> {
  const among = (id: SqlFragment) =>
    products === 'all' ? sql.fragment`true` : sql.fragment`${id} = any(${sql.array([...products], 'int4')})`;
  const rows = await tx.any(sql.type(productRow)`
    with member as materialized (
      select p.product_id from product p join product_inventory i on i.product_id = p.product_id
      where ${member ?? sql.fragment`false`} and ${among(sql.fragment`p.product_id`)}
    ), added as (
      insert into price_list_product (price_list_id, product_id)
      select ${list}::int, product_id from member order by product_id
      on conflict do nothing returning product_id
    ), gone as (
      delete from price_list_product s
      where s.price_list_id = ${list} and ${among(sql.fragment`s.product_id`)}
        and not exists (select from member where member.product_id = s.product_id)
      returning s.product_id
    )
    select product_id from added union all select product_id from gone`);
  return rows.map(({ product_id }) => product_id);
}
