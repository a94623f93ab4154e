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
}

interface Size {
  readonly points: number;
  readonly seconds: number;
}

const API: Size = { points: 120, seconds: 60 };
const PAGES: Size = { points: 300, seconds: 60 };
const ADMIN: Size = { points: 1200, seconds: 60 };
const AUTH: Size = { points: 8, seconds: 900 };

/** A client may fail over all accounts 50 times an hour where it may 8 times in 15 minutes on one. */
const clientSize = ({ points, seconds }: Size): Size => ({
  points: Math.ceil(points * 6.25),
  seconds: seconds * 4,
});

export function createLimits(config: ShopConfig['rateLimit'], open: OpenCounters): Limits {
  if (config === false)
    return { api: null, pages: null, admin: null, lookups: null, login: null, signup: null };
  const { api = API, pages = PAGES, admin = ADMIN, auth = AUTH } = config;
  return {
    api: api ? createLimit('api', api, open) : null,
    pages: pages ? createLimit('pages', pages, open) : null,
    admin: admin ? createLimit('admin', admin, open) : null,
    lookups: pages ? createLimit('admin-lookups', pages, open) : null,
    login: auth
      ? {
          account: createLimit('login-account', auth, open),
          client: createLimit('login-client', clientSize(auth), open),
        }
      : null,
    signup: auth ? createLimit('signup', auth, open) : null,
  };
}

function createLimit(name: string, { points, seconds }: Size, open: OpenCounters): Limit {
  const counters = open({ name, seconds });
  return {
    async take(key) {
      const { count, resetMs } = await counters.add(key, 1);
      const refused = count > points;
      if (refused) await counters.add(key, -1);
      return {
        refused,
        limit: points,
        remaining: Math.max(points - count, 0),
        resetSeconds: Math.max(Math.ceil(resetMs / 1000), 1),
      };
    },
    async giveBack(key) {
      await counters.add(key, -1);
    },
  };
}
