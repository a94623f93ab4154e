import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { BASE_CONTEXT } from './priceHistory.ts';
import type { PriceHistoryRow } from './priceHistory.ts';
import { listPriceHistories } from './priceHistory.repo.ts';

/** Loads the prices of its own that a product has had in the shop currency, newest first. */
export const pricesOfProduct: LoaderDefinition<number, readonly PriceHistoryRow[]> = {
  async load(ids, { db }) {
    const rows = (await listPriceHistories(db, ids)).filter(({ context }) => context === BASE_CONTEXT);
    const byProduct = Map.groupBy(rows, (row) => row.product_id);
    return ids.map((id) => byProduct.get(id) ?? []);
  },
};
