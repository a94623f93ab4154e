import { isDeepStrictEqual } from 'node:util';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { withoutZeros } from '../../../platform/http/forms/bodyFields.ts';
import { checkContents } from '../products/contents.ts';
import { asGiftCard, checkCardPrice } from '../products/giftCardTerms.ts';
import { DEFAULT_GROUP, newProductValues } from '../products/createProduct.ts';
import { productUrlKeyExists, unknownAttributeGroup, unknownCategory, unknownTaxClass } from '../errors.ts';
import { DECIMAL_COLUMNS } from '../products/productColumns.ts';
import { mergedPrices } from '../priceLists/ownPrices.ts';
import { setsStock } from '../products/productBody.ts';
import { checkQuantities } from '../products/quantityRule.ts';
import type { NewProductBody } from '../products/productBody.ts';
import { categoryRefsOf } from './batchLookups.ts';
import type { BatchLookups } from './batchLookups.ts';
import { unknownCollection } from './errors.ts';
import type { ChangedProduct, NewProduct, StoredProduct } from './batchRows.ts';
import { requireWhole } from './rowBody.ts';
import type { RowBody } from './rowBody.ts';
import { planNewAttributes, planChangedAttributes } from './planAttributes.ts';

/** The planned change for a file row. */
export type Plan =
  | { readonly result: 'created'; readonly product: NewProduct }
  | {
      readonly result: 'updated';
      readonly before: StoredProduct;
      readonly product: ChangedProduct;
      readonly body: RowBody;
    }
  | { readonly result: 'unchanged' };

/**
 * Plans the change for a row. Throws for a row that refers to missing records, has the URL key of another product, or lacks a required
 * value.
 */
export function planRow(body: RowBody, lookups: BatchLookups): Plan {
  const before = lookups.stored.get(body.sku);
  const plan = before ? planChange(body, before, lookups) : planCreation(body, lookups);
  const owner = body.url_key === undefined ? undefined : lookups.keyOwners.get(body.url_key);
  if (body.url_key !== undefined && owner !== undefined && owner !== body.sku)
    throw productUrlKeyExists(body.url_key);
  return plan;
}

function planCreation(body: RowBody, lookups: BatchLookups): Plan {
  requireWhole(body);
  const group = groupOf(body.group_id ?? DEFAULT_GROUP, lookups);
  const found = {
    categories: categoriesOf(body, lookups) ?? [],
    meta_data: lookups.metaDataOf(body.metafields),
  };
  return {
    result: 'created',
    product: {
      ...newProductValues(body as NewProductBody, found),
      tax_class: taxClassOf(body, lookups) ?? null,
      group_id: group,
      collections: collectionsOf(body, lookups) ?? [],
      attributes: planNewAttributes(body, group, lookups.attributes).attributes,
      prices: body.prices,
    },
  };
}

function planChange(body: RowBody, stored: StoredProduct, lookups: BatchLookups): Plan {
  const before = { ...stored, ...decimalsOf(stored) };
  checkCardPrice(before.gift_card, body);
  const group = body.group_id === undefined ? before.group_id : groupOf(body.group_id, lookups);
  const categories = categoriesOf(body, lookups);
  const collections = collectionsOf(body, lookups);
  const described = planChangedAttributes(body, before, group, lookups.attributes);
  const { attributes: _, prices, ...carried } = body;
  const after = asGiftCard(
    mergeDefined(before, {
      ...carried,
      group_id: group,
      tax_class: taxClassOf(body, lookups),
      meta_data: body.metafields && lookups.metaDataOf(body.metafields),
      categories,
      collections,
      prices: prices && mergedPrices(before.prices, prices),
    }),
  );
  checkContents(after);
  checkQuantities(after);
  if (described === null && isDeepStrictEqual(after, before)) return { result: 'unchanged' };
  const parts = {
    sets_stock: setsStock(body),
    images: body.images ?? null,
    categories: categories ?? null,
    collections: collections ?? null,
    ...(described ?? { touched: [], attributes: [], variant_options: null }),
  };
  return { result: 'updated', before, body, product: { ...after, ...parts } };
}

/** Returns the decimal values of a product in the format of request bodies. */
const decimalsOf = (stored: StoredProduct) =>
  Object.fromEntries(
    DECIMAL_COLUMNS.map((column) => [column, stored[column] && withoutZeros(stored[column])]),
  ) as Pick<StoredProduct, (typeof DECIMAL_COLUMNS)[number]>;

function categoriesOf(body: RowBody, { categoryIds }: BatchLookups): number[] | undefined {
  if (body.categories === undefined && body.category_id === undefined) return undefined;
  return idsOf(categoryRefsOf(body), (ref) => categoryIds.get(ref.toLowerCase()), unknownCategory);
}

const collectionsOf = ({ collections }: RowBody, { collectionIds }: BatchLookups): number[] | undefined =>
  collections && idsOf(collections, (code) => collectionIds.get(code), unknownCollection);

/** Looks up references. Returns each id once, in ascending order. */
function idsOf(
  refs: readonly string[],
  find: (ref: string) => number | undefined,
  unknown: (ref: string) => Error,
): number[] {
  const ids = refs.map((ref) => {
    const id = find(ref);
    if (id === undefined) throw unknown(ref);
    return id;
  });
  return [...new Set(ids)].toSorted((a, b) => a - b);
}

function taxClassOf({ tax_class: ref }: RowBody, { taxClassIds }: BatchLookups): number | null | undefined {
  if (ref === undefined || ref === null) return ref;
  const id = taxClassIds.get(String(ref));
  if (id === undefined) throw unknownTaxClass(ref);
  return id;
}

function groupOf(ref: string, { groupIds }: BatchLookups): number {
  const id = groupIds.get(ref.toLowerCase());
  if (id === undefined) throw unknownAttributeGroup(ref);
  return id;
}
