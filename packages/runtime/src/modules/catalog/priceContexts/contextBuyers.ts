import type { AppContext } from '../../../platform/contracts/context.ts';
import { shopCurrenciesOf } from '../../currencies/index.ts';
import { rulesOf } from '../priceLists/priceListRule.repo.ts';
import { termsOf } from '../priceLists/priceRules.ts';
import type { PriceTerms } from '../priceLists/priceRules.ts';
import type { PricingRow } from './priceContext.repo.ts';

/** The kinds of buyers whose prices may have changed. Default: all. */
export interface ChangedFor {
  /** The id of the only list that changed: those whom it is for. */
  readonly list?: number;
  /** The codes of the only currencies that changed: those who pay in one of them. */
  readonly currencies?: readonly string[];
}

/** A kind of buyer with the lists that are for them. */
export interface ContextBuyer {
  readonly context: number;
  readonly terms: PriceTerms;
  /** The context of the price history. */
  readonly key: string;
}

/** Returns the buyers of all contexts whose currencies are on. */
export function buyersOf(
  app: Pick<AppContext, 'config'>,
  { contexts, lists, currencies }: PricingRow,
): readonly ContextBuyer[] {
  const base = app.config.shop.currency;
  const shop = shopCurrenciesOf(currencies, base);
  const rules = rulesOf(lists);
  return contexts.flatMap(({ price_context_id, currency: code, group_ids: groups }) => {
    const currency = shop.find(code);
    if (!currency) return [];
    const terms = termsOf({ currency, base, groups }, rules);
    return [{ context: price_context_id, terms, key: historyKey(code, groups) }];
  });
}

/** Returns the name that the price history has for a context. */
export const historyKey = (currency: string, groups: readonly number[]): string =>
  [currency.toLowerCase(), ...(groups.length > 0 ? [groups.join('-')] : [])].join(':').slice(0, 100);
