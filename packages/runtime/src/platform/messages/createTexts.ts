import type { MessageCatalogue, Messages, TextOf } from '../contracts/messages.ts';
import { parseMessage } from './message.ts';
import type { Message, MessageValues } from './message.ts';

/** The base language, in which every message exists. */
export const SOURCE_LANGUAGE = 'en';

/**
 * Combines message catalogs, of which later ones override earlier ones. Returns a function that returns the messages for a
 * locale. Each message is parsed on first use, because a shop has thousands of messages and uses few of them in most locales.
 * `Texts` is the type of the message keys.
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

/** Parses the message with the given key from the first catalog that contains the key. Throws an Error if no catalog does. */
function messageOf(key: string, inOrder: readonly MessageCatalogue[], locale: string): Message {
  const catalogue = inOrder.find(({ texts }) => Object.hasOwn(texts, key));
  if (!catalogue) throw new Error(`There is no text "${key}"`);
  // Plurals and numbers are formatted in the message's language, with the shop's region if configured.
  const isOfLocale = locale === catalogue.locale || locale.startsWith(`${catalogue.locale}-`);
  return parseMessage(catalogue.texts[key] as string, isOfLocale ? locale : catalogue.locale);
}

/** Returns a locale and its fallbacks, most specific first: `de-AT`, `de`, `en`. */
function tagsOf(locale: string): readonly string[] {
  const parts = locale.split('-');
  const tags = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return tags.includes(SOURCE_LANGUAGE) ? tags : [...tags, SOURCE_LANGUAGE];
}
