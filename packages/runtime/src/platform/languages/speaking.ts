import type { ShopConfig } from '../config/schema.ts';
import type { AppContext } from '../contracts/context.ts';
import type { Text } from '../contracts/messages.ts';
import type { Processors } from '../registry/createProcessors.ts';
import { liveLanguages } from './languages.ts';

/** The members of an app that depend on its language. */
type LocalizedServices = Pick<
  AppContext,
  'languages' | 'language' | 'locale' | 'texts' | 'url' | 'inLanguage' | 'process'
>;

/**
 * Adds the language-dependent members to an app, which then is in the shop's default language, whichever that is. `inLanguage` creates
 * and caches an app for each other language. Processors receive the app on which `process` was called.
 */
export function speak<App extends object>(
  app: App,
  { shop }: Pick<ShopConfig, 'shop'>,
  textsOf: (locale: string) => Text,
  processors: Processors,
): asserts app is App & LocalizedServices {
  const others = new Map<string, AppContext>();
  const languages = liveLanguages(shop, () => others.clear());
  const whole = app as App & AppContext;
  function inLanguage(code: string): AppContext {
    const language = languages.find(code) ?? languages.default;
    if (language === languages.default) return whole;
    const known = others.get(language) ?? Object.freeze({ ...whole, ...members(() => language) });
    others.set(language, known);
    return known;
  }
  /** Returns the members of the app in a language. Those of the default language read it when they are used. */
  const members = (languageNow: () => string): Omit<LocalizedServices, 'languages' | 'inLanguage'> => ({
    get language() {
      return languageNow();
    },
    get locale() {
      return languages.localeOf(languageNow());
    },
    process: processors.of(() => inLanguage(languageNow())),
    texts: (locale = languages.localeOf(languageNow())) => textsOf(locale),
    url(path: string, query: Readonly<Record<string, string>> = {}) {
      const url = new URL(languages.pathIn(languageNow(), path), shop.url);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
  });
  const own = { ...Object.getOwnPropertyDescriptors(members(() => languages.default)) };
  Object.defineProperties(app, own);
  Object.assign(app, { languages, inLanguage });
}
