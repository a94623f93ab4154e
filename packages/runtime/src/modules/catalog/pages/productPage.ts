import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ReadContext } from '../../../platform/loading/readContext.ts';
import { visitorContext } from '../../../platform/loading/readContext.ts';
import { richText } from '../../../platform/html/richText.ts';
import { sizedUrl } from '../../media/index.ts';
import { pageMetafields } from '../../metafields/index.ts';
import { urnOf } from '../../urls/index.ts';
import type { Page } from '../../urls/index.ts';
import { attributesOfProduct } from '../attributes/attribute.loaders.ts';
import type { ProductAttribute } from '../attributes/attribute.ts';
import type { Crumb, ProductEntity } from '../contract.ts';
import { findProductCard } from '../listing/productListing.repo.ts';
import type { ProductCard } from '../listing/productListing.repo.ts';
import { categoriesOfProduct, galleryOfProduct } from '../products/product.loaders.ts';
import { productPath, isInStock } from '../products/product.ts';
import { linkedProducts } from '../related/linkedProducts.ts';
import { crumbsTo } from './categoryLinks.ts';
import { productTile } from './productTile.ts';
import { readVariantOptions } from './variantOptions.ts';

const MAX_RELATED = 8;

/** Loads the page of a public product; null: there is no such product. Statements: the product, and at most eight more. */
export async function loadProductPage(app: AppContext, db: Db, uuid: string): Promise<Page | null> {
  const product = await findProductCard(db, { uuid }, 'storefront');
  if (!product) return null;
  return {
    route: 'productView',
    urn: urnOf('catalog:product', uuid),
    area: 'content',
    title: product.meta_title || product.name,
    description: product.meta_description,
    entity: await entityOf(visitorContext(app, db), product),
    body: null,
  };
}

async function entityOf(context: ReadContext, product: ProductCard): Promise<ProductEntity> {
  const { product_id: id } = product;
  const [images, attributes, breadcrumb, variants, related, metafields] = await Promise.all([
    context.loader(galleryOfProduct)(id),
    context.loader(attributesOfProduct)(id),
    crumbsOf(context, id),
    readVariantOptions(context, product),
    linkedProducts(context, 'related', [id], MAX_RELATED),
    pageMetafields(context, 'product', product.meta_data),
  ]);
  return {
    ...ownFields(context, product),
    images: images.map(({ url }) => ({ thumb: sizedUrl(url, 'thumb'), single: sizedUrl(url, 'single') })),
    attributes: attributes.map(attributeOf),
    breadcrumb,
    variants,
    metafields,
    related: related.map(productTile),
  };
}

const ownFields = ({ app: { config } }: ReadContext, product: ProductCard) => ({
  uuid: product.uuid,
  sku: product.sku,
  name: product.name,
  url_key: product.url_key,
  price: Number(product.price),
  currency: config.shop.currency,
  in_stock: isInStock(product),
  image: product.image_url === null ? null : sizedUrl(product.image_url, 'single'),
  short_description: product.short_description,
  description: product.description,
  description_tree: richText(product.description),
  meta_title: product.meta_title,
  meta_description: product.meta_description,
  url: productPath(product),
});

const attributeOf = ({ attribute_code: code, attribute_name: name, value, options }: ProductAttribute) => ({
  code,
  name,
  values: value === null ? options.map(({ option_text }) => option_text) : [value],
});

async function crumbsOf(context: ReadContext, productId: number): Promise<readonly Crumb[]> {
  const [first] = await context.loader(categoriesOfProduct)(productId);
  return first ? crumbsTo(context, first.category_id) : [];
}
