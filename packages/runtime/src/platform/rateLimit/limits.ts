import type { ShopConfig } from '../config/schema.ts';
import type { Count, Counters } from './contract.ts';

export interface Allowance {
  readonly refused: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the full limit is available again, at least 1. */
  readonly resetSeconds: number;
}

export interface Limit {
  /** Counts one use unless the limit is exhausted. */
  take(key: string): Promise<Allowance>;
  /** Undoes one counted use. */
  release(key: string): Promise<void>;
  /** Returns the remaining uses without counting one. The result is `refused` if the limit is exhausted. */
  look(key: string): Promise<Allowance>;
}

/** The shop's rate limits. A limit is null if the configuration turns it off. */
export interface Limits {
  /** The limit for every path under `/api`, by client. */
  readonly api: Limit | null;
  /** The limit for every other path except the health routes, by client. */
  readonly pages: Limit | null;
  /** The limit for `/admin/graphql` and `/admin/api`, by administrator. Other callers count toward `pages`. */
  readonly admin: Limit | null;
  /**
   * The limit, by client, for credential lookups on `/admin/graphql` and `/admin/api` after the client has exhausted `pages`.
   * The count is undone if the credentials are those of an administrator.
   */
  readonly lookups: Limit | null;
  /**
   * The limits for failed password attempts: one for each combination of account and client, and higher limits by client and by
   * account.
   */
  readonly login: { readonly account: Limit; readonly client: Limit; readonly everywhere: Limit } | null;
  /** The limit for registrations and password resets, by client. Failed requests are also counted. */
  readonly signup: Limit | null;
  /** The limit for emails that anyone can trigger to any address, by email kind and recipient. */
  readonly mail: Limit | null;
  /** The limit for placed orders, by client. */
  readonly orders: Limit | null;
  /** The limit for rejected coupon codes, and for keys of carts that open nothing, by client. */
  readonly coupons: Limit | null;
  /**
   * The limit for requests under `/assets` that find no image, by client. Each such request may cause a request to a storage
   * bucket.
   */
  readonly assetMisses: Limit | null;
  /** Creates a limit of an extension's own size. Null if the configuration turns all limits off. */
  own(name: string, size: TierSize): Limit | null;
}

/** The number of uses within a time window. */
export interface TierSize {
  readonly points: number;
  readonly seconds: number;
}

const SIZES = {
  api: { points: 120, seconds: 60 },
  pages: { points: 300, seconds: 60 },
  admin: { points: 1200, seconds: 60 },
  auth: { points: 8, seconds: 900 },
  orders: { points: 20, seconds: 900 },
  unpaidOrders: { points: 10, seconds: 86_400 },
  coupons: { points: 20, seconds: 900 },
  assetMisses: { points: 100, seconds: 60 },
  mail: { points: 10, seconds: 3600 },
} as const satisfies Readonly<Record<string, TierSize>>;

/** Returns the size of a tier from the configuration, or the default size. Null if the configuration turns the tier off. */
export function tierSize(config: ShopConfig['rateLimit'], tier: keyof typeof SIZES): TierSize | null {
  if (config === false) return null;
  const size = config[tier];
  return size === undefined ? SIZES[tier] : size || null;
}

/**
 * Returns the limit for a client across all accounts. For example, a limit of 8 failures on one account in 15 minutes becomes
 * 50 failures an hour.
 */
const clientSize = ({ points, seconds }: TierSize): TierSize => ({
  points: Math.ceil(points * 6.25),
  seconds: seconds * 4,
});

/**
 * Returns the limit for an account across all clients. Above this limit, attempts are slowed down. For example, a limit of 8
 * failures from one address becomes 100 failures an hour.
 */
const everywhereSize = ({ points, seconds }: TierSize): TierSize => ({
  points: Math.ceil(points * 12.5),
  seconds: seconds * 4,
});

export function createLimits(config: ShopConfig['rateLimit'], counters: Counters): Limits {
  const limitOf = (tier: keyof typeof SIZES): Limit | null => {
    const size = tierSize(config, tier);
    return size && createLimit(tier, size, counters);
  };
  const auth = tierSize(config, 'auth');
  const pages = tierSize(config, 'pages');
  return {
    api: limitOf('api'),
    pages: limitOf('pages'),
    admin: limitOf('admin'),
    lookups: pages && createLimit('admin-lookups', pages, counters),
    login: auth && {
      account: createLimit('login-account', auth, counters),
      client: createLimit('login-client', clientSize(auth), counters),
      everywhere: createLimit('login-everywhere', everywhereSize(auth), counters),
    },
    signup: auth && createLimit('signup', auth, counters),
    orders: limitOf('orders'),
    coupons: limitOf('coupons'),
    assetMisses: limitOf('assetMisses'),
    mail: limitOf('mail'),
    own: (name, size) => (config === false ? null : createLimit(name, size, counters)),
  };
}

function createLimit(name: string, { points, seconds }: TierSize, counters: Counters): Limit {
  const limit = { name, points, seconds };
  const allowance = ({ refused, count, resetMs }: Count): Allowance => ({
    refused,
    limit: points,
    remaining: Math.max(points - count, 0),
    resetSeconds: Math.max(Math.ceil(resetMs / 1000), 1),
  });
  return {
    take: async (key) => allowance(await counters(limit, key, 'take')),
    look: async (key) => allowance(await counters(limit, key, 'look')),
    async release(key) {
      await counters(limit, key, 'release');
    },
  };
}
