import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countCustomers, listCustomers } from '../../customer.repo.ts';
import { customerListing } from '../../customerListing.ts';

export default {
  Query: {
    customers(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, customerListing);
      return toCollection(listing, {
        items: () => listCustomers(db, listing),
        total: () => countCustomers(db, listing),
      });
    },
  },
};
