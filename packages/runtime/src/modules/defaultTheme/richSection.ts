import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { RichText } from '../../platform/html/richText.ts';
import type { TemplateContext } from './contract.ts';

/** Renders the description of the page's entity. Returns null if there is none. */
export const richSection = (description: RichText | null, { text }: TemplateContext): Html | null =>
  description &&
  html`<section class="rich" dir="auto" aria-label="${text('storefront.description')}">
    ${description.html}
  </section>`;
