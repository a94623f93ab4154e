import type { MessageCatalogue, Messages, TextOf } from './contract.ts';
import { parseMessage } from './message.ts';
import type { Message, MessageValues } from './message.ts';

/** The language that every text exists in. */
export const SOURCE_LANGUAGE = 'en';

/**
 * Combines catalogues, of which later ones replace texts of earlier ones, and returns the function that gives the texts of a
 * locale. Each text is parsed once for each locale, when the locale is first requested. `Texts` has the keys that callers may
 * use.
 */
export function createTexts<Texts = Messages>(
  catalogues: readonly MessageCatalogue[],
): (locale: string) => TextOf<Texts> {
  const byLocale = new Map<string, TextOf<Texts>>();
  return (locale) => {
    const known = byLocale.get(locale);
    if (known) return known;
    const text = textIn(parseAll(catalogues, locale)) as TextOf<Texts>;
    byLocale.set(locale, text);
    return text;
  };
}

/** Returns the messages of a locale: those of its own tag, then of its shorter ones, then those in English. */
function parseAll(catalogues: readonly MessageCatalogue[], locale: string): ReadonlyMap<string, Message> {
  const messages = new Map<string, Message>();
  for (const tag of tagsOf(locale).toReversed())
    for (const { locale: language, texts } of catalogues)
      if (language === tag)
        // Plurals and numbers follow the language of the text, and its region if the shop has one.
        for (const [key, text] of Object.entries(texts))
          messages.set(key, parseMessage(text, isOf(locale, tag) ? locale : tag));
  return messages;
}

const isOf = (locale: string, tag: string): boolean => locale === tag || locale.startsWith(`${tag}-`);

/** Returns a locale and its fallbacks, most specific first: `de-AT`, `de`, `en`. */
function tagsOf(locale: string): readonly string[] {
  const parts = locale.split('-');
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return tags.includes(SOURCE_LANGUAGE) ? tags : [...tags, SOURCE_LANGUAGE];
}

const textIn =
  (messages: ReadonlyMap<string, Message>) =>
  (key: string, values?: MessageValues): string => {
    const message = messages.get(key);
    if (message === undefined) throw new Error(`There is no text "${key}"`);
    return typeof message === 'string' ? message : message(values ?? {});
  };
