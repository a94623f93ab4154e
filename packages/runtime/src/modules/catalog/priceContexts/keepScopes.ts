import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { listFilterableAttributes } from '../attributes/attribute.repo.ts';
import { inScope } from '../priceLists/priceScope.ts';
import type { PriceScope } from '../priceLists/priceScope.ts';
import { keepMembers, listScopedLists } from '../priceLists/priceScope.repo.ts';

/** Stores which of the given products are in the scopes of the lists that are on. Returns those that came into one or left one. */
export async function keepScopesOf(
  app: AppContext,
  tx: Db,
  products: readonly number[] | 'all',
): Promise<readonly number[]> {
  const changed: number[] = [];
  for (const { price_list_id, scope } of await listScopedLists(tx))
    changed.push(...(await keepScope(app, tx, price_list_id, scope, products)));
  return changed;
}

/** Stores which products are in the scope of a list. Without a scope none is kept. Returns those that came or left. */
export async function keepScope(
  app: AppContext,
  tx: Db,
  list: number,
  scope: PriceScope | null,
  products: readonly number[] | 'all' = 'all',
): Promise<readonly number[]> {
  const member =
    scope && inScope(app, scope, scope.filter.length > 0 ? await listFilterableAttributes(tx) : []);
  return keepMembers(tx, list, member, products);
}
