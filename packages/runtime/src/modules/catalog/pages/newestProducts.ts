import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { parseListing } from '../../../platform/listing/parseListing.ts';
import { storefrontListing } from '../listing/productListing.ts';
import { listProductCards } from '../listing/productListing.repo.ts';
import { listedTo } from '../listing/visibility.ts';
import { productTile } from './productTile.ts';
import type { ProductTile } from './productTile.ts';

/** The newest products that lists of the storefront show. One statement. */
export async function listNewestProducts(
  app: AppContext,
  db: Db,
  count: number,
): Promise<readonly ProductTile[]> {
  const listing = parseListing([{ key: 'limit', operation: 'eq', value: String(count) }], storefrontListing);
  const cards = await listProductCards(db, {
    listing,
    listed: listedTo({ live: true }, app),
    relevance: null,
  });
  return cards.map(productTile);
}
