import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Job } from '../../../platform/contracts/jobs.ts';
import { keepAllPrices } from '../priceContexts/keepContexts.ts';
import { listUnkeptProducts } from '../priceContexts/listUnkeptProducts.ts';
import { lockPrices } from '../priceContexts/priceState.repo.ts';
import { deletePricesEndedBefore, recordMissingPrices } from './priceHistory.repo.ts';

const DAY_MS = 86_400_000;
/** Maximum number of rows per statement, so that none runs long. */
const BATCH = 1000;

/**
 * Records prices that were written without the shop, such as by an earlier version during an upgrade or with SQL, keeps them for each kind of
 * buyer, and deletes prices that ended before the days of the setting `priceHistoryDays`.
 */
export const keepPriceHistory: Job = {
  id: 'keepPriceHistory',
  schedule: '23 3 * * *',
  async run(app, signal) {
    const now = app.clock.now();
    const { priceHistoryDays } = await app.settings(['priceHistoryDays']);
    const before = new Date(now.getTime() - priceHistoryDays * DAY_MS);
    await inBatches(signal, () => recordMissingPrices(app.db, now, BATCH));
    await inBatches(signal, () => deletePricesEndedBefore(app.db, before, BATCH));
    await keepMissedPrices(app);
  },
};

async function inBatches(signal: AbortSignal | undefined, work: () => Promise<number>): Promise<void> {
  do signal?.throwIfAborted();
  while ((await work()) === BATCH);
}

/** Keeps the prices of lists and currencies for products that were written without the shop. */
async function keepMissedPrices(app: AppContext): Promise<void> {
  const unkept = await listUnkeptProducts(app, app.db, 1);
  if (unkept.length === 0) return;
  await app.db.transaction(async (tx) => {
    await lockPrices(tx);
    await keepAllPrices(app, tx, 'all');
  });
}
