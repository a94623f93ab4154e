import { LRUCache } from '../bundled/lruCache.ts';
import type { ShopConfig } from '../config/schema.ts';
import type { Db, SqlFragment } from '../db/db.ts';
import { DatabaseUnreachable } from '../db/failures.ts';
import type { Replica } from '../db/replica/replica.ts';
import { isUnchangedSince, stateSince } from './contentState.ts';
import type { ContentState } from './contentState.ts';
import { createGenerations } from './generations.ts';

/**
 * The cache of what a process has read of the content of the shop, as `watch_content` watches it: products, categories, pages, menus,
 * settings. It is kept in generations: one lasts for as long as nothing is committed that changes the content.
 */
export interface ContentCache {
  /**
   * Returns what was stored under a key if no content has changed since it was read; undefined: there is nothing, or it changed. A
   * statement finds so after the call, or has within `cache.maxStaleMs` before it. Callers of the same moment share one statement.
   * Where nothing is stored, it takes none. Rejects if the database does not answer.
   */
  recall(key: string): Promise<unknown>;
  /**
   * Returns what is stored now, for a statement of the caller that reads the rest and proves that it holds. Null: nothing is stored.
   */
  view(): CacheView | null;
  /** Prepares a read in one statement of the caller, which finds the state of the content too. */
  read(): StatedRead;
  /**
   * Begins a read whose result is to be stored: it belongs to the generation that lasts now. The first call of a process takes a
   * statement. Call it before the read.
   */
  beginRead(): Promise<StoreInCache>;
  /**
   * Returns the database to read content from, and nothing else: the replica where it shows all content that was committed before the
   * call, else `primary`, which is asked by a statement that callers of the same moment share. Without a replica that
   * serves it takes none. `triesAgain` says whether the primary also tries a statement that took too long at the replica. Default: yes.
   */
  source(primary: Db, triesAgain?: boolean): Promise<Db>;
}

/** The values of one generation that a process has stored. */
export interface CacheView {
  /** Returns what is stored under a key; undefined: nothing, or the generation has ended. */
  get(key: string): unknown;
  /**
   * Selects true where a statement sees the content as it was when all of this was read. What `get` returned before or after the
   * statement is right where it is true.
   */
  readonly isCurrent: SqlFragment;
  /** Stores what such a statement has read, where it is true. */
  readonly store: StoreInCache;
}

/** A read that says with which state of the content it was made. */
export interface StatedRead {
  /** Selects the state, for `contentState`. */
  readonly state: SqlFragment;
  /** Returns what stores the result of the statement, to whose generation it belongs: a new one where the content had changed. */
  begin(found: ContentState): StoreInCache;
}

/** Stores what was read and its size in about as many bytes. It does nothing if the generation has ended meanwhile. */
export type StoreInCache = (key: string, value: unknown, bytes: number) => void;

/** A key that is longer is not worth its room. */
const MAX_KEY = 8192;

interface Stored {
  readonly value: unknown;
  readonly bytes: number;
}

/**
 * Creates the content of a process. Each change of a watched table leaves a row of `content_change` for its transaction, and a
 * snapshot tells which transactions a statement saw: a row that the last snapshot does not see ends the generation. A snapshot
 * that finds nothing new takes the place of the last one, so that the look-up stays short. Another server, or another copy of the
 * database, ends it too: transactions are numbered anew there. What is stored takes at most `cache.maxBytes`; the least recently
 * used goes first.
 */
export function createContentCache(
  db: Db,
  { maxBytes, maxStaleMs }: ShopConfig['cache'],
  replica: Replica | null = null,
): ContentCache {
  const stored = new LRUCache<string, Stored>({
    // An entry is larger than that, and so not stored.
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
      // It need not be found current now: what was committed before the read ends it all the same, a little early.
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
