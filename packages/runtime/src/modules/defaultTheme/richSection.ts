import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import type { RichText } from '../../platform/html/richText.ts';
import type { WithTextLanguages } from '../../platform/contracts/languages.ts';
import type { TemplateContext } from './contract.ts';
import { blocksOf } from './textLanguage.ts';

/** Renders the description of the page's entity, marked with its language if `entity` is provided. Returns null if there is none. */
export const richSection = (
  description: RichText | null,
  { text }: TemplateContext,
  entity: WithTextLanguages = {},
): Html | null =>
  description &&
  html`<section class="rich" dir="auto" aria-label="${text('storefront.description')}">
    ${blocksOf(entity, 'description', description.html)}
  </section>`;
