import { z } from 'zod';
import { formatPrice } from '../../../platform/money.ts';
import { html } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import { listCollectionCards, productPath } from '../../catalog/index.ts';
import { sizedUrl } from '../../media/index.ts';
import { defineWidget } from '../contract.ts';

const MAX_PRODUCTS = 50;

/** Describes the settings: the code of a collection, and how many of its products are shown. */
const settings = z.object({
  collection: z.string().min(1).max(200),
  count: z.int().min(1).max(MAX_PRODUCTS).default(4),
});

/** Describes the public data of a product. `price` excludes tax where the prices of the catalogue do. */
interface Card {
  readonly uuid: string;
  readonly sku: string;
  readonly name: string;
  readonly url: string;
  readonly image: string | null;
  readonly price: number;
}

/** Shows the newest products of a collection. */
export const collectionProducts = defineWidget<typeof settings, readonly Card[]>({
  type: 'collection_products',
  name: 'Products of a collection',
  changesWith: 'content',
  settings,
  async load(requests, { app, db }) {
    const lists = requests.map(({ collection, count }) => ({ code: collection, count }));
    const found = await listCollectionCards(app, db, lists);
    return found.map((cards) =>
      cards.map((card) => ({
        uuid: card.uuid,
        sku: card.sku,
        name: card.name,
        url: productPath(card),
        image: card.image_url === null ? null : sizedUrl(card.image_url, 'listing'),
        price: Number(card.price),
      })),
    );
  },
  render(_, { app }, cards) {
    const { locale, currency } = app.config.shop;
    const items = cards.map(({ name, url, image, price }) => {
      const src = image === null ? null : safeHref(image);
      const picture = src && html`<img src="${src}" alt="" loading="lazy" />`;
      return html`<li>
        <a href="${url}">${picture}<span class="name">${name}</span></a>
        <span class="price">${formatPrice(locale, price, currency)}</span>
      </li>`;
    });
    return html`<ul class="products">
      ${items}
    </ul>`;
  },
});
