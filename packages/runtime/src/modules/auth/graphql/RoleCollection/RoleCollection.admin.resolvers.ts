import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countRoles, listRolePage } from '../../adminRole.repo.ts';
import { roleListing } from '../../adminListing.ts';

export default {
  Query: {
    roles(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, roleListing);
      return toCollection(listing, {
        items: () => listRolePage(db, listing),
        total: () => countRoles(db, listing),
      });
    },
  },
};
