import type { AppContext } from '../../contracts/context.ts';
import { serverOf } from '../../serverContext.ts';
import { storefrontClosed } from './errors.ts';
import type { HttpContext, Step } from './exchange.ts';

/**
 * Creates the step that rejects shoppers with 503 while the storefront is closed for maintenance. Administrators pass. It runs no query.
 * When this process has saved one of the settings, it reads them again after the response's transaction.
 */
export function refuseWhileClosed(app: AppContext): Step {
  const { closing } = serverOf(app);
  if (!closing) return (_ctx, next) => next();
  const savesClosing = ({ state: { plan, body } }: HttpContext): boolean =>
    plan.id === 'saveSetting' && closing.keys.some((key) => Object.hasOwn(Object(body), key));
  return async (ctx, next) => {
    const { plan, caller } = ctx.state;
    if (plan.isForShoppers && closing.isClosed() && caller.admin === null) throw storefrontClosed();
    await next();
    if (savesClosing(ctx)) await closing.refresh();
  };
}
