import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { soldCardsOf } from '../../storedValue/index.ts';
import type { SoldCardRow } from '../../storedValue/index.ts';

/** Loads the gift cards that lines of orders sold, by `order_item_id`. */
export const soldCardsLoader: LoaderDefinition<number, readonly SoldCardRow[]> = {
  async load(ids, { db }) {
    const byItem = Map.groupBy(await soldCardsOf(db, ids), (card) => card.order_item_id);
    return ids.map((id) => byItem.get(id) ?? []);
  },
};
