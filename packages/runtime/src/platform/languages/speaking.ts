import type { ShopConfig } from '../config/schema.ts';
import type { AppContext } from '../contracts/context.ts';
import type { Text } from '../contracts/messages.ts';
import type { Processors } from '../registry/createProcessors.ts';
import { createLanguages } from './languages.ts';

/** The members of an app that depend on its language. */
type LocalizedServices = Pick<
  AppContext,
  'languages' | 'language' | 'locale' | 'texts' | 'url' | 'inLanguage' | 'process'
>;

/**
 * Creates the language-dependent members of an app in the default language. `whole` returns the complete app, from which
 * `inLanguage` creates and caches an app for each other language. Processors receive the app on which `process` was called.
 */
export function speaking(
  { shop }: Pick<ShopConfig, 'shop'>,
  textsOf: (locale: string) => Text,
  processors: Processors,
  whole: () => AppContext,
): LocalizedServices {
  const languages = createLanguages(shop);
  const members = (language: string) => ({
    language,
    process: processors.of(() => inLanguage(language)),
    locale: languages.localeOf(language),
    texts: (locale = languages.localeOf(language)) => textsOf(locale),
    url(path: string, query: Readonly<Record<string, string>> = {}) {
      const url = new URL(languages.pathIn(language, path), shop.url);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
  });
  const others = new Map<string, AppContext>();
  function inLanguage(code: string): AppContext {
    const language = languages.find(code) ?? languages.default;
    if (language === languages.default) return whole();
    const known = others.get(language) ?? Object.freeze({ ...whole(), ...members(language) });
    others.set(language, known);
    return known;
  }
  return { ...members(languages.default), languages, inLanguage };
}
