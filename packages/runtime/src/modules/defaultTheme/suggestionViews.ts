import type { ProductTile } from '../catalog/contract.ts';

/** A category, page or blog post suggested by the search. */
export interface Suggested {
  readonly uuid: string;
  readonly name: string;
  readonly url: string;
}

/** A product suggested by the search. */
export type SuggestedProduct = Pick<
  ProductTile,
  'uuid' | 'sku' | 'name' | 'url' | 'image' | 'price' | 'price_range' | 'in_stock'
>;

export interface Suggestions {
  readonly keyword: string;
  readonly products: readonly SuggestedProduct[];
  readonly categories: readonly Suggested[];
  readonly pages: readonly Suggested[];
  readonly posts: readonly Suggested[];
}
