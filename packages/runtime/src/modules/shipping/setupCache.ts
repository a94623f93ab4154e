import type { AppContext } from '../../platform/contracts/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { serverOf } from '../../platform/serverContext.ts';

/** The shipping setup as of one revision, cached in this process. */
interface CachedSetup {
  readonly revision: number;
  readonly values: Map<string, Promise<unknown>>;
}

/** Maximum number of cached values: destinations with their attachments, and what providers cache per zone. */
const MOST_VALUES = 2000;

const setups = new WeakMap<object, CachedSetup>();

/**
 * Returns a value that depends only on the shipping setup, from the cache if this process has read it at the same revision. Every
 * change of the setup increments the revision, and a cart is loaded together with the current revision, so the cache is never out
 * of date. `read` receives the primary server, because a replica might not have reached the revision yet. A failed read is not
 * cached.
 */
export function atRevision<T>(
  app: AppContext,
  revision: number,
  key: string,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  const { values } = setupOf(app, revision);
  const cached = values.get(key) as Promise<T> | undefined;
  if (cached) return cached;
  if (values.size >= MOST_VALUES) values.clear();
  const value = read(app.db);
  values.set(key, value);
  value.catch(() => values.delete(key));
  return value;
}

/** Returns the cached setup at this revision. Another revision replaces it, even a lower one, as after a failover. */
function setupOf(app: AppContext, revision: number): CachedSetup {
  const { content } = serverOf(app);
  const known = setups.get(content);
  if (known?.revision === revision) return known;
  const fresh = { revision, values: new Map<string, Promise<unknown>>() };
  setups.set(content, fresh);
  return fresh;
}
