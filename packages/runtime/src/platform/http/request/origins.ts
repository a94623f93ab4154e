import type { IncomingHttpHeaders } from 'node:http';
import type { ShopConfig } from '../../config/schema.ts';

/** Converts URLs to the format of the `Origin` header: lowercase, without a path or default port. */
export const createOrigins = (urls: readonly string[]): ReadonlySet<string> =>
  new Set(urls.map((url) => new URL(url).origin));

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Returns the origins of a shop. One on this machine is reached by each name of the machine, whichever of them is configured. */
function originsOf(url: string): ReadonlySet<string> {
  const { protocol, hostname, port, origin } = new URL(url);
  if (!LOOPBACK.includes(hostname)) return new Set([origin]);
  return createOrigins(LOOPBACK.map((name) => `${protocol}//${name}:${port}`));
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A function that reports whether a request authenticated by a cookie is allowed. */
export type CookieRule = (method: string, headers: IncomingHttpHeaders) => boolean;

/**
 * Creates the cookie rule for a list of front ends. Browsers also send cookies with cross-site requests, so a request that
 * makes changes must come from the shop itself or from a listed front end. Non-browser clients send neither of the checked
 * headers and are allowed.
 */
export function sameOriginRule({ shop }: Pick<ShopConfig, 'shop'>, origins: readonly string[]): CookieRule {
  const own = originsOf(shop.url);
  const frontEnds = createOrigins(origins);
  return (method, headers) => {
    if (READS.has(method)) return true;
    const { origin } = headers;
    // A front end on another host is always `same-site` or `cross-site`, so its origin is checked.
    if (origin !== undefined && frontEnds.has(origin)) return true;
    if (origin !== undefined && !own.has(origin)) return false;
    const site = headers['sec-fetch-site'];
    return site !== 'cross-site' && site !== 'same-site';
  };
}
