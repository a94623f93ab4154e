import { createGate } from '../gate.ts';
import type { Gate } from '../gate.ts';
import type { Db } from './db.ts';
import { DatabaseUnreachable } from './failures.ts';

/** Maximum wait for a slot in milliseconds. Equal to the maximum wait for a free connection. */
const WAIT_MS = 10_000;

/**
 * Creates a gate that limits concurrent SQL statements. A statement that waits too long gets the same error as when no connection
 * is free.
 */
export const statementGate = (width: number): Gate =>
  createGate({
    width,
    waitMs: WAIT_MS,
    refusal: () => new DatabaseUnreachable(new Error('Timed out while waiting in the queue.')),
  });

/**
 * Returns a `Db` whose SQL statements and transactions pass through the given gates, the first gate outermost. A transaction keeps
 * its slot until it ends, and its statements need no slot of their own. Inside a transaction, never use the outer `Db`.
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
