import type { GroupsChangeHook } from '../../customers/index.ts';
import { hasOtherContexts, keepAllPrices } from './keepContexts.ts';
import { readPricing } from './priceContext.repo.ts';
import { lockPrices } from './priceState.repo.ts';

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
