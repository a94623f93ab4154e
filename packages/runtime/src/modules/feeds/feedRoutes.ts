import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { sendWithEtag, taggedText } from '../../platform/http/answer/etag.ts';
import { notFound } from '../../platform/errors.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import { defineRoute } from '../../platform/contracts/route.ts';
import type { RequestInfo } from '../../platform/contracts/route.ts';
import { visitorContext } from '../../platform/loading/readContext.ts';
import { underShopName } from '../appearance/index.ts';
import { findBlogCategoryByUrlKey, listFeedPosts } from '../blog/index.ts';
import { appForGuests, readCollectionFeed } from '../catalog/index.ts';
import { findRoute } from '../urls/index.ts';
import { contentSource } from './contentSource.ts';
import { atomFeed, postEntry, productEntry } from './feed.ts';
import type { FeedSource } from './feed.ts';

/** Maximum number of entries in a feed. */
const ENTRIES = 30;

/** Returns the feed path for a blog page or collection page. */
export const feedPathOf = (path: string): string => `${path}/feed.xml`;

interface FeedCall {
  readonly app: AppContext;
  readonly db: Db;
  readonly request: RequestInfo;
}

interface ShopFeed extends Omit<FeedSource, 'self' | 'title'> {
  /** The feed's topic, which follows the shop name in the feed title. */
  readonly topic: string;
}

/** Responds with a feed, or without a body to clients that already have the current feed. Runs one SQL statement. */
async function answerFeed({ app, request }: FeedCall, { topic, ...source }: ShopFeed): Promise<Reply> {
  const named = await underShopName(app);
  const title = `${named.config.shop.name}: ${topic}`;
  const feed = atomFeed(named, { ...source, title, self: feedPathOf(source.path) });
  const headers = { 'cache-control': 'public, no-cache' };
  return sendWithEtag(request, taggedText(feed, 'application/atom+xml; charset=utf-8', headers));
}

/** Responds with the newest posts of the whole blog or of one blog category. Runs two SQL statements. */
async function servePosts(
  call: FeedCall,
  { uuid, topic, path }: { readonly uuid: string | null; readonly topic: string; readonly path: string },
): Promise<Reply> {
  const posts = await listFeedPosts(visitorContext(call.app, call.db), uuid, ENTRIES);
  return answerFeed(call, { topic, path, entries: posts.map(postEntry) });
}

/** Responds with the newest products of the collection at a path. Throws 404. Runs five SQL statements. */
async function serveProducts(call: FeedCall, path: string): Promise<Reply> {
  const app = appForGuests(call.app, call.request.search);
  const db = await contentSource(call);
  const { entity } = (await findRoute(app, db, path)) ?? {};
  const collection =
    entity?.entityType === 'collection'
      ? await readCollectionFeed(visitorContext(app, db), entity.entityUuid, ENTRIES)
      : null;
  if (!collection) throw notFound();
  return answerFeed(
    { ...call, app },
    {
      topic: collection.name,
      path: collection.path,
      entries: collection.products.map((product) => productEntry(app, product)),
    },
  );
}

export const feedRoutes = [
  defineRoute({
    id: 'blogFeed',
    method: 'GET',
    path: '/blog/feed.xml',
    kind: 'page',
    access: 'public',
    handle(call) {
      return servePosts(call, {
        uuid: null,
        topic: call.app.texts()('storefront.blog.title'),
        path: '/blog',
      });
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
      return servePosts(call, { uuid, topic: name, path: `/blog/category/${url_key}` });
    },
  }),
  defineRoute({
    id: 'collectionFeed',
    method: 'GET',
    path: '/collections/{key}/feed.xml',
    kind: 'page',
    access: 'public',
    params: z.object({
      key: z.string().max(255).describe('The last path segment of the collection page.'),
    }),
    handle: (call) => serveProducts(call, `/collections/${call.params.key}`),
  }),
];
