import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logger.ts';
import { StartFailure } from '../startFailure.ts';
import { connectToRedis } from './redisConnection.ts';
import type { RedisConnection } from './redisConnection.ts';

/** A Redis connection that is reopened whenever it is lost. */
export interface RedisLink {
  /** Returns the open connection. Null while Redis is unreachable. */
  current(): RedisConnection | null;
  /** Closes a connection after an error, so that no other request waits for it. */
  leave(connection: RedisConnection, error: unknown): void;
  /**
   * Connects, and reconnects as needed until `close`. Resolves after the first attempt, whether it succeeds or fails. Throws
   * StartFailure (exit 3) if the client library is not installed.
   */
  open(): Promise<void>;
  close(): Promise<void>;
}

export interface RedisLinkOptions {
  readonly url: string;
  /** The prefix of all keys. */
  readonly prefix: string;
  readonly log: Logger;
}

/** Interval between two connection attempts in milliseconds. */
const RETRY_MS = 1000;

/** Creates a link to Redis. Logs one line when Redis becomes unreachable and one when it is reachable again. */
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
  /** Connects, calls `onTried`, and resolves when the connection is lost or cannot be opened. */
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

/** Creates a function that logs each change between reachable and unreachable. */
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

/** Returns an error's message. If the host has several addresses, the messages are in nested errors. */
export const reasonOf = (error: unknown): string => {
  const { message, errors } = error as Partial<AggregateError>;
  return message || (errors as readonly Error[] | undefined)?.[0]?.message || String(error);
};
