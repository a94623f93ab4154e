import type { AppContext } from '../../../platform/contracts/context.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db, SqlFragment } from '../../../platform/db/db.ts';
import { parseListing } from '../../../platform/listing/parseListing.ts';
import { isNamed, searchedLanguages } from '../../translations/index.ts';
import { CATEGORY_NAMES } from '../listing/catalogSearch.ts';
import { storefrontListing } from '../listing/productListing.ts';
import { listProductCards } from '../listing/productListing.repo.ts';
import type { ProductCard } from '../listing/productCard.ts';
import { searchProducts } from '../listing/productSearch.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import { listedForEntry } from '../listing/visibility.ts';

/**
 * Maximum number of matches from which suggestions are selected. A partially typed word has many matches, and the newest
 * are sufficient.
 */
const MOST_HITS = 200;

/** Lists the best matches for a keyword that is still being typed, one per variant group. Runs one SQL statement. */
export function suggestProducts(
  app: AppContext,
  db: Db,
  keyword: string,
  count: number,
): Promise<readonly ProductCard[]> {
  const { matches, relevance } = searchProducts(
    keyword,
    { audience: 'storefront', languages: searchedLanguages(app, 'storefront') },
    MOST_HITS,
  );
  const listing = parseListing([{ key: 'limit', operation: 'eq', value: String(count) }], {
    ...storefrontListing,
    sorts: { relevance: { column: relevance, kind: 'decimal', field: 'relevance', direction: 'desc' } },
    defaultSort: 'relevance',
  });
  return listProductCards(db, {
    listing: { ...listing, where: matches },
    listed: listedForEntry(app),
    relevance,
    entries: { representative: 'main', isSearch: true },
    prices: pricesOf(app),
  });
}

/**
 * Selects the UUID and the name of the enabled categories whose words, in the language of the app or as stored, start with the words of a
 * string.
 */
export const suggestedCategories = (app: AppContext, text: string): SqlFragment =>
  sql.fragment`select c.uuid, c.name from category c where c.status and ${isNamed(sql.fragment`c.uuid`, CATEGORY_NAMES, text, searchedLanguages(app, 'storefront'))}`;
