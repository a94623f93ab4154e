import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { sizedUrl } from '../../media/index.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page } from '../../urls/index.ts';
import { findProductCard } from '../listing/productListing.repo.ts';
import type { ProductCard } from '../listing/productListing.repo.ts';
import { productPath } from '../products/productUrl.ts';
import { isInStock } from '../stock.ts';

/** What the page of a product tells the public of it. */
export type ProductEntity = ReturnType<typeof entityOf>;

/** The page of a product that the public may read; null for others. One statement. */
export async function loadProductPage(app: AppContext, db: Db, uuid: string): Promise<Page | null> {
  const product = await findProductCard(db, { uuid }, { live: true });
  if (!product) return null;
  return {
    route: 'productView',
    urn: urnOf('catalog:product', uuid),
    area: 'content',
    title: product.meta_title || product.name,
    description: product.meta_description,
    entity: entityOf(app, product),
    body: null,
  };
}

const entityOf = ({ config }: AppContext, product: ProductCard) => ({
  uuid: product.uuid,
  sku: product.sku,
  name: product.name,
  url_key: product.url_key,
  /** In major units. */
  price: Number(product.price),
  currency: config.shop.currency,
  in_stock: isInStock(product),
  /** In the size of its page. Null: it has none. */
  image: product.image_url === null ? null : sizedUrl(product.image_url, 'single'),
  short_description: product.short_description,
  description: product.description,
  meta_title: product.meta_title,
  meta_description: product.meta_description,
  url: productPath(product),
});
