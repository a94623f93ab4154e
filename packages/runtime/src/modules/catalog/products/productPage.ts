import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { formatPrice } from '../../../platform/graphql/price.ts';
import { html, paragraphs } from '../../../platform/html/html.ts';
import { safeHref } from '../../../platform/html/safeHref.ts';
import { sizedUrl } from '../../media/index.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page } from '../../urls/index.ts';
import { findProductCard } from '../listing/productListing.repo.ts';
import { productPath } from './productUrl.ts';

/** The page of a product that the public may read; null for others. One statement. */
export async function loadProductPage(app: AppContext, db: Db, uuid: string): Promise<Page | null> {
  const product = await findProductCard(db, { uuid }, { live: true });
  if (!product) return null;
  const { sku, name, url_key, short_description, meta_title, meta_description } = product;
  const { locale, currency } = app.config.shop;
  const price = Number(product.price);
  const image = product.image_url === null ? null : sizedUrl(product.image_url, 'single');
  const src = image && safeHref(image);
  return {
    route: 'productView',
    urn: urnOf('catalog:product', uuid),
    area: 'content',
    title: meta_title || name,
    description: meta_description,
    entity: {
      uuid,
      sku,
      name,
      url_key,
      price,
      currency,
      image,
      short_description,
      description: product.description,
      meta_title,
      meta_description,
      url: productPath(product),
    },
    body: html`${src && html`<img src="${src}" alt="" />`}
      <p class="price">${formatPrice(locale, price, currency)}</p>
      ${short_description && paragraphs(short_description)}`,
  };
}
