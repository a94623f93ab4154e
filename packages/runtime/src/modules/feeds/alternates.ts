import type { AppContext } from '../../platform/contracts/context.ts';
import { withQuery } from '../../platform/http/answer/withQuery.ts';
import type { EntityPaths } from '../urls/index.ts';
import type { Alternate } from '../defaultTheme/contract.ts';

interface AlternatesOf {
  readonly paths?: EntityPaths | null;
  /** The languages into which the page's entity is translated. Null if the page exists in all languages. Default: null. */
  readonly translated?: readonly string[] | null;
  readonly canonicalQuery?: Readonly<Record<string, string>>;
  readonly retainedQuery?: Readonly<Record<string, string>>;
}

/**
 * Lists a page's versions in all languages of the shop, starting with the default language. Returns an empty list if the shop has one
 * language. `url` is the canonical URL for search engines. `path` is the link for shoppers, which keeps the selected variant.
 */
export function alternatesOf(
  app: AppContext,
  path: string,
  { paths = null, translated = null, canonicalQuery, retainedQuery }: AlternatesOf,
): readonly Alternate[] {
  const { languages } = app;
  if (languages.all.length === 1) return [];
  return languages.all.map((language) => {
    const own = paths?.[language] ?? paths?.[''] ?? path;
    return {
      language,
      name: nameOf(language),
      url: app.inLanguage(language).url(encodeURI(own), canonicalQuery),
      path: withQuery(languages.pathIn(language, encodeURI(own)), { ...canonicalQuery, ...retainedQuery }),
      is_current: language === app.language,
      is_translated: translated === null || language === languages.default || translated.includes(language),
    };
  });
}

/**
 * Returns the languages into which a page's entity is translated, based on the languages of its name or title. Returns null if entities of
 * the type have no translatable name or title, because such pages exist in all languages.
 */
export function translatedInto(
  app: Pick<AppContext, 'registry'>,
  kind: string,
  languages: readonly string[],
): readonly string[] | null {
  const fields = app.registry('translatable').get(kind)?.fields ?? {};
  return Object.hasOwn(fields, 'name') || Object.hasOwn(fields, 'title') ? languages : null;
}

/** Returns a language's name in the language itself, such as `Deutsch`. */
function nameOf(language: string): string {
  const name =
    new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
