import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Job } from '../../../platform/contracts/jobs.ts';
import { hasOtherContexts, keepAllPrices } from './keepContexts.ts';
import { historyKey } from './contextBuyers.ts';
import { keepScopesOf } from './keepScopes.ts';
import { deleteEnded, recordBegun } from './pastPrice.repo.ts';
import { deleteContextsUnusedSince, readPricing } from './priceContext.repo.ts';
import { lockPrices, sharePrices } from './priceState.repo.ts';

/** The time that ended prices and contexts that nobody needs stay, for processes with slower clocks or older knowledge. */
const GRACE_MS = 120_000;
/** Maximum number of rows per statement. */
const BATCH = 5000;

/**
 * Records prices of lists that have begun or ended in the price history, deletes what has ended, and makes contexts that are needed. Reads
 * compare with the clock, so that it changes no price, however late it runs.
 */
export const keepListPrices: Job = {
  id: 'keepListPrices',
  schedule: '* * * * *',
  async run(app, signal) {
    const pricing = await readPricing(app.db, app.clock.now());
    const before = new Date(app.clock.now().getTime() - GRACE_MS);
    await recordBoundaries(app, signal);
    while ((await deleteEnded(app.db, before, BATCH)) === BATCH) signal?.throwIfAborted();
    const isUnused = pricing.contexts.some(
      (context) => context.unused_since !== null && new Date(context.unused_since) < before,
    );
    if (!isUnused && !hasOtherContexts(app, pricing)) return;
    await app.db.transaction(async (tx) => {
      await lockPrices(tx);
      await deleteContextsUnusedSince(tx, before);
      await keepAllPrices(app, tx, []);
    });
  },
};

/** Records the prices that have begun since they were kept. */
async function recordBoundaries(app: AppContext, signal: AbortSignal | undefined): Promise<void> {
  const now = app.clock.now();
  const { contexts } = await readPricing(app.db, now);
  const keys = contexts.map(({ price_context_id, currency, group_ids }) => ({
    context: price_context_id,
    key: historyKey(currency, group_ids),
  }));
  if (keys.length === 0) return;
  while ((await recordBegun(app.db, keys, now, BATCH)) === BATCH) signal?.throwIfAborted();
}

/** Finds the products in the scopes of lists again, for changes that are no change of a product, such as a category that moved. */
export const keepPriceListScopes: Job = {
  id: 'keepPriceListScopes',
  schedule: '*/15 * * * *',
  async run(app) {
    const { scope_count } = await sharePrices(app.db);
    if (scope_count === 0) return;
    await app.db.transaction(async (tx) => {
      await lockPrices(tx);
      const changed = await keepScopesOf(app, tx, 'all');
      if (changed.length > 0) await keepAllPrices(app, tx, changed);
    });
  },
};
