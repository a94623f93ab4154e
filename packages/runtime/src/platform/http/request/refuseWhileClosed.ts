import type { AppContext } from '../../contracts/context.ts';
import { serverOf } from '../../serverContext.ts';
import { storefrontClosed } from './errors.ts';
import type { Step } from './exchange.ts';

/**
 * Creates the step that rejects shoppers with 503 while the storefront is closed for maintenance. Administrators pass. It runs no query.
 */
export function refuseWhileClosed(app: AppContext): Step {
  const { closing } = serverOf(app);
  if (!closing) return (_ctx, next) => next();
  return ({ state: { plan, caller } }, next) => {
    if (plan.isForShoppers && closing.isClosed() && caller.admin === null) throw storefrontClosed();
    return next();
  };
}
