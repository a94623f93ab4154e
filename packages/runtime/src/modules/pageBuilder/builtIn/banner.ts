import { z } from 'zod';
import { html } from '../../../platform/html/html.ts';
import { optionalLine } from '../../../platform/http/forms/bodyFields.ts';
import { imageAddress, pictureOfUnknown, pictureTag } from '../../media/index.ts';
import { defineWidget } from '../contract.ts';
import { linkField } from '../linkField.ts';
import { wireframe } from './wireframe.ts';

const PLACE = { width: 1600, height: 700 };
const SIZES = '(min-width: 80rem) 80rem, 100vw';

const settings = z.object({
  image: imageAddress.nullish(),
  title: optionalLine('title', 255).optional(),
  text: z.string().meta({ format: 'multiline' }).nullish(),
  link: linkField.nullish(),
});

/** A widget that shows an image with a title, a text and a link, all optional. */
export const banner = defineWidget({
  type: 'banner',
  name: 'Banner',
  description: 'An image with a title, text and a link.',
  picture: wireframe(['picture', 10, 10, 100, 44], ['title', 10, 60, 50, 5], ['line', 10, 69, 70, 3]),
  defaults: { image: null, title: null, text: null, link: null },
  changesWith: 'content',
  settings,
  render({ image, title, text, link }, page) {
    const imageTag = image
      ? pictureTag(pictureOfUnknown(image, PLACE), { alt: '', sizes: SIZES, loaded: 'soon' })
      : null;
    const href = link ? page.link(link) : null;
    const heading = href === null ? title : html`<a href="${href}">${title || href}</a>`;
    return page.inOwnLanguage(
      html`<section class="banner">
        ${imageTag}${heading && html`<h2>${heading}</h2>`}${text && html`<p>${text}</p>`}
      </section>`,
    );
  },
});
