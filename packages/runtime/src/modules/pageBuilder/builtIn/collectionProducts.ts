import { z } from 'zod';
import { formatPrice } from '../../../platform/money.ts';
import { html } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import { optionalLine } from '../../../platform/http/bodyFields.ts';
import { listCollectionCards } from '../../catalog/index.ts';
import type { ProductTile } from '../../catalog/index.ts';
import { defineWidget } from '../contract.ts';

const MAX_PRODUCTS = 50;

/** Describes the settings: a title, the code of a collection, and how many of its products are shown. */
const settings = z.object({
  title: optionalLine('title', 255).optional(),
  collection: z.string().min(1).max(200),
  count: z.int().min(1).max(MAX_PRODUCTS).default(4),
});

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
type Card = ReturnType<typeof cardOf>;

/** Shows the newest products of a collection. */
export const collectionProducts = defineWidget<typeof settings, readonly Card[]>({
  type: 'collection_products',
  name: 'Products of a collection',
  description: 'The newest products of a collection.',
  defaults: { title: null, collection: '', count: 4 },
  changesWith: 'content',
  settings,
  async load(requests, { app, db }) {
    const lists = requests.map(({ collection, count }) => ({ code: collection, count }));
    const found = await listCollectionCards(app, db, lists);
    return found.map((cards) => cards.map(cardOf));
  },
  render({ title }, { app }, cards) {
    const { locale } = app;
    const { currency } = app.config.shop;
    const items = cards.map(({ name, url, image, price_range: { min, max } }) => {
      const amount = formatPrice(locale, min, currency);
      const src = image === null ? null : safeHref(image);
      const picture =
        src &&
        html`<span class="frame"><img src="${src}" alt="" width="400" height="500" loading="lazy" /></span>`;
      return html`<li>
        <a href="${url}">${picture}<span class="name">${name}</span></a>
        <span class="price"
          >${min === max ? amount : app.texts()('storefront.product.priceFrom', { price: amount })}</span
        >
      </li>`;
    });
    return html`${title && html`<h2>${title}</h2>`}
      <ul class="products">
        ${items}
      </ul>`;
  },
});
