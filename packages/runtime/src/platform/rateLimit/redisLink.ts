import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import { StartFailure } from '../startFailure.ts';
import { connectToRedis } from './redisConnection.ts';
import type { RedisConnection } from './redisConnection.ts';

/** A connection to Redis that is made anew whenever it was lost. */
export interface RedisLink {
  /** Returns the connection that works now; null while Redis is away. */
  current(): RedisConnection | null;
  /** Ends a connection on which something failed, so that nobody else waits for it. */
  leave(connection: RedisConnection, error: unknown): void;
  /**
   * Connects, and stays connected until `close`. Resolves when the first try has ended, whatever its outcome. Throws StartFailure (exit
   * 3) when the client library is not installed.
   */
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface RedisLinkOptions {
  readonly url: string;
  /** The text that all keys begin with. */
  readonly prefix: string;
  readonly log: Logger;
}

/** The pause between two tries to connect. */
const RETRY_MS = 1000;

/** Creates a link to Redis. The log names once that Redis went away, and once that it is back. */
export function createRedisLink({ url, prefix, log }: RedisLinkOptions): RedisLink {
  const closing = new AbortController();
  let current: RedisConnection | null = null;
  const note = noteChanges(log);

  const leave = (connection: RedisConnection, error: unknown) => {
    if (current !== connection) return;
    current = null;
    connection.destroy();
    note.away(error);
  };
  /** Connects, calls `onTried`, and resolves when the connection is lost or there is none. */
  const connectOnce = async (onTried: () => void) => {
    const connection = await connectToRedis(url, prefix).catch((error: unknown) => {
      if (error instanceof StartFailure) throw error;
      if (!closing.signal.aborted) note.away(error);
      return null;
    });
    if (connection && closing.signal.aborted) return connection.destroy();
    current = connection;
    onTried();
    if (!connection) return;
    note.back();
    leave(connection, await connection.lost);
  };
  const stayConnected = async (onTried: () => void) => {
    while (!closing.signal.aborted) {
      await connectOnce(onTried);
      await delay(RETRY_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
    }
  };

  return {
    current: () => current,
    leave,
    async open() {
      const { promise: tried, resolve: onTried } = Promise.withResolvers<void>();
      await Promise.race([tried, stayConnected(onTried)]);
    },
    async close() {
      closing.abort();
      const last = current;
      current = null;
      last?.destroy();
    },
  };
}

/** Returns what logs each change between away and back once. */
function noteChanges(log: Logger) {
  let isAway = false;
  return {
    away(error: unknown) {
      if (!isAway)
        log.warn(
          { reason: reasonOf(error) },
          'Redis does not answer: rate limits are counted without it until it does',
        );
      isAway = true;
    },
    back() {
      if (isAway) log.info('Redis answers again: rate limits are counted there');
      isAway = false;
    },
  };
}

/** Returns what an error says. That of a host with several addresses has its text in its parts. */
export const reasonOf = (error: unknown): string => {
  const { message, errors } = error as Partial<AggregateError>;
  return message || (errors as readonly Error[] | undefined)?.[0]?.message || String(error);
};
