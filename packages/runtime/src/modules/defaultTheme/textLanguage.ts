import type { WithTextLanguages } from '../../platform/contracts/languages.ts';
import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';

/** Renders a line of text from an entity's field. Marks it with its language if that is not the page's language. */
export function lineOf(entity: WithTextLanguages, field: string, text: string): Html | string {
  const language = entity.text_languages?.[field];
  return language === undefined ? text : html`<span lang="${language}">${text}</span>`;
}

/** Renders blocks of text from an entity's field. Marks them with their language if that is not the page's language. */
export function blocksOf(entity: WithTextLanguages, field: string, blocks: Html): Html {
  const language = entity.text_languages?.[field];
  return language === undefined ? blocks : html`<div lang="${language}">${blocks}</div>`;
}
