import { LRUCache } from '../bundled/lruCache.ts';
import type { ShopConfig } from '../config/schema.ts';
import type { Db, SqlFragment } from '../db/db.ts';
import { DatabaseUnreachable } from '../db/failures.ts';
import type { Replica } from '../db/replica/replica.ts';
import { isUnchangedSince, stateSince } from './contentState.ts';
import type { ContentState } from './contentState.ts';
import { createGenerations } from './generations.ts';

/**
 * Caches values that depend only on the shop's content, in the memory of one process. Content means everything that `watch_content`
 * monitors: products, categories, pages, menus, and settings. Cached values belong to a generation, which ends when a content
 * change is committed.
 */
export interface ContentCache {
  /**
   * Returns the value stored under a key, or undefined if there is none or the content has changed since. To find out, an SQL
   * statement checks the content state, unless the last check is less than `cache.maxStaleMs` old. Concurrent callers share the
   * check. No SQL statement is sent if nothing is stored under the key. Rejects if the database does not respond.
   */
  recall(key: string): Promise<unknown>;
  /**
   * Returns a view of the stored values, for an SQL statement that also verifies that they are current. Null if nothing is stored.
   */
  view(): CacheView | null;
  /** Prepares a read whose SQL statement also determines the content state. */
  read(): StatedRead;
  /** Prepares a read whose result will be stored. Call this before reading. The first call in a process sends one SQL statement. */
  beginRead(): Promise<StoreInCache>;
  /**
   * Returns the database to read content from. Use it only for content. The result is the replica if it has all content that was
   * committed before the call, otherwise `primary`. The check sends one SQL statement to the primary, which concurrent callers
   * share. Without a usable replica, no statement is sent. If `triesAgain` is true (the default), statements that time out on the
   * replica are retried on the primary.
   */
  source(primary: Db, triesAgain?: boolean): Promise<Db>;
  /**
   * Drops all values, and what reads in progress would store: they depend on something that has changed in this process, such as the
   * shop's languages.
   */
  clear(): void;
}

/** A view of the values in the current generation. */
export interface CacheView {
  /** Returns the value stored under a key. Undefined if there is none or the generation has ended. */
  get(key: string): unknown;
  /**
   * An SQL condition that is true if the content has not changed since the generation began. If a statement selects true, all
   * values that `get` returned before or after the statement are current.
   */
  readonly isCurrent: SqlFragment;
  /** Stores a value that the same statement has read. Call it only if the statement selected true for `isCurrent`. */
  readonly store: StoreInCache;
}

/** A read whose SQL statement also determines the content state. */
export interface StatedRead {
  /** An SQL expression for the content state, to be parsed with `contentState`. */
  readonly state: SqlFragment;
  /** Returns the function that stores the statement's result. If the content has changed, this starts a new generation. */
  begin(found: ContentState): StoreInCache;
}

/** Stores a value, given its approximate size in bytes. Does nothing if the generation has ended. */
export type StoreInCache = (key: string, value: unknown, bytes: number) => void;

/** Maximum length of a key. Values with longer keys are not cached, to save memory. */
const MAX_KEY = 8192;

interface Stored {
  readonly value: unknown;
  readonly bytes: number;
}

/**
 * Creates the content cache of a process. Each transaction that changes a watched table leaves a row in `content_change`. If a
 * check finds a row that was not visible in the last snapshot, the generation ends. If not, the new snapshot replaces the last one,
 * so that the next check has fewer rows to search. A generation also ends if the server or the database copy differs, because their
 * transaction IDs are unrelated. Stored values use at most `cache.maxBytes`; the least recently used values are dropped first.
 */
export function createContentCache(
  db: Db,
  { maxBytes, maxStaleMs }: ShopConfig['cache'],
  replica: Replica | null = null,
): ContentCache {
  const stored = new LRUCache<string, Stored>({
    // If `maxBytes` is 0, every entry is larger than the maximum of 1, so nothing is stored.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }, key) => 2 * key.length + bytes,
  });
  const generations = createGenerations(db, replica !== null, () => stored.clear());
  const storeIn =
    (generation: object | null): StoreInCache =>
    (key, value, bytes) => {
      if (!generation || generation !== generations.current() || key.length > MAX_KEY) return;
      stored.set(key, { value, bytes });
    };
  return {
    async recall(key) {
      if (!stored.has(key)) return undefined;
      const seen = generations.seen();
      if (!seen || performance.now() - seen.at >= maxStaleMs) await generations.look();
      return stored.get(key)?.value;
    },
    view() {
      const seen = generations.seen();
      if (!seen || stored.size === 0) return null;
      return {
        get: (key) => (generations.current() === seen.generation ? stored.get(key)?.value : undefined),
        isCurrent: isUnchangedSince(seen),
        store: storeIn(seen.generation),
      };
    },
    read() {
      const seen = generations.seen();
      const at = performance.now();
      return {
        state: stateSince(seen),
        begin: (found) => storeIn(generations.adopt(seen, found, at)),
      };
    },
    async beginRead() {
      // The generation may already be outdated. In that case, the next check ends it, and the stored value is lost, which is
      // harmless.
      return storeIn(generations.seen()?.generation ?? (await generations.look()));
    },
    async source(primary, triesAgain = true) {
      if (!replica?.serves()) return primary;
      const { place } = await generations.look();
      if (!place) throw new DatabaseUnreachable(new Error('The server of the database is a replica.'));
      return replica.reader(place, primary, triesAgain);
    },
    clear: generations.end,
  };
}
