import type { ShopConfig } from '../config/schema.ts';
import type { Logger } from '../logger.ts';
import type { Counters } from './contract.ts';
import { createRedisCounters } from './redisCounters.ts';
import type { RedisCounters } from './redisCounters.ts';

/** Returns the rate limit counters, which are in Redis if `redis.url` is set, and otherwise `local`. */
export function createCounters({
  config: { redis, shop },
  local,
  log,
}: {
  readonly config: Pick<ShopConfig, 'redis' | 'shop'>;
  readonly local: Counters;
  readonly log: Logger;
}): { readonly counters: Counters; readonly redis: RedisCounters | null } {
  if (redis.url === undefined) return { counters: local, redis: null };
  const shared = createRedisCounters({ url: redis.url, prefix: redisPrefix(shop.url), local, log });
  return { counters: shared.counters, redis: shared };
}

/** Returns the prefix for a shop's Redis keys. Shops that share a Redis server are distinguished by their public hosts. */
export const redisPrefix = (url: string): string => `shop:${new URL(url).host}:`;
