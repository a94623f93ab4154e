import { parseListing, toCollection } from '@shop/runtime/extension';
import type { FilterInput, GraphQLContext } from '@shop/runtime/extension';
import { countRefusals, listRefusals, refusalListing } from '../../page/refusals.ts';

export default {
  Query: {
    agentRefusals(
      _: unknown,
      { filters }: { readonly filters?: readonly FilterInput[] },
      { db }: GraphQLContext,
    ) {
      const listing = parseListing(filters, refusalListing);
      return toCollection(listing, {
        items: () => listRefusals(db, listing),
        total: () => countRefusals(db, listing),
      });
    },
  },
};
