import type { ReadContext } from '../../../platform/loading/readContext.ts';
import { findCollection } from '../collections/collection.repo.ts';
import { collectionPath } from '../collections/collectionUrl.ts';
import { readProductsIn } from '../listing/productsOfCategories.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { productTile } from './productTile.ts';
import type { ProductTile } from '../contract.ts';

/** A product in a collection feed. */
export interface FeedProduct extends ProductTile, Pick<ProductCard, 'created_at' | 'updated_at'> {}

export interface CollectionFeed {
  readonly name: string;
  /** The path of the collection page. */
  readonly path: string;
  /** The newest products, newest first, one per variant group. */
  readonly products: readonly FeedProduct[];
}

/**
 * Reads the newest products in a collection for its feed. Returns null if there is no such collection. Runs two SQL
 * statements.
 */
export async function readCollectionFeed(
  context: ReadContext,
  uuid: string,
  count: number,
): Promise<CollectionFeed | null> {
  const collection = await findCollection(context.db, { uuid });
  if (!collection) return null;
  const { items } = await readProductsIn(
    context,
    'collection',
    collection.collection_id,
    [
      { key: 'ob', operation: 'eq', value: 'created_at' },
      { key: 'od', operation: 'eq', value: 'desc' },
      { key: 'limit', operation: 'eq', value: String(count) },
    ],
    { isGrouped: true },
  );
  return {
    name: collection.name,
    path: collectionPath(collection),
    products: (await items).map((card) => ({
      ...productTile(context.app, card),
      created_at: card.created_at,
      updated_at: card.updated_at,
    })),
  };
}
