import type { AppContext } from '../../platform/context.ts';
import type { ProductEntity } from '../catalog/index.ts';

/** Describes a product in the vocabulary of schema.org, for search engines. */
export function productData(app: AppContext, product: ProductEntity): Readonly<Record<string, unknown>> {
  const { name, sku, price, currency, in_stock, image, short_description, url } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku,
    ...(short_description !== null && { description: short_description }),
    ...(image !== null && { image: image.startsWith('/') ? app.url(image) : image }),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      availability: `https://schema.org/${in_stock ? 'InStock' : 'OutOfStock'}`,
      url: app.url(encodeURI(url)),
    },
  };
}
