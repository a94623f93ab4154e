import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countChangesets, listChangesets } from '../../drafts/changeset.repo.ts';
import { changesetListing } from '../../drafts/changesetListing.ts';

export default {
  Query: {
    changesets(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, changesetListing);
      return toCollection(listing, {
        items: () => listChangesets(db, listing),
        total: () => countChangesets(db, listing),
      });
    },
  },
};
