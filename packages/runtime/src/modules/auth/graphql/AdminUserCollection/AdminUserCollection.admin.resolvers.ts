import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { adminListing } from '../../adminListing.ts';
import { countAdmins, listAdminPage } from '../../adminUser.repo.ts';

export default {
  Query: {
    adminUsers(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, adminListing);
      return toCollection(listing, {
        items: () => listAdminPage(db, listing),
        total: () => countAdmins(db, listing),
      });
    },
  },
};
