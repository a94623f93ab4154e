import type { ConnectionArguments, ListingSpec } from '../listing/contract.ts';
import { listingOf } from '../listing/listingOf.ts';
import { toConnection } from '../listing/parseConnection.ts';
import { parseListing, toCollection } from '../listing/parseListing.ts';
import type { ListArguments, Listing, Slice } from '../listing/parseListing.ts';
import type { GraphQLContext } from './contract.ts';

/** The two statements of a list, and the filters and orders that it has. */
interface List<Row> {
  readonly spec: ListingSpec | ((context: GraphQLContext) => ListingSpec);
  rows(context: GraphQLContext, slice: Slice): Promise<readonly Row[]>;
  total(context: GraphQLContext, listing: Listing): Promise<number>;
}

/**
 * Creates the resolvers of a list's two root fields: `<name>` answers a page with a total, and `<name>Connection` the same rows
 * after a cursor. Both throw `BAD_FILTER` for unknown filters, the second `BAD_CURSOR` for a cursor of another order.
 */
export function listFields<Row extends object>(name: string, { spec, rows, total }: List<Row>) {
  const specOf = (context: GraphQLContext) =>
    listingOf(typeof spec === 'function' ? spec(context) : spec, context);
  return {
    [name](_: unknown, { filters }: ListArguments, context: GraphQLContext) {
      const listing = parseListing(filters, specOf(context));
      return toCollection(listing, {
        items: () => rows(context, listing),
        total: () => total(context, listing),
      });
    },
    [`${name}Connection`]: (_: unknown, args: ConnectionArguments, context: GraphQLContext) =>
      toConnection(args, specOf(context), (slice) => rows(context, slice)),
  };
}
