import { sql } from '../../../platform/db/db.ts';
import { MAX_TOTAL } from '../../../platform/listing/contract.ts';
import type { FilterInput } from '../../../platform/listing/contract.ts';
import { lastPageOf, pagesOf, parseListing } from '../../../platform/listing/parseListing.ts';
import type { ReadContext } from '../../../platform/loading/readContext.ts';
import type { PageRequest } from '../../urls/index.ts';
import { countBlogPosts, listBlogPosts } from '../blogPost.repo.ts';
import type { BlogPostRow } from '../blogPost.ts';
import { blogPostListing } from '../blogListing.ts';
import { blogPostPath } from '../blogUrl.ts';
import type { BlogPostList, BlogPostTile } from '../contract.ts';

const PAGE_SIZE = 12;
const MAX_PAGE = 10_000;
/** The highest page number. */
const LAST_PAGE = lastPageOf(PAGE_SIZE);

/** Returns list parameters for public posts, newest first, in the whole blog or in one category. */
const newestFirst = (category: string | null, page: number, limit: number) => {
  const filters: readonly FilterInput[] = [
    { key: 'ob', operation: 'eq', value: 'published_at' },
    { key: 'od', operation: 'eq', value: 'desc' },
    { key: 'page', operation: 'eq', value: String(page) },
    { key: 'limit', operation: 'eq', value: String(limit) },
    ...(category === null ? [] : [{ key: 'category', operation: 'eq' as const, value: category }]),
  ];
  return parseListing(filters, blogPostListing);
};

/** Reads a result page of public posts selected by the query. A page beyond `LAST_PAGE` has no posts. `category` is a UUID. Two SQL statements. */
export async function readPostList(
  context: ReadContext,
  { query }: PageRequest,
  category: string | null,
): Promise<BlogPostList> {
  const number = Math.trunc(Number([query['page'] ?? ''].flat()[0])) || 1;
  const page = Math.min(Math.max(number, 1), MAX_PAGE);
  const listing = newestFirst(category, Math.min(page, LAST_PAGE), PAGE_SIZE);
  const [rows, total] = await Promise.all([
    page > LAST_PAGE ? [] : listBlogPosts(context.db, listing, context),
    countBlogPosts(context.db, listing, context),
  ]);
  return {
    items: rows.map(postTile),
    total: Math.min(total, MAX_TOTAL),
    page,
    pages: pagesOf(total, PAGE_SIZE),
  };
}

/** Lists the newest public posts for a feed. One statement. */
export const listFeedPosts = (
  context: ReadContext,
  category: string | null,
  count: number,
): Promise<readonly BlogPostRow[]> => listBlogPosts(context.db, newestFirst(category, 1, count), context);

/** Reports whether the blog has a public post. One statement. */
export const hasPosts = async (context: ReadContext): Promise<boolean> => {
  const one = { where: sql.fragment`true`, orderBy: sql.fragment`p.blog_post_id`, limit: 1, offset: 0 };
  return (await listBlogPosts(context.db, one, context)).length > 0;
};

const postTile = (post: BlogPostRow): BlogPostTile => ({
  uuid: post.uuid,
  name: post.name,
  url: blogPostPath(post),
  image: post.image,
  short_description: post.short_description,
  author: post.author,
  published_at: publicSince(post),
});

/** Returns the time when a public post became public. */
export const publicSince = ({ published_at, created_at }: BlogPostRow): string => published_at ?? created_at;
