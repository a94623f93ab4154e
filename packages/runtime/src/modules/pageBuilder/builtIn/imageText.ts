import { z } from 'zod';
import { html, paragraphs } from '../../../platform/html/html.ts';
import { optionalLine } from '../../../platform/http/forms/bodyFields.ts';
import { imageAddress, pictureOfUnknown, pictureTag } from '../../media/index.ts';
import { defineWidget } from '../contract.ts';
import { button, buttonSettings } from './button.ts';
import { wireframe } from './wireframe.ts';

const PLACE = { width: 800, height: 600 };
const SIZES = '(min-width: 80rem) 40rem, (min-width: 48rem) 50vw, 100vw';

const settings = z.object({
  image: imageAddress,
  title: optionalLine('title', 255).optional(),
  text: z.string().max(5000).meta({ format: 'multiline' }).nullish(),
  ...buttonSettings,
  reversed: z.boolean().default(false),
});

/** A widget that shows an image next to a text, such as a story or a reason to buy. */
export const imageText = defineWidget({
  type: 'image_text',
  name: 'Image with text',
  description: 'An image next to a title, text and a button. On narrow screens the image is on top.',
  picture: wireframe(
    ['picture', 10, 14, 46, 52],
    ['title', 64, 20, 38, 6],
    ['line', 64, 32, 46, 3],
    ['line', 64, 39, 40, 3],
    ['button', 64, 50, 26, 9],
  ),
  defaults: { image: '', title: null, text: null, link: null, label: null, reversed: false },
  changesWith: 'content',
  settings,
  render({ image, title, text, link, label, reversed }, page) {
    const imageTag = pictureTag(pictureOfUnknown(image, PLACE), { alt: '', sizes: SIZES });
    return page.inOwnLanguage(
      html`<section class="beside${reversed && ' reversed'}">
        ${imageTag}
        <div>
          ${title && html`<h2>${title}</h2>`} ${text && paragraphs(text)} ${button({ link, label }, page)}
        </div>
      </section>`,
    );
  },
});
