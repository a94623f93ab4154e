import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countAttributes, listAttributes } from '../../attributes/attribute.repo.ts';
import { attributeListing } from '../../attributes/attributeListing.ts';

export default {
  Query: {
    attributes(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, attributeListing);
      return toCollection(listing, {
        items: () => listAttributes(db, listing),
        total: () => countAttributes(db, listing),
      });
    },
  },
};
