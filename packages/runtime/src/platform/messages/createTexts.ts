import type { MessageCatalogue, Messages, TextOf } from '../contracts/messages.ts';
import { parseMessage } from './message.ts';
import type { Message, MessageValues } from './message.ts';

/** The language in which every message exists. */
export const SOURCE_LANGUAGE = 'en';

/**
 * Combines catalogs, where later ones override earlier ones, and returns the function that returns the messages for a locale. A
 * message is parsed on first use, once per locale: a shop has thousands, and uses few for most locales. `Texts` has the keys that
 * callers may use.
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

/** Parses the message for a key, from the first catalog that has it. Throws an Error if none has. */
function messageOf(key: string, inOrder: readonly MessageCatalogue[], locale: string): Message {
  const catalogue = inOrder.find(({ texts }) => Object.hasOwn(texts, key));
  if (!catalogue) throw new Error(`There is no text "${key}"`);
  // Plurals and numbers follow the message's language, and its region if the shop has one.
  const isOfLocale = locale === catalogue.locale || locale.startsWith(`${catalogue.locale}-`);
  return parseMessage(catalogue.texts[key] as string, isOfLocale ? locale : catalogue.locale);
}

/** Returns a locale and its fallbacks, most specific first: `de-AT`, `de`, `en`. */
function tagsOf(locale: string): readonly string[] {
  const parts = locale.split('-');
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return tags.includes(SOURCE_LANGUAGE) ? tags : [...tags, SOURCE_LANGUAGE];
}
