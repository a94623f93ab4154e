import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import type { Cart } from '../../../carts/index.ts';
import { readOffer } from '../../reminderConsent.ts';

export default {
  Cart: {
    async reminders(cart: Cart, _: unknown, { app, db, caller }: GraphQLContext) {
      const { isAsked, isGiven } = await readOffer(app, db, cart, caller.customer);
      return { asked: isAsked, given: isGiven };
    },
  },
};
