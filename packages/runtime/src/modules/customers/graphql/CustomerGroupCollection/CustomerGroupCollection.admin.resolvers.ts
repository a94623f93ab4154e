import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countGroups, listGroups } from '../../customerGroup.repo.ts';
import { groupListing } from '../../customerListing.ts';

export default {
  Query: {
    customerGroups(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, groupListing);
      return toCollection(listing, {
        items: () => listGroups(db, listing),
        total: () => countGroups(db, listing),
      });
    },
  },
};
