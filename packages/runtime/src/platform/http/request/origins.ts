import type { IncomingHttpHeaders } from 'node:http';
import type { ShopConfig } from '../../config/schema.ts';

/** Normalizes origins to the form of the `Origin` header: no path, lowercase, no default port. */
export const createOrigins = (urls: readonly string[]): ReadonlySet<string> =>
  new Set(urls.map((url) => new URL(url).origin));

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reports whether a request authenticated by a cookie may do what it requests. */
export type CookieRule = (method: string, headers: IncomingHttpHeaders) => boolean;

/**
 * Creates the cookie rule for a list of front ends. Browsers send cookies along with requests made by other sites, so a change
 * must come from the shop itself or from a front end. Non-browser clients send neither header and pass.
 */
export function sameOriginRule({ shop }: Pick<ShopConfig, 'shop'>, origins: readonly string[]): CookieRule {
  const own = new URL(shop.url).origin;
  const frontEnds = createOrigins(origins);
  return (method, headers) => {
    if (READS.has(method)) return true;
    const { origin } = headers;
    // A front end on another of our hosts is always `same-site` or `cross-site`, so its origin decides.
    if (origin !== undefined && frontEnds.has(origin)) return true;
    if (origin !== undefined && origin !== own) return false;
    const site = headers['sec-fetch-site'];
    return site !== 'cross-site' && site !== 'same-site';
  };
}
