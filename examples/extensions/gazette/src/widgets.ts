import { html, paragraphs, templateParts } from '@shop/runtime/extension';
import type { Html, WidgetContext } from '@shop/runtime/extension';

const { pictureOfUnknown, pictureTag } = templateParts;

interface HeroSettings {
  readonly title: string;
  readonly text?: string | null;
  readonly image?: string | null;
  readonly link?: string | null;
  readonly label?: string | null;
}

/** Renders a hero as a front page, with a headline across the full width and the image next to the text below. */
export const hero = ({ title, text, image, link, label }: HeroSettings, page: WidgetContext): Html => {
  const place = { width: 1600, height: 900 };
  const picture = image
    ? pictureTag(pictureOfUnknown(image, place), {
        alt: '',
        sizes: '(min-width: 60rem) 66vw, 100vw',
        loaded: 'first',
      })
    : null;
  const href = link ? page.link(link) : null;
  return html`<section class="front">
    <h2>${title}</h2>
    <div>
      ${text && paragraphs(text)}
      ${href !== null && label && html`<p><a class="button" href="${href}">${label}</a></p>`}
    </div>
    ${picture}
  </section>`;
};

interface TileSettings {
  readonly title?: string | null;
  readonly items: readonly {
    readonly image: string;
    readonly title: string;
    readonly link?: string | null;
  }[];
}

/** Renders tiles as a numbered index with a small image for each entry. */
export const tiles = ({ title, items }: TileSettings, page: WidgetContext): Html =>
  html`${title && html`<h2 class="rule">${title}</h2>`}
    <ol class="contents">
      ${items.map((item) => {
        const href = item.link ? page.link(item.link) : null;
        return html`<li>
          ${href === null ? html`<span>${item.title}</span>` : html`<a href="${href}">${item.title}</a>`}
          ${pictureTag(pictureOfUnknown(item.image, { width: 400, height: 500 }), { alt: '', sizes: '6rem' })}
        </li>`;
      })}
    </ol>`;

interface FeatureSettings {
  readonly items: readonly { readonly title: string; readonly text?: string | null }[];
}

/** Renders reasons to buy as small notices in a row. */
export const features = ({ items }: FeatureSettings): Html =>
  html`<ul class="notices">
    ${items.map(
      ({ title, text }) =>
        html`<li>
          <strong>${title}</strong>
          ${text && html`<span>${text}</span>`}
        </li>`,
    )}
  </ul>`;
