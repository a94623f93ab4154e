import type { ShopConfig } from '../../config/schema.ts';
import { contentSecurity, DATA_POLICY } from './contentSecurity.ts';
import type { Step } from '../request/exchange.ts';

/**
 * Sets the default headers: data headers on API routes, page headers elsewhere, including errors and redirects. A route's own
 * headers override them.
 */
export function setHeaders(config: ShopConfig): Step {
  const common = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(config.shop.url.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
  const ofJson = {
    ...common,
    'content-security-policy': DATA_POLICY,
    'cache-control': 'no-store',
  };
  const ofPages = {
    ...common,
    'content-security-policy': contentSecurity(),
    'cache-control': 'private, no-cache',
  };

  return ({ state }, next) => {
    state.headers = { ...(state.plan.errorsAs === 'json' ? ofJson : ofPages), 'x-request-id': state.id };
    return next();
  };
}
