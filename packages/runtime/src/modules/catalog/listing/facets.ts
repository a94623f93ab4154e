import type { ReadContext } from '../../../platform/loading/readContext.ts';
import { price } from '../../../platform/graphql/price.ts';
import { CATEGORY_FACET, PRICE_FACET } from './facetPlan.ts';
import type { FacetRow } from './facet.repo.ts';

interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** What the type `PriceRange` resolves to, in major units. */
export interface PriceRange {
  readonly min: number;
  readonly min_text: string;
  readonly max: number;
  readonly max_text: string;
}

/** What the type `Facet` resolves to. */
export interface Facet {
  readonly key: string;
  readonly name: string;
  readonly options: readonly FacetOption[];
  readonly range: PriceRange | null;
  readonly is_exact: boolean;
}

/** Categories first, then the attributes in their order, the price last. Facets without options are left out. */
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
  return [
    ...facet(CATEGORY_FACET, 'Category', row.categories),
    ...row.attributes.flatMap(({ code, name, options }) => facet(code, name, options)),
    ...(range ? [{ key: PRICE_FACET, name: 'Price', options: [], range, is_exact: true }] : []),
  ];
}

/** Null where there are no products. */
export function priceRangeFrom(
  context: ReadContext,
  { min, max }: Pick<FacetRow, 'min' | 'max'>,
): PriceRange | null {
  if (min === null || max === null) return null;
  const { currency } = context.app.config.shop;
  const [lowest, highest] = [price(context, min, currency), price(context, max, currency)];
  return { min: lowest.value, min_text: lowest.text, max: highest.value, max_text: highest.text };
}

/** The attributes that a category's products can be told apart by, with the options that occur. */
export const attributesFrom = ({ attributes }: FacetRow) =>
  attributes.map(({ id, code, name, options }) => ({
    attribute_id: id,
    attribute_code: code,
    attribute_name: name,
    options: options.map(({ value, label }) => ({ option_id: value, option_text: label })),
  }));
