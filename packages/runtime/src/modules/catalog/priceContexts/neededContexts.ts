import type { ShopCurrencies } from '../../currencies/index.ts';
import { hasEnded, isForCurrency, isForGroups } from '../priceLists/priceRules.ts';
import type { PriceListRule } from '../priceLists/priceRules.ts';

/** A kind of buyer: a currency, and those of the buyer's groups that a list names. */
interface PriceContext {
  readonly currency: string;
  /** Ids in ascending order. */
  readonly group_ids: readonly number[];
}

/** Returns those of a buyer's groups that lists of a currency name, in ascending order. Pure. */
export function namedGroups(
  lists: readonly PriceListRule[],
  currency: string,
  groups: readonly number[],
): readonly number[] {
  const named = new Set(
    lists.filter((list) => isForCurrency(list, currency)).flatMap((list) => list.groups ?? []),
  );
  return [...new Set(groups)].filter((id) => named.has(id)).sort((a, b) => a - b);
}

/**
 * Lists the kinds of buyers who see other prices than those of the products themselves: in each other currency that is on, and in the shop's
 * where a list is for them. `combinations` are the groups of customers who are in several. Pure.
 */
export function neededContexts(
  lists: readonly PriceListRule[],
  currencies: ShopCurrencies,
  combinations: readonly (readonly number[])[],
  now: number,
): readonly PriceContext[] {
  const open = lists.filter((list) => list.is_on && !hasEnded(list, now));
  const single = [...new Set(open.flatMap(({ groups }) => groups ?? []))].map((id) => [id]);
  const found = new Map<string, PriceContext>();
  for (const { code, isBase } of currencies.on)
    for (const groups of [[], ...single, ...combinations]) {
      const group_ids = namedGroups(open, code, groups);
      const isChanged = open.some((list) => isForCurrency(list, code) && isForGroups(list, group_ids));
      if (isChanged || !isBase) found.set(`${code} ${group_ids.join(' ')}`, { currency: code, group_ids });
    }
  return [...found.values()];
}
