import type { Route } from '../http/route.ts';

/**
 * Paths whose requests have no use for a key: a login or token is not to be had a second time, and what goes to a gateway
 * has keys of its own.
 */
const WITHOUT_KEY = [
  /\/(?:login|logout|password|reset-password)$/,
  /\/tokens?(?:\/|$)/,
  // Its answers hold keys and codes that are shown once.
  /\/totp(?:\/|$)/,
  /^\/api\/(?:cardgw|walletgw)\//,
];

/** Tells whether a route takes an Idempotency-Key under one of its paths. */
export const takesKey = ({ method, body }: Pick<Route, 'method' | 'body'>, path: string): boolean =>
  method !== 'GET' &&
  path.startsWith('/api/') &&
  // It is worked on while it arrives: nothing is there to compare.
  body !== 'stream' &&
  !WITHOUT_KEY.some((without) => without.test(path));
