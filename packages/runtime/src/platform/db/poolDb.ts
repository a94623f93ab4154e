import type { DatabasePool } from 'slonik';
import type { Checkout } from './checkout.ts';
import type { Db } from './db.ts';
import { asDatabaseFailure, isStalePlan } from './failures.ts';
import type { PrimaryProof } from './primaryProof.ts';
import { statementsOf } from './statements.ts';
import { runTransaction } from './transaction.ts';
import type { TransactionHooks } from './transaction.ts';

/** The current usage of a connection pool. */
export interface PoolUse {
  readonly inUse: number;
  readonly idle: number;
  /** Number of callers waiting for a connection. */
  readonly waiting: number;
  /** Maximum number of concurrent connections. */
  readonly size: number;
}

/** Wraps a checkout so that connections that are due for verification are first checked to lead to the primary. */
export const proving =
  (checkout: Checkout, proof: PrimaryProof, idOf: (lent: object) => string): Checkout =>
  (use) =>
    checkout((connection, watch) => {
      const id = idOf(connection);
      if (!proof.isDue(id)) return use(connection, watch);
      watch.start();
      return proof.prove(connection, id).then(() => {
        watch.stop();
        return use(connection, watch);
      });
    });

/** Returns how many connections of a pool are in use. */
export function useOf(pool: DatabasePool, size: number): PoolUse {
  const { acquiredConnections, idleConnections, waitingClients } = pool.state();
  return { inUse: acquiredConnections, idle: idleConnections, waiting: waitingClients, size };
}

/** Returns the database functions that take a connection of the pool for each statement. */
export function poolDb(checkout: Checkout, hooks: TransactionHooks): Db {
  return {
    ...statementsOf((send) => {
      const attempt = () =>
        checkout((connection, watch) => {
          watch.start();
          return send(connection);
        });
      return attempt().catch((error: unknown) => {
        if (!isStalePlan(error)) throw asDatabaseFailure(error);
        hooks.onStalePlan();
        return attempt();
      });
    }, hooks.watch),
    transaction: (work) => runTransaction(checkout, work, hooks),
  };
}
