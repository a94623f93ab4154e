import { LRUCache } from '../bundled/lruCache.ts';
import type { ShopConfig } from '../config/schema.ts';
import type { Db, SqlFragment } from '../db/db.ts';
import { DatabaseUnreachable } from '../db/failures.ts';
import type { Replica } from '../db/replica/replica.ts';
import { isUnchangedSince, stateSince } from './contentState.ts';
import type { ContentState } from './contentState.ts';
import { createGenerations } from './generations.ts';

/**
 * A process's cache of the shop's content, as monitored by `watch_content`: products, categories, pages, menus, settings. The
 * cache is organized in generations: one lasts until a change to the content is committed.
 */
export interface ContentCache {
  /**
   * Returns the value stored under a key if no content has changed since it was read; undefined if there is none or the content
   * changed. A statement checks this after the call, or did so at most `cache.maxStaleMs` before it. Simultaneous callers share
   * one statement. If nothing is stored, there is no statement. Rejects if the database does not respond.
   */
  recall(key: string): Promise<unknown>;
  /**
   * Returns the currently stored values, for a caller's statement that reads the rest and verifies that they are current. Null if
   * nothing is stored.
   */
  view(): CacheView | null;
  /** Prepares a read in one caller's statement, which also determines the content state. */
  read(): StatedRead;
  /**
   * Begins a read whose result is to be stored in the current generation. Call it before the read. The first call of a process
   * takes one statement.
   */
  beginRead(): Promise<StoreInCache>;
  /**
   * Returns the database for reading content, and nothing else: the replica if it shows all content committed before the call,
   * otherwise `primary`, which is queried with a statement shared by simultaneous callers. Takes no statement if there is no
   * usable replica. `triesAgain` determines whether the primary retries a statement that timed out on the replica. Default: true.
   */
  source(primary: Db, triesAgain?: boolean): Promise<Db>;
}

/** The values of one generation stored by a process. */
export interface CacheView {
  /** Returns the value stored under a key; undefined if there is none or the generation has ended. */
  get(key: string): unknown;
  /**
   * Selects true if a statement sees the same content state as the stored reads. Values returned by `get` before or after the
   * statement are then correct.
   */
  readonly isCurrent: SqlFragment;
  /** Stores what such a statement has read, if it selected true. */
  readonly store: StoreInCache;
}

/** A read that determines the content state along with its result. */
export interface StatedRead {
  /** Selects the state, for `contentState`. */
  readonly state: SqlFragment;
  /** Returns a function that stores the statement's result in its generation, which is a new one if the content had changed. */
  begin(found: ContentState): StoreInCache;
}

/** Stores a value with its approximate size in bytes. Does nothing if the generation has ended. */
export type StoreInCache = (key: string, value: unknown, bytes: number) => void;

/** Maximum key length; longer keys are not worth the memory. */
const MAX_KEY = 8192;

interface Stored {
  readonly value: unknown;
  readonly bytes: number;
}

/**
 * Creates a process's content cache. Each change to a watched table leaves a `content_change` row for its transaction, and a
 * snapshot tells which transactions a statement saw: a row invisible to the last snapshot ends the generation. A snapshot that
 * finds nothing new replaces the last one, so that the lookup stays short. A different server or copy of the database also ends
 * the generation, because transaction numbers differ there. Stored values take at most `cache.maxBytes`; the least recently used
 * are dropped first.
 */
export function createContentCache(
  db: Db,
  { maxBytes, maxStaleMs }: ShopConfig['cache'],
  replica: Replica | null = null,
): ContentCache {
  const stored = new LRUCache<string, Stored>({
    // If `maxBytes` is 0, every entry exceeds the size of 1, so nothing is stored.
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
      // The generation need not be current: anything committed before the read ends it all the same, slightly early.
      return storeIn(generations.seen()?.generation ?? (await generations.look()));
    },
    async source(primary, triesAgain = true) {
      if (!replica?.serves()) return primary;
      const { place } = await generations.look();
      if (!place) throw new DatabaseUnreachable(new Error('The server of the database is a replica.'));
      return replica.reader(place, primary, triesAgain);
    },
  };
}
