import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countAttributeGroups, listAttributeGroups } from '../../attributes/attributeGroup.repo.ts';
import { attributeGroupListing } from '../../attributes/attributeListing.ts';

export default {
  Query: {
    attributeGroups(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, attributeGroupListing);
      return toCollection(listing, {
        items: () => listAttributeGroups(db, listing),
        total: () => countAttributeGroups(db, listing),
      });
    },
  },
};
