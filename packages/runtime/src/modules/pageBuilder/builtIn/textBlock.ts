import { z } from 'zod';
import { html, paragraphs } from '../../../platform/html/html.ts';
import { defineWidget } from '../contract.ts';

/** Shows a plain text. Empty lines separate its paragraphs. */
export const textBlock = defineWidget({
  type: 'text_block',
  name: 'Text',
  description: 'A plain text; empty lines separate its paragraphs.',
  defaults: { text: '' },
  changesWith: 'content',
  settings: z.object({ text: z.string() }),
  render: ({ text }) => html`<div class="text-block">${paragraphs(text)}</div>`,
});
