import type { AppContext } from '../../platform/context.ts';
import type { ProductEntity } from '../catalog/index.ts';

type Data = Readonly<Record<string, unknown>>;

/** Describes a product in the vocabulary of schema.org, for search engines. The variants of a group are one `ProductGroup`. */
export function productData(app: AppContext, product: ProductEntity): Data {
  const { name, sku, image, short_description, members, variants, url } = product;
  const common = {
    '@context': 'https://schema.org',
    name,
    ...(short_description !== null && { description: short_description }),
    ...(image !== null && { image: image.startsWith('/') ? app.url(image) : image }),
  };
  if (members.length === 0)
    return { ...common, '@type': 'Product', sku, offers: offerOf(app, { ...product, url: encodeURI(url) }) };
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.variant_group,
    url: app.url(encodeURI(url)),
    variesBy: variants.map((attribute) => attribute.name),
    hasVariant: members.map((member) => ({
      '@type': 'Product',
      sku: member.sku,
      name: [name, ...member.options.map(({ value }) => value)].join(', '),
      additionalProperty: member.options.map((option) => ({
        '@type': 'PropertyValue',
        name: option.name,
        value: option.value,
      })),
      offers: offerOf(app, { ...member, currency: product.currency }),
    })),
  };
}

const offerOf = (
  app: AppContext,
  { price, currency, in_stock, url }: Pick<ProductEntity, 'price' | 'currency' | 'in_stock' | 'url'>,
): Data => ({
  '@type': 'Offer',
  price,
  priceCurrency: currency,
  availability: `https://schema.org/${in_stock ? 'InStock' : 'OutOfStock'}`,
  url: app.url(url),
});
