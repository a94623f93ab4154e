import type { ContentCache, StoreInCache } from './contentCache.ts';

/** A read whose result is content, and everybody's. */
export interface ReadCache {
  readonly content: ContentCache;
  readonly store: StoreInCache;
}

const reads = new WeakMap<object, ReadCache>();

/** Creates the context of a read one of content: what it shares with other reads is recalled, and stored. Returns the context. */
export function withReadCache<Context extends object>(context: Context, read: ReadCache | null): Context {
  if (read) reads.set(context, read);
  return context;
}

/**
 * Reads a value that several answers share, such as the total of a list, which all of its pages have: it is computed once until the
 * content changes. Where the context is not that of a read of content, it is computed for that read alone.
 */
export async function cachedInRead<T>(context: object, key: string, compute: () => Promise<T>): Promise<T> {
  const read = reads.get(context);
  return read ? cached(read.content, key, compute, read.store) : compute();
}

/**
 * Reads a value that follows from the content alone, and is everybody's: it is computed once until the content changes. `store` belongs
 * to a read that has begun already.
 */
export async function cached<T>(
  content: ContentCache,
  key: string,
  compute: () => Promise<T>,
  store?: StoreInCache,
): Promise<T> {
  const found = (await content.recall(key)) as T | undefined;
  if (found !== undefined) return found;
  const storeRead = store ?? (await content.beginRead());
  const value = await compute();
  storeRead(key, value, 2 * (JSON.stringify(value) ?? '').length);
  return value;
}
