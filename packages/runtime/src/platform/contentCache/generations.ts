import { walPlace, currentPlace } from '../db/replica/walPlace.ts';
import type { WalPlace } from '../db/replica/walPlace.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { z } from 'zod';
import { contentState, stateSince } from './contentState.ts';
import type { ContentState } from './contentState.ts';

/** Time in milliseconds without a statement after which a generation ends: far less than the retention of change records. */
const MAX_UNSEEN = 3_600_000;

/** The state of the database at the last check. */
export interface Seen extends ContentState {
  /** The time before that check's statement, in the process's milliseconds. */
  readonly at: number;
  readonly generation: Generation;
}

/** A generation, identified by its object. */
export interface Generation {
  /**
   * The primary's log position up to which a replica must have replayed to show the content. Null if none has been determined
   * yet.
   */
  place: WalPlace | null;
}

/** The successive generations of the content. */
export interface Generations {
  /** Returns the last known content state; null if later changes may already have been forgotten. */
  seen(): Seen | null;
  /** Returns the current generation as far as is known; null before the first. */
  current(): Generation | null;
  /** Determines the current generation with a statement that begins after the call. Simultaneous callers share it. */
  look(): Promise<Generation>;
  /**
   * Returns the generation for a statement's read that also determined the content state, after `last`; `at` is the time before
   * the statement. Null if a faster statement found another change, which may be the later one.
   */
  adopt(last: Seen | null, found: ContentState, at: number): Generation | null;
}

/** Creates the generations. `withPlaces` determines whether they have log positions, which only a replica requires. */
export function createGenerations(db: Db, withPlaces: boolean, onEnd: () => void): Generations {
  let seen: Seen | null = null;
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Generation> | null = null;

  const lately = () => (seen && performance.now() - seen.at < MAX_UNSEEN ? seen : null);
  const begin = (found: ContentState, at: number): Generation => {
    onEnd();
    const generation: Generation = { place: null };
    seen = { ...found, at, generation };
    return generation;
  };

  const look = async (): Promise<Generation> => {
    // Callers from now on need a statement that begins later.
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

const isUnchanged = (last: Seen | null, found: ContentState): last is Seen =>
  last !== null && found.server === last.server && found.is_unchanged;

/** The log position is null if there is no replica, or if the server is itself one. */
const stateRow = z.object({ state: contentState, place: walPlace.nullable() });
