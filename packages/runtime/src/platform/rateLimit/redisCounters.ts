import type { Counters } from './contract.ts';
import { createRedisLink } from './redisLink.ts';
import type { RedisLink, RedisLinkOptions } from './redisLink.ts';

export interface RedisCounters extends Pick<RedisLink, 'open' | 'close'> {
  readonly counters: Counters;
  /** Reports whether requests are currently counted in Redis. */
  isCounting(): boolean;
}

/**
 * Creates counters in Redis that never delay requests: the first step that fails or times out closes the connection, and from
 * then on `local` counts until a new connection works.
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
