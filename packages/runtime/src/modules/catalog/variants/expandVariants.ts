import type { RowBody } from '../bulk/rowBody.ts';
import { INHERITED_FIELDS } from './variant.ts';
import type { VariantEntry } from './variantEntry.ts';

/** A request body with its variants. Its fields are the defaults for the entries. */
export type BodyWithVariants = Omit<RowBody, 'variants'> & {
  readonly variants: readonly (VariantEntry & Pick<RowBody, 'collections'>)[];
};

/** The stored values that complete a new variant of an existing product. */
export type Completion = Partial<Pick<RowBody, 'name' | 'url_key' | 'price'>>;

/**
 * Creates the request bodies of the individual products from a body with variants, in entry order. Pure. The fields of an entry take
 * precedence over those of the body. The texts, categories and visibility of the body apply to the main variant and to new variants; a
 * variant in `known`, by SKU, keeps its own. A new variant is not visible itself, and its URL key consists of the body's URL key and its
 * options.
 */
export function expandVariants(
  body: BodyWithVariants,
  known: ReadonlySet<string>,
  completion: Completion = {},
): RowBody[] {
  const { variants, attributes, collections, visibility, url_key, ...defaults } = body;
  return variants.map(({ options, ...entry }, place) => {
    const isMain = place === 0;
    const isKnown = known.has(entry.sku);
    const shared = isMain || !isKnown ? defaults : withoutInherited(defaults);
    const key = url_key ?? completion.url_key;
    return defined({
      ...(isKnown ? {} : { name: completion.name, price: completion.price, qty: 0 }),
      ...shared,
      ...(isMain ? { visibility, url_key, collections } : {}),
      ...(isMain || isKnown || key === undefined ? {} : { visibility: false, url_key: keyOf(key, options) }),
      ...defined(entry),
      attributes: attributesOf([...(attributes ?? []), ...(entry.attributes ?? [])], options),
    }) as RowBody;
  });
}

const withoutInherited = (body: object): object =>
  Object.fromEntries(
    Object.entries(body).filter(
      ([key]) => key !== 'category_id' && !(INHERITED_FIELDS as readonly string[]).includes(key),
    ),
  );

const defined = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

type Attributes = NonNullable<RowBody['attributes']>;

/** The last value of an attribute takes precedence, but the option of the variant overrides all values. */
function attributesOf(inputs: Attributes, options: VariantEntry['options']): Attributes {
  const byCode = new Map(inputs.map((input) => [input.attribute_code, input]));
  for (const [attribute_code, value] of Object.entries(options))
    byCode.set(attribute_code, { attribute_code, value });
  return [...byCode.values()];
}

const MAX_KEY = 200;

/** Creates the URL key of a variant: the product's URL key with the options, in lower-case letters and digits. */
function keyOf(key: string, options: VariantEntry['options']): string {
  const text = Object.values(options).join('-').normalize('NFKD').toLowerCase();
  const own = text.replaceAll(/\p{M}/gu, '').replaceAll(/[^a-z0-9]+/g, '-');
  const joined = `${key}-${own}`.replaceAll(/-+/g, '-').slice(0, MAX_KEY);
  return joined.replace(/-$/, '');
}
