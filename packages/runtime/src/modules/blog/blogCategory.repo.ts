import { z } from 'zod';
import { int, totalRow, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { table } from '../../platform/entity/table.ts';
import type { ValuesOf } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import type { Audience } from '../../platform/loading/readContext.ts';
import { blogCategoryRow } from './blogCategory.ts';

const blogCategories = table({
  name: 'blog_category',
  alias: 'c',
  row: blogCategoryRow,
  written: ['name', 'url_key', 'description', 'status', 'meta_title', 'meta_description', 'meta_data'],
});
export type BlogCategoryValues = ValuesOf<typeof blogCategories>;
const { columns } = blogCategories;

const categoryOfPost = blogCategoryRow.extend({ blog_post_id: int });
const idsOfCategory = z.object({ blog_category_id: int, uuid });
const liveCategory = z.object({ uuid });

/** Builds the SQL condition that an audience may read the category. The storefront shows only enabled categories. */
const shownTo = (audience: Audience) =>
  audience === 'storefront' ? sql.fragment`c.status` : sql.fragment`true`;

export const findBlogCategory = (db: Db, ref: IdRef, audience: Audience) =>
  db.maybeOne(sql.type(blogCategoryRow)`
    select ${columns} from blog_category c where ${blogCategories.is(ref)} and ${shownTo(audience)}`);

export const findBlogCategoryByUrlKey = (db: Db, urlKey: string, audience: Audience) =>
  db.maybeOne(sql.type(blogCategoryRow)`
    select ${columns} from blog_category c where c.url_key = ${urlKey} and ${shownTo(audience)}`);

export const findBlogCategoryForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(blogCategoryRow)`
    select ${columns} from blog_category c where ${blogCategories.is(ref)} for no key update`);

export const listBlogCategories = (db: Db, listing: Slice, audience: Audience) =>
  db.any(sql.type(blogCategoryRow)`
    select ${columns} from blog_category c where ${shownTo(audience)} and ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countBlogCategories = async (db: Db, { where }: Pick<Listing, 'where'>, audience: Audience) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from blog_category c where ${shownTo(audience)} and ${where}`)}`);
  return total;
};

/** Lists the categories of many posts, ordered by name. */
export const listCategoriesOfPosts = (db: Db, postIds: readonly number[], audience: Audience) =>
  db.any(sql.type(categoryOfPost)`
    select ${columns}, pc.blog_post_id
    from blog_category c join blog_post_category pc on pc.blog_category_id = c.blog_category_id
    where pc.blog_post_id = any(${sql.array(postIds, 'int4')}) and ${shownTo(audience)}
    order by c.name, c.blog_category_id`);

/** Locks categories that must exist, so that none is deleted before the transaction ends. */
export const lockBlogCategories = (
  tx: Db,
  { ids, uuids }: { readonly ids: readonly number[]; readonly uuids: readonly string[] },
) =>
  tx.any(sql.type(idsOfCategory)`
    select blog_category_id, uuid from blog_category
    where blog_category_id = any(${sql.array(ids, 'int4')}) or uuid = any(${sql.array(uuids, 'uuid')})
    order by blog_category_id for key share`);

/** Lists which of the given categories are public. */
export const listLiveBlogCategories = async (db: Db, uuids: readonly string[]) => {
  const rows = await db.any(sql.type(liveCategory)`
    select uuid from blog_category where uuid = any(${sql.array(uuids, 'uuid')}) and status`);
  return rows.map((row) => row.uuid);
};

export const insertBlogCategory = (tx: Db, values: BlogCategoryValues) =>
  tx.one(sql.type(blogCategoryRow)`${blogCategories.insert(values)} returning ${columns}`);

export const updateBlogCategoryRow = (tx: Db, id: number, values: BlogCategoryValues) =>
  tx.one(sql.type(blogCategoryRow)`
    ${blogCategories.update(values)} where ${blogCategories.is({ id })} returning ${columns}`);

/** Deletes a category but not its posts. Returns the deleted category, or null if it does not exist. */
export const deleteBlogCategoryRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(blogCategoryRow)`
    delete from blog_category c where ${blogCategories.is(ref)} returning ${columns}`);
