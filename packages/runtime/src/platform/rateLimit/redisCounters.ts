import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import { StartFailure } from '../startFailure.ts';
import type { Counters } from './contract.ts';
import { connectToRedis } from './redisConnection.ts';
import type { RedisConnection } from './redisConnection.ts';

export interface RedisCounters {
  /** Counts in Redis while it answers, and else where it counted without Redis. */
  readonly counters: Counters;
  /**
   * Connects, and stays connected until `close`. Resolves when the first try has ended, whatever its outcome: without Redis the shop
   * serves too. Throws StartFailure (exit 3) when the client library is not installed.
   */
  open(): Promise<void>;
  /** Tells whether requests are counted in Redis now. */
  isCounting(): boolean;
  close(): Promise<void>;
}

export interface RedisCountersOptions {
  readonly url: string;
  /** The text that the keys of this shop begin with, so that several shops share a Redis. */
  readonly prefix: string;
  /** Counts while Redis is away. */
  readonly local: Counters;
  readonly log: Logger;
}

/** The pause between two tries to connect. */
const RETRY_MS = 1000;

/**
 * Creates counters in Redis that no request waits for: the first step that fails or gets no answer in time ends the connection, and from
 * then on requests are counted locally until a new connection works. The log names each change once.
 */
export function createRedisCounters({ url, prefix, local, log }: RedisCountersOptions): RedisCounters {
  const closing = new AbortController();
  let current: RedisConnection | null = null;
  let wasAway = false;

  const leave = (connection: RedisConnection | null, error: unknown) => {
    if (current !== connection || closing.signal.aborted) return;
    current = null;
    connection?.destroy();
    if (wasAway) return;
    wasAway = true;
    log.warn(
      { reason: (error as Error).message },
      'Redis does not answer: rate limits are counted without it until it does',
    );
  };

  /** Connects, calls `onTried`, and resolves when the connection is lost or there is none. */
  const stayConnected = async (onTried: () => void) => {
    try {
      const connection = await connectToRedis(url, prefix);
      if (closing.signal.aborted) return connection.destroy();
      current = connection;
      if (wasAway) log.info('Redis answers again: rate limits are counted there');
      wasAway = false;
      onTried();
      leave(connection, await connection.lost);
    } catch (error) {
      if (error instanceof StartFailure) throw error;
      leave(null, error);
      onTried();
    }
  };
  const keepConnected = async (onTried: () => void) => {
    while (!closing.signal.aborted) {
      await stayConnected(onTried);
      await delay(RETRY_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  };

  return {
    isCounting: () => current !== null,
    async counters(limit, key, step) {
      const connection = current;
      if (!connection) return local(limit, key, step);
      try {
        return await connection.step(limit, key, step);
      } catch (error) {
        leave(connection, error);
        return local(limit, key, step);
      }
    },
    async open() {
      const { promise: tried, resolve: onTried } = Promise.withResolvers<void>();
      await Promise.race([tried, keepConnected(onTried)]);
    },
    async close() {
      closing.abort();
      current?.destroy();
      current = null;
    },
  };
}
