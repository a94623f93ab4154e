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
import type { OpenProductFeed, ProductFeedCall } from './contract.ts';
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
  const { digest, text } = await writtenFile(opened, path, call);
  const facts = { type: file.type, cacheControl: 'public' };
  const encoding = isWorthCompressing(facts) ? encodingFor(request.headers, facts) : null;
  const tagged = { ...headers, etag: etagIn(encoding, `"${digest}"`) };
  if (isCached(request.headers['if-none-match'], tagged.etag)) return reply.notModified(tagged);
  return reply.stream(Readable.from(text === null ? opened.write(path, call) : [text]), tagged);
}

/** The maximum length in characters of a file that is kept. A longer one is written again for each client, as memory is bounded. */
const MAX_KEPT = 1_000_000;

/** A file as it was written: the digest that is its ETag, and its text. Null if it is too long to be kept. */
interface WrittenFile {
  readonly digest: string;
  readonly text: string | null;
}

/** Writes a file once for its digest and its text, which are kept until the content changes. */
function writtenFile(opened: OpenProductFeed, path: string, call: ProductFeedCall): Promise<WrittenFile> {
  const { app, currency } = call;
  const key = `feed ${path} ${app.language} ${currency} ${priceKeyOf(app)}`;
  return cached(serverOf(app).content, key, () => keep(opened.write(path, call)));
}

/** Reads a text to its end, and keeps it if it is not too long. */
async function keep(text: AsyncIterable<string>): Promise<WrittenFile> {
  const hash = createHash('sha256');
  let parts: string[] = [];
  let length = 0;
  for await (const part of text) {
    hash.update(part);
    length += part.length;
    if (length <= MAX_KEPT) parts.push(part);
    else parts = [];
  }
  const digest = hash.digest('base64url').slice(0, 27);
  return { digest, text: length <= MAX_KEPT ? parts.join('') : null };
}
