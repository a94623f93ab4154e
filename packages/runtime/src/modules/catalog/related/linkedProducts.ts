import type { LoaderDefinition, ReadContext } from '../../../platform/loading/readContext.ts';
import { badFilter } from '../../../platform/listing/errors.ts';
import { pricesOf } from '../priceContexts/shownPrices.ts';
import { listLinkedCards } from './productLink.repo.ts';
import type { LinkType } from './productLink.ts';
import type { ProductCard } from '../listing/productCard.ts';

const MAX_LIMIT = 100;

/**
 * Loads the products linked to the given products with the given link type, up to `limit`, without duplicates and without
 * the given products. A single SQL statement loads the linked products of all products in a request. Throws BAD_FILTER if
 * `limit` is not between 1 and 100.
 */
export async function linkedProducts(
  context: ReadContext,
  type: LinkType,
  productIds: readonly number[],
  limit: number,
): Promise<readonly ProductCard[]> {
  if (limit < 1 || limit > MAX_LIMIT)
    throw badFilter(`The limit must be a whole number from 1 to ${MAX_LIMIT}`);
  const lists = await Promise.all(productIds.map(context.loader(LOADERS[type])));
  const cards = new Map(lists.flat().map((card) => [card.product_id, card]));
  for (const id of productIds) cards.delete(id);
  return [...cards.values()].slice(0, limit);
}

const loaderOf = (type: LinkType): LoaderDefinition<number, readonly ProductCard[]> => ({
  async load(ids, context) {
    const rows = await listLinkedCards(context.db, type, ids, context.audience, pricesOf(context.app));
    const byOwner = Map.groupBy(rows, (row) => row.owner_id);
    return ids.map((id) => byOwner.get(id) ?? []);
  },
});

const LOADERS: Readonly<Record<LinkType, LoaderDefinition<number, readonly ProductCard[]>>> = {
  related: loaderOf('related'),
  cross_sell: loaderOf('cross_sell'),
  upsell: loaderOf('upsell'),
};
