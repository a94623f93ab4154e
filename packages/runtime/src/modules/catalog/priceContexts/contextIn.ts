import { sharingReadCache } from '../../../platform/contentCache/cachedRead.ts';
import { readContext } from '../../../platform/loading/readContext.ts';
import type { ReadContext } from '../../../platform/loading/readContext.ts';
import { invalidCurrency } from '../../currencies/index.ts';
import { pricesFor } from './pricesFor.ts';
import { findShownCurrency } from './shownCurrencies.ts';
import { currencyOf, withPrices } from './shownPrices.ts';
import { buyerOf } from './visitorPrices.ts';

/** The contexts of a request in further currencies. */
const others = new WeakMap<ReadContext, Map<string, ReadContext>>();

/**
 * Returns the context that shows prices in a currency to the same caller. Without a code, and for the currency that the context shows, it is
 * the context itself. Throws `INVALID_CURRENCY` for a currency in which the shop shows no prices.
 */
export function contextIn<Context extends ReadContext>(
  context: Context,
  code: string | null | undefined,
): Context {
  if (code === null || code === undefined) return context;
  const currency = findShownCurrency(context.app, code);
  if (currency === null) throw invalidCurrency(code);
  if (currency === currencyOf(context.app)) return context;
  const known = others.get(context) ?? new Map<string, ReadContext>();
  others.set(context, known);
  const found = known.get(currency) ?? createContext(context, currency);
  known.set(currency, found);
  return found as Context;
}

function createContext<Context extends ReadContext>(context: Context, currency: string): Context {
  const { app, db, caller, audience } = context;
  const buyer = buyerOf(audience === 'admin' ? null : caller.customer);
  const shown = withPrices(app, pricesFor(app, { currency, ...buyer }));
  return sharingReadCache(context, { ...context, ...readContext({ app: shown, db, caller }, audience) });
}
