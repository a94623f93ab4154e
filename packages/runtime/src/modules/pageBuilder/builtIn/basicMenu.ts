import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { defineWidget } from '../contract.ts';
import { linkField } from '../linkField.ts';
import { wireframe } from './wireframe.ts';

const MAX_ITEMS = 100;

const settings = z.object({
  items: z
    .array(z.object({ label: z.string().min(1).max(255).check(oneLine('label')), link: linkField }))
    .max(MAX_ITEMS),
});

/** A widget that shows a menu of links. Links to entities without a page are omitted. */
export const basicMenu = defineWidget({
  type: 'basic_menu',
  name: 'Menu',
  description: 'A menu of links.',
  picture: wireframe(
    ['line', 10, 38, 20, 4],
    ['line', 37, 38, 20, 4],
    ['line', 64, 38, 20, 4],
    ['line', 91, 38, 19, 4],
  ),
  defaults: { items: [] },
  changesWith: 'content',
  settings,
  render({ items }, page) {
    const shown = items.flatMap(({ label, link }) => {
      const href = page.link(link);
      return href === null ? [] : [html`<li><a href="${href}">${label}</a></li>`];
    });
    return html`<nav class="menu" aria-label="${page.app.texts()('pageBuilder.menu.name')}">
      ${page.inOwnLanguage(
        html`<ul>
          ${shown}
        </ul>`,
      )}
    </nav>`;
  },
});
