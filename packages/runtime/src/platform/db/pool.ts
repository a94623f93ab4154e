import type { Logger } from 'pino';
import { createCheckout } from './checkout.ts';
import type { Db } from './db.ts';
import { checkRows, connectionIds, countStatements, preparedNames } from './interceptors.ts';
import { passCallbacks } from './passCallbacks.ts';
import { createPrimaryProof } from './primaryProof.ts';
import type { PrimaryProof } from './primaryProof.ts';
import type { StatementWatch } from './statementWatch.ts';
import type { TransactionHooks } from './transaction.ts';
import { LIMITS, connectPool } from './connectPool.ts';
import type { PoolLimits } from './connectPool.ts';
import type { PoolUse } from './poolDb.ts';
import { proving, poolDb, useOf } from './poolDb.ts';

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
