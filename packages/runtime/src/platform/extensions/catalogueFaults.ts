import type { MessageCatalogue } from '../contracts/messages.ts';
import { SOURCE_LANGUAGE } from '../messages/createTexts.ts';
import { argumentsOf } from '../messages/message.ts';

/** Returns an error message if a message catalog is invalid, regardless of other catalogs. Otherwise null. */
export function catalogueFault({ owner, locale, texts }: MessageCatalogue, extension: string): string | null {
  if (owner !== extension) return `owner must be the name of its extension, "${extension}"`;
  if (!isLocale(locale)) return 'locale must be a language tag such as "en" or "de-AT"';
  if (typeof texts !== 'object' || texts === null) return 'texts must be an object of texts by key';
  for (const [key, text] of Object.entries(texts) as [string, unknown][]) {
    if (typeof text !== 'string') return `the text "${key}" must be a string`;
    const fault = syntaxFault(text);
    if (fault !== null) return `the text "${key}" is not valid ICU MessageFormat: ${fault}`;
  }
  return null;
}

function isLocale(locale: unknown): boolean {
  try {
    return typeof locale === 'string' && Intl.getCanonicalLocales(locale)[0] === locale;
  } catch {
    return false;
  }
}

function syntaxFault(text: string): string | null {
  try {
    argumentsOf(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export interface CatalogueConflict {
  readonly catalogue: MessageCatalogue;
  readonly key: string;
  readonly message: string;
}

const isEnglish = ({ locale }: MessageCatalogue): boolean => locale === SOURCE_LANGUAGE;

/**
 * Finds messages that do not fit the messages they override or translate: keys that have no English message, and placeholders that
 * the English message lacks.
 */
export function catalogueConflicts(catalogues: readonly MessageCatalogue[]): {
  readonly conflicts: readonly CatalogueConflict[];
  readonly keys: readonly string[];
} {
  const english = new Map<string, readonly string[]>();
  const conflicts: CatalogueConflict[] = [];
  const inOrder = [...catalogues.filter(isEnglish), ...catalogues.filter((one) => !isEnglish(one))];
  for (const catalogue of inOrder)
    for (const [key, text] of Object.entries(catalogue.texts)) {
      const names = argumentsOf(text);
      if (isEnglish(catalogue) && !english.has(key) && key.startsWith(`${catalogue.owner}.`))
        english.set(key, names);
      const known = english.get(key);
      const message = known ? foreignValue(key, names, known) : `the text "${key}" does not exist in English`;
      if (message !== null) conflicts.push({ catalogue, key, message });
    }
  return { conflicts, keys: [...english.keys()] };
}

function foreignValue(key: string, names: readonly string[], known: readonly string[]): string | null {
  const foreign = names.find((name) => !known.includes(name));
  return foreign === undefined ? null : `the text "${key}" has no value "${foreign}"`;
}
