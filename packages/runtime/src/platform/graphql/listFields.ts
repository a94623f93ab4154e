import type { ConnectionArguments, ListingSpec } from '../listing/contract.ts';
import { listingOf } from '../listing/listingOf.ts';
import type { ListKeys } from '../listing/listQuery.ts';
import { toConnection } from '../listing/parseConnection.ts';
import { parseListing, toCollection } from '../listing/parseListing.ts';
import type { ListArguments, Listing, Slice } from '../listing/parseListing.ts';
import type { Audience } from '../loading/readContext.ts';
import type { GraphQLContext } from './contract.ts';

/**
 * The filters and sort orders that a field accepts. `open`: additional filter names come from the shop's data, such as
 * attributes.
 */
export interface FieldKeys extends ListKeys {
  readonly open?: boolean;
}

/** Attaches the filters and sort orders that a list resolver accepts, for type generation. */
export const withKeys = <Resolve extends object>(
  resolve: Resolve,
  keysOf: (audience: Audience) => FieldKeys,
) => Object.assign(resolve, { keysOf });

/** A list's two statements, with its filters and sort orders. */
interface List<Row> {
  readonly spec: ListingSpec | ((context: GraphQLContext) => ListingSpec);
  /**
   * The keys that are always present in a `spec` that depends on the request. Without them, the SDK has no types for its filters.
   */
  readonly keys?: ListKeys;
  rows(context: GraphQLContext, slice: Slice): Promise<readonly Row[]>;
  total(context: GraphQLContext, listing: Listing): Promise<number>;
}

/**
 * Creates the resolvers for a list's two root fields: `<name>` returns a page with a total, and `<name>Connection` returns the
 * same rows after a cursor. Both throw `BAD_FILTER` for unknown filters; the second throws `BAD_CURSOR` for a cursor of another
 * sort order.
 */
export function listFields<Row extends object>(name: string, { spec, keys, rows, total }: List<Row>) {
  const specOf = (context: GraphQLContext) =>
    listingOf(typeof spec === 'function' ? spec(context) : spec, context);
  const known = keys ?? (typeof spec === 'function' ? undefined : spec);
  const told = <Resolve extends object>(resolve: Resolve): Resolve =>
    known ? withKeys(resolve, () => known) : resolve;
  return {
    [name]: told((_: unknown, { filters }: ListArguments, context: GraphQLContext) => {
      const listing = parseListing(filters, specOf(context));
      return toCollection(listing, {
        items: () => rows(context, listing),
        total: () => total(context, listing),
      });
    }),
    [`${name}Connection`]: told((_: unknown, args: ConnectionArguments, context: GraphQLContext) =>
      toConnection(args, specOf(context), (slice) => rows(context, slice)),
    ),
  };
}
