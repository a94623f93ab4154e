import type { ShopConfig } from '../../config/schema.ts';
import { answerEmpty } from './answer.ts';
import type { Step } from '../request/exchange.ts';
import { createOrigins } from '../request/origins.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS =
  'Authorization, Content-Type, Idempotency-Key, If-Match, X-Request-Id, X-Current-Path';
const ANSWER_HEADERS =
  'X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Idempotency-Replayed, ETag, Shop-Ignored-Keys';
const PREFLIGHT_SECONDS = '600';

/** Matches the origins of pages on the same machine. */
const LOCALHOST = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Reports whether an origin belongs to the shop itself or to a storefront front end. */
export const isFrontEnd = ({ shop, cors }: Pick<ShopConfig, 'shop' | 'cors'>, origin: string): boolean =>
  createOrigins([shop.url, ...cors.origins]).has(origin) ||
  (cors.localhost === true && LOCALHOST.test(origin));

/**
 * Lets front ends read responses and send cookies, and responds to their preflights. `cors.adminOrigins` are allowed everywhere,
 * because an admin uses public routes too; `cors.origins`, and this machine under `shop dev`, only on the storefront.
 */
export function answerCors(config: ShopConfig): Step | null {
  const { origins, adminOrigins, localhost = false } = config.cors;
  const ofAdmin = createOrigins(adminOrigins);
  const ofStorefront = createOrigins([...origins, ...adminOrigins]);
  if (ofStorefront.size === 0 && !localhost) return null;
  const isAllowed = (origin: string, isAdmin: boolean): boolean =>
    isAdmin ? ofAdmin.has(origin) : ofStorefront.has(origin) || (localhost && LOCALHOST.test(origin));

  return (ctx, next) => {
    const { req, state } = ctx;
    const { origin } = req.headers;
    const { headers } = state;
    headers.vary = 'Origin';
    if (origin === undefined || !isAllowed(origin, state.asksFor.isAdmin)) return next();
    headers['access-control-allow-origin'] = origin;
    headers['access-control-allow-credentials'] = 'true';
    if (req.method !== 'OPTIONS' || !req.headers['access-control-request-method']) {
      headers['access-control-expose-headers'] = ANSWER_HEADERS;
      return next();
    }
    headers['access-control-allow-methods'] = METHODS;
    headers['access-control-allow-headers'] = REQUEST_HEADERS;
    headers['access-control-max-age'] = PREFLIGHT_SECONDS;
    answerEmpty(state, 204);
    return Promise.resolve();
  };
}
