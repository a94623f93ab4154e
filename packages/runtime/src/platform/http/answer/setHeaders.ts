import type { ShopConfig } from '../../config/schema.ts';
import { finishAtDoor } from './answerAtDoor.ts';
import { contentSecurity, DATA_POLICY } from './contentSecurity.ts';
import type { Step } from '../request/exchange.ts';

/**
 * Sets the default response headers, also on errors and redirects. API routes get headers for data, all other routes get
 * headers for HTML pages. A route can override the defaults.
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

  return async (ctx, next) => {
    const { state } = ctx;
    const { door } = state.plan;
    state.headers = { ...(state.plan.errorsAs === 'json' ? ofJson : ofPages), 'x-request-id': state.id };
    if (!door) return next();
    Object.assign(state.headers, door.headers);
    await next();
    return finishAtDoor(ctx, door);
  };
}
