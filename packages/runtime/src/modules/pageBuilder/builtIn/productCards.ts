import { formatPrice } from '../../../platform/money.ts';
import { html } from '../../../platform/html/html.ts';
import type { Html } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import { listProductRows } from '../../catalog/index.ts';
import type { ProductRow, ProductTile } from '../../catalog/index.ts';
import type { WidgetContext, WidgetDefinition } from '../contract.ts';

/** Picks the public data of a product. `price` excludes tax where the prices of the catalogue do. */
const cardOf = ({ uuid, sku, name, url, image, price, price_range }: ProductTile) => ({
  uuid,
  sku,
  name,
  url,
  image,
  price,
  price_range,
});
export type Card = ReturnType<typeof cardOf>;

/** Loads the products of the rows of a page, in one statement. */
export const loadCards = async (
  { app, db }: Parameters<NonNullable<WidgetDefinition<never, never>['load']>>[1],
  rows: readonly ProductRow[],
): Promise<readonly (readonly Card[])[]> =>
  (await listProductRows(app, db, rows)).map((tiles) => tiles.map(cardOf));

/** Renders products with picture, name and price. */
export function productCards({ app }: Pick<WidgetContext, 'app'>, cards: readonly Card[]): Html {
  const { locale } = app;
  const { currency } = app.config.shop;
  const items = cards.map(({ name, url, image, price_range: { min, max } }) => {
    const amount = formatPrice(locale, min, currency);
    const src = image === null ? null : safeHref(image);
    return html`<li>
      <a href="${url}">
        ${
          src
            ? html`<span class="frame"
                ><img src="${src}" alt="" width="400" height="500" loading="lazy"
              /></span>`
            : html`<span class="frame none"></span>`
        }
        <span class="name">${name}</span>
      </a>
      <span class="price"
        >${min === max ? amount : app.texts()('storefront.product.priceFrom', { price: amount })}</span
      >
    </li>`;
  });
  return html`<ul class="products">
    ${items}
  </ul>`;
}
