import type { ShopConfig } from '../../config/schema.ts';
import { answerEmpty } from './answer.ts';
import { answerCorsAtDoor } from './answerAtDoor.ts';
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

/** Reports whether an origin is the shop itself or a storefront front end. */
export const isFrontEnd = ({ shop, cors }: Pick<ShopConfig, 'shop' | 'cors'>, origin: string): boolean =>
  createOrigins([shop.url, ...cors.origins]).has(origin) ||
  (cors.localhost === true && LOCALHOST.test(origin));

/**
 * Creates the CORS step, which lets front ends read responses and send cookies, and answers preflight requests.
 * `cors.adminOrigins` are allowed on all routes, because an admin front end also uses public routes. `cors.origins`, and
 * localhost under `shop dev`, are allowed only on storefront routes.
 */
export function answerCors(config: ShopConfig): Step {
  const ofShop = answerOwnCors(config);
  return (ctx, next) => {
    const { door } = ctx.state.plan;
    if (!door) return ofShop ? ofShop(ctx, next) : next();
    return answerCorsAtDoor(ctx, door.door.cors) ? Promise.resolve() : next();
  };
}

function answerOwnCors(config: ShopConfig): Step | null {
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
    if (origin === undefined || !isAllowed(origin, state.targetPlan.isAdmin)) return next();
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
