import type { AppContext } from '../../platform/contracts/context.ts';
import { withQuery } from '../../platform/http/answer/withQuery.ts';
import type { EntityPaths } from '../urls/index.ts';
import type { Alternate } from '../defaultTheme/contract.ts';

interface AlternatesOf {
  readonly paths?: EntityPaths | null;
  readonly canonicalQuery?: Readonly<Record<string, string>>;
  readonly keptQuery?: Readonly<Record<string, string>>;
}

/**
 * Lists a page in every language of the shop, the default first. Returns an empty list if the shop has one language. The URL is the
 * canonical one, for search engines; the path, which shoppers follow, preserves the selected variant.
 */
export function alternatesOf(
  app: AppContext,
  path: string,
  { paths = null, canonicalQuery, keptQuery }: AlternatesOf,
): readonly Alternate[] {
  const { languages } = app;
  if (languages.all.length === 1) return [];
  return languages.all.map((language) => {
    const own = paths?.[language] ?? paths?.[''] ?? path;
    return {
      language,
      name: nameOf(language),
      url: app.inLanguage(language).url(encodeURI(own), canonicalQuery),
      path: withQuery(languages.pathIn(language, encodeURI(own)), { ...canonicalQuery, ...keptQuery }),
      is_current: language === app.language,
    };
  });
}

/** Returns the name of a language in the language itself, such as `Deutsch`. */
function nameOf(language: string): string {
  const name =
    new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
