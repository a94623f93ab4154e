import type { ContentCache, StoreInCache } from './contentCache.ts';

/** The content cache and the current generation's store function, for one read of public content. */
export interface ReadCache {
  readonly content: ContentCache;
  readonly store: StoreInCache;
}

const reads = new WeakMap<object, ReadCache>();

/**
 * Registers the read cache for a context, so that `cachedInRead` stores values and shares them between reads. Returns the context.
 */
export function withReadCache<Context extends object>(context: Context, read: ReadCache | null): Context {
  if (read) reads.set(context, read);
  return context;
}

/** Registers the read cache of one context, if it has one, for another context of the same request. Returns the other context. */
export const sharingReadCache = <Context extends object>(from: object, context: Context): Context =>
  withReadCache(context, reads.get(from) ?? null);

/**
 * Returns a value that several responses share, such as a list's total, which is the same on every page. The value is computed once
 * and then cached until the content changes. Without a registered read cache, the value is computed on every call.
 */
export async function cachedInRead<T>(context: object, key: string, compute: () => Promise<T>): Promise<T> {
  const read = reads.get(context);
  return read ? cached(read.content, key, compute, read.store) : compute();
}

/**
 * Returns a public value that depends only on content. The value is computed once and then cached until the content changes. Pass
 * `store` if the read has already begun.
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
