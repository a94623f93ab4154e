import { Readable } from 'node:stream';
import type { AppContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { reply } from '../../platform/http/reply.ts';
import type { Reply } from '../../platform/http/reply.ts';
import { visitorContext } from '../../platform/loading/readContext.ts';
import { hasPosts } from '../blog/index.ts';
import { listUrlParts, livePaths } from '../urls/index.ts';

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Serves the addresses of the shop's pages to search engines, as they are read from the database. A sitemap has at most 50,000
 * addresses: a shop with more of them has an index of several, each at the same path with its `part`.
 */
export async function serveSitemap(app: AppContext, db: Db, part: number | undefined): Promise<Reply> {
  if (part !== undefined) return reply.stream(Readable.from(urlSet(app, db, part)), HEADERS);
  const parts = await listUrlParts(db);
  if (parts.length <= 1) return reply.stream(Readable.from(urlSet(app, db, parts[0] ?? 0)), HEADERS);
  return reply.stream(Readable.from(index(app, parts)), HEADERS);
}

async function* urlSet(app: AppContext, db: Db, part: number): AsyncGenerator<string> {
  yield `${HEAD}<urlset xmlns="${SCHEMA}">\n`;
  if (part === 0) {
    yield urlTag(app.url('/'));
    if (await hasPosts(visitorContext(app, db))) yield urlTag(app.url('/blog'));
  }
  for await (const paths of livePaths(app, db, part))
    yield paths.map((path) => urlTag(app.url(encodeURI(path)))).join('');
  yield '</urlset>\n';
}

const urlTag = (address: string): string => line(html`<url><loc>${address}</loc></url>`);

function* index(app: AppContext, parts: readonly number[]): Generator<string> {
  yield `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n`;
  for (const part of parts) {
    const address = app.url('/sitemap.xml', { part: String(part) });
    yield line(html`<sitemap><loc>${address}</loc></sitemap>`);
  }
  yield '</sitemapindex>\n';
}

const line = (tag: Html): string => `${String(tag)}\n`;

/** The paths that robots may not request: pages of one visitor alone, and searches, which are endless. */
const PRIVATE = ['/account', '/cart', '/checkout', '/search', '/api/'];

/** Writes the text of `robots.txt`. */
export const robotsText = (app: AppContext): string =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${app.url('/sitemap.xml')}`,
    '',
  ].join('\n');
