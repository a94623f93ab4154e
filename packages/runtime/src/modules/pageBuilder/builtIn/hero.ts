import { z } from 'zod';
import { html, paragraphs } from '../../../platform/html/html.ts';
import { oneLine } from '../../../platform/http/forms/oneLine.ts';
import { imageAddress, pictureOfUnknown, pictureTag } from '../../media/index.ts';
import { defineWidget } from '../contract.ts';
import { button, buttonSettings } from './button.ts';
import { wireframe } from './wireframe.ts';

const PLACE = { width: 1600, height: 900 };
const SIZES = '(min-width: 80rem) 80rem, 100vw';

const settings = z.object({
  title: z.string().min(1).max(255).check(oneLine('title')),
  text: z.string().max(1000).meta({ format: 'multiline' }).nullish(),
  image: imageAddress.nullish(),
  ...buttonSettings,
});

/** A widget that shows a headline and one button on an image or on the theme's background color. */
export const hero = defineWidget({
  type: 'hero',
  name: 'Hero',
  description: 'A large title, a sentence and a button over an image or a color, for the top of a page.',
  picture: wireframe(
    ['picture', 0, 0, 120, 80],
    ['title', 12, 26, 62, 8],
    ['line', 12, 40, 48, 3],
    ['button', 12, 52, 28, 10],
  ),
  defaults: { title: '', text: null, image: null, link: null, label: null },
  changesWith: 'content',
  settings,
  render({ title, text, image, link, label }, page) {
    const imageTag = image
      ? pictureTag(pictureOfUnknown(image, PLACE), { alt: '', sizes: SIZES, loaded: 'first' })
      : null;
    return page.inOwnLanguage(
      html`<section class="hero${imageTag && ' pictured'}">
        ${imageTag}
        <div>
          <h2>${title}</h2>
          ${text && paragraphs(text)} ${button({ link, label }, page)}
        </div>
      </section>`,
    );
  },
});
