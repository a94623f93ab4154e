import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import { optionalLine } from '../../../platform/http/forms/bodyFields.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { imageAddress, pictureOfUnknown, pictureTag } from '../../media/index.ts';
import { defineWidget } from '../contract.ts';
import { linkField } from '../linkField.ts';
import { wireframe } from './wireframe.ts';

const MAX_ITEMS = 8;

const PLACE = { width: 400, height: 500 };
const SIZES = '(min-width: 48rem) 20rem, 46vw';

const settings = z.object({
  title: optionalLine('title', 255).optional(),
  items: z
    .array(
      z.object({
        image: imageAddress,
        title: z.string().min(1).max(100).check(oneLine('title')),
        link: linkField.nullish(),
      }),
    )
    .max(MAX_ITEMS),
});

/** A widget that shows image tiles side by side that link to categories, collections or pages. */
export const tiles = defineWidget({
  type: 'tiles',
  name: 'Image tiles',
  description: 'Up to eight images side by side that link to categories, collections or pages.',
  picture: wireframe(
    ['title', 10, 8, 40, 5],
    ['picture', 10, 20, 30, 42],
    ['picture', 45, 20, 30, 42],
    ['picture', 80, 20, 30, 42],
    ['line', 10, 66, 20, 4],
    ['line', 45, 66, 20, 4],
    ['line', 80, 66, 20, 4],
  ),
  defaults: { title: null, items: [] },
  changesWith: 'content',
  settings,
  render({ title, items }, page) {
    const shown = items.map((item) => {
      const imageTag = pictureTag(pictureOfUnknown(item.image, PLACE), { alt: '', sizes: SIZES });
      const href = item.link ? page.link(item.link) : null;
      return html`<li>
        ${imageTag}
        ${href === null ? html`<span>${item.title}</span>` : html`<a href="${href}">${item.title}</a>`}
      </li>`;
    });
    return html`${title && page.inOwnLanguage(html`<h2>${title}</h2>`)}
    ${page.inOwnLanguage(
      html`<ul class="tiles">
        ${shown}
      </ul>`,
    )}`;
  },
});
