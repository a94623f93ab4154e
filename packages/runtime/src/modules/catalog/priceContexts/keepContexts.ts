import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { shopCurrenciesOf } from '../../currencies/index.ts';
import { rulesOf } from '../priceLists/priceListRule.repo.ts';
import { keepPrices } from './keepPrices.ts';
import type { ChangedFor } from './contextBuyers.ts';
import { neededContexts } from './neededContexts.ts';
import { leaveContexts, readPricing, useContexts } from './priceContext.repo.ts';
import type { PriceContextRow, PricingRow } from './priceContext.repo.ts';
import { countPrices } from './priceState.repo.ts';

const nameOf = ({
  currency,
  group_ids,
}: Pick<PriceContextRow, 'currency' | 'group_ids'> | { currency: string; group_ids: readonly number[] }) =>
  `${currency} ${group_ids.join(' ')}`;

/** The difference between the contexts that are needed and those that are stored. */
function differenceOf(app: AppContext, { contexts, lists, currencies, combinations }: PricingRow, now: Date) {
  const shop = shopCurrenciesOf(currencies, app.config.shop.currency);
  const needed = neededContexts(rulesOf(lists), shop, combinations, now.getTime());
  const names = new Set(needed.map(nameOf));
  const used = new Set(contexts.filter(({ unused_since }) => unused_since === null).map(nameOf));
  return {
    missing: needed.filter((context) => !used.has(nameOf(context))),
    left: contexts.filter((context) => context.unused_since === null && !names.has(nameOf(context))),
  };
}

/** Reports whether contexts have to be made or left. */
export function hasOtherContexts(app: AppContext, pricing: PricingRow): boolean {
  const { missing, left } = differenceOf(app, pricing, app.clock.now());
  return missing.length + left.length > 0;
}

/** The parts that all prices share, if the transaction has read them under the lock. */
interface KnownPricing {
  readonly pricing?: PricingRow;
}

/**
 * Makes the contexts that buyers need, with the prices of all products, and leaves those that nobody needs; in the others it keeps the prices of
 * the given products for the buyers whom the change concerns. The caller called `lockPrices` before its first write.
 */
export async function keepAllPrices(
  app: AppContext,
  tx: Db,
  products: readonly number[] | 'all',
  { pricing: known, ...changed }: ChangedFor & KnownPricing = {},
): Promise<void> {
  const now = app.clock.now();
  const before = known ?? (await readPricing(tx, now));
  const { missing, left } = differenceOf(app, before, now);
  const used = await useContexts(tx, missing);
  if (left.length > 0)
    await leaveContexts(
      tx,
      left.map(({ price_context_id }) => price_context_id),
      now,
    );
  await countPrices(tx);
  const stored = new Set(before.contexts.map(({ price_context_id }) => price_context_id));
  const taken = new Set(used.map(({ price_context_id }) => price_context_id));
  const others = before.contexts.filter(({ price_context_id }) => !taken.has(price_context_id));
  const pricing = { ...before, contexts: [...others, ...used] };
  const ids = pricing.contexts.map(({ price_context_id }) => price_context_id);
  const created = ids.filter((id) => !stored.has(id));
  if (created.length > 0) await keepPrices(app, tx, 'all', { contexts: created, pricing });
  await keepPrices(app, tx, products, { contexts: ids.filter((id) => stored.has(id)), changed, pricing });
}
