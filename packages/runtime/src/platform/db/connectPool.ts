import { createPool } from 'slonik';
import type { DatabasePool, Interceptor } from 'slonik';
import { WITHOUT_JIT } from './jit.ts';
import { outOfReach } from './outOfReach.ts';
import { typeParsers } from './typeParsers.ts';
import type { DatabaseOptions } from './pool.ts';

/** Time limits for connections in milliseconds. */
export const LIMITS = {
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

export interface PoolLimits {
  readonly size: number;
  readonly statementMs: number;
  /** Maximum time in milliseconds to wait for a free connection. Default: 10 seconds. */
  readonly acquireMs?: number;
  /** Time in milliseconds after a statement's timeout before its connection is closed. Default: 5 seconds. */
  readonly graceMs?: number;
}

/** Opens a pool of connections, with the timeouts that every session has. */
export async function connectPool(
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
