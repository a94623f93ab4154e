import { isRightToLeft } from './writing.ts';
import { html } from '../html/html.ts';
import type { Html } from '../html/html.ts';

/** Renders the attributes that name the language of a document, with its direction where that is from right to left. */
export const languageAttributes = (locale: string): Html =>
  isRightToLeft(locale) ? html`lang="${locale}" dir="rtl"` : html`lang="${locale}"`;
