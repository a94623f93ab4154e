import { createRequire } from 'node:module';
import { LRUCache } from '../bundled/lruCache.ts';
import type sanitizer from 'sanitize-html';
import { safeHref } from './safeHref.ts';

/** Creates a transformer that removes the named attribute if its URL is unsafe. */
const withSafe =
  (name: string): sanitizer.Transformer =>
  (tagName, attribs) => {
    const safe = safeHref(attribs[name]?.trim() ?? '');
    const { [name]: _, ...others } = attribs;
    return { tagName, attribs: safe === null ? others : { ...attribs, [name]: safe } };
  };

/** The HTML elements that users may write. */
export const ALLOWED_TAGS: readonly string[] = (
  'a abbr article aside b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
  'h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td ' +
  'tfoot th thead time tr u ul'
).split(' ');

/**
 * The sanitizer options. Styles, scripts, frames, forms, audio, and video are removed. IDs are removed because they could collide
 * with the page's own.
 */
const options: sanitizer.IOptions = {
  allowedTags: [...ALLOWED_TAGS],
  allowedAttributes: {
    '*': ['class', 'dir', 'lang', 'title'],
    a: ['href'],
    col: ['span'],
    colgroup: ['span'],
    details: ['open'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    time: ['datetime'],
  },
  allowedClasses: { '*': [/^[a-zA-Z][\w-]*$/] },
  nonTextTags: (
    'applet audio canvas iframe math noembed noframes noscript object option plaintext script select style svg template ' +
    'textarea title video xmp'
  ).split(' '),
  nestingLimit: 50,
  parseStyleAttributes: false,
  transformTags: { a: withSafe('href'), img: withSafe('src') },
};

let sanitizeHtml: typeof sanitizer | undefined;

/** Loads the library on first use, because its CSS parser would slow down startup. */
const library = (): typeof sanitizer =>
  (sanitizeHtml ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitizer);

/**
 * Maximum size of the cache in characters. The cache pays off because sanitizing takes about a microsecond per character and pages
 * show the same texts repeatedly.
 */
const MAX_CHARACTERS_KEPT = 4_000_000;
const cache = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS_KEPT,
  sizeCalculation: (clean, markup) => clean.length + markup.length + 1,
});

/** Removes unsafe elements and attributes from markup, and closes open tags. URLs must satisfy `safeHref`. */
export function sanitizeMarkup(markup: string): string {
  const known = cache.get(markup);
  if (known !== undefined) return known;
  const clean = library()(markup, options);
  cache.set(markup, clean);
  return clean;
}
