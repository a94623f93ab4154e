import { parseListing, toCollection } from '@shop/runtime/extension';
import type { FilterInput, GraphQLContext } from '@shop/runtime/extension';
import { countRewards, listRewards, rewardListing } from '../../reward.ts';

export default {
  Query: {
    loyaltyRewards(
      _: unknown,
      { filters }: { readonly filters?: readonly FilterInput[] },
      { db }: GraphQLContext,
    ) {
      const listing = parseListing(filters, rewardListing);
      return toCollection(listing, {
        items: () => listRewards(db, listing),
        total: () => countRewards(db, listing),
      });
    },
  },
};
