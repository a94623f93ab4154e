import { setTimeout as delay } from 'node:timers/promises';

/** A queue that spaces out operations with the same key. */
export interface Turns {
  /**
   * Waits for the caller's turn. Resolves with null when it comes. If too many callers are waiting, resolves with the time
   * until a turn is free, in milliseconds.
   */
  wait(key: string): Promise<number | null>;
}

export interface TurnsOptions {
  /** Minimum interval between two turns for the same key, in milliseconds. */
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

/** Creates the turns, which apply to this process only. The first caller for a key does not wait. */
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
