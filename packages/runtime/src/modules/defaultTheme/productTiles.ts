import { html } from '../../platform/html/html.ts';
import type { Html } from '../../platform/html/html.ts';
import { icon } from './icon.ts';
import { pathHref } from './pathHref.ts';
import { pictureTag } from '../media/index.ts';
import { priceBefore, unitPrice } from './price.ts';
import { swatch } from './swatch.ts';
import { lineOf } from './textLanguage.ts';
import type { ProductTile } from '../catalog/index.ts';
import type { TileContext } from './contract.ts';

/** Renders product tiles. Each tile is a link with images, name, badges, colors and price. */
export const productTiles = (products: readonly ProductTile[], page: TileContext): Html =>
  html`<ul class="products">
    ${products.map((product, index) => productTile(product, index < FIRST_ROW, page))}
  </ul>`;

/** Number of tiles in the first row on wide screens. Their images load immediately. */
const FIRST_ROW = 4;
/** The `sizes` attribute of tile images: half the width of a phone, or a third or quarter of the page. */
const SIZES = '(min-width: 80rem) 19rem, (min-width: 60rem) 24vw, (min-width: 48rem) 32vw, 46vw';
const MAX_SWATCHES = 5;

const productTile = (product: ProductTile, isFirst: boolean, page: TileContext): Html => {
  const { name, url, short_description: fact } = product;
  return html`<li>
    <a href="${pathHref(url)}">
      ${frame(product, isFirst)} <span class="name">${lineOf(product, 'name', name)}</span>
    </a>
    ${badges(product, page)}
    ${fact && !product.unit_price && html`<span class="fact">${lineOf(product, 'short_description', fact)}</span>`}
    ${price(product, page)} ${swatches(product, page)}
  </li>`;
};

function frame({ picture, second_picture: second }: ProductTile, isFirst: boolean): Html {
  const first = picture && pictureTag(picture, { alt: '', sizes: SIZES, loaded: isFirst ? 'first' : 'near' });
  if (first === null) return html`<span class="frame none">${icon('picture')}</span>`;
  return html`<span class="frame"
    >${first}${second && pictureTag(second, { alt: '', sizes: SIZES, kind: 'second' })}</span
  >`;
}

function price(product: ProductTile, page: TileContext): Html {
  const { min, max } = product.price_range;
  if (min !== max)
    return html`<span class="price"
        >${page.text('storefront.product.priceFrom', { price: page.money(min) })}</span
      >${taxWord(product, page)}`;
  return html`<span class="price">${page.money(product.price)}${priceBefore(product, page)}</span>
    ${taxWord(product, page)} ${unitPrice(product.unit_price, page)}`;
}

/** Renders whether the price has tax, if the shop decides about it. Returns null if it does not. */
const taxWord = ({ tax_basis: basis }: ProductTile, { text }: TileContext): Html | null =>
  basis === undefined ? null : html`<span class="unit-price">${text(`storefront.price.${basis}`)}</span>`;

/** Renders the badge of a product that is sold out, or else those of its sale, of its first offer, and of a new product. */
const badges = (
  { in_stock, is_new, is_on_sale, badges: [offer] = [] }: ProductTile,
  { text }: TileContext,
): Html | null => {
  const shown = in_stock
    ? [
        is_on_sale && html`<span class="badge sale">${text('storefront.badge.sale')}</span>`,
        offer && html`<span class="badge sale">${offer.label}</span>`,
        is_new && html`<span class="badge">${text('storefront.badge.new')}</span>`,
      ]
    : [html`<span class="badge stock">${text('storefront.outOfStock')}</span>`];
  return shown.some(Boolean) ? html`<span class="badges">${shown}</span>` : null;
};

const swatches = ({ swatches: all }: ProductTile, { text }: TileContext): Html | null =>
  all.length < 2
    ? null
    : html`<ul class="swatches" aria-label="${text('storefront.product.colors')}">
        ${all
          .slice(0, MAX_SWATCHES)
          .map(({ label, color }) => html`<li>${swatch(color)}<span class="hidden">${label}</span></li>`)}
        ${
          all.length > MAX_SWATCHES &&
          html`<li>${text('storefront.product.moreColors', { count: all.length - MAX_SWATCHES })}</li>`
        }
      </ul>`;
