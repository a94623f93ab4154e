import type { Counters } from './contract.ts';
import { createRedisLink } from './redisLink.ts';
import type { RedisLink, RedisLinkOptions } from './redisLink.ts';

export interface RedisCounters extends Pick<RedisLink, 'open' | 'close'> {
  readonly counters: Counters;
  /** Reports whether requests are currently counted in Redis. */
  isCounting(): boolean;
}

/**
 * Creates counters in Redis that fall back to `local` so that requests are never delayed. The first operation that fails or
 * times out closes the connection. After that, `local` is used until a new connection works.
 */
export function createRedisCounters({
  local,
  ...options
}: RedisLinkOptions & { readonly local: Counters }): RedisCounters {
  const { current, leave, open, close } = createRedisLink(options);
  return {
    isCounting: () => current() !== null,
    async counters(limit, key, step) {
      const connection = current();
      if (!connection) return local(limit, key, step);
      try {
        return await connection.step(limit, key, step);
      } catch (error) {
        leave(connection, error);
        return local(limit, key, step);
      }
    },
    open,
    close,
  };
}
