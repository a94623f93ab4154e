import { LRUCache } from '../bundled/lruCache.ts';
import { z } from 'zod';
import type { ShopConfig } from '../config/schema.ts';
import { sql } from '../db/db.ts';
import type { Db, SqlFragment } from '../db/db.ts';
import { DatabaseUnreachable } from '../db/failures.ts';
import type { Replica } from '../db/replica/replica.ts';
import { currentPlace, walPlace } from '../db/replica/walPlace.ts';
import type { WalPlace } from '../db/replica/walPlace.ts';

/**
 * The store of what a process has read of the content of the shop, as `watch_content` watches it: products, categories, pages, menus,
 * settings. It is kept in generations: one lasts for as long as nothing is committed that changes the content.
 */
export interface Content {
  /**
   * Returns what was stored under a key if no content has changed since it was read; undefined: there is nothing, or it changed. A
   * statement finds so after the call, or has within `cache.maxStaleMs` before it. Callers of the same moment share one statement.
   * Where nothing is stored, it takes none. Rejects if the database does not answer.
   */
  recall(key: string): Promise<unknown>;
  /**
   * Begins a read whose result is to be stored: it belongs to the generation that lasts now. The first call of a process takes a
   * statement. Call it before the read.
   */
  beginRead(): Promise<StoreContent>;
  /**
   * Returns the database to read content from, and nothing else: the replica where it shows all content that was committed before the
   * call, else `primary`, which is asked by a statement that callers of the same moment share. Without a replica that
   * serves it takes none. `triesAgain` says whether the primary also tries a statement that took too long at the replica. Default: yes.
   */
  source(primary: Db, triesAgain?: boolean): Promise<Db>;
}

/** Stores what was read and its size in about as many bytes. It does nothing if the generation has ended meanwhile. */
export type StoreContent = (key: string, value: unknown, bytes: number) => void;

/** A key that is longer is not worth its room. */
const MAX_KEY = 8192;
/** The milliseconds without a statement after which a generation ends: far less than the time for which changes are remembered. */
const MAX_UNSEEN = 3_600_000;

const state = z.object({
  snapshot: z.string(),
  server: z.string(),
  is_unchanged: z.boolean(),
  /** Null: no replica is used, or the server is one itself. */
  place: walPlace.nullable(),
});

/** The state of the database when a statement last looked. */
interface Seen extends z.infer<typeof state> {
  /** The time before that statement, in ms of the process. */
  readonly at: number;
}

/** A generation; each is an object of its own, to be told from those before. */
interface Generation {
  /** The place in the log of the primary up to which a replica has to have replayed to show its content. Null: as in the state. */
  readonly place: WalPlace | null;
}

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
export function createContent(
  db: Db,
  { maxBytes, maxStaleMs }: ShopConfig['cache'],
  replica: Replica | null = null,
): Content {
  const stored = new LRUCache<string, Stored>({
    // An entry is larger than that, and so not stored.
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ bytes }, key) => 2 * key.length + bytes,
  });
  let seen: Seen | null = null;
  let generation: Generation | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Generation> | null = null;

  const look = async (): Promise<Generation> => {
    // Whoever asks from now on needs a statement that begins later.
    waiting = null;
    const at = performance.now();
    const last = seen && at - seen.at < MAX_UNSEEN ? seen : null;
    const found = await db.one(selectState(last?.snapshot ?? null, replica !== null));
    if (!generation || !last || found.server !== last.server || !found.is_unchanged) {
      stored.clear();
      generation = { place: found.place };
    }
    seen = { ...found, at };
    return generation;
  };

  const current = (): Promise<Generation> => {
    if (!waiting) {
      const looking = running.then(look);
      waiting = looking;
      running = looking.catch(() => undefined);
    }
    return waiting;
  };

  return {
    async recall(key) {
      if (!stored.has(key)) return undefined;
      if (!seen || performance.now() - seen.at >= maxStaleMs) await current();
      return stored.get(key)?.value;
    },
    async beginRead() {
      // It need not be found current now: what was committed before the read ends it all the same, a little early.
      const begun = generation ?? (await current());
      return (key, value, bytes) => {
        if (generation === begun && key.length <= MAX_KEY) stored.set(key, { value, bytes });
      };
    },
    async source(primary, triesAgain = true) {
      if (!replica?.serves()) return primary;
      const { place } = await current();
      if (!place) throw new DatabaseUnreachable(new Error('The server of the database is a replica.'));
      return replica.reader(place, primary, triesAgain);
    },
  };
}

/** Selects the state of the database, and whether no content was changed since a snapshot. */
const selectState = (snapshot: string | null, withPlace: boolean) => sql.type(state)`
  select
    pg_current_snapshot()::text as snapshot,
    ${serverOfContent} as server,
    ${snapshot === null ? sql.fragment`false` : sql.fragment`not ${contentChanged(snapshot)}`} as is_unchanged,
    ${withPlace ? currentPlace : sql.fragment`null::json`} as place`;

/**
 * Names the server and the copy of the database, as a text. Snapshots of another one mean other transactions: after a failover, or once
 * a backup was restored.
 */
export const serverOfContent = sql.fragment`
  (pg_postmaster_start_time()::text || ' ' || 'content_change'::regclass::oid::text)`;

/** Holds where a change of content was committed that a snapshot of the same server does not see. */
export const contentChanged = (snapshot: string): SqlFragment => sql.fragment`exists (
  select from content_change
  where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot))`;

/** A read whose result is content, and everybody's. */
export interface ContentRead {
  readonly content: Content;
  readonly store: StoreContent;
}

const reads = new WeakMap<object, ContentRead>();

/** Makes the context of a read one of content: what it shares with other reads is recalled, and stored. Returns the context. */
export function asContentRead<Context extends object>(context: Context, read: ContentRead | null): Context {
  if (read) reads.set(context, read);
  return context;
}

/**
 * Reads a value that several answers share, such as the total of a list, which all of its pages have: it is computed once until the
 * content changes. Where the context is not that of a read of content, it is computed for that read alone.
 */
export async function sharedContent<T>(context: object, key: string, compute: () => Promise<T>): Promise<T> {
  const read = reads.get(context);
  const found = (await read?.content.recall(key)) as T | undefined;
  if (found !== undefined) return found;
  const value = await compute();
  read?.store(key, value, 2 * (JSON.stringify(value) ?? '').length);
  return value;
}
