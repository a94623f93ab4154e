import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import { columnArea } from '../pagePlacements.ts';
import { defineWidget } from '../contract.ts';
import { wireframe } from './wireframe.ts';

const MAX_COLUMNS = 6;

/** A widget that shows columns side by side. Each column is an area for widgets. */
export const columns = defineWidget({
  type: 'columns',
  name: 'Columns',
  description: 'Columns side by side that hold other widgets.',
  picture: wireframe(['picture', 10, 12, 47, 56], ['picture', 63, 12, 47, 56]),
  defaults: { count: 2 },
  changesWith: 'content',
  settings: z.object({ count: z.int().min(1).max(MAX_COLUMNS) }),
  render: ({ count }, page) =>
    html`<div class="columns columns-${count}">
      ${Array.from(
        { length: count },
        (_, index) => html`<div class="column">${page.area(columnArea(page.uuid, index))}</div>`,
      )}
    </div>`,
});
