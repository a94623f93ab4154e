import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import { richText } from '../../../platform/html/richText.ts';
import { optionalLine } from '../../../platform/http/forms/bodyFields.ts';
import { kind } from '../../../platform/openApi/fieldKinds.ts';
import { defineWidget } from '../contract.ts';
import { wireframe } from './wireframe.ts';

const MAX_TEXT = 100_000;

const settings = z.object({
  title: optionalLine('title', 255).optional(),
  text: z.string().max(MAX_TEXT).meta(kind('rich_text', 'The text. It is sanitized when it is shown.')),
});

/** A widget that shows a text with headings, bold, links, lists, images and tables. */
export const richTextBlock = defineWidget({
  type: 'rich_text',
  name: 'Rich text',
  description: 'Text with headings, bold, links, lists, images and tables.',
  picture: wireframe(
    ['title', 25, 12, 44, 6],
    ['line', 25, 26, 70, 3],
    ['line', 25, 33, 70, 3],
    ['line', 25, 40, 52, 3],
    ['title', 25, 52, 30, 4],
    ['line', 25, 61, 70, 3],
    ['line', 25, 68, 40, 3],
  ),
  defaults: { title: null, text: '' },
  changesWith: 'content',
  settings,
  render: ({ title, text }, { inOwnLanguage }) =>
    inOwnLanguage(
      html`<section class="rich">${title && html`<h2>${title}</h2>`}${richText(text)?.html}</section>`,
    ),
});
