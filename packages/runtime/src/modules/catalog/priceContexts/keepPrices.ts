import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { PricingRow } from './priceContext.repo.ts';
import { readPricing } from './priceContext.repo.ts';
import { sharePrices } from './priceState.repo.ts';
import type { PriceCounts } from './priceState.repo.ts';
import { keepScopesOf } from './keepScopes.ts';
import type { ChangedFor, ContextBuyer } from './contextBuyers.ts';
import { buyersOf } from './contextBuyers.ts';
import { keepBatch } from './keepBatch.ts';

/** Number of prices per batch. They are computed without a pause, for which requests to the process wait. */
const BATCH_PRICES = 300;
/** Minimum number of products per batch. */
const BATCH_PRODUCTS = 25;

/**
 * Keeps the prices of products that the transaction has written, in all contexts. Call it after the writes; the products stay locked by them.
 * Without contexts and scopes it sends one statement, and none if the transaction shares the prices already and gives what it has read.
 */
export async function keepPricesOf(
  app: AppContext,
  tx: Db,
  products: readonly number[],
  shared?: PriceCounts,
): Promise<void> {
  if (products.length === 0) return;
  const { context_count, scope_count } = shared ?? (await sharePrices(tx));
  if (scope_count > 0) await keepScopesOf(app, tx, products);
  if (context_count > 0) await keepPrices(app, tx, products);
}

/** The choice of prices to keep. */
interface KeepChoice {
  /** The ids of the contexts. Default: all. */
  readonly contexts?: readonly number[];
  readonly changed?: ChangedFor;
  /** The parts that all products share, if they were read before. */
  readonly pricing?: PricingRow;
}

/**
 * Computes the prices of products in contexts, for now and all times at which lists begin or end, and writes those that differ from what is
 * kept. The caller holds the lock of prices: `lockPrices` before its first write.
 */
export async function keepPrices(
  app: AppContext,
  tx: Db,
  products: readonly number[] | 'all',
  { contexts, changed = {}, pricing }: KeepChoice = {},
): Promise<void> {
  const now = app.clock.now();
  const shared = pricing ?? (await readPricing(tx, now));
  const buyers = buyersOf(app, shared).filter(
    (buyer) => (!contexts || contexts.includes(buyer.context)) && isConcerned(buyer, changed),
  );
  if (buyers.length === 0) return;
  const size = Math.max(BATCH_PRODUCTS, Math.floor(BATCH_PRICES / buyers.length));
  if (products === 'all') {
    for (let after = 0, last = size; last === size;) {
      const read = await keepBatch(tx, { after, limit: size }, buyers, now);
      last = read.length;
      after = read.at(-1) ?? after;
    }
    return;
  }
  const ids = [...new Set(products)].sort((a, b) => a - b);
  for (let start = 0; start < ids.length; start += size)
    await keepBatch(tx, { ids: ids.slice(start, start + size) }, buyers, now);
}

const isConcerned = ({ terms }: ContextBuyer, { list, currencies }: ChangedFor): boolean =>
  (list === undefined || terms.lists.has(list)) && (!currencies || currencies.includes(terms.currency.code));
