import { Readable } from 'node:stream';
import type { AppContext } from '../../platform/contracts/context.ts';
import { absoluteImageUrl } from '../media/index.ts';
import type { Db } from '../../platform/db/db.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { reply } from '../../platform/contracts/reply.ts';
import type { Reply } from '../../platform/contracts/reply.ts';
import { visitorContext } from '../../platform/loading/readContext.ts';
import { hasPosts } from '../blog/index.ts';
import { listUrlParts, livePaths } from '../urls/index.ts';
import type { LivePath, UrlFacts } from '../urls/index.ts';
import { alternatesOf, translatedInto } from './alternates.ts';

const HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINKS = 'http://www.w3.org/1999/xhtml';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

/**
 * Responds with the sitemap for search engines, and streams the page URLs from the database. A sitemap file has up to 50,000 URLs. A
 * larger shop has a sitemap index, and the query parameter `part` selects a sitemap file at the same path.
 */
export async function serveSitemap(app: AppContext, db: Db, part: number | undefined): Promise<Reply> {
  if (part !== undefined) return reply.stream(Readable.from(urlSet(app, db, part)), HEADERS);
  const parts = await listUrlParts(db);
  if (parts.length <= 1) return reply.stream(Readable.from(urlSet(app, db, parts[0] ?? 0)), HEADERS);
  return reply.stream(Readable.from(index(app, parts)), HEADERS);
}

async function* urlSet(app: AppContext, db: Db, part: number): AsyncGenerator<string> {
  const links = app.languages.all.length > 1 ? ` xmlns:xhtml="${LINKS}"` : '';
  yield `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}"${links}>\n`;
  if (part === 0) {
    yield urlTag(app, '/');
    if (await hasPosts(visitorContext(app, db))) yield urlTag(app, '/blog');
  }
  for await (const pages of livePaths(app, db, part))
    yield pages.map((page) => urlTag(app, page.path, page)).join('');
  yield '</urlset>\n';
}

/** Renders a page's URL with its modification date and images, and its URLs in all languages into which it is translated. */
const urlTag = (app: AppContext, path: string, page?: LivePath): string => {
  const { changed, pictures = [] }: Partial<UrlFacts> = page?.facts ?? {};
  const all = alternatesOf(app, path, {
    paths: page?.paths ? { '': path, ...page.paths } : null,
    translated: page ? translatedInto(app, page.kind, page.languages) : null,
  });
  const translated = all.filter(({ is_translated }) => is_translated);
  const alternates = translated.length > 1 ? translated : [];
  const links = alternates.map(
    ({ language, url }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${url}" />`,
  );
  const images = pictures.map(
    (one) => html`<image:image><image:loc>${absoluteImageUrl(one, app.url)}</image:loc></image:image>`,
  );
  const day = changed === undefined ? null : html`<lastmod>${changed}</lastmod>`;
  return line(html`<url><loc>${app.url(encodeURI(path))}</loc>${day}${images}${links}</url>`);
};

function* index(app: AppContext, parts: readonly number[]): Generator<string> {
  yield `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n`;
  for (const part of parts) {
    const address = app.url('/sitemap.xml', { part: String(part) });
    yield line(html`<sitemap><loc>${address}</loc></sitemap>`);
  }
  yield '</sitemapindex>\n';
}

const line = (tag: Html): string => `${String(tag)}\n`;

/** The paths that robots may not crawl: private pages, and searches, whose number is unlimited. */
const PRIVATE = ['/account', '/cart', '/checkout', '/orders', '/search', '/api/'];

/** Returns the content of `robots.txt`. */
export const robotsText = (app: AppContext): string =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${app.url('/sitemap.xml')}`,
    '',
  ].join('\n');
