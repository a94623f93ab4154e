import { createRequire } from 'node:module';
import { LRUCache } from '../bundled/lruCache.ts';
import type sanitizer from 'sanitize-html';
import { safeHref } from './safeHref.ts';

/** Removes a URL that must not be followed. */
const withSafe =
  (name: string): sanitizer.Transformer =>
  (tagName, attribs) => {
    const safe = safeHref(attribs[name]?.trim() ?? '');
    const { [name]: _, ...others } = attribs;
    return { tagName, attribs: safe === null ? others : { ...attribs, [name]: safe } };
  };

/** The allowed elements. */
export const ALLOWED_TAGS: readonly string[] = (
  'a abbr article aside b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure ' +
  'h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td ' +
  'tfoot th thead time tr u ul'
).split(' ');

/** The allowed markup: no styles, scripts, frames, forms, or audio and video, and no id, because the page has its own. */
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

/** Loads the library on first use: it includes a whole CSS parser, which would delay startup. */
const library = (): typeof sanitizer =>
  (sanitizeHtml ??= createRequire(import.meta.url)('sanitize-html') as typeof sanitizer);

/**
 * Size of the cache in characters. Sanitizing takes about a microsecond per character, and pages show the same texts again and
 * again.
 */
const MAX_CHARACTERS_KEPT = 4_000_000;
const kept = new LRUCache<string, string>({
  maxSize: MAX_CHARACTERS_KEPT,
  sizeCalculation: (clean, markup) => clean.length + markup.length + 1,
});

/** Returns the markup without anything harmful, and with every tag closed. URLs follow the rules of `safeHref`. */
export function sanitizeMarkup(markup: string): string {
  const known = kept.get(markup);
  if (known !== undefined) return known;
  const clean = library()(markup, options);
  kept.set(markup, clean);
  return clean;
}
