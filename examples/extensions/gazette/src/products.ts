import { html, templateParts } from '@shop/runtime/extension';
import type { Html, ProductTile, Templates, TileContext } from '@shop/runtime/extension';

const { icon, lineOf, pathHref, pictureTag, priceBefore, unitPrice } = templateParts;

/** Number of images in the first row, which are loaded immediately. */
const FIRST_ROW = 3;
const SIZES = '(min-width: 80rem) 26rem, (min-width: 48rem) 32vw, 48vw';

/** Renders products as cells between hairlines. Each cell shows the image, and below it the name and price on one line. */
export const products: Templates['products'] = (list, page) =>
  html`<ul class="cells">
    ${list.map((product, index) => cell(product, index < FIRST_ROW, page))}
  </ul>`;

const cell = (product: ProductTile, isFirst: boolean, page: TileContext): Html => {
  const { name, url, picture, short_description: fact, in_stock } = product;
  const shown = picture && pictureTag(picture, { alt: '', sizes: SIZES, loaded: isFirst ? 'first' : 'near' });
  return html`<li>
    <a href="${pathHref(url)}">
      <span class="plate">${shown ?? icon('picture')}</span>
      <span class="name">${lineOf(product, 'name', name)}</span>
    </a>
    <span class="price">${priceOf(product, page)}</span>
    ${in_stock ? noteOf(product, page) : html`<span class="note">${page.text('storefront.outOfStock')}</span>`}
    ${fact && html`<span class="fact">${lineOf(product, 'short_description', fact)}</span>`}
  </li>`;
};

const priceOf = (product: ProductTile, page: TileContext): Html => {
  const { min, max } = product.price_range;
  return min === max
    ? html`${page.money(product.price)}${priceBefore(product, page)} ${unitPrice(product.unit_price, page)}`
    : html`${page.text('storefront.product.priceFrom', { price: page.money(min) })}`;
};

const noteOf = ({ is_on_sale, is_new }: ProductTile, { text }: TileContext): Html | null => {
  if (is_on_sale) return html`<span class="note">${text('storefront.badge.sale')}</span>`;
  return is_new ? html`<span class="note">${text('storefront.badge.new')}</span>` : null;
};
