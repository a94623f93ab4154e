import type { ContentCache, StoreInCache } from './contentCache.ts';

/** A read whose result is public content. */
export interface ReadCache {
  readonly content: ContentCache;
  readonly store: StoreInCache;
}

const reads = new WeakMap<object, ReadCache>();

/** Turns a context into that of a content read: values shared with other reads are recalled and stored. Returns the context. */
export function withReadCache<Context extends object>(context: Context, read: ReadCache | null): Context {
  if (read) reads.set(context, read);
  return context;
}

/**
 * Reads a value that several responses share, such as a list's total, which is the same for all pages: it is computed once until
 * the content changes. If the context is not that of a content read, the value is computed only for that read.
 */
export async function cachedInRead<T>(context: object, key: string, compute: () => Promise<T>): Promise<T> {
  const read = reads.get(context);
  return read ? cached(read.content, key, compute, read.store) : compute();
}

/**
 * Reads a public value derived only from content: it is computed once until the content changes. `store` belongs to a read that
 * has already begun.
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
