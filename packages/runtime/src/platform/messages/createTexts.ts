import type { MessageCatalogue, Messages, TextOf } from '../contracts/messages.ts';
import { parseMessage } from './message.ts';
import type { Message, MessageValues } from './message.ts';

/** The language that every text exists in. */
export const SOURCE_LANGUAGE = 'en';

/**
 * Combines catalogues, of which later ones replace texts of earlier ones, and returns the function that gives the texts of a
 * locale. A text is parsed when it is first used, once for each locale: a shop has thousands of them, and uses few of most
 * locales. `Texts` has the keys that callers may use.
 */
export function createTexts<Texts = Messages>(
  catalogues: readonly MessageCatalogue[],
): (locale: string) => TextOf<Texts> {
  const byLocale = new Map<string, TextOf<Texts>>();
  return (locale) => {
    const known = byLocale.get(locale);
    if (known) return known;
    const text = textIn(catalogues, locale) as TextOf<Texts>;
    byLocale.set(locale, text);
    return text;
  };
}

function textIn(catalogues: readonly MessageCatalogue[], locale: string) {
  const inOrder = tagsOf(locale).flatMap((tag) =>
    catalogues.filter(({ locale: language }) => language === tag).toReversed(),
  );
  const messages = new Map<string, Message>();
  return (key: string, values?: MessageValues): string => {
    let message = messages.get(key);
    if (message === undefined) {
      message = messageOf(key, inOrder, locale);
      messages.set(key, message);
    }
    return typeof message === 'string' ? message : message(values ?? {});
  };
}

/** Parses the text of a key: that of the first catalogue that has it. Throws an Error if none has. */
function messageOf(key: string, inOrder: readonly MessageCatalogue[], locale: string): Message {
  const catalogue = inOrder.find(({ texts }) => Object.hasOwn(texts, key));
  if (!catalogue) throw new Error(`There is no text "${key}"`);
  // Plurals and numbers follow the language of the text, and its region if the shop has one.
  const isOfLocale = locale === catalogue.locale || locale.startsWith(`${catalogue.locale}-`);
  return parseMessage(catalogue.texts[key] as string, isOfLocale ? locale : catalogue.locale);
}

/** Returns a locale and its fallbacks, most specific first: `de-AT`, `de`, `en`. */
function tagsOf(locale: string): readonly string[] {
  const parts = locale.split('-');
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return tags.includes(SOURCE_LANGUAGE) ? tags : [...tags, SOURCE_LANGUAGE];
}
