import { setTimeout as delay } from 'node:timers/promises';

/** Gives the users of a key their turns, one at a time. */
export interface Turns {
  /**
   * Resolves when it is the caller's turn for the key. Returns null, or the milliseconds until a turn is free if too many are
   * waiting.
   */
  wait(key: string): Promise<number | null>;
}

export interface TurnsOptions {
  /** Minimum interval between two turns of a key, in milliseconds. */
  readonly spacingMs: number;
  /** Maximum wait for a turn, in milliseconds. */
  readonly longestMs: number;
  now(): number;
  pause(ms: number): Promise<unknown>;
}

const DEFAULTS: TurnsOptions = {
  spacingMs: 2000,
  longestMs: 30_000,
  now: () => performance.now(),
  pause: (ms) => delay(ms, undefined, { ref: false }),
};

/** Creates turns, counted in this process. The first user of a key does not wait. */
export function createTurns({ spacingMs, longestMs, now, pause }: TurnsOptions = DEFAULTS): Turns {
  const freeAt = new Map<string, number>();
  return {
    async wait(key) {
      const at = now();
      for (const [other, free] of freeAt) if (free <= at) freeAt.delete(other);
      const turn = Math.max(freeAt.get(key) ?? at, at);
      if (turn - at > longestMs) return turn - at;
      freeAt.set(key, turn + spacingMs);
      if (turn > at) await pause(turn - at);
      return null;
    },
  };
}
