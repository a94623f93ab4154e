import type { GroupRemovalHook, GroupsChangeHook } from '../../customers/index.ts';
import { findPriceList, leaveGroup } from '../priceLists/priceList.repo.ts';
import { productsOf } from '../priceLists/reach.ts';
import { hasOtherContexts, keepAllPrices } from './keepContexts.ts';
import { lockPrices } from './priceState.repo.ts';
import { readPricing } from './priceContext.repo.ts';
import { sql } from '../../../platform/db/db.ts';
import { noColumns } from '../../../platform/db/columns.ts';
import type { CurrencyUse } from '../../currencies/contract.ts';

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

/**
 * Keeps the prices of a combination of groups that no customer had before. Takes the lock before it reads, so that a list that is switched on
 * meanwhile knows the combination, or is known.
 */
export const pricesOfGroups: GroupsChangeHook = {
  id: 'prices',
  async handle(app, tx) {
    await lockPrices(tx);
    const pricing = await readPricing(tx, app.clock.now());
    if (hasOtherContexts(app, pricing)) await keepAllPrices(app, tx, [], { pricing });
  },
};

/** Keeps the prices of all products in currencies that change. A currency of a price list is not deleted. */
export const pricesInCurrencies: CurrencyUse = {
  id: 'prices',
  isInUse: async (tx, code) => {
    await lockPrices(tx);
    return tx.exists(sql.type(noColumns)`select from price_list where currency = ${code}`);
  },
  onChange: async (app, tx, codes) => {
    await lockPrices(tx);
    await keepAllPrices(app, tx, 'all', codes === null ? {} : { currencies: codes });
  },
};
