import { z } from 'zod';
import { bool, int, text, timestamp, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/idRef.ts';
import { noColumns, totalRow } from '../../platform/db/rows.ts';
import { countRows } from '../../platform/graphql/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/graphql/listing/parseListing.ts';
import { metaData } from '../metafields/index.ts';

/** `categories` are the ids of its categories. */
const blogPostRow = z.object({
  blog_post_id: int,
  uuid,
  name: text,
  url_key: text,
  short_description: text.nullable(),
  content: text.nullable(),
  author: text.nullable(),
  image: text.nullable(),
  status: bool,
  published_at: timestamp.nullable(),
  meta_title: text.nullable(),
  meta_description: text.nullable(),
  meta_data: metaData,
  categories: z.array(int),
  created_at: timestamp,
  updated_at: timestamp,
});
export type BlogPostRow = z.output<typeof blogPostRow>;
export type BlogPostValues = Omit<BlogPostRow, 'blog_post_id' | 'uuid' | 'created_at' | 'updated_at'>;

const livePost = z.object({ uuid });

const ownColumns = sql.fragment`p.blog_post_id, p.uuid, p.name, p.url_key, p.short_description, p.content, p.author,
  p.image, p.status, p.published_at, p.meta_title, p.meta_description, p.meta_data, p.created_at, p.updated_at`;
const columns = sql.fragment`${ownColumns}, array(
    select pc.blog_category_id from blog_post_category pc
    where pc.blog_post_id = p.blog_post_id order by pc.blog_category_id
  ) as categories`;

/** Public at that moment; null: to an administrator all are. */
export type PublicAt = Date | null;

const shownAt = (at: PublicAt) =>
  at === null
    ? sql.fragment`true`
    : sql.fragment`p.status and p.published_at <= ${at.toISOString()}::timestamptz`;

const blogPostOf = (ref: IdRef) =>
  'id' in ref ? sql.fragment`p.blog_post_id = ${ref.id}` : sql.fragment`p.uuid = ${ref.uuid}`;

export const findBlogPost = (db: Db, ref: IdRef, at: PublicAt) =>
  db.maybeOne(sql.type(blogPostRow)`
    select ${columns} from blog_post p where ${blogPostOf(ref)} and ${shownAt(at)}`);

export const findBlogPostByUrlKey = (db: Db, urlKey: string, at: PublicAt) =>
  db.maybeOne(sql.type(blogPostRow)`
    select ${columns} from blog_post p where p.url_key = ${urlKey} and ${shownAt(at)}`);

/** Locks the post. */
export const findBlogPostForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(blogPostRow)`
    select ${columns} from blog_post p where ${blogPostOf(ref)} for no key update of p`);

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
    with p as (
      insert into blog_post (name, url_key, short_description, content, author, image, status, published_at,
        meta_title, meta_description, meta_data)
      values (${values.name}, ${values.url_key}, ${values.short_description}, ${values.content}, ${values.author},
        ${values.image}, ${values.status}, ${values.published_at}, ${values.meta_title}, ${values.meta_description},
        ${JSON.stringify(values.meta_data)}::jsonb)
      returning *
    ), placed as (
      insert into blog_post_category (blog_post_id, blog_category_id)
      select p.blog_post_id, blog_category_id from p, unnest(${sql.array(values.categories, 'int4')}) as blog_category_id
    )
    select ${ownColumns}, ${sql.array(values.categories, 'int4')} as categories from p`);

/** Writes all of a post that is locked, and replaces its places, in one statement. */
export const updateBlogPostRow = (tx: Db, id: number, values: BlogPostValues) =>
  tx.one(sql.type(blogPostRow)`
    with p as (
      update blog_post set name = ${values.name}, url_key = ${values.url_key},
        short_description = ${values.short_description}, content = ${values.content}, author = ${values.author},
        image = ${values.image}, status = ${values.status}, published_at = ${values.published_at},
        meta_title = ${values.meta_title}, meta_description = ${values.meta_description},
        meta_data = ${JSON.stringify(values.meta_data)}::jsonb, updated_at = now()
      where blog_post_id = ${id}
      returning *
    ), taken_out as (
      delete from blog_post_category
      where blog_post_id = ${id} and blog_category_id <> all(${sql.array(values.categories, 'int4')})
    ), placed as (
      insert into blog_post_category (blog_post_id, blog_category_id)
      select ${id}::int, blog_category_id from unnest(${sql.array(values.categories, 'int4')}) as blog_category_id
      on conflict do nothing
    )
    select ${ownColumns}, ${sql.array(values.categories, 'int4')} as categories from p`);

export const deleteBlogPostRow = (tx: Db, id: number) =>
  tx.run(sql.type(noColumns)`delete from blog_post where blog_post_id = ${id}`);
