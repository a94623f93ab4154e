import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countTaxClasses, listTaxClassPage } from '../../taxClass.repo.ts';
import { taxClassListing } from '../../taxClassListing.ts';

export default {
  Query: {
    taxClasses(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, taxClassListing);
      return toCollection(listing, {
        items: () => listTaxClassPage(db, listing),
        total: () => countTaxClasses(db, listing),
      });
    },
  },
};
