import type { AppContext, ProductEntity } from '@shop/runtime/extension';
import { availabilityOf, descriptionOf, imageOf, priceOf } from './catalogParts.ts';
import { cleanText } from '../selling/cleanText.ts';
import { absoluteUrl } from '../selling/absoluteUrl.ts';

/** The product that an agent asks for, and options by the names and labels that it was told. */
export interface AskedProduct {
  readonly id: string;
  /** The UUID of the product on whose page it is. */
  readonly main: string;
  readonly selected: readonly { readonly name: string; readonly label: string }[];
}

type Member = ProductEntity['members'][number];

/** Returns a product with all variants. The one that was asked for, or that has the selected options, is first. */
export function detailProduct(app: AppContext, product: ProductEntity, asked: AskedProduct) {
  const { currency } = product;
  const { main } = asked;
  const description = descriptionOf(product.description_tree?.plain, product.short_description, product.name);
  const members = product.members.toSorted((one, other) => fitOf(other, asked) - fitOf(one, asked));
  const [first] = members;
  const variants =
    members.length === 0
      ? [ownVariant(app, product)]
      : members.map((member) => variantOf(app, product, member));
  const options = product.variants.filter(({ options: values }) => values.length > 0);
  return {
    id: main,
    title: cleanText(product.name),
    description,
    url: absoluteUrl(app, product.url),
    price_range: {
      min: priceOf(product.price_range.min, currency),
      max: priceOf(product.price_range.max, currency),
    },
    ...(product.pictures.length > 0 && {
      media: product.pictures.map(({ original, alt }) => imageOf(app, original, alt)),
    }),
    ...(options.length > 0 && {
      options: options.map(({ name, options: values }) => ({
        name: cleanText(name),
        values: values.map((value) => ({
          id: value.uuid,
          label: cleanText(value.label),
          available: value.any_in_stock,
          exists: value.is_offered,
        })),
      })),
      selected: selectedOf(first),
    }),
    variants,
  };
}

const selectedOf = (member: Member | undefined) =>
  (member?.options ?? []).map(({ name, value }) => ({ name: cleanText(name), label: cleanText(value) }));

/** Counts how well a variant fits: by the options that are selected, and before all by being the one that was asked for. */
function fitOf({ uuid, sku, options }: Member, { id, selected }: AskedProduct): number {
  const fitting = selected.filter(({ name, label }) =>
    options.some((option) => cleanText(option.name) === name && cleanText(option.value) === label),
  ).length;
  return fitting * 2 + (sku === id || uuid === id.toLowerCase() ? 1 : 0);
}

const variantOf = (
  app: AppContext,
  { name, short_description: short, currency }: ProductEntity,
  member: Member,
) => ({
  id: member.sku,
  sku: member.sku,
  title: cleanText([name, ...member.options.map(({ value }) => value)].join(' · ')),
  description: descriptionOf(short, name),
  price: priceOf(member.price, currency),
  ...(member.compare_at_price !== null && { list_price: priceOf(member.compare_at_price, currency) }),
  url: absoluteUrl(app, member.url),
  availability: availabilityOf(member.in_stock),
  options: selectedOf(member),
  ...(member.picture && { media: [imageOf(app, member.picture.original, member.picture.alt)] }),
});

const ownVariant = (app: AppContext, product: ProductEntity) => ({
  id: product.sku,
  sku: product.sku,
  title: cleanText(product.name),
  description: descriptionOf(product.short_description, product.name),
  price: priceOf(product.price, product.currency),
  ...(product.compare_at_price !== null && {
    list_price: priceOf(product.compare_at_price, product.currency),
  }),
  url: absoluteUrl(app, product.url),
  availability: availabilityOf(product.in_stock),
});
