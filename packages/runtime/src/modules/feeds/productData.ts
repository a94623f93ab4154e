import { excerptOf } from '../../platform/html/excerpt.ts';
import type { AppContext } from '../../platform/contracts/context.ts';
import { absoluteImageUrl } from '../media/index.ts';
import { factNamed, factOf } from '../catalog/index.ts';
import type { ProductEntity } from '../catalog/index.ts';
import { offerData } from './offerData.ts';

type Data = Readonly<Record<string, unknown>>;
type Member = ProductEntity['members'][number];

/** The variant attributes that correspond to a schema.org property. */
const VARIED = ['color', 'size', 'material', 'pattern'] as const;
const MOST_TEXT = 5000;

/**
 * Creates a product's schema.org data for search engines. The variants of a variant group form one `ProductGroup`. `seller` is the shop
 * name.
 */
export function productData(app: AppContext, product: ProductEntity, seller: string): Data {
  const { members, sku, url } = product;
  const common = { '@context': 'https://schema.org', ...factsOf(app, product) };
  if (members.length === 0)
    return {
      ...common,
      '@type': 'Product',
      sku,
      ...numbersOf(product.attributes),
      ...variedBy(product.attributes),
      ...(!product.no_price && {
        offers: offerData(
          app,
          product,
          { ...product, ...rangeOf(product.gift_card && product.price_range), url: encodeURI(url) },
          seller,
        ),
      }),
    };
  return {
    ...common,
    '@type': 'ProductGroup',
    productGroupID: product.variant_group,
    url: app.url(encodeURI(url)),
    variesBy: product.variants.map(({ code, name }) => {
      const fact = variedFact(code);
      return fact ? `https://schema.org/${fact}` : name;
    }),
    hasVariant: members.map((member) => memberData(app, product, member, seller)),
  };
}

type Range = ProductEntity['price_range'];

/** Returns the least and the greatest amount of a gift card that is sold for several. */
const rangeOf = (range: Range | undefined): { readonly range?: Range } =>
  range && range.min < range.max ? { range } : {};

/** Returns the schema.org properties of a product, or the properties that all variants of a group share. */
function factsOf(
  app: AppContext,
  { name, short_description, description_tree, images, image, attributes }: ProductEntity,
): Data {
  const description = short_description || (description_tree && excerptOf(description_tree, MOST_TEXT));
  const pictures =
    images.length > 0 ? images.map(({ single }) => single) : [image].filter((one) => one !== null);
  const brand = factOf(attributes, 'brand');
  return {
    name,
    ...(description && { description }),
    ...(pictures.length > 0 && { image: pictures.map((one) => absoluteImageUrl(one, app.url)) }),
    ...(brand !== null && { brand: { '@type': 'Brand', name: brand } }),
  };
}

/**
 * Creates the schema.org data of one variant. The displayed variant includes all its attributes. For other variants, only the options
 * are known.
 */
function memberData(app: AppContext, product: ProductEntity, member: Member, seller: string): Data {
  const { sku, options } = member;
  const own = options.map(({ code, value }) => ({ code, values: [value] }));
  const [image] = (factsOf(app, product)['image'] as readonly string[] | undefined) ?? [];
  return {
    '@type': 'Product',
    sku,
    name: [product.name, ...options.map(({ value }) => value)].join(', '),
    ...(image && { image }),
    ...(sku === product.sku && numbersOf(product.attributes)),
    ...variedBy(own),
    additionalProperty: options.map((option) => ({
      '@type': 'PropertyValue',
      name: option.name,
      value: option.value,
    })),
    offers: offerData(app, product, { ...member, ...rangeOf(member.price_range) }, seller),
  };
}

type Attributes = readonly { readonly code: string; readonly values: readonly string[] }[];

/** Returns a product's global identifiers, such as its GTIN. */
function numbersOf(attributes: Attributes): Data {
  const [gtin, mpn] = [factOf(attributes, 'gtin'), factOf(attributes, 'mpn')];
  return { ...(gtin !== null && { gtin }), ...(mpn !== null && { mpn }) };
}

const variedBy = (attributes: Attributes): Data =>
  Object.fromEntries(
    VARIED.flatMap((fact) => {
      const value = factOf(attributes, fact);
      return value === null ? [] : [[fact, value]];
    }),
  );

const variedFact = (code: string) => VARIED.find((fact) => fact === factNamed(code));
