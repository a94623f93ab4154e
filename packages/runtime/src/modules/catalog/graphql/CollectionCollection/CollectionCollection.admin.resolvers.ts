import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countCollections, listCollections } from '../../collections/collection.repo.ts';
import { collectionListing } from '../../collections/collectionListing.ts';

export default {
  Query: {
    collections(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, collectionListing);
      return toCollection(listing, {
        items: () => listCollections(db, listing),
        total: () => countCollections(db, listing),
      });
    },
  },
};
