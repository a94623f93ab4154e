import { z } from 'zod';
import { html, paragraphs } from '../../../platform/html/html.ts';
import { optionalLine } from '../../../platform/http/forms/bodyFields.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { defineWidget } from '../contract.ts';
import { wireframe } from './wireframe.ts';

const MAX_ITEMS = 50;

const settings = z.object({
  title: optionalLine('title', 255).optional(),
  items: z
    .array(
      z.object({
        question: z.string().min(1).max(255).check(oneLine('question')),
        answer: z.string().min(1).max(5000).meta({ format: 'multiline' }),
      }),
    )
    .max(MAX_ITEMS),
});

/** A widget that shows questions. Clicking a question reveals its answer. */
export const faq = defineWidget({
  type: 'faq',
  name: 'FAQ',
  description: 'Questions with expandable answers. Empty lines separate the paragraphs of an answer.',
  picture: wireframe(
    ['title', 20, 10, 40, 5],
    ['line', 20, 26, 60, 3],
    ['title', 94, 26, 6, 3],
    ['line', 20, 42, 52, 3],
    ['title', 94, 42, 6, 3],
    ['line', 20, 58, 66, 3],
    ['title', 94, 58, 6, 3],
  ),
  defaults: { title: null, items: [] },
  changesWith: 'content',
  settings,
  render: ({ title, items }, { inOwnLanguage }) =>
    inOwnLanguage(
      html`<section class="faq">
        ${title && html`<h2>${title}</h2>`}
        ${items.map(
          ({ question, answer }) =>
            html`<details>
              <summary>${question}</summary>
              ${paragraphs(answer)}
            </details>`,
        )}
      </section>`,
    ),
});
