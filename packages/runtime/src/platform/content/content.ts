import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ShopConfig } from '../config/schema.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';

/**
 * A span in which nothing was committed that public answers show. What was read from the database since it began may be answered
 * again for as long as it lasts.
 */
export interface Generation {
  /** Returns the value that was stored under a key; undefined: there is none. */
  find(key: string): unknown;
  /** Stores a value and its size in about as many bytes. It does nothing once the generation has ended. */
  store(key: string, value: unknown, bytes: number): void;
}

/** The content of the shop, as `watch_content` watches it: products, categories, pages, menus, settings. */
export interface Content {
  /**
   * Returns the generation that is current now. A statement has found so after the call, or within `cache.maxStaleMs` before
   * it. Callers of the same moment share one statement. Rejects if the database does not answer.
   */
  current(): Promise<Generation>;
}

/** A key that is longer is not worth its room. */
const MAX_KEY = 8192;
/** The milliseconds without a statement after which a generation ends: far less than the time for which changes are remembered. */
const MAX_UNSEEN = 3_600_000;

const state = z.object({ snapshot: z.string(), server: z.string(), is_unchanged: z.boolean() });

/** The state of the database when a statement last looked. */
interface Seen extends z.infer<typeof state> {
  /** The time before that statement, in ms of the process. */
  readonly at: number;
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
export function createContent(db: Db, { maxBytes, maxStaleMs }: ShopConfig['cache']): Content {
  const stored = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => 2 * key.length + bytes,
  });
  let seen: Seen | null = null;
  let generation: Generation | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Generation> | null = null;

  const begin = (): Generation => {
    stored.clear();
    const begun: Generation = {
      find: (key) => (generation === begun ? stored.get(key)?.value : undefined),
      store(key, value, bytes) {
        if (generation === begun && key.length <= MAX_KEY) stored.set(key, { value, bytes });
      },
    };
    return begun;
  };

  const look = async (): Promise<Generation> => {
    // Whoever asks from now on needs a statement that begins later.
    waiting = null;
    const at = performance.now();
    const last = seen && at - seen.at < MAX_UNSEEN ? seen : null;
    const found = await db.one(selectState(last?.snapshot ?? null));
    if (!generation || !last || found.server !== last.server || !found.is_unchanged) generation = begin();
    seen = { ...found, at };
    return generation;
  };

  return {
    current() {
      const isFresh = seen !== null && performance.now() - seen.at < maxStaleMs;
      if (isFresh && generation) return Promise.resolve(generation);
      if (!waiting) {
        const looking = running.then(look);
        waiting = looking;
        running = looking.catch(() => undefined);
      }
      return waiting;
    },
  };
}

/** Selects the state of the database, and whether nothing was committed that `snapshot` does not see. */
const selectState = (snapshot: string | null) => sql.type(state)`
  select
    pg_current_snapshot()::text as snapshot,
    pg_postmaster_start_time()::text || ' ' || 'content_change'::regclass::oid::text as server,
    ${
      snapshot === null
        ? sql.fragment`false`
        : sql.fragment`not exists (
            select from content_change
            where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
              and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot))`
    } as is_unchanged`;

const generations = new WeakMap<object, Generation>();

/** Makes a read one of a generation: all that it answers is content, and for everybody. Returns its context. */
export function inGeneration<Context extends object>(
  context: Context,
  generation: Generation | null,
): Context {
  if (generation) generations.set(context, generation);
  return context;
}

/**
 * Computes a value that several answers of a generation share, such as the total of a list, which all of its pages have. Where the
 * read is of no generation, it is computed for that read alone.
 */
export async function oncePerGeneration<T>(
  context: object,
  key: string,
  compute: () => Promise<T>,
): Promise<T> {
  const generation = generations.get(context);
  const found = generation?.find(key) as T | undefined;
  if (found !== undefined) return found;
  const value = await compute();
  generation?.store(key, value, 2 * (JSON.stringify(value) ?? '').length);
  return value;
}
