import type { AppContext } from '../../contracts/context.ts';
import { serverOf } from '../../serverContext.ts';
import type { HttpContext, Step } from './exchange.ts';

/**
 * Creates the step that reads held settings again when this process has saved one of them, after the transaction and before the
 * response is sent. It runs no query for other requests.
 */
export function refreshHeld(app: AppContext): Step {
  const { closing, shopSettings, switches } = serverOf(app);
  const held = [closing, shopSettings, switches].flatMap((one) => one ?? []);
  return async ({ state }: HttpContext, next) => {
    await next();
    if (state.plan.id !== 'saveSetting') return;
    for (const { keys, refresh } of held)
      if (keys.some((key) => Object.hasOwn(Object(state.body), key))) await refresh();
  };
}
