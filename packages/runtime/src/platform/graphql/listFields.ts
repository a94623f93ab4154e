import type { ConnectionArguments, ListingSpec } from '../listing/contract.ts';
import { listingOf } from '../listing/listingOf.ts';
import type { ListKeys } from '../listing/listQuery.ts';
import { toConnection } from '../listing/parseConnection.ts';
import { parseListing, toCollection } from '../listing/parseListing.ts';
import type { ListArguments, Listing, Slice } from '../listing/parseListing.ts';
import type { Audience } from '../loading/readContext.ts';
import type { GraphQLContext } from './contract.ts';

/**
 * The filters and sort orders that a list field accepts. `open` means that there are additional filters that depend on the shop's
 * data, such as attributes.
 */
export interface FieldKeys extends ListKeys {
  readonly open?: boolean;
}

/** Attaches the accepted filters and sort orders to a list's resolver, for the SDK's type generator. */
export const withKeys = <Resolve extends object>(
  resolve: Resolve,
  keysOf: (audience: Audience) => FieldKeys,
) => Object.assign(resolve, { keysOf });

/** The SQL statements of a list, and its filters and sort orders. */
interface List<Row> {
  readonly spec: ListingSpec | ((context: GraphQLContext) => ListingSpec);
  /**
   * The filters and sort orders that do not depend on the request, if `spec` is a function. Required for typed filters in the SDK.
   */
  readonly keys?: ListKeys;
  rows(context: GraphQLContext, slice: Slice): Promise<readonly Row[]>;
  total(context: GraphQLContext, listing: Listing): Promise<number>;
}

/**
 * Creates the resolvers for the two root fields of a list: `<name>` returns a page with the total, and `<name>Connection` returns
 * the rows after a cursor. Both throw `BAD_FILTER` for an unknown filter. `<name>Connection` throws `BAD_CURSOR` for a cursor with
 * a different sort order.
 */
export function listFields<Row extends object>(name: string, { spec, keys, rows, total }: List<Row>) {
  const specOf = (context: GraphQLContext) =>
    listingOf(typeof spec === 'function' ? spec(context) : spec, context);
  const known = keys ?? (typeof spec === 'function' ? undefined : spec);
  const declareKeys = <Resolve extends object>(resolve: Resolve): Resolve =>
    known ? withKeys(resolve, () => known) : resolve;
  return {
    [name]: declareKeys((_: unknown, { filters }: ListArguments, context: GraphQLContext) => {
      const listing = parseListing(filters, specOf(context));
      return toCollection(listing, {
        items: () => rows(context, listing),
        total: () => total(context, listing),
      });
    }),
    [`${name}Connection`]: declareKeys((_: unknown, args: ConnectionArguments, context: GraphQLContext) =>
      toConnection(args, specOf(context), (slice) => rows(context, slice)),
    ),
  };
}
