import type { ShopConfig } from '../config/schema.ts';
import { answerEmpty } from './answer.ts';
import type { Step } from './exchange.ts';
import { createOrigins } from './origins.ts';

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const REQUEST_HEADERS = 'Authorization, Content-Type, Idempotency-Key, X-Request-Id, X-Current-Path';
const ANSWER_HEADERS =
  'X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Idempotency-Replayed';
const PREFLIGHT_SECONDS = '600';

/** Lets the front ends of `cors.origins` call with cookies, and answers their preflights. */
export function answerCors(config: ShopConfig): Step | null {
  const allowed = createOrigins(config.cors.origins);
  if (allowed.size === 0) return null;

  return (ctx, next) => {
    const { req, state } = ctx;
    const { origin } = req.headers;
    const { headers } = state;
    headers.vary = 'Origin';
    if (origin === undefined || !allowed.has(origin)) return next();
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
