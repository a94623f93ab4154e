import type { Route } from '../../contracts/route.ts';

/**
 * Paths whose requests have no use for a key: a login or token must not be given out a second time, and requests of gateways have
 * keys of their own.
 */
const WITHOUT_KEY = [
  /\/(?:login|logout|password|reset-password)$/,
  /\/tokens?(?:\/|$)/,
  // Its answers hold keys and codes that are shown once.
  /\/(?:totp|passkeys)(?:\/|$)/,
  /^\/api\/(?:cardgw|walletgw)\//,
];

/** Tells whether a route takes an Idempotency-Key under one of its paths. */
export const takesKey = ({ method, body }: Pick<Route, 'method' | 'body'>, path: string): boolean =>
  method !== 'GET' &&
  path.startsWith('/api/') &&
  // Its body is processed while it arrives, so that there is nothing to compare.
  body !== 'stream' &&
  !WITHOUT_KEY.some((without) => without.test(path));
