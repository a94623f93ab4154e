import { language } from '../../text/text.ts';
import type { DeclaredResource } from './manifest.ts';

/** A translatable extension string, which is either one string for all languages or one string per language code. */
export type DeclaredText = DeclaredResource['title'];

/** Returns an extension string in the admin language. Falls back to English if there is no translation. */
export function words(text: DeclaredText): string {
  if (typeof text === 'string') return text;
  const own = text[language];
  return typeof own === 'string' ? own : text.en;
}
