import { z } from 'zod';
import { html, sanitized } from '../../../platform/html/html.ts';
import { sanitizeMarkup } from '../../../platform/html/sanitizeMarkup.ts';
import { defineWidget } from '../contract.ts';
import { wireframe } from './wireframe.ts';

/** Maximum number of characters of markup. Sanitizing time grows faster than the markup's length. */
const MAX_MARKUP = 100_000;

/** A widget that shows an administrator's HTML. The HTML is sanitized when it is saved, and again when it is rendered. */
export const htmlWidget = defineWidget({
  type: 'html',
  name: 'HTML',
  description: 'Your own HTML. Scripts are removed.',
  picture: wireframe(
    ['title', 20, 30, 8, 3],
    ['line', 32, 30, 40, 3],
    ['title', 28, 40, 8, 3],
    ['line', 40, 40, 48, 3],
    ['title', 20, 50, 8, 3],
  ),
  defaults: { html: '' },
  changesWith: 'content',
  settings: z.object({
    html: z.string().max(MAX_MARKUP).meta({ format: 'multiline' }).transform(sanitizeMarkup),
  }),
  render: (settings, { inOwnLanguage }) =>
    inOwnLanguage(html`<div class="html">${sanitized(settings.html)}</div>`),
});
