import DataLoader from 'dataloader';
import type { AppContext } from '../contracts/context.ts';
import type { Db } from '../db/db.ts';
import { anonymous } from '../contracts/caller.ts';
import type { Caller } from '../contracts/caller.ts';

/** The audience of a read. Administrators can read everything, the storefront only public data. */
export type Audience = 'storefront' | 'admin';

/** The context of a read: the shop, the database, the audience, and the loaders of the request. */
export interface ReadContext {
  readonly app: AppContext;
  readonly db: Db;
  readonly caller: Caller;
  /** The audience, which is `admin` on the GraphQL admin endpoint. */
  readonly audience: Audience;
  /**
   * Returns the request's loader for a definition. The loader is created on first use and batches the lookups for all rows of a
   * list into one SQL statement.
   */
  loader<K, V>(definition: LoaderDefinition<K, V>): (key: K) => Promise<V>;
}

/** A batched lookup. Each definition object has one loader per request. */
export interface LoaderDefinition<K, V> {
  /** Receives all keys requested in one tick, and returns the values in the same sequence. */
  load(keys: readonly K[], context: ReadContext): Promise<readonly V[]>;
}

/** Creates the context for one request. */
export function readContext(
  { app, db, caller }: Pick<ReadContext, 'app' | 'db' | 'caller'>,
  audience: Audience,
): ReadContext {
  let loaders: Map<unknown, unknown> | undefined;
  const context: ReadContext = {
    app,
    db,
    caller,
    audience,
    loader<K, V>(definition: LoaderDefinition<K, V>): (key: K) => Promise<V> {
      loaders ??= new Map();
      let load = loaders.get(definition) as ((key: K) => Promise<V>) | undefined;
      if (!load) {
        const batches = new DataLoader<K, V>((keys) => definition.load(keys, context));
        load = (key) => batches.load(key);
        loaders.set(definition, load);
      }
      return load;
    },
  };
  return context;
}

/** Creates the context for an anonymous visitor. Used for pages with only public content. */
export const visitorContext = (app: AppContext, db: Db): ReadContext =>
  readContext({ app, db, caller: anonymous }, 'storefront');
