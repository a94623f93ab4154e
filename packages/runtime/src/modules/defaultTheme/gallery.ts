import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { safeHref } from '../../platform/html/safeHref.ts';
import type { ProductEntity } from '../catalog/index.ts';
import type { TemplateContext } from './contract.ts';
import { icon } from './icon.ts';
import { pictureTag } from '../media/index.ts';

/** The `sizes` attribute of a large image: the full width of a phone, or the width of the image column on wider screens. */
const SIZES = '(min-width: 80rem) 44rem, (min-width: 48rem) 55vw, 92vw';

/**
 * Renders the product images as a scrolling row of links to the original images, with thumbnails below that scroll to each image.
 * Renders an empty frame if there are no images.
 */
export function gallery({ name, pictures }: ProductEntity, { text }: TemplateContext): Html {
  const shown = pictures.filter(({ src, original }) => safeHref(src) !== null && safeHref(original) !== null);
  if (shown.length === 0)
    return html`<div class="gallery"><div class="frame none">${icon('picture')}</div></div>`;
  const altOf = (index: number) =>
    shown[index]?.alt ||
    (index === 0 ? name : text('storefront.product.picture', { product: name, number: index + 1 }));
  return html`<div class="gallery" data-close="${text('storefront.product.closePicture')}">
    <ul class="pictures" tabindex="0" aria-label="${text('storefront.product.pictures', { product: name })}">
      ${shown.map(
        (image, index) =>
          html`<li id="picture-${index + 1}">
            <a href="${safeHref(image.original)}" data-zoom
              >${pictureTag(image, { alt: altOf(index), sizes: SIZES, loaded: index === 0 ? 'first' : 'near' })}</a
            >
          </li>`,
      )}
    </ul>
    ${
      shown.length > 1 &&
      html`<ul class="thumbs">
        ${shown.map(
          (image, index) =>
            html`<li>
              <a href="#picture-${index + 1}"
                >${pictureTag(image, { alt: text('storefront.product.showPicture', { number: index + 1 }), sizes: '5rem', loaded: 'soon' })}</a
              >
            </li>`,
        )}
      </ul>`
    }
  </div>`;
}
