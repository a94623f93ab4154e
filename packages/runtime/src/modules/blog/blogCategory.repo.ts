import { z } from 'zod';
import { bool, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { totalRow } from '../../platform/db/rows.ts';
import { countRows } from '../../platform/graphql/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/graphql/listing/parseListing.ts';
import { metaData } from '../metafields/index.ts';
import type { Readers } from './readers.ts';

const blogCategoryRow = z.object({
  blog_category_id: int,
  uuid,
  name: text,
  url_key: text,
  description: text.nullable(),
  status: bool,
  meta_title: text.nullable(),
  meta_description: text.nullable(),
  meta_data: metaData,
  created_at: timestamp,
  updated_at: timestamp,
});
export type BlogCategoryRow = z.output<typeof blogCategoryRow>;
export type BlogCategoryValues = Omit<
  BlogCategoryRow,
  'blog_category_id' | 'uuid' | 'created_at' | 'updated_at'
>;

const categoryOfPost = blogCategoryRow.extend({ blog_post_id: int });
const idsOfCategory = z.object({ blog_category_id: int, uuid });
const liveCategory = z.object({ uuid });

const columns = sql.fragment`c.blog_category_id, c.uuid, c.name, c.url_key, c.description, c.status, c.meta_title,
  c.meta_description, c.meta_data, c.created_at, c.updated_at`;

const shownTo = (readers: Readers) => (readers === 'customers' ? sql.fragment`c.status` : sql.fragment`true`);

export const blogCategoryOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`c.blog_category_id = ${ref.id}` : sql.fragment`c.uuid = ${ref.uuid}`;

export const findBlogCategory = (db: Db, ref: IdRef, readers: Readers) =>
  db.maybeOne(sql.type(blogCategoryRow)`
    select ${columns} from blog_category c where ${blogCategoryOf(ref)} and ${shownTo(readers)}`);

export const findBlogCategoryByUrlKey = (db: Db, urlKey: string, readers: Readers) =>
  db.maybeOne(sql.type(blogCategoryRow)`
    select ${columns} from blog_category c where c.url_key = ${urlKey} and ${shownTo(readers)}`);

export const findBlogCategoryForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(blogCategoryRow)`
    select ${columns} from blog_category c where ${blogCategoryOf(ref)} for no key update`);

export const listBlogCategories = (db: Db, listing: Slice, readers: Readers) =>
  db.any(sql.type(blogCategoryRow)`
    select ${columns} from blog_category c where ${shownTo(readers)} and ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countBlogCategories = async (db: Db, { where }: Pick<Listing, 'where'>, readers: Readers) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from blog_category c where ${shownTo(readers)} and ${where}`)}`);
  return total;
};

/** Of many posts, by name. */
export const listCategoriesOfPosts = (db: Db, postIds: readonly number[], readers: Readers) =>
  db.any(sql.type(categoryOfPost)`
    select ${columns}, pc.blog_post_id
    from blog_category c join blog_post_category pc on pc.blog_category_id = c.blog_category_id
    where pc.blog_post_id = any(${sql.array(postIds, 'int4')}) and ${shownTo(readers)}
    order by c.name, c.blog_category_id`);

/** Holds those that exist until the transaction ends, so that a post can be put into them. */
export const lockBlogCategories = (
  tx: Db,
  { ids, uuids }: { readonly ids: readonly number[]; readonly uuids: readonly string[] },
) =>
  tx.any(sql.type(idsOfCategory)`
    select blog_category_id, uuid from blog_category
    where blog_category_id = any(${sql.array(ids, 'int4')}) or uuid = any(${sql.array(uuids, 'uuid')})
    order by blog_category_id for key share`);

/** Those of the uuids that the storefront may show. */
export const listLiveBlogCategories = async (db: Db, uuids: readonly string[]) => {
  const rows = await db.any(sql.type(liveCategory)`
    select uuid from blog_category where uuid = any(${sql.array(uuids, 'uuid')}) and status`);
  return rows.map((row) => row.uuid);
};

export const insertBlogCategory = (tx: Db, values: BlogCategoryValues) =>
  tx.one(sql.type(blogCategoryRow)`
    insert into blog_category as c (name, url_key, description, status, meta_title, meta_description, meta_data)
    values (${values.name}, ${values.url_key}, ${values.description}, ${values.status}, ${values.meta_title},
      ${values.meta_description}, ${JSON.stringify(values.meta_data)}::jsonb)
    returning ${columns}`);

export const updateBlogCategoryRow = (tx: Db, id: number, values: BlogCategoryValues) =>
  tx.one(sql.type(blogCategoryRow)`
    update blog_category c set name = ${values.name}, url_key = ${values.url_key},
      description = ${values.description}, status = ${values.status}, meta_title = ${values.meta_title},
      meta_description = ${values.meta_description}, meta_data = ${JSON.stringify(values.meta_data)}::jsonb,
      updated_at = now()
    where blog_category_id = ${id}
    returning ${columns}`);

/** The row as it was, or null. Its posts stay. */
export const deleteBlogCategoryRow = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(blogCategoryRow)`
    delete from blog_category c where ${blogCategoryOf(ref)} returning ${columns}`);
