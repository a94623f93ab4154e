import type { ReadContext } from '../../../platform/loading/readContext.ts';
import { price } from '../../../platform/graphql/price.ts';
import { currencyOf } from '../priceContexts/shownPrices.ts';
import { CATEGORY_FACET, PRICE_FACET } from './facetPlan.ts';
import type { FacetRow } from './facet.repo.ts';

interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The parent value of the GraphQL type `PriceRange`, in major units. */
export interface PriceRange {
  readonly min: number;
  readonly min_text: string;
  readonly max: number;
  readonly max_text: string;
}

/** The parent value of the GraphQL type `Facet`. */
export interface Facet {
  readonly key: string;
  readonly name: string;
  readonly options: readonly FacetOption[];
  readonly range: PriceRange | null;
  readonly is_exact: boolean;
}

/** Creates the facets of a list: categories, the attributes in sort order, and the price. Facets without options are omitted. */
export function facetsFrom(context: ReadContext, row: FacetRow): readonly Facet[] {
  const { is_exact } = row;
  const facet = (key: string, name: string, options: FacetRow['categories']): readonly Facet[] =>
    options.length === 0
      ? []
      : [
          {
            key,
            name,
            range: null,
            is_exact,
            options: options.map((o) => ({ ...o, value: String(o.value) })),
          },
        ];
  const range = priceRangeFrom(context, row);
  const text = context.app.texts();
  return [
    ...facet(CATEGORY_FACET, text('catalog.facet.category'), row.categories),
    ...row.attributes.flatMap(({ code, name, options }) => facet(code, name, options)),
    ...(range
      ? [{ key: PRICE_FACET, name: text('catalog.facet.price'), options: [], range, is_exact: true }]
      : []),
  ];
}

/** Creates the price range of a list. Null if the list has no products. */
export function priceRangeFrom(
  context: ReadContext,
  { min, max }: Pick<FacetRow, 'min' | 'max'>,
  currency = currencyOf(context.app),
): PriceRange | null {
  if (min === null || max === null) return null;
  const [lowest, highest] = [price(context, min, currency), price(context, max, currency)];
  return { min: lowest.value, min_text: lowest.text, max: highest.value, max_text: highest.text };
}

/** Creates the filterable attributes of the products in a category, with the options that these products have. */
export const attributesFrom = ({ attributes }: FacetRow) =>
  attributes.map(({ id, code, name, options }) => ({
    attribute_id: id,
    attribute_code: code,
    attribute_name: name,
    options: options.map(({ value, label }) => ({ option_id: value, option_text: label })),
  }));
