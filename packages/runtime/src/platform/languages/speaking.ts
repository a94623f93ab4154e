import type { ShopConfig } from '../config/schema.ts';
import type { AppContext } from '../context.ts';
import type { Text } from '../messages/contract.ts';
import { createLanguages } from './languages.ts';

/** The members of an app that depend on the language it speaks. */
type Spoken = Pick<AppContext, 'languages' | 'language' | 'locale' | 'texts' | 'url' | 'inLanguage'>;

/**
 * Makes the members of an app that speaks the default language. `whole` returns the finished app, of which `inLanguage` makes
 * and keeps one for each other language.
 */
export function speaking(
  { shop }: Pick<ShopConfig, 'shop'>,
  textsOf: (locale: string) => Text,
  whole: () => AppContext,
): Spoken {
  const languages = createLanguages(shop);
  const members = (language: string) => ({
    language,
    locale: languages.localeOf(language),
    texts: (locale = languages.localeOf(language)) => textsOf(locale),
    url(path: string, query: Readonly<Record<string, string>> = {}) {
      const url = new URL(languages.pathIn(language, path), shop.url);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
  });
  const others = new Map<string, AppContext>();
  return {
    ...members(languages.default),
    languages,
    inLanguage(code) {
      const language = languages.find(code) ?? languages.default;
      if (language === languages.default) return whole();
      const known = others.get(language) ?? Object.freeze({ ...whole(), ...members(language) });
      others.set(language, known);
      return known;
    },
  };
}
