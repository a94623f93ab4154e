import type { Db } from './db.ts';
import { DatabaseUnreachable } from './failures.ts';

/** Lets a number of pieces of work run at a time, and the others wait for their turn in the order in which they came. */
export interface Gate {
  /** Runs `work` when it is its turn. Throws what the signal says when it aborts before that. */
  pass<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** Makes a gate. Who waited longer than `waitMs` gets a `DatabaseUnreachable`, as who waits for a connection does. */
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
        // A place goes from hand to hand, so that nobody who comes meanwhile gets in before those who wait.
        const [next] = waiting;
        if (next) next();
        else free += 1;
      }
    },
  };
}

/**
 * The same database, used through gates, the first one outermost. A transaction holds its place until it ends, and what is
 * sent inside it needs none; as everywhere, work inside a transaction must not use the `Db` outside of it.
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
