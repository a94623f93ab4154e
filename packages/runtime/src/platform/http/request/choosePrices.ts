import type { AppContext } from '../../contracts/context.ts';
import { serverOf } from '../../serverContext.ts';
import type { Step } from './exchange.ts';
import { cookiesOf } from './identifyCaller.ts';

/** Creates the step that chooses the prices that a shopper's request shows, by currency and customer groups. It runs no query. */
export function choosePrices(app: AppContext): Step {
  const { pricing } = serverOf(app);
  return (ctx, next) => {
    const { state } = ctx;
    if (pricing && !pricing.isPlain() && !state.plan.isAdmin)
      state.app = pricing.appFor(state.app, {
        customer: state.caller.customer,
        search: state.search,
        cookie: (name) => cookiesOf(ctx).get(name),
      });
    return next();
  };
}
