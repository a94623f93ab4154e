import { walPlace, currentPlace } from '../db/replica/walPlace.ts';
import type { WalPlace } from '../db/replica/walPlace.ts';
import { sql } from '../db/db.ts';
import type { Db } from '../db/db.ts';
import { z } from 'zod';
import { contentState, stateSince } from './contentState.ts';
import type { ContentState } from './contentState.ts';

/** The milliseconds without a statement after which a generation ends: far less than the time for which changes are remembered. */
const MAX_UNSEEN = 3_600_000;

/** The state of the database when a statement last looked. */
export interface Seen extends ContentState {
  /** The time before that statement, in ms of the process. */
  readonly at: number;
  readonly generation: Generation;
}

/** A generation; each is an object of its own, to be told from the others. */
export interface Generation {
  /** The place in the log of the primary up to which a replica has to have replayed to show its content. Null: none was found yet. */
  place: WalPlace | null;
}

/** The generations of the content, one after the other. */
export interface Generations {
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
  adopt(last: Seen | null, found: ContentState, at: number): Generation | null;
}

/** Creates the generations; `withPlaces` says whether they have places in the log, which only a replica asks for. */
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

const isUnchanged = (last: Seen | null, found: ContentState): last is Seen =>
  last !== null && found.server === last.server && found.is_unchanged;

/** The place is null where no replica is used, and where the server is one itself. */
const stateRow = z.object({ state: contentState, place: walPlace.nullable() });
