import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import type { PriceHistoryRow } from './priceHistory.ts';
import { listPriceHistories } from './priceHistory.repo.ts';

/** Loads the prices that a product has had, newest first. */
export const pricesOfProduct: LoaderDefinition<number, readonly PriceHistoryRow[]> = {
  async load(ids, { db }) {
    const byProduct = Map.groupBy(await listPriceHistories(db, ids), (row) => row.product_id);
    return ids.map((id) => byProduct.get(id) ?? []);
  },
};
