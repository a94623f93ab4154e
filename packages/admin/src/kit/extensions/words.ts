import { language } from '../../text/text.ts';
import type { DeclaredResource } from './manifest.ts';

/** A text of an extension: one for all languages, or one for each by its code. */
export type DeclaredText = DeclaredResource['title'];

/** Returns the words of a text of an extension in the language of the admin, else the English ones. */
export function words(text: DeclaredText): string {
  if (typeof text === 'string') return text;
  const own = text[language];
  return typeof own === 'string' ? own : text.en;
}
