import type { AppContext } from '../../contracts/context.ts';
import { serverOf } from '../../serverContext.ts';
import type { Step } from './exchange.ts';
import { cookiesOf } from './identifyCaller.ts';

/**
 * Creates the step that chooses the prices that a shopper's request shows, by currency and customer groups. It runs no query. When this
 * process has changed what they depend on, it is read again after the response's transaction.
 */
export function choosePrices(app: AppContext): Step {
  const { pricing } = serverOf(app);
  if (!pricing) return (_ctx, next) => next();
  return async (ctx, next) => {
    const { state } = ctx;
    if (!pricing.isPlain() && !state.plan.isAdmin)
      state.app = pricing.appFor(state.app, {
        customer: state.caller.customer,
        search: state.search,
        cookie: (name) => cookiesOf(ctx).get(name),
      });
    await next();
    if (state.caller.admin !== null && pricing.isChangedBy(state.plan.id, state.body))
      await pricing.refresh();
  };
}
