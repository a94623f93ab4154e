import type { AppContext } from '../../platform/context.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { richText } from '../../platform/html/richText.ts';
import { blogPostPath, publicSince } from '../blog/index.ts';
import type { BlogPostRow } from '../blog/index.ts';

/** What a feed is about. */
export interface FeedSource {
  readonly title: string;
  /** The path of its page. */
  readonly path: string;
  /** The path of the feed itself. */
  readonly self: string;
  /** The newest posts, the newest first. */
  readonly posts: readonly BlogPostRow[];
}

/** Writes posts as an Atom feed (RFC 4287). A feed without posts was last updated in 1970. */
export function atomFeed(app: AppContext, { title, path, self, posts }: FeedSource): string {
  const address = (to: string) => app.url(encodeURI(to));
  const updated =
    posts
      .map(({ updated_at }) => updated_at)
      .toSorted()
      .at(-1) ?? new Date(0).toISOString();
  const feed = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${app.locale}">
    <title>${title}</title>
    <id>${address(path)}</id>
    <updated>${updated}</updated>
    <author><name>${app.config.shop.name}</name></author>
    <link rel="alternate" type="text/html" href="${address(path)}" />
    <link rel="self" type="application/atom+xml" href="${address(self)}" />
    ${posts.map((post) => entry(post, address))}
  </feed>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${withoutControls(String(feed))}\n`;
}

function entry(post: BlogPostRow, address: (path: string) => string): Html {
  const { uuid, name, author, short_description, content, updated_at } = post;
  const rich = richText(content);
  return html`<entry>
    <title>${name}</title>
    <id>urn:uuid:${uuid}</id>
    <link rel="alternate" type="text/html" href="${address(blogPostPath(post))}" />
    <published>${publicSince(post)}</published>
    <updated>${updated_at}</updated>
    ${author && html`<author><name>${author}</name></author>`}
    ${short_description && html`<summary>${short_description}</summary>`}
    ${rich && html`<content type="html" xml:base="${address('/')}">${String(rich.html)}</content>`}
  </entry>`;
}

/** Leaves out the characters that XML 1.0 cannot have. */
const withoutControls = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what is meant
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
