import { z } from 'zod';
import { html, sanitized } from '../../../platform/html/html.ts';
import { sanitizeMarkup } from '../../../platform/html/sanitizeMarkup.ts';
import { defineWidget } from '../contract.ts';

/** Markup that an administrator wrote. What is harmful in it is left out when it is written, and again where it is shown. */
export const htmlWidget = defineWidget({
  type: 'html',
  name: 'HTML',
  changesWith: 'content',
  settings: z.object({ html: z.string().transform(sanitizeMarkup) }),
  render: (settings) => html`<div class="html">${sanitized(settings.html)}</div>`,
});
