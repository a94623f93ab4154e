import { z } from 'zod';
import type { CacheView } from '../../../platform/contentCache/contentCache.ts';
import { bool, int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { SqlFragment } from '../../../platform/db/db.ts';
import { keyMatch } from '../../../platform/text/keyMatch.ts';
import { productInputs } from './cartInputs.ts';
import { productStock, stockObject } from '../offers/cartOffersColumn.ts';
import { productsWhere } from './productsWhere.ts';
import { cacheProducts, readCachedInputs } from './cachedInputs.ts';
import type { CachedInputs, PartitionedSkus } from './cachedInputs.ts';

/** Selects the stock of the products selected by a query `wanted (product_id)`. */
const stockOf = (productIds: SqlFragment): SqlFragment => sql.fragment`coalesce((
  select json_agg(${stockObject(sql.fragment`wanted.product_id`)})
  from (${productIds}) wanted left join product_inventory stock using (product_id)
), '[]')`;

/** The schema of a row that complements the cache: the stock of all products, and the products that are not cached. */
export const uncachedColumns = z.object({
  stock: z.array(productStock),
  products: z.array(productInputs),
  is_current: bool,
  shipping_revision: int,
});

/** The SKU of the product `p`. */
export const SKU = sql.fragment`p.sku`;

/** Selects the columns of `uncachedColumns` except the revision. `productIds` is a query for the ids of all products. */
export const selectUncachedColumns = (
  productIds: SqlFragment,
  { unknown }: PartitionedSkus,
  locale: SqlFragment,
  view: CacheView,
): SqlFragment => sql.fragment`
  ${stockOf(productIds)} as stock, ${view.isCurrent} as is_current,
  ${unknown.length > 0 ? productsWhere(keyMatch(SKU, unknown), locale) : sql.fragment`'[]'::json`} as products`;

/** Combines loaded and cached inputs, and caches the loaded products. Returns null if the cache is incomplete or outdated. */
export function joinCached(
  view: CacheView,
  language: string | null,
  { stock, products, is_current }: Omit<z.output<typeof uncachedColumns>, 'shipping_revision'>,
  taxClass: number | null,
): CachedInputs | null {
  if (!is_current) return null;
  cacheProducts(view.store, language, products);
  const readIds = new Set(products.map(({ product_id }) => product_id));
  const ids = stock.map(({ product_id }) => product_id).filter((id) => !readIds.has(id));
  const known = readCachedInputs(view, language, { ids, read: products }, taxClass);
  return known && withStock(known, stock);
}

/** Replaces the stock of cached products with the stock just loaded. */
function withStock(known: CachedInputs, stock: readonly z.output<typeof productStock>[]): CachedInputs {
  const byProduct = new Map(stock.map((row) => [row.product_id, row]));
  return {
    ...known,
    products: known.products.map((product) => ({ ...product, ...byProduct.get(product.product_id) })),
  };
}
