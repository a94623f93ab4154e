import type { GroupsChangeHook } from '../../customers/index.ts';
import { hasOtherContexts, keepAllPrices } from './keepContexts.ts';
import { readPricing } from './priceContext.repo.ts';
import { lockPrices } from './priceState.repo.ts';

/** Keeps the prices of a combination of groups that no customer had before. */
export const pricesOfGroups: GroupsChangeHook = {
  id: 'prices',
  async handle(app, tx) {
    if (!hasOtherContexts(app, await readPricing(tx, app.clock.now()))) return;
    await lockPrices(tx);
    await keepAllPrices(app, tx, []);
  },
};
