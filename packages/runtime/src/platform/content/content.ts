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
   * Returns what is stored now, for a statement of the caller that reads the rest and proves that it holds. Null: nothing is stored.
   */
  view(): ContentView | null;
  /** Prepares a read in one statement of the caller, which finds the state of the content too. */
  read(): StatedRead;
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

/** The values of one generation that a process has stored. */
export interface ContentView {
  /** Returns what is stored under a key; undefined: nothing, or the generation has ended. */
  get(key: string): unknown;
  /**
   * Selects true where a statement sees the content as it was when all of this was read. What `get` returned before or after the
   * statement is right where it is true.
   */
  readonly isCurrent: SqlFragment;
  /** Stores what such a statement has read, where it is true. */
  readonly store: StoreContent;
}

/** A read that says with which state of the content it was made. */
export interface StatedRead {
  /** Selects the state, for `contentState`. */
  readonly state: SqlFragment;
  /** Returns what stores the result of the statement, to whose generation it belongs: a new one where the content had changed. */
  begin(found: z.output<typeof contentState>): StoreContent;
}

/** Stores what was read and its size in about as many bytes. It does nothing if the generation has ended meanwhile. */
export type StoreContent = (key: string, value: unknown, bytes: number) => void;

/** A key that is longer is not worth its room. */
const MAX_KEY = 8192;
/** The milliseconds without a statement after which a generation ends: far less than the time for which changes are remembered. */
const MAX_UNSEEN = 3_600_000;

/** Describes the state of the content, and whether none of it was changed since the process last looked. */
export const contentState = z.object({ snapshot: z.string(), server: z.string(), is_unchanged: z.boolean() });

/** The state of the database when a statement last looked. */
interface Seen extends z.output<typeof contentState> {
  /** The time before that statement, in ms of the process. */
  readonly at: number;
  readonly generation: Generation;
}

/** A generation; each is an object of its own, to be told from the others. */
interface Generation {
  /** The place in the log of the primary up to which a replica has to have replayed to show its content. Null: none was found yet. */
  place: WalPlace | null;
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
  const generations = createGenerations(db, replica !== null, () => stored.clear());
  const storeIn =
    (generation: object | null): StoreContent =>
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

/** The generations of the content, one after the other. */
interface Generations {
  /** Returns the state in which the content was last found; null if changes since then may be forgotten by now. */
  seen(): Seen | null;
  /** Returns the generation that lasts as far as is known; null before the first. */
  current(): Generation | null;
  /** Finds the generation that lasts, by a statement that begins after the call. Callers of the same moment share it. */
  look(): Promise<Generation>;
  /**
   * Returns the generation of what a statement read that also found the state of the content, after `last`; `at` is the time before
   * it. Null: a faster one found another change, which may be the later one.
   */
  adopt(last: Seen | null, found: z.output<typeof contentState>, at: number): Generation | null;
}

/** Creates the generations; `withPlaces` says whether they have places in the log, which only a replica asks for. */
function createGenerations(db: Db, withPlaces: boolean, onEnd: () => void): Generations {
  let seen: Seen | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Generation> | null = null;

  const lately = () => (seen && performance.now() - seen.at < MAX_UNSEEN ? seen : null);
  const begin = (found: z.output<typeof contentState>, at: number): Generation => {
    onEnd();
    const generation: Generation = { place: null };
    seen = { ...found, at, generation };
    return generation;
  };

  const look = async (): Promise<Generation> => {
    // Whoever asks from now on needs a statement that begins later.
    waiting = null;
    const at = performance.now();
    const last = lately();
    const { state, place } = await db.one(
      sql.type(stateRow)`
        select ${stateSince(last)} as state, ${withPlaces ? currentPlace : sql.fragment`null::json`} as place`,
    );
    const generation = isUnchanged(last, state) ? last.generation : begin(state, at);
    // A read may have found a later state meanwhile.
    if (seen === last) seen = { ...state, at, generation };
    generation.place ??= place;
    return generation;
  };

  return {
    seen: lately,
    current: () => seen?.generation ?? null,
    look() {
      if (!waiting) {
        const looking = running.then(look);
        waiting = looking;
        running = looking.catch(() => undefined);
      }
      return waiting;
    },
    adopt(last, found, at) {
      if (isUnchanged(last, found)) return last.generation;
      return lately() === last ? begin(found, at) : null;
    },
  };
}

const isUnchanged = (last: Seen | null, found: z.output<typeof contentState>): last is Seen =>
  last !== null && found.server === last.server && found.is_unchanged;

/** Selects the state of the content, as `contentState`, and whether it is the one that was seen. */
const stateSince = (seen: Seen | null): SqlFragment => sql.fragment`json_build_object(
  'snapshot', pg_current_snapshot()::text, 'server', ${serverOfContent},
  'is_unchanged', ${seen ? sql.fragment`not ${contentChanged(seen.snapshot)}` : sql.fragment`false`})`;

/** The place is null where no replica is used, and where the server is one itself. */
const stateRow = z.object({ state: contentState, place: walPlace.nullable() });

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

/** Holds where nothing of the content was changed since the server was seen. */
const isUnchangedSince = ({ server, snapshot }: Seen): SqlFragment =>
  sql.fragment`(${serverOfContent} = ${server} and not ${contentChanged(snapshot)})`;

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
  return read ? storedContent(read.content, key, compute, read.store) : compute();
}

/**
 * Reads a value that follows from the content alone, and is everybody's: it is computed once until the content changes. `store` belongs
 * to a read that has begun already.
 */
export async function storedContent<T>(
  content: Content,
  key: string,
  compute: () => Promise<T>,
  store?: StoreContent,
): Promise<T> {
  const found = (await content.recall(key)) as T | undefined;
  if (found !== undefined) return found;
  const storeRead = store ?? (await content.beginRead());
  const value = await compute();
  storeRead(key, value, 2 * (JSON.stringify(value) ?? '').length);
  return value;
}
