import { walPlace, currentPlace } from '../db/replica/walPlace.ts';
import type { WalPlace } from '../db/replica/walPlace.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { z } from 'zod';
import { contentState, stateSince } from './contentState.ts';
import type { ContentState } from './contentState.ts';

/**
 * Maximum time in milliseconds between checks. If no check happens for longer, the generation ends. Must be much shorter than the
 * retention time of change records.
 */
const MAX_UNSEEN = 3_600_000;

/** The result of the last content check. */
export interface Seen extends ContentState {
  /** The time just before the check's SQL statement was sent, from `performance.now()`. */
  readonly at: number;
  readonly generation: Generation;
}

/** A period without content changes. Generations are compared by object identity. */
export interface Generation {
  /** The primary's WAL position that a replica must have replayed to be up to date with the content. Null if not yet determined. */
  place: WalPlace | null;
}

/** Tracks the current generation of the content. */
export interface Generations {
  /** Returns the result of the last check. Null if the check is so old that later change records may have been deleted. */
  seen(): Seen | null;
  /** Returns the current generation according to the last check. Null before the first check. */
  current(): Generation | null;
  /**
   * Checks the content state with an SQL statement that starts after the call, and returns the current generation. Concurrent
   * callers share the statement.
   */
  look(): Promise<Generation>;
  /**
   * Returns the generation for a read whose SQL statement also determined the content state. `last` is the check that the statement
   * compared with, and `at` is the time before the statement. Null if another check has found a change in between, because its
   * state may be the more recent one.
   */
  adopt(last: Seen | null, found: ContentState, at: number): Generation | null;
  /** Ends the current generation. Reads that have begun before belong to none. */
  end(): void;
}

/**
 * Creates the generations. If `withPlaces` is true, they include the WAL positions that replicas need. `onEnd` is called whenever a
 * generation ends.
 */
export function createGenerations(db: Db, withPlaces: boolean, onEnd: () => void): Generations {
  let seen: Seen | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Generation> | null = null;
  let endedAt = -Infinity;

  const lately = () => (seen && performance.now() - seen.at < MAX_UNSEEN ? seen : null);
  const begin = (found: ContentState, at: number): Generation => {
    onEnd();
    const generation: Generation = { place: null };
    seen = { ...found, at, generation };
    return generation;
  };

  const look = async (): Promise<Generation> => {
    // Callers that arrive now need a statement that starts after their call.
    waiting = null;
    const at = performance.now();
    const last = lately();
    const { state, place } = await db.one(
      sql.type(stateRow)`
        select ${stateSince(last)} as state, ${withPlaces ? currentPlace : sql.fragment`null::json`} as place`,
    );
    const generation = isUnchanged(last, state) ? last.generation : begin(state, at);
    // A concurrent read may have found a more recent state.
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
      return lately() === last && at > endedAt ? begin(found, at) : null;
    },
    end() {
      endedAt = performance.now();
      onEnd();
      // The state of the content is still known. Values belong to the generation by its identity.
      if (seen) seen = { ...seen, generation: { place: seen.generation.place } };
    },
  };
}

const isUnchanged = (last: Seen | null, found: ContentState): last is Seen =>
  last !== null && found.server === last.server && found.is_unchanged;

/** The result of a check. `place` is null if no replica is configured, or if the server is itself a replica. */
const stateRow = z.object({ state: contentState, place: walPlace.nullable() });
