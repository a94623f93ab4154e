import type { Db } from './db.ts';
import { DatabaseUnreachable } from './failures.ts';

/** Limits how many pieces of work run at a time; the others wait for their turn in the order of their arrival. */
export interface Gate {
  /** Runs `work` when it is its turn. Throws the signal's reason if it aborts before that. */
  pass<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/**
 * Creates a gate. Work that waits longer than `waitMs` is rejected with `DatabaseUnreachable`, like work that waits for a
 * connection.
 */
export function createGate(width: number, waitMs: number): Gate {
  const waiting = new Set<() => void>();
  let free = width;

  const turn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (error: unknown) => {
        waiting.delete(enter);
        signal?.removeEventListener('abort', aborted);
        clearTimeout(timer);
        reject(error);
      };
      const aborted = () => leave(signal?.reason);
      const enter = () => {
        waiting.delete(enter);
        signal?.removeEventListener('abort', aborted);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(
        () => leave(new DatabaseUnreachable(new Error('No turn came in time.'))),
        waitMs,
      );
      signal?.addEventListener('abort', aborted, { once: true });
      waiting.add(enter);
    });

  return {
    async pass(work, signal) {
      signal?.throwIfAborted();
      if (free > 0) free -= 1;
      else await turn(signal);
      try {
        return await work();
      } finally {
        // A place is handed on directly, so that newcomers cannot overtake those who wait.
        const [next] = waiting;
        if (next) next();
        else free += 1;
      }
    },
  };
}

/**
 * Returns the same database, used through gates, the first one outermost. A transaction holds its place until it ends, and
 * statements inside it need none; as everywhere, work inside a transaction must not use the `Db` outside of it.
 */
export function throughGates(db: Db, gates: readonly Gate[], signal?: AbortSignal): Db {
  const pass = <T>(work: () => Promise<T>): Promise<T> =>
    gates.reduceRight<() => Promise<T>>((inner, gate) => () => gate.pass(inner, signal), work)();
  return {
    any: (statement) => pass(() => db.any(statement)),
    maybeOne: (statement) => pass(() => db.maybeOne(statement)),
    one: (statement) => pass(() => db.one(statement)),
    exists: (statement) => pass(() => db.exists(statement)),
    run: (statement) => pass(() => db.run(statement)),
    transaction: (work) => pass(() => db.transaction(work)),
  };
}
