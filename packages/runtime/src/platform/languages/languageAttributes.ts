import { isRightToLeft } from './writing.ts';
import { html } from '../html/html.ts';
import type { Html } from '../html/html.ts';

/** Renders a document's language attributes, including the direction if it is right-to-left. */
export const languageAttributes = (locale: string): Html =>
  isRightToLeft(locale) ? html`lang="${locale}" dir="rtl"` : html`lang="${locale}"`;
