import { z } from 'zod';
import { html, paragraphs } from '../../../platform/html/html.ts';
import { defineWidget } from '../contract.ts';
import { wireframe } from './wireframe.ts';

/** A widget that shows a plain text. Empty lines separate paragraphs. */
export const textBlock = defineWidget({
  type: 'text_block',
  name: 'Text',
  description: 'Plain text. Empty lines separate paragraphs.',
  picture: wireframe(
    ['line', 25, 22, 70, 3],
    ['line', 25, 30, 70, 3],
    ['line', 25, 38, 70, 3],
    ['line', 25, 46, 46, 3],
  ),
  defaults: { text: '' },
  changesWith: 'content',
  settings: z.object({ text: z.string().meta({ format: 'multiline' }) }),
  render: ({ text }, { inOwnLanguage }) =>
    inOwnLanguage(html`<div class="text-block">${paragraphs(text)}</div>`),
});
