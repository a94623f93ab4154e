import DataLoader from 'dataloader';
import type { AppContext } from '../contracts/context.ts';
import type { Db } from '../db/db.ts';
import { anonymous } from '../contracts/caller.ts';
import type { Caller } from '../contracts/caller.ts';

/** The two kinds of readers: administrators see everything, the storefront shows what is public. */
export type Audience = 'storefront' | 'admin';

/** The context of a read: the shop, the database, the reader, and loaders that live as long as the request. */
export interface ReadContext {
  readonly app: AppContext;
  readonly db: Db;
  readonly caller: Caller;
  /** The reader: `admin` on the admin endpoint of GraphQL. */
  readonly audience: Audience;
  /**
   * Returns the request's loader of one definition, made at its first use, so that all rows of a list are looked up in
   * one statement.
   */
  loader<K, V>(definition: LoaderDefinition<K, V>): (key: K) => Promise<V>;
}

/** A batched look-up. Its identity (`this object`) is the key of the loader in a request. */
export interface LoaderDefinition<K, V> {
  /** Receives all keys that were requested in one tick, and returns values in their order. */
  load(keys: readonly K[], context: ReadContext): Promise<readonly V[]>;
}

/** Creates the context of one request. */
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

/** Creates the context of an anonymous visitor, for pages that show what everybody may see. */
export const visitorContext = (app: AppContext, db: Db): ReadContext =>
  readContext({ app, db, caller: anonymous }, 'storefront');
