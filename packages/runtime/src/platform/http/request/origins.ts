import type { IncomingHttpHeaders } from 'node:http';
import type { ShopConfig } from '../../config/schema.ts';

/** Normalizes origins to what browsers write in the `Origin` header: without path, in lower case, without a default port. */
export const createOrigins = (urls: readonly string[]): ReadonlySet<string> =>
  new Set(urls.map((url) => new URL(url).origin));

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reports whether a request whose credential is a cookie may do what it requests. */
export type CookieRule = (method: string, headers: IncomingHttpHeaders) => boolean;

/**
 * Creates the rule for cookies that count on the front ends of a list. Browsers send cookies along with requests that other sites
 * make, so a change must come from the shop itself or from one of the front ends. Clients that are not browsers send neither
 * header and pass.
 */
export function sameOriginRule({ shop }: Pick<ShopConfig, 'shop'>, origins: readonly string[]): CookieRule {
  const own = new URL(shop.url).origin;
  const frontEnds = createOrigins(origins);
  return (method, headers) => {
    if (READS.has(method)) return true;
    const { origin } = headers;
    // A front end on another host of ours is `same-site` or `cross-site` by nature: its origin decides.
    if (origin !== undefined && frontEnds.has(origin)) return true;
    if (origin !== undefined && origin !== own) return false;
    const site = headers['sec-fetch-site'];
    return site !== 'cross-site' && site !== 'same-site';
  };
}
