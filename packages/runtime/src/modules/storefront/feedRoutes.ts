import { z } from 'zod';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { sendWithEtag, taggedText } from '../../platform/http/etag.ts';
import { notFound } from '../../platform/errors.ts';
import type { Reply } from '../../platform/http/reply.ts';
import { defineRoute } from '../../platform/http/route.ts';
import type { RequestInfo } from '../../platform/http/route.ts';
import { visitorContext } from '../../platform/loading/readContext.ts';
import { findBlogCategoryByUrlKey, listFeedPosts } from '../blog/index.ts';
import { atomFeed } from './feed.ts';

/** How many posts a feed has. */
const POSTS = 30;

/** Returns the path of the feed of a page of the blog. */
export const feedPathOf = (path: string): string => `${path}/feed.xml`;

interface FeedCall {
  readonly app: AppContext;
  readonly db: Db;
  readonly request: RequestInfo;
}

/** Serves the newest posts of the blog or of one of its categories. One statement. */
async function serveFeed(
  { app, db, request }: FeedCall,
  { uuid, title, path }: { readonly uuid: string | null; readonly title: string; readonly path: string },
): Promise<Reply> {
  const posts = await listFeedPosts(visitorContext(app, db), uuid, POSTS);
  const feed = atomFeed(app, { title, path, self: feedPathOf(path), posts });
  const headers = { 'cache-control': 'public, no-cache' };
  return sendWithEtag(request, taggedText(feed, 'application/atom+xml; charset=utf-8', headers));
}

export const feedRoutes = [
  defineRoute({
    id: 'blogFeed',
    method: 'GET',
    path: '/blog/feed.xml',
    kind: 'page',
    access: 'public',
    handle(call) {
      const title = `${call.app.config.shop.name}: ${call.app.texts()('storefront.blog.title')}`;
      return serveFeed(call, { uuid: null, title, path: '/blog' });
    },
  }),
  defineRoute({
    id: 'blogCategoryFeed',
    method: 'GET',
    path: '/blog/category/{url_key}/feed.xml',
    kind: 'page',
    access: 'public',
    params: z.object({ url_key: z.string().max(255).describe('The URL key of the category.') }),
    async handle(call) {
      const category = await findBlogCategoryByUrlKey(call.db, call.params.url_key, 'storefront');
      if (!category) throw notFound();
      const { uuid, name, url_key } = category;
      const title = `${call.app.config.shop.name}: ${name}`;
      return serveFeed(call, { uuid, title, path: `/blog/category/${url_key}` });
    },
  }),
];
