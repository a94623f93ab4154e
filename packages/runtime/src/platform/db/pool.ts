import type { Logger } from 'pino';
import { createPool } from 'slonik';
import type { DatabasePool, Interceptor } from 'slonik';
import { createCheckout } from './checkout.ts';
import type { Checkout } from './checkout.ts';
import type { Db } from './db.ts';
import { asDatabaseFailure, isStalePlan } from './failures.ts';
import { checkRows, countStatements, preparedNames } from './interceptors.ts';
import { outOfReach } from './outOfReach.ts';
import { statementsOf } from './statements.ts';
import { runTransaction } from './transaction.ts';
import type { TransactionHooks } from './transaction.ts';
import { typeParsers } from './typeParsers.ts';

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/database`; a unix socket's folder stands percent-encoded as the host. */
  readonly url: string;
  /** The most connections at a time. */
  readonly poolSize: number;
  /**
   * Named prepared statements and session timeouts, both on by default. False behind a pooler in transaction
   * mode, which supports neither.
   */
  readonly prepare?: boolean;
  readonly log?: Logger;
}

export interface Database {
  readonly db: Db;
  /** Closes the connections. Statements under way have a second to end. */
  close(): Promise<void>;
  /** Statements sent since it was opened; begin, commit, rollback and savepoints count. */
  statements(): number;
}

/** In milliseconds. */
const LIMITS = {
  connect: 3000,
  acquire: 10_000,
  statement: 30_000,
  /** A connection that a firewall may have forgotten meanwhile is not used again. */
  idle: 60_000,
  close: 1000,
};
const PREPARED_STATEMENTS = 500;

/** Opens a pool of connections. A database out of reach is a `StartFailure` with exit code 5. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  let sent = 0;
  const count = (statements: number) => {
    sent += statements;
  };
  const names = preparedNames(PREPARED_STATEMENTS);
  const pool = await connectPool(options, [
    ...(options.prepare === false ? [] : [names.interceptor]),
    countStatements(count),
    checkRows,
  ]);
  const { checkout, stop } = createCheckout(pool, {
    acquireMs: LIMITS.acquire,
    // The server ends it first, where it still can.
    statementMs: LIMITS.statement + 5000,
  });
  const hooks: TransactionHooks = {
    count,
    onStalePlan: names.renew,
    onRetry: (attempt, error) => options.log?.debug({ attempt, err: error }, 'a transaction runs again'),
  };
  return {
    db: poolDb(checkout, hooks),
    close: async () => {
      stop();
      await pool.end();
    },
    statements: () => sent,
  };
}

function poolDb(checkout: Checkout, hooks: TransactionHooks): Db {
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
    }),
    transaction: (work) => runTransaction(checkout, work, hooks),
  };
}

async function connectPool(
  options: DatabaseOptions,
  interceptors: readonly Interceptor[],
): Promise<DatabasePool> {
  const timeout = options.prepare === false ? 'DISABLE_TIMEOUT' : LIMITS.statement;
  try {
    return await createPool(options.url, {
      maxPoolSize: options.poolSize,
      connectionTimeout: LIMITS.connect,
      connectionRetryLimit: 1,
      idleTimeout: LIMITS.idle,
      gracefulTerminationTimeout: LIMITS.close,
      statementTimeout: timeout,
      idleInTransactionSessionTimeout: timeout,
      // The default discards the session after every checkout, prepared statements and all. We keep no state in it.
      resetConnection: () => Promise.resolve(),
      typeParsers,
      interceptors,
    });
  } catch (error) {
    throw outOfReach(options.url, error);
  }
}
