import type { ShopConfig } from '../config/schema.ts';
import type { Step } from './exchange.ts';

/** Puts the headers on that every answer has. What is set later wins. */
export function setHeaders(config: ShopConfig): Step {
  const common = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(config.shop.url.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
  const ofJson = {
    ...common,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  };
  const ofPages = {
    ...common,
    'content-security-policy': "base-uri 'self'; object-src 'none'; frame-ancestors 'self'",
    'cache-control': 'private, no-cache',
  };

  return ({ state }, next) => {
    state.headers = { ...(state.plan.errorsAs === 'json' ? ofJson : ofPages), 'x-request-id': state.id };
    return next();
  };
}
