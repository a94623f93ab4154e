import type { ShopConfig } from '../config/schema.ts';

/**
 * The languages of a shop, named by their codes as `shop.languages` has them. The pages of the default one have plain paths, those
 * of the others live under `/<code>/…`.
 */
export interface Languages {
  /** The language of the shop's own texts: the first one. */
  readonly default: string;
  /** All of them, the default first. */
  readonly all: readonly string[];
  isLanguage(code: string): boolean;
  /** Finds a language by its code in any case; null: the shop does not have it. */
  find(code: string): string | null;
  /** Chooses the language for an `Accept-Language` header: the best one that the shop has, else the default. */
  choose(acceptLanguage: string | undefined): string;
  /** Returns the tag by which texts, amounts and dates of a language are written; `shop.locale` for the default. */
  localeOf(code: string): string;
  /** Returns the path or path with query of the shop at which a page is in a language. Paths that are no pages stay as they are. */
  pathIn(code: string, path: string): string;
  /** Takes the code of a language from the front of a path. Null: the path has none. */
  split(path: string): PathInLanguage | null;
}

/** A path without the code in front of it. */
export interface PathInLanguage {
  readonly language: string;
  /** The path of the page, which begins with one slash. */
  readonly path: string;
  /** False: the code is written otherwise than the shop writes it, or is that of the default language. */
  readonly isCanonical: boolean;
}

/** The first segments of paths that are the same in all languages, as they are no pages. */
const SHARED = new Set(
  'admin api assets graphql healthz images metrics readyz robots.txt sitemap.xml styles'.split(' '),
);

/** Creates the languages of a shop from its configuration. */
export function createLanguages({
  languages,
  locale,
}: Pick<ShopConfig['shop'], 'languages' | 'locale'>): Languages {
  const [first = 'en'] = languages;
  const byCode = new Map(languages.map((code) => [code.toLowerCase(), code]));
  const find = (code: string) => byCode.get(code.toLowerCase()) ?? null;
  const split = (path: string): PathInLanguage | null => {
    const code = firstSegment(path);
    const language = code === '' ? null : find(code);
    if (language === null) return null;
    // Browsers read a path that begins with two slashes as another site's.
    const rest = `/${path.slice(code.length + 1).replace(/^[/\\]+/, '')}`;
    if (SHARED.has(firstSegment(rest))) return null;
    return { language, path: rest, isCanonical: code === language && language !== first };
  };
  return {
    default: first,
    all: languages,
    isLanguage: (code) => languages.includes(code),
    find,
    choose: (header) => (languages.length > 1 && header !== undefined && best(header, find)) || first,
    localeOf: (code) => (code === first ? locale : code),
    pathIn(code, path) {
      if (code === first || SHARED.has(firstSegment(path)) || split(path) !== null) return path;
      return path.replace(/^\/(?=$|[?#])|^/, `/${code}`);
    },
    split,
  };
}

/** Returns the text between the first slash of a path and what follows. */
const firstSegment = (path: string): string => /^\/([^/?#]*)/.exec(path)?.[1] ?? '';

/** Returns the wanted language that the shop has: by its own tag, else by a shorter one, such as `de` for `de-AT`. */
function best(header: string, find: (code: string) => string | null): string | null {
  for (const tag of wantedTags(header)) {
    const parts = tag.split('-');
    for (let length = parts.length; length > 0; length -= 1) {
      const found = find(parts.slice(0, length).join('-'));
      if (found !== null) return found;
    }
  }
  return null;
}

const MOST_TAGS = 20;

/** Lists the tags of an `Accept-Language` header, the most wanted first. */
const wantedTags = (header: string): readonly string[] =>
  header
    .split(',', MOST_TAGS)
    .map((entry) => {
      const [tag = '', weight = ''] = entry.split(';', 2);
      const [, given] = /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(weight) ?? [];
      return { tag: tag.trim(), weight: given === undefined ? 1 : Number(given) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
