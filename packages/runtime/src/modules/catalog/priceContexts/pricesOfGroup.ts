import type { GroupRemovalHook } from '../../customers/index.ts';
import { findPriceList, leaveGroup } from '../priceLists/priceList.repo.ts';
import { productsOf } from '../priceLists/reach.ts';
import { keepAllPrices } from './keepContexts.ts';
import { lockPrices } from './priceState.repo.ts';

/** Takes a deleted group from its price lists. Those that were for it alone are switched off. */
export const pricesOfGroup: GroupRemovalHook = {
  id: 'prices',
  async handle(app, tx, groupId) {
    await lockPrices(tx);
    const reaches: (readonly number[] | 'all')[] = [];
    for (const id of await leaveGroup(tx, groupId)) {
      const list = await findPriceList(tx, { id });
      if (list) reaches.push(await productsOf(tx, id, list));
    }
    if (reaches.length === 0) return;
    await keepAllPrices(
      app,
      tx,
      reaches.includes('all') ? 'all' : reaches.flatMap((ids) => (ids === 'all' ? [] : ids)),
    );
  },
};
