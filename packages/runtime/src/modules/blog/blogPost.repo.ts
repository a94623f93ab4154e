import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { noColumns, totalRow, uuid } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../platform/db/db.ts';
import type { IdRef } from '../../platform/db/ids.ts';
import { table } from '../../platform/entity/table.ts';
import type { ValuesOf } from '../../platform/entity/table.ts';
import { countRows, onPage } from '../../platform/listing/parseListing.ts';
import type { Listing, Slice } from '../../platform/listing/parseListing.ts';
import type { ReadContext } from '../../platform/loading/readContext.ts';
import { isNamed, searchedLanguages } from '../translations/index.ts';
import { blogPostRow } from './blogPost.ts';
import type { BlogPostRow } from './blogPost.ts';
import { urlFacts } from '../urls/index.ts';

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

/**
 * The context of a post query. The storefront shows a post from its publication time on; administrators read all
 * posts.
 */
export type PostReader = Pick<ReadContext, 'audience' | 'app'>;

const shownTo = ({ audience, app }: PostReader) =>
  audience === 'admin'
    ? sql.fragment`true`
    : sql.fragment`p.status and p.published_at <= ${app.clock.now().toISOString()}::timestamptz`;

export const findBlogPost = (db: Db, ref: IdRef, reader: PostReader) =>
  db.maybeOne(sql.type(blogPostRow)`
    select ${columns} from blog_post p where ${blogPosts.is(ref)} and ${shownTo(reader)}`);

export const findBlogPostByUrlKey = (db: Db, urlKey: string, reader: PostReader) =>
  db.maybeOne(sql.type(blogPostRow)`
    select ${columns} from blog_post p where p.url_key = ${urlKey} and ${shownTo(reader)}`);

/** Finds and locks a post. */
export const findBlogPostForUpdate = (tx: Db, ref: IdRef) =>
  tx.maybeOne(sql.type(blogPostRow)`
    select ${columns} from blog_post p where ${blogPosts.is(ref)} for no key update of p`);

export const listBlogPosts = (db: Db, listing: Slice, reader: PostReader) =>
  db.any(sql.type(blogPostRow)`
    select ${columns} from blog_post p
    where ${onPage(sql.fragment`p.blog_post_id`, sql.fragment`blog_post p`, {
      ...listing,
      where: sql.fragment`${shownTo(reader)} and ${listing.where}`,
    })}
    order by ${listing.orderBy}`);

export const countBlogPosts = async (db: Db, { where }: Pick<Listing, 'where'>, reader: PostReader) => {
  const { total } = await db.one(sql.type(totalRow)`
    ${countRows(sql.fragment`select from blog_post p where ${shownTo(reader)} and ${where}`)}`);
  return total;
};

/** Selects whether the blog has a public post at the given time. For use inside another SQL statement. */
export const selectHasPosts = (now: Date) =>
  sql.fragment`exists (
    select from blog_post where status and published_at <= ${now.toISOString()}::timestamptz)`;

/**
 * Selects the UUID and name of public posts whose stored or translated name has words beginning with the given words.
 */
export const suggestedPosts = (app: AppContext, text: string): SqlFragment =>
  sql.fragment`select p.uuid, p.name from blog_post p
    where ${shownTo({ audience: 'storefront', app })} and ${isNamed(sql.fragment`p.uuid`, { entityType: 'blog_post', column: 'name' }, text, searchedLanguages(app, 'storefront'))}`;

/** Lists which of the given posts the storefront shows. */
export const listLiveBlogPosts = async (app: AppContext, db: Db, uuids: readonly string[]) => {
  const rows = await db.any(sql.type(livePost)`
    select p.uuid from blog_post p where p.uuid = any(${sql.array(uuids, 'uuid')}) and ${shownTo({ audience: 'storefront', app })}`);
  return rows.map((row) => row.uuid);
};

/** Inserts a post and assigns its categories, in one SQL statement. */
export const insertBlogPost = (tx: Db, values: BlogPostValues) =>
  tx.one(sql.type(blogPostRow)`
    with p as (${blogPosts.insert(values)} returning ${blogPosts.columns}), added as (
      insert into blog_post_category (blog_post_id, blog_category_id)
      select p.blog_post_id, blog_category_id from p, unnest(${sql.array(values.categories, 'int4')}) as blog_category_id
    )
    select ${blogPosts.columns}, ${sql.array(values.categories, 'int4')} as categories from p`);

/** Updates a locked post and replaces its category assignments, in one SQL statement. */
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

/** Lists the sitemap facts of posts. */
export const listPostFacts = (db: Db, uuids: readonly string[]) =>
  db.any(sql.type(urlFacts)`
    select uuid, updated_at as changed, case when image is null then '{}' else array[image] end as pictures
    from blog_post where uuid = any(${sql.array(uuids, 'uuid')})`);

/** Lists the posts that have the same URL key, name and content as one of the given posts. */
export const listEqualBlogPosts = (
  db: Db,
  like: readonly Pick<BlogPostValues, 'url_key' | 'name' | 'content'>[],
) =>
  db.any(sql.type(livePost)`
    select p.uuid from blog_post p join ${sql.unnest(
      like.map(({ url_key, name, content }) => [url_key, name, content]),
      ['text', 'text', 'text'],
    )} as made (url_key, name, content) using (url_key, name, content)`);
