import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import { icon } from './icon.ts';
import { pathHref } from './pathHref.ts';
import type { ProductTile } from '../../catalog/index.ts';
import type { TemplateContext } from './contract.ts';

/** Renders products of a list, each as a link with image, name and price. */
export const productTiles = (products: readonly ProductTile[], page: TemplateContext): Html =>
  html`<ul class="products">
    ${products.map((product, index) => productTile(product, index < FIRST_ROW, page))}
  </ul>`;

/** The tiles of the first row of wide screens, whose pictures are wanted at once. */
const FIRST_ROW = 4;

const productTile = (
  { name, url, image, price, price_range: { min, max }, in_stock }: ProductTile,
  isFirst: boolean,
  { money, text }: TemplateContext,
): Html => {
  const src = image && safeHref(image);
  return html`<li>
    <a href="${pathHref(url)}">
      ${
        src
          ? html`<span class="frame"
              ><img
                src="${src}"
                alt=""
                width="400"
                height="500"
                ${isFirst ? html`fetchpriority="high"` : html`loading="lazy"`}
            /></span>`
          : html`<span class="frame none">${icon('picture')}</span>`
      }
      <span class="name">${name}</span>
    </a>
    <span class="price">
      ${min === max ? money(price) : text('storefront.product.priceFrom', { price: money(min) })}
    </span>
    ${in_stock ? null : html`<span class="stock">${text('storefront.outOfStock')}</span>`}
  </li>`;
};
