import type { GraphQLResolveInfo } from 'graphql';
import type { AppContext } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import type { Db } from '../db/db.ts';

/** What every resolver gets as its third argument. One for each request. */
export interface GraphQLContext {
  readonly app: AppContext;
  readonly db: Db;
  readonly caller: Caller;
  /** `admin` on the admin endpoint. */
  readonly schema: 'storefront' | 'admin';
  /** Path of the page that the front end shows, from the `X-Current-Path` header. */
  readonly currentPath: string | null;
  /**
   * The loader of this request for one kind of look-up: made at its first use, so that all rows of a list ask in one
   * statement. `load` gets every key asked in one tick and answers in their order.
   */
  loader<K, V>(loader: LoaderDefinition<K, V>): (key: K) => Promise<V>;
}

/** A batched look-up; its identity (`this object`) is the key of the per-request loader. */
export interface LoaderDefinition<K, V> {
  load(keys: readonly K[], context: GraphQLContext): Promise<readonly V[]>;
}

/**
 * Resolvers by type and field. A field without one reads the column of its name in snake_case from its parent
 * (`productId` reads `product_id`).
 */
export type Resolvers = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        (parent: never, args: never, context: GraphQLContext, info: GraphQLResolveInfo) => unknown
      >
    >
  >
>;
