import { setTimeout as sleep } from 'node:timers/promises';
import type { CommonQueryMethods } from 'slonik';
import type { Checkout, Watch } from './checkout.ts';
import type { Db } from './db.ts';
import { asDatabaseFailure, isSerializationFailure, isStalePlan, throwDatabaseFailure } from './failures.ts';
import { statementsOf } from './statements.ts';
import type { Send } from './statements.ts';
import type { StatementWatch } from './statementWatch.ts';

export interface TransactionHooks {
  /** Called for each statement. Null if there is no watch. */
  readonly watch: StatementWatch | null;
  /** Receives the number of non-query statements: begin, commit, rollback, savepoint. */
  count(statements: number): void;
  /** Called when a prepared statement no longer matches its table, before the transaction runs again. */
  onStalePlan(): void;
  /** Called when the transaction runs again, with the number of the failed attempt. */
  onRetry(attempt: number, error: unknown): void;
}

const ATTEMPTS = 10;

const transactions = new WeakSet<Db>();

/** Marks a `Db` as a transaction and returns it. */
export function asTransaction(db: Db): Db {
  transactions.add(db);
  return db;
}

/** Reports whether a `Db` is a transaction. It sees the transaction's own writes, and may see older data otherwise. */
export const isTransaction = (db: Db): boolean => transactions.has(db);

/** Runs `work` in a separate transaction, and again from the start if it lost to a concurrent one. */
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
      // Meanwhile, the connection is back in the pool. The pause is random, so that rivals do not collide again.
      await sleep(Math.random() * Math.min(5 * 2 ** attempt, 200));
    }
  }
}

/** Runs a transaction on a free connection, or a savepoint on one that is already in a transaction. */
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
    // Slonik's own retries have no pause and, in a savepoint, use the same snapshot: they are disabled.
    return await connection.transaction(handler, 0);
  } catch (error) {
    // The error of `work` takes precedence, even if the rollback then hit a lost connection.
    throw thrown === undefined ? asDatabaseFailure(error) : thrown.error;
  }
}

/**
 * Passes `work` a `Db` that ends with it. A statement left in flight would affect the connection's next user: the transaction
 * waits for it, and fails if `work` returned before it was done.
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
