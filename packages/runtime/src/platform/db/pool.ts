import type { Logger } from 'pino';
import { createPool } from 'slonik';
import type { DatabasePool, Interceptor } from 'slonik';
import { createCheckout } from './checkout.ts';
import type { Checkout } from './checkout.ts';
import type { Db } from './db.ts';
import { asDatabaseFailure, isStalePlan } from './failures.ts';
import { WITHOUT_JIT } from './jit.ts';
import { checkRows, connectionIds, countStatements, preparedNames } from './interceptors.ts';
import { outOfReach } from './outOfReach.ts';
import { passCallbacks } from './passCallbacks.ts';
import { createPrimaryProof } from './primaryProof.ts';
import type { PrimaryProof } from './primaryProof.ts';
import { statementsOf } from './statements.ts';
import type { StatementWatch } from './statementWatch.ts';
import { runTransaction } from './transaction.ts';
import type { TransactionHooks } from './transaction.ts';
import { typeParsers } from './typeParsers.ts';

export interface DatabaseOptions {
  /**
   * The database URL: `postgres://user:password@host:port/database`. For a unix socket, the host is the percent-encoded socket
   * folder.
   */
  readonly url: string;
  /** Maximum number of concurrent connections. */
  readonly poolSize: number;
  /**
   * True to use named prepared statements and session timeouts. Default: true. Use false behind a pooler in transaction mode,
   * which supports neither.
   */
  readonly prepare?: boolean;
  /** Number of additional connections for `reads`. Default: 1. */
  readonly readPoolSize?: number;
  /** Timeout in milliseconds for statements on `reads`. Default: 3000. */
  readonly readTimeoutMs?: number;
  readonly log?: Logger;
  /** Called for every statement. */
  readonly watch?: StatementWatch | undefined;
}

export interface Database {
  readonly db: Db;
  /** A connection pool for storefront reads. It uses the same database, but has a shorter statement timeout. */
  readonly reads: Db;
  /** Closes all connections. Statements in progress have one second to finish. */
  close(): Promise<void>;
  /** Returns the number of SQL statements sent since the database was opened, including begin, commit, rollback, and savepoints. */
  statements(): number;
  /** Returns the current usage of both connection pools. */
  pools(): Readonly<Record<'main' | 'reads', PoolUse>>;
}

/** The current usage of a connection pool. */
export interface PoolUse {
  readonly inUse: number;
  readonly idle: number;
  /** Number of callers waiting for a connection. */
  readonly waiting: number;
  /** Maximum number of concurrent connections. */
  readonly size: number;
}

/** Time limits for connections in milliseconds. */
const LIMITS = {
  connect: 3000,
  acquire: 10_000,
  statement: 30_000,
  read: 3000,
  /** Time after a statement's timeout before its connection is closed. */
  grace: 5000,
  /** Maximum idle time. A firewall may have dropped a connection that has been idle for longer. */
  idle: 60_000,
  close: 1000,
};
const PREPARED_STATEMENTS = 500;

passCallbacks();

/** Opens the connection pools. Throws a `StartFailure` with exit code 5 if the database cannot be reached. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  let sent = 0;
  const count = (statements: number) => {
    sent += statements;
  };
  const { readPoolSize = 1, readTimeoutMs = LIMITS.read } = options;
  const proof = createPrimaryProof(2 * LIMITS.idle);
  const main = await openPool(
    options,
    { size: options.poolSize, statementMs: LIMITS.statement },
    { count, proof },
  );
  const reads = await openPool(options, { size: readPoolSize, statementMs: readTimeoutMs }, { count, proof });
  return {
    db: main.db,
    reads: reads.db,
    close: async () => {
      await Promise.all([main.close(), reads.close()]);
    },
    statements: () => sent,
    pools: () => ({ main: main.use(), reads: reads.use() }),
  };
}

export interface PoolLimits {
  readonly size: number;
  readonly statementMs: number;
  /** Maximum time in milliseconds to wait for a free connection. Default: 10 seconds. */
  readonly acquireMs?: number;
  /** Time in milliseconds after a statement's timeout before its connection is closed. Default: 5 seconds. */
  readonly graceMs?: number;
}

export interface PoolParts {
  readonly count: TransactionHooks['count'];
  /** Verifies that connections lead to the primary. Set it only for the primary's pools. */
  readonly proof?: PrimaryProof;
}

/** Opens a connection pool. Throws a `StartFailure` with exit code 5 if the database cannot be reached. */
export async function openPool(
  options: Pick<DatabaseOptions, 'url' | 'prepare' | 'log' | 'watch'>,
  limits: PoolLimits,
  { count, proof }: PoolParts,
) {
  const watch = options.watch ?? null;
  const ids = connectionIds();
  const names = preparedNames(PREPARED_STATEMENTS);
  const pool = await connectPool(options, limits, [
    ids.interceptor,
    ...(options.prepare === false ? [] : [names.interceptor]),
    countStatements(count),
    checkRows,
  ]);
  const lending = createCheckout(pool, {
    acquireMs: limits.acquireMs ?? LIMITS.acquire,
    // The grace period lets the server end the statement first.
    statementMs: limits.statementMs + (options.prepare === false ? 0 : (limits.graceMs ?? LIMITS.grace)),
    ...(proof && { onLoss: proof.suspect }),
  });
  const checkout = proof ? proving(lending.checkout, proof, ids.idOf) : lending.checkout;
  const hooks: TransactionHooks = {
    watch,
    count,
    onStalePlan: names.renew,
    onRetry: (attempt, error) => options.log?.debug({ attempt, err: error }, 'a transaction runs again'),
  };
  return {
    db: poolDb(checkout, hooks),
    checkout,
    watch,
    idOf: ids.idOf,
    use: () => useOf(pool, limits.size),
    close: async () => {
      lending.stop();
      await pool.end();
    },
  };
}

/** Wraps a checkout so that connections that are due for verification are first checked to lead to the primary. */
const proving =
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

function useOf(pool: DatabasePool, size: number): PoolUse {
  const { acquiredConnections, idleConnections, waitingClients } = pool.state();
  return { inUse: acquiredConnections, idle: idleConnections, waiting: waitingClients, size };
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
    }, hooks.watch),
    transaction: (work) => runTransaction(checkout, work, hooks),
  };
}

async function connectPool(
  options: Pick<DatabaseOptions, 'url' | 'prepare'>,
  { size, statementMs }: PoolLimits,
  interceptors: readonly Interceptor[],
): Promise<DatabasePool> {
  const timeout = options.prepare === false ? 'DISABLE_TIMEOUT' : statementMs;
  try {
    return await createPool(options.prepare === false ? options.url : withOptions(options.url), {
      maxPoolSize: size,
      connectionTimeout: LIMITS.connect,
      connectionRetryLimit: 1,
      idleTimeout: LIMITS.idle,
      gracefulTerminationTimeout: LIMITS.close,
      statementTimeout: timeout,
      idleInTransactionSessionTimeout: options.prepare === false ? 'DISABLE_TIMEOUT' : LIMITS.statement,
      // By default, Slonik resets the session after every checkout, which would discard prepared statements. Sessions hold no other
      // state.
      resetConnection: () => Promise.resolve(),
      typeParsers,
      interceptors,
    });
  } catch (error) {
    throw outOfReach(options.url, error);
  }
}

/**
 * Adds a connection option that makes PostgreSQL plan each prepared statement only once, regardless of its parameters. Otherwise,
 * PostgreSQL would plan most cart statements every time, which takes longer than running them. JIT compilation is disabled: see
 * `jit.ts`.
 */
function withOptions(url: string): string {
  const address = new URL(url);
  const given = address.searchParams.get('options');
  const own = `-c plan_cache_mode=force_generic_plan ${WITHOUT_JIT}`;
  address.searchParams.set('options', given === null ? own : `${own} ${given}`);
  return address.href;
}
