import { z } from 'zod';
import { uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { noColumns, totalRow } from '../../platform/db/rows.ts';
import { table } from '../../platform/entity/table.ts';
import type { ValuesOf } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { blogPostRow } from './blogPost.ts';
import type { BlogPostRow } from './blogPost.ts';

const blogPosts = table({
  name: 'blog_post',
  alias: 'p',
  row: blogPostRow,
  computed: ['categories'],
  written: [
    'name',
    'url_key',
    'short_description',
    'content',
    'author',
    'image',
    'status',
    'published_at',
    'meta_title',
    'meta_description',
    'meta_data',
  ],
});
export type BlogPostValues = ValuesOf<typeof blogPosts> & Pick<BlogPostRow, 'categories'>;

const livePost = z.object({ uuid });

const columns = sql.fragment`${blogPosts.columns}, array(
    select pc.blog_category_id from blog_post_category pc
    where pc.blog_post_id = p.blog_post_id order by pc.blog_category_id
  ) as categories`;

/** The time at which posts must be public to be read. Null: administrators read all posts. */
export type PublicAt = Date | null;

const shownAt = (at: PublicAt) =>
  at === null
    ? sql.fragment`true`
    : sql.fragment`p.status and p.published_at <= ${at.toISOString()}::timestamptz`;

export const findBlogPost = (db: Db, ref: IdRef, at: PublicAt) =>
  db.maybeOne(sql.type(blogPostRow)`
    select ${columns} from blog_post p where ${blogPosts.is(ref)} and ${shownAt(at)}`);

export const findBlogPostByUrlKey = (db: Db, urlKey: string, at: PublicAt) =>
  db.maybeOne(sql.type(blogPostRow)`
    select ${columns} from blog_post p where p.url_key = ${urlKey} and ${shownAt(at)}`);

/** Finds a post and locks it. */
export const findBlogPostForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(blogPostRow)`
    select ${columns} from blog_post p where ${blogPosts.is(ref)} for no key update of p`);

export const listBlogPosts = (db: Db, listing: Slice, at: PublicAt) =>
  db.any(sql.type(blogPostRow)`
    select ${columns} from blog_post p where ${shownAt(at)} and ${listing.where}
    order by ${listing.orderBy} limit ${listing.limit} offset ${listing.offset}`);

export const countBlogPosts = async (db: Db, { where }: Pick<Listing, 'where'>, at: PublicAt) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from blog_post p where ${shownAt(at)} and ${where}`)}`);
  return total;
};

/** Lists which of the posts are public at a time. */
export const listLiveBlogPosts = async (db: Db, uuids: readonly string[], at: Date) => {
  const rows = await db.any(sql.type(livePost)`
    select p.uuid from blog_post p where p.uuid = any(${sql.array(uuids, 'uuid')}) and ${shownAt(at)}`);
  return rows.map((row) => row.uuid);
};

/** Inserts a post and puts it into its categories, in one statement. */
export const insertBlogPost = (tx: Db, values: BlogPostValues) =>
  tx.one(sql.type(blogPostRow)`
    with p as (${blogPosts.insert(values)} returning ${blogPosts.columns}), added as (
      insert into blog_post_category (blog_post_id, blog_category_id)
      select p.blog_post_id, blog_category_id from p, unnest(${sql.array(values.categories, 'int4')}) as blog_category_id
    )
    select ${blogPosts.columns}, ${sql.array(values.categories, 'int4')} as categories from p`);

/** Updates a post that is locked, and replaces its categories, in one statement. */
export const updateBlogPostRow = (tx: Db, id: number, values: BlogPostValues) =>
  tx.one(sql.type(blogPostRow)`
    with p as (
      ${blogPosts.update(values)} where ${blogPosts.is({ id })} returning ${blogPosts.columns}
    ), removed as (
      delete from blog_post_category
      where blog_post_id = ${id} and blog_category_id <> all(${sql.array(values.categories, 'int4')})
    ), added as (
      insert into blog_post_category (blog_post_id, blog_category_id)
      select ${id}::int, blog_category_id from unnest(${sql.array(values.categories, 'int4')}) as blog_category_id
      on conflict do nothing
    )
    select ${blogPosts.columns}, ${sql.array(values.categories, 'int4')} as categories from p`);

export const deleteBlogPostRow = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from blog_post where blog_post_id = ${id}`);
