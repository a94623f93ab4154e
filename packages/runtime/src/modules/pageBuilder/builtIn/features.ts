import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import { optionalLine } from '../../../platform/http/forms/bodyFields.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { defineWidget } from '../contract.ts';
import { wireframe } from './wireframe.ts';

const MAX_ITEMS = 6;

const settings = z.object({
  items: z
    .array(
      z.object({
        title: z.string().min(1).max(100).check(oneLine('title')),
        text: optionalLine('text', 255).optional(),
      }),
    )
    .max(MAX_ITEMS),
});

/** A widget that shows reasons to trust the shop side by side, such as fast shipping, free returns or secure payment. */
export const features = defineWidget({
  type: 'features',
  name: 'Reasons to buy',
  description: 'Up to six reasons to buy, side by side, such as shipping, returns and payment methods.',
  picture: wireframe(
    ['title', 10, 32, 24, 5],
    ['line', 10, 42, 28, 3],
    ['title', 47, 32, 24, 5],
    ['line', 47, 42, 26, 3],
    ['title', 84, 32, 24, 5],
    ['line', 84, 42, 26, 3],
  ),
  defaults: { items: [] },
  changesWith: 'content',
  settings,
  render: ({ items }, { inOwnLanguage }) =>
    inOwnLanguage(
      html`<ul class="features">
        ${items.map(
          ({ title, text }) =>
            html`<li>
              <strong>${title}</strong>
              ${text && html`<span>${text}</span>`}
            </li>`,
        )}
      </ul>`,
    ),
});
