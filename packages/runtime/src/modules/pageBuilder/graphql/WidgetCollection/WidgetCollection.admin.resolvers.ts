import type { GraphQLContext } from '../../../../platform/graphql/contract.ts';
import { parseListing, toCollection } from '../../../../platform/listing/parseListing.ts';
import type { ListArguments } from '../../../../platform/listing/parseListing.ts';
import { countWidgets, listWidgets } from '../../widgetInstance.repo.ts';
import { widgetListing } from '../../widgetListing.ts';

export default {
  Query: {
    widgets(_: unknown, { filters }: ListArguments, { db }: GraphQLContext) {
      const listing = parseListing(filters, widgetListing);
      return toCollection(listing, {
        items: () => listWidgets(db, listing),
        total: () => countWidgets(db, listing),
      });
    },
  },
};
