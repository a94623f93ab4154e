import { z } from 'zod';
import { html, sanitized } from '../../../platform/html/html.ts';
import { sanitizeMarkup } from '../../../platform/html/sanitizeMarkup.ts';
import { defineWidget } from '../contract.ts';

/** Characters. Cleaning costs more than their number grows. */
const MAX_MARKUP = 100_000;

/** Markup that an administrator wrote. What is harmful in it is left out when it is written, and again where it is shown. */
export const htmlWidget = defineWidget({
  type: 'html',
  name: 'HTML',
  changesWith: 'content',
  settings: z.object({ html: z.string().max(MAX_MARKUP).transform(sanitizeMarkup) }),
  render: (settings) => html`<div class="html">${sanitized(settings.html)}</div>`,
});
