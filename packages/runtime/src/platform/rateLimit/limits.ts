import type { ShopConfig } from '../config/schema.ts';
import type { OpenCounters } from './contract.ts';

export interface Allowance {
  readonly refused: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the whole limit is there again, at least 1. */
  readonly resetSeconds: number;
}

export interface Limit {
  /** Counts one use, unless it is refused. */
  take(key: string): Promise<Allowance>;
  /** Takes back one use that was counted. */
  giveBack(key: string): Promise<void>;
  /** How much is left, without counting a use; refused where nothing is. */
  look(key: string): Promise<Allowance>;
}

/** The limits of the shop; null where the config switches one off. */
export interface Limits {
  /** Every path under `/api`, by client. */
  readonly api: Limit | null;
  /** Every other path but those of the health routes, by client. */
  readonly pages: Limit | null;
  /** `/admin/graphql`, by administrator. Who is none counts in `pages`. */
  readonly admin: Limit | null;
  /**
   * Credentials that are looked up for `/admin/graphql` of clients whose `pages` are used up, by client: those of an
   * administrator are given back.
   */
  readonly lookups: Limit | null;
  /** Failed tries of a password: by account and client together, and more of them by client. */
  readonly login: { readonly account: Limit; readonly client: Limit } | null;
  /** Registrations and password resets, failed or not, by client. */
  readonly signup: Limit | null;
  /** E-mails that anybody can have sent to any address, by kind and recipient. */
  readonly mail: Limit | null;
  /** Orders that were placed, by client. */
  readonly orders: Limit | null;
  /** Coupon codes that were refused, by client. */
  readonly coupons: Limit | null;
  /** Addresses under `/assets` that hold no picture, by client: each may cost a request to a bucket. */
  readonly assetMisses: Limit | null;
}

/** How much of something there may be within a time. */
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

/** The size of a tier: the config's, else the default. Null: the config switches it off. */
export function tierSize(config: ShopConfig['rateLimit'], tier: keyof typeof SIZES): TierSize | null {
  if (config === false) return null;
  const size = config[tier];
  return size === undefined ? SIZES[tier] : size || null;
}

/** A client may fail over all accounts 50 times an hour where it may 8 times in 15 minutes on one. */
const clientSize = ({ points, seconds }: TierSize): TierSize => ({
  points: Math.ceil(points * 6.25),
  seconds: seconds * 4,
});

export function createLimits(config: ShopConfig['rateLimit'], open: OpenCounters): Limits {
  const limitOf = (tier: keyof typeof SIZES): Limit | null => {
    const size = tierSize(config, tier);
    return size && createLimit(tier, size, open);
  };
  const auth = tierSize(config, 'auth');
  const pages = tierSize(config, 'pages');
  return {
    api: limitOf('api'),
    pages: limitOf('pages'),
    admin: limitOf('admin'),
    lookups: pages && createLimit('admin-lookups', pages, open),
    login: auth && {
      account: createLimit('login-account', auth, open),
      client: createLimit('login-client', clientSize(auth), open),
    },
    signup: auth && createLimit('signup', auth, open),
    orders: limitOf('orders'),
    coupons: limitOf('coupons'),
    assetMisses: limitOf('assetMisses'),
    mail: limitOf('mail'),
  };
}

function createLimit(name: string, { points, seconds }: TierSize, open: OpenCounters): Limit {
  const counters = open({ name, seconds });
  const allowance = (refused: boolean, count: number, resetMs: number): Allowance => ({
    refused,
    limit: points,
    remaining: Math.max(points - count, 0),
    resetSeconds: Math.max(Math.ceil(resetMs / 1000), 1),
  });
  return {
    async take(key) {
      const { count, resetMs } = await counters.add(key, 1);
      const refused = count > points;
      if (refused) await counters.add(key, -1);
      return allowance(refused, count, resetMs);
    },
    async look(key) {
      const { count, resetMs } = await counters.add(key, 0);
      return allowance(count >= points, count, resetMs);
    },
    async giveBack(key) {
      await counters.add(key, -1);
    },
  };
}
