import type { ShopConfig } from '../config/schema.ts';
import type { Languages, PathInLanguage } from '../contracts/languages.ts';

/** The first segments of paths without a language prefix, because these paths are not HTML pages. */
const SHARED = new Set(
  'admin api assets favicon.ico graphql healthz images metrics readyz robots.txt site.webmanifest sitemap.xml styles'.split(
    ' ',
  ),
);

/**
 * Creates the languages of a shop, which follow its configuration: an administrator may change them. `onChange` is called before
 * changed languages are used for the first time.
 */
export function liveLanguages(shop: LanguagesOfShop, onChange: () => void): Languages {
  let basis = { languages: shop.languages, locale: shop.locale };
  let current = createLanguages(basis);
  const now = (): Languages => {
    const { languages, locale } = shop;
    if (languages !== basis.languages || locale !== basis.locale) {
      basis = { languages, locale };
      current = createLanguages(basis);
      onChange();
    }
    return current;
  };
  return {
    get default() {
      return now().default;
    },
    get all() {
      return now().all;
    },
    isLanguage: (code) => now().isLanguage(code),
    find: (code) => now().find(code),
    choose: (header) => now().choose(header),
    localeOf: (code) => now().localeOf(code),
    pathIn: (code, path) => now().pathIn(code, path),
    split: (path) => now().split(path),
  };
}

type LanguagesOfShop = Pick<ShopConfig['shop'], 'languages' | 'locale'>;

/** Creates the languages of a shop from its configuration. */
export function createLanguages({ languages, locale }: LanguagesOfShop): Languages {
  const [first = 'en'] = languages;
  const byCode = new Map(languages.map((code) => [code.toLowerCase(), code]));
  const find = (code: string) => byCode.get(code.toLowerCase()) ?? null;
  const split = (path: string): PathInLanguage | null => {
    const code = firstSegment(path);
    const language = code === '' ? null : find(code);
    if (language === null) return null;
    // Browsers interpret a path that begins with two slashes as a URL on another host.
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

/** Returns the first segment of a path. */
const firstSegment = (path: string): string => /^\/([^/?#]*)/.exec(path)?.[1] ?? '';

/** Returns the most preferred language that the shop supports. A shorter tag also matches, such as `de` for `de-AT`. */
function best(header: string, find: (code: string) => string | null): string | null {
  for (const tag of requestedTags(header)) {
    const parts = tag.split('-');
    for (let length = parts.length; length > 0; length -= 1) {
      const found = find(parts.slice(0, length).join('-'));
      if (found !== null) return found;
    }
  }
  return null;
}

const MOST_TAGS = 20;

/** Lists the tags in an `Accept-Language` header, most preferred first. */
const requestedTags = (header: string): readonly string[] =>
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
