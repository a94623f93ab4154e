import type { AppContext } from '../../platform/contracts/context.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { richText } from '../../platform/html/richText.ts';
import { formatPrice } from '../../platform/money.ts';
import { blogPostPath, publicSince } from '../blog/index.ts';
import type { BlogPostRow } from '../blog/index.ts';
import { currencyOf } from '../catalog/index.ts';
import type { FeedProduct } from '../catalog/index.ts';

/** The title, paths and entries of a feed. */
export interface FeedSource {
  readonly title: string;
  /** The path of the page that the feed describes. */
  readonly path: string;
  /** The path of the feed. */
  readonly self: string;
  /** The entries, newest first. */
  readonly entries: readonly FeedEntry[];
}

/** A post or product in a feed. Times are in ISO 8601 format. */
export interface FeedEntry {
  readonly uuid: string;
  readonly title: string;
  /** The path of the entry's page. It may include a query. */
  readonly path: string;
  readonly published: string;
  readonly updated: string;
  readonly author: string | null;
  readonly summary: string | null;
  readonly content: Html | null;
}

/** Renders entries as an Atom feed (RFC 4287). The update time of an empty feed is in 1970. */
export function atomFeed(app: AppContext, { title, path, self, entries }: FeedSource): string {
  const address = (to: string) => app.url(encodeURI(to));
  const updated = entries.map((entry) => entry.updated).reduce(later, new Date(0).toISOString());
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${app.locale}">
    <title>${title}</title>
    <id>${address(path)}</id>
    <updated>${updated}</updated>
    <author><name>${app.config.shop.name}</name></author>
    <link rel="alternate" type="text/html" href="${address(path)}" />
    <link rel="self" type="application/atom+xml" href="${address(self)}" />
    ${entries.map((entry) => entryTag(entry, address))}
  </feed>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${withoutControls(String(feed))}\n`;
}

const later = (one: string, other: string): string => (Date.parse(one) < Date.parse(other) ? other : one);

function entryTag(entry: FeedEntry, address: (path: string) => string): Html {
  const { uuid, title, path, published, updated, author, summary, content } = entry;
  return html`<entry>
    <title>${title}</title>
    <id>urn:uuid:${uuid}</id>
    <link rel="alternate" type="text/html" href="${address(path)}" />
    <published>${published}</published>
    <updated>${updated}</updated>
    ${author && html`<author><name>${author}</name></author>`}
    ${summary && html`<summary>${summary}</summary>`}
    ${content && html`<content type="html" xml:base="${address('/')}">${String(content)}</content>`}
  </entry>`;
}

/** Converts a blog post to a feed entry. */
export const postEntry = (post: BlogPostRow): FeedEntry => ({
  uuid: post.uuid,
  title: post.name,
  path: blogPostPath(post),
  published: publicSince(post),
  updated: post.updated_at,
  author: post.author,
  summary: post.short_description,
  content: richText(post.content)?.html ?? null,
});

/** Converts a product to a feed entry with its image, its price or lowest variant price, and its short description. */
export function productEntry(app: AppContext, product: FeedProduct): FeedEntry {
  const { uuid, name, url, image, price_range: range, short_description: summary } = product;
  const lowest = formatPrice(app.locale, range.min, currencyOf(app));
  const price =
    range.min === range.max ? lowest : app.texts()('storefront.product.priceFrom', { price: lowest });
  return {
    uuid,
    title: name,
    path: url,
    published: product.created_at,
    updated: product.updated_at,
    author: null,
    summary,
    content: html`${image && html`<p><img src="${image}" alt="" /></p>`}
      <p>${price}</p>
      ${summary && html`<p>${summary}</p>`}`,
  };
}

/** Removes characters that XML 1.0 does not allow. */
export const withoutControls = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is meant
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
