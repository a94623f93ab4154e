import { z } from 'zod';
import {
  bool,
  createdAt,
  entityId,
  entityUuid,
  int,
  text,
  timestamp,
  updatedAt,
  uuid,
} from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { noColumns, totalRow } from '../../platform/db/rows.ts';
import { table } from '../../platform/entity/table.ts';
import type { ValuesOf } from '../../platform/entity/table.ts';
import { countRows } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import { kind } from '../../platform/openApi/fieldKinds.ts';
import { metaData } from '../metafields/index.ts';

export const blogPostRow = z.object({
  blog_post_id: entityId,
  uuid: entityUuid,
  name: text.describe('The headline.'),
  url_key: text.describe('The last segment of its path; unique among blog posts.'),
  short_description: text.nullable().describe('The summary that lists show.'),
  content: text.nullable().meta(kind('rich_text', 'The text of the post.')),
  author: text.nullable().describe('The name of the author, as shoppers read it.'),
  image: text.nullable().meta(kind('image', 'The picture of the post.')),
  status: bool.meta(kind('flag', 'Whether it is public from `published_at` on; false: a draft.')),
  published_at: timestamp
    .nullable()
    .describe('When it becomes public, an ISO 8601 time; a public post without one is public at once.'),
  meta_title: text.nullable().describe('The title for search engines; null: the name.'),
  meta_description: text.nullable().describe('The description for search engines.'),
  meta_data: metaData,
  categories: z.array(int).describe('The ids of its categories.'),
  created_at: createdAt,
  updated_at: updatedAt,
});
export type BlogPostRow = z.output<typeof blogPostRow>;

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

/** Public at that moment; null: to an administrator all are. */
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

/** Locks the post. */
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

/** Those of the uuids that are public at that moment. */
export const listLiveBlogPosts = async (db: Db, uuids: readonly string[], at: Date) => {
  const rows = await db.any(sql.type(livePost)`
    select p.uuid from blog_post p where p.uuid = any(${sql.array(uuids, 'uuid')}) and ${shownAt(at)}`);
  return rows.map((row) => row.uuid);
};

/** The post and its places, in one statement. */
export const insertBlogPost = (tx: Db, values: BlogPostValues) =>
  tx.one(sql.type(blogPostRow)`
    with p as (${blogPosts.insert(values)} returning ${blogPosts.columns}), placed as (
      insert into blog_post_category (blog_post_id, blog_category_id)
      select p.blog_post_id, blog_category_id from p, unnest(${sql.array(values.categories, 'int4')}) as blog_category_id
    )
    select ${blogPosts.columns}, ${sql.array(values.categories, 'int4')} as categories from p`);

/** Writes all of a post that is locked, and replaces its places, in one statement. */
export const updateBlogPostRow = (tx: Db, id: number, values: BlogPostValues) =>
  tx.one(sql.type(blogPostRow)`
    with p as (
      ${blogPosts.update(values)} where ${blogPosts.is({ id })} returning ${blogPosts.columns}
    ), taken_out as (
      delete from blog_post_category
      where blog_post_id = ${id} and blog_category_id <> all(${sql.array(values.categories, 'int4')})
    ), placed as (
      insert into blog_post_category (blog_post_id, blog_category_id)
      select ${id}::int, blog_category_id from unnest(${sql.array(values.categories, 'int4')}) as blog_category_id
      on conflict do nothing
    )
    select ${blogPosts.columns}, ${sql.array(values.categories, 'int4')} as categories from p`);

export const deleteBlogPostRow = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from blog_post where blog_post_id = ${id}`);
