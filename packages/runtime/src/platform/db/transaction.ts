import { setTimeout as sleep } from 'node:timers/promises';
import type { CommonQueryMethods } from 'slonik';
import type { Checkout, Watch } from './checkout.ts';
import type { Db } from './db.ts';
import { asDatabaseFailure, isSerializationFailure, isStalePlan, throwDatabaseFailure } from './failures.ts';
import { statementsOf } from './statements.ts';
import type { Send } from './statements.ts';
import type { StatementWatch } from './statementWatch.ts';

export interface TransactionHooks {
  /** Called for every statement, unless null. */
  readonly watch: StatementWatch | null;
  /** Called with the number of statements sent for begin, commit, rollback, and savepoints. */
  count(statements: number): void;
  /** Called when a prepared statement has become invalid, before the transaction is retried. */
  onStalePlan(): void;
  /** Called before the transaction is retried, with the number of the failed attempt. */
  onRetry(attempt: number, error: unknown): void;
}

const ATTEMPTS = 10;

const transactions = new WeakSet<Db>();

/** Marks a `Db` as a transaction and returns it. */
export function asTransaction(db: Db): Db {
  transactions.add(db);
  return db;
}

/**
 * Reports whether a `Db` is a transaction. A transaction reads its own uncommitted writes, and may not see newer changes by others.
 */
export const isTransaction = (db: Db): boolean => transactions.has(db);

/** Runs `work` in a new transaction. Retries from the start if a concurrent transaction caused it to fail. */
export async function runTransaction<T>(
  checkout: Checkout,
  work: (tx: Db) => Promise<T>,
  hooks: TransactionHooks,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await checkout((connection, watch) => {
        hooks.count(2);
        return transactionOn(connection, work, hooks, watch);
      });
    } catch (error) {
      const stale = isStalePlan(error);
      if (attempt === ATTEMPTS || !(stale || isSerializationFailure(error))) throw error;
      if (stale) hooks.onStalePlan();
      hooks.onRetry(attempt, error);
      // The connection is back in the pool during this pause. The pause is random, so that competing transactions do not collide
      // again.
      await sleep(Math.random() * Math.min(5 * 2 ** attempt, 200));
    }
  }
}

/** Runs `work` in a transaction, or in a savepoint if the connection is already in a transaction. */
async function transactionOn<T>(
  connection: CommonQueryMethods,
  work: (tx: Db) => Promise<T>,
  hooks: TransactionHooks,
  watch: Watch,
): Promise<T> {
  let thrown: { error: unknown } | undefined;
  const handler = async (tx: CommonQueryMethods) => {
    watch.stop();
    try {
      return await guarded(tx, work, hooks, watch);
    } catch (error) {
      thrown = { error };
      throw error;
    } finally {
      watch.start();
    }
  };
  try {
    watch.start();
    // Disable Slonik's retries, which do not pause and, in a savepoint, use the same snapshot again.
    return await connection.transaction(handler, 0);
  } catch (error) {
    // Throw the error of `work`, even if the rollback has failed because the connection was lost.
    throw thrown === undefined ? asDatabaseFailure(error) : thrown.error;
  }
}

/**
 * Calls `work` with a `Db` that becomes unusable afterward. A statement still in progress would affect the next user of the
 * connection, so the transaction waits for it and then fails.
 */
async function guarded<T>(
  tx: CommonQueryMethods,
  work: (tx: Db) => Promise<T>,
  hooks: TransactionHooks,
  watch: Watch,
): Promise<T> {
  const inFlight = new Set<Promise<unknown>>();
  let over = false;

  async function track<R>(send: () => Promise<R>): Promise<R> {
    if (over) throw new Error('The transaction is over: a statement came after its work had returned.');
    const statement = send();
    inFlight.add(statement);
    watch.start();
    try {
      return await statement;
    } finally {
      inFlight.delete(statement);
      if (inFlight.size === 0) watch.stop();
    }
  }

  const statement: Send = (send) => track(() => send(tx).catch(throwDatabaseFailure));
  const savepoint = <R>(nested: (tx: Db) => Promise<R>) => {
    hooks.count(1);
    return track(() => transactionOn(tx, nested, hooks, watch));
  };

  try {
    const result = await work(
      asTransaction({ ...statementsOf(statement, hooks.watch), transaction: savepoint }),
    );
    if (inFlight.size > 0)
      throw new Error('The transaction returned with statements in flight: await them all.');
    return result;
  } finally {
    over = true;
    await Promise.allSettled(inFlight);
  }
}
