import { z } from 'zod';
import { int, totalRow, uuid } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { table } from '../../../platform/entity/table.ts';
import { countRows } from '../../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../../platform/listing/parseListing.ts';
import type { Audience } from '../../../platform/loading/readContext.ts';
import { categoryRow, locatedCategory } from './category.ts';
import { urlFacts } from '../../urls/index.ts';

const categoryOfProduct = locatedCategory.extend({ product_id: int });
const childCategory = locatedCategory.extend({ parent_id: int });
const lineageCategory = locatedCategory.extend({ leaf_id: int });
const liveCategory = z.object({ uuid });
const countedCategory = z.object({ category_id: int, count: int });

/** The table of categories. */
export const categoryTable = table({
  name: 'category',
  alias: 'c',
  row: categoryRow,
  written: [
    'parent_id',
    'name',
    'url_key',
    'status',
    'position',
    'description',
    'short_description',
    'image',
    'meta_title',
    'meta_description',
    'meta_keywords',
    'meta_data',
  ],
});

const shownTo = (audience: Audience) =>
  audience === 'storefront' ? sql.fragment`c.status` : sql.fragment`true`;
/** The columns of a category with its path, and the tables that the columns come from. */
export const columnsOfCategory = sql.fragment`${categoryTable.columns}, r.request_path as path`;
export const categoryTables = sql.fragment`category c join url_rewrite r on r.entity_uuid = c.uuid`;

const find = (db: Db, where: SqlFragment, audience: Audience) =>
  db.maybeOne(
    sql.type(
      locatedCategory,
    )`select ${columnsOfCategory} from ${categoryTables} where ${where} and ${shownTo(audience)}`,
  );

export const findCategory = (db: Db, ref: IdRef, audience: Audience) =>
  find(db, categoryTable.is(ref), audience);

export const findCategoryByUrlKey = (db: Db, urlKey: string, audience: Audience) =>
  find(db, sql.fragment`c.url_key = ${urlKey}`, audience);

export const listCategories = (db: Db, listing: Slice, audience: Audience) =>
  db.any(sql.type(locatedCategory)`
    select ${columnsOfCategory} from ${categoryTables} where ${shownTo(audience)} and ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countCategories = async (db: Db, { where }: Pick<Listing, 'where'>, audience: Audience) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from category c where ${shownTo(audience)} and ${where}`)}`);
  return total;
};

/** Lists the categories of many products, by position. */
export const listCategoriesOfProducts = (db: Db, productIds: readonly number[], audience: Audience) =>
  db.any(sql.type(categoryOfProduct)`
    select ${columnsOfCategory}, pc.product_id from ${categoryTables} join product_category pc on pc.category_id = c.category_id
    where pc.product_id = any(${sql.array(productIds, 'int4')}) and ${shownTo(audience)}
    order by c.position, c.category_id`);

export const listCategoriesByIds = (db: Db, ids: readonly number[], audience: Audience) =>
  db.any(sql.type(locatedCategory)`
    select ${columnsOfCategory} from ${categoryTables} where c.category_id = any(${sql.array(ids, 'int4')}) and ${shownTo(audience)}`);

export const listChildren = (db: Db, parentIds: readonly number[], audience: Audience) =>
  db.any(sql.type(childCategory)`
    select ${columnsOfCategory} from ${categoryTables}
    where c.parent_id = any(${sql.array(parentIds, 'int4')}) and ${shownTo(audience)}
    order by c.position, c.category_id`);

/** Counts the products directly in each category. Categories without products have no row. */
export const countProductsIn = (db: Db, ids: readonly number[]) =>
  db.any(sql.type(countedCategory)`
    select category_id, count(*)::int4 as count from product_category
    where category_id = any(${sql.array(ids, 'int4')}) group by category_id`);

/** Lists the path of each category from the root down: its ancestors and the category itself. */
export const listLineages = (db: Db, ids: readonly number[], audience: Audience) =>
  db.any(sql.type(lineageCategory)`
    with recursive line as (
      select category_id as leaf_id, category_id, parent_id, 0 as height from category
      where category_id = any(${sql.array(ids, 'int4')})
      union all
      select line.leaf_id, c.category_id, c.parent_id, line.height + 1
      from category c join line on line.parent_id = c.category_id
    )
    select ${columnsOfCategory}, line.leaf_id from ${categoryTables} join line on line.category_id = c.category_id
    where ${shownTo(audience)}
    order by line.leaf_id, line.height desc`);

/** Lists the UUIDs of the categories that the storefront may show. */
export const listLiveCategories = async (db: Db, uuids: readonly string[]) => {
  const rows = await db.any(sql.type(liveCategory)`
    select c.uuid from category c where c.uuid = any(${sql.array(uuids, 'uuid')}) and c.status`);
  return rows.map((row) => row.uuid);
};

/** Lists the sitemap data of categories. */
export const listCategoryFacts = (db: Db, uuids: readonly string[]) =>
  db.any(sql.type(urlFacts)`
    select uuid, updated_at as changed, case when image is null then '{}' else array[image] end as pictures
    from category where uuid = any(${sql.array(uuids, 'uuid')})`);
