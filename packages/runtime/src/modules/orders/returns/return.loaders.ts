import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import type { ReturnRow } from './return.ts';
import { listReturnsOfOrders } from './return.repo.ts';

/** Loads the returns of each order, oldest first, by `order_id`. */
export const returnLoader: LoaderDefinition<number, readonly ReturnRow[]> = {
  async load(ids, { db }) {
    const byOrder = Map.groupBy(await listReturnsOfOrders(db, ids), (row) => row.order_id);
    return ids.map((id) => byOrder.get(id) ?? []);
  },
};
