import { createGate } from '../gate.ts';
import type { Gate } from '../gate.ts';
import type { Db } from './db.ts';
import { DatabaseUnreachable } from './failures.ts';

/** Maximum wait for a turn in milliseconds, the same as for a free connection. */
const WAIT_MS = 10_000;

/** Creates a gate for statements. A statement that waits too long fails like one that gets no connection. */
export const statementGate = (width: number): Gate =>
  createGate({
    width,
    waitMs: WAIT_MS,
    refusal: () => new DatabaseUnreachable(new Error('Timed out while waiting in the queue.')),
  });

/**
 * Returns the same database behind gates, the first one outermost. A transaction occupies its place until it ends, and statements
 * inside it need none; as always, work inside a transaction must not use the outer `Db`.
 */
export function throughGates(db: Db, gates: readonly Gate[], signal?: AbortSignal): Db {
  const pass = <T>(work: () => Promise<T>): Promise<T> =>
    gates.reduceRight<() => Promise<T>>((inner, gate) => () => gate.run(inner, signal), work)();
  return {
    any: (statement) => pass(() => db.any(statement)),
    maybeOne: (statement) => pass(() => db.maybeOne(statement)),
    one: (statement) => pass(() => db.one(statement)),
    exists: (statement) => pass(() => db.exists(statement)),
    run: (statement) => pass(() => db.run(statement)),
    transaction: (work) => pass(() => db.transaction(work)),
  };
}
