import { parseListing, toCollection } from '@shop/runtime/extension';
import type { FilterInput, GraphQLContext } from '@shop/runtime/extension';
import { countNotes, listNotes, noteListing } from '../../note.ts';

export default {
  Query: {
    myThingNotes(
      _: unknown,
      { filters }: { readonly filters?: readonly FilterInput[] },
      { db }: GraphQLContext,
    ) {
      const listing = parseListing(filters, noteListing);
      return toCollection(listing, {
        items: () => listNotes(db, listing),
        total: () => countNotes(db, listing),
      });
    },
  },
};
