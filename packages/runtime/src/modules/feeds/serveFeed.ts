import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { cached } from '../../platform/contentCache/cachedRead.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { reply } from '../../platform/contracts/reply.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import type { RequestInfo } from '../../platform/contracts/route.ts';
import type { Db } from '../../platform/db/db.ts';
import { notFound } from '../../platform/errors.ts';
import { isCached } from '../../platform/http/answer/etag.ts';
import { encodingFor, etagIn, isWorthCompressing } from '../../platform/http/answer/encoding.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { appForGuests, priceKeyOf, secondsOfPrices } from '../catalog/index.ts';
import { contentSource } from './contentSource.ts';
import type { OpenProductFeed, ProductFeedCall, ProductFeedFile } from './contract.ts';
import { feedCall } from './feedCall.ts';

interface FileRequest {
  readonly app: AppContext;
  readonly db: Db;
  readonly request: RequestInfo;
}

/**
 * Responds with a file of a product feed, which is sent while it is written. A file with an ETag is answered 304 to clients that have it.
 * Throws 404 if no feed has the file, or the feed is off.
 */
export async function serveFeed({ app: asked, db, request }: FileRequest, path: string): Promise<Reply> {
  const app = appForGuests(asked, request.search);
  const feed = app
    .registry('productFeeds')
    .list()
    .find(({ files }) => files.some((file) => file.path === path));
  const file = feed?.files.find((one) => one.path === path);
  const opened = await feed?.open(app);
  if (!file || !opened?.isOn) throw notFound();
  const call = feedCall(app, await contentSource({ app, db }));
  const headers = {
    'content-type': file.type,
    'cache-control': `public, max-age=${secondsOfPrices(app, 3600)}`,
    'x-robots-tag': 'noindex',
  };
  if (!file.hasEtag) return reply.stream(Readable.from(opened.write(path, call)), headers);
  const tagged = { ...headers, etag: await etagFor(file, opened, call, request) };
  if (isCached(request.headers['if-none-match'], tagged.etag)) return reply.notModified(tagged);
  return reply.stream(Readable.from(opened.write(path, call)), tagged);
}

/** Returns the ETag of a file in the encoding that the client accepts. It is the digest of the text, kept until the content changes. */
async function etagFor(
  { path, type }: ProductFeedFile,
  opened: OpenProductFeed,
  call: ProductFeedCall,
  { headers }: RequestInfo,
): Promise<string> {
  const { app, currency } = call;
  const key = `feed ${path} ${app.language} ${currency} ${priceKeyOf(app)}`;
  const digest = await cached(serverOf(app).content, key, () => digestOf(opened.write(path, call)));
  const facts = { type, cacheControl: 'public' };
  return etagIn(isWorthCompressing(facts) ? encodingFor(headers, facts) : null, `"${digest}"`);
}

/** Returns a digest of a text that is not kept. */
async function digestOf(text: AsyncIterable<string>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of text) hash.update(part);
  return hash.digest('base64url').slice(0, 27);
}
