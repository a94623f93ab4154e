import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ProductTile } from '../contract.ts';
import { listCrossSold } from '../related/productLink.repo.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import { productTile } from './productTile.ts';

/**
 * Lists products in stock that go well with the products of a cart: those that their pages show as related. Runs one SQL statement, and
 * none for an empty cart.
 */
export async function crossSold(
  app: AppContext,
  db: Db,
  productIds: readonly number[],
  count: number,
): Promise<readonly ProductTile[]> {
  if (productIds.length === 0) return [];
  const cards = await listCrossSold(db, 'related', productIds, count, pricesOf(app));
  return cards.map((card) => productTile(app, card));
}
