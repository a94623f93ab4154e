import type { AppContext } from '../../contracts/context.ts';
import { Refusal } from '../../errors.ts';
import { answerHeaders, answerReply } from './answer.ts';
import { wantsHtml } from './answerErrors.ts';
import type { HttpContext, Step } from '../request/exchange.ts';
import { Reply } from '../../contracts/reply.ts';
import { requestInfo } from '../request/requestInfo.ts';
import type { RoutePlan } from '../routePlan.ts';

/**
 * Responds to a form rejected by the schema, a limit, or the handler by showing its page, if the route has a `refused`. Clients
 * that request JSON get the refusal in the envelope. Server faults are not form faults, unless they are temporary (503).
 */
export function answerRefusedForm({ config }: AppContext): Step {
  const secure = config.shop.url.startsWith('https:');
  const withPage = async (
    ctx: HttpContext,
    refused: NonNullable<RoutePlan['refused']>,
    next: () => Promise<unknown>,
  ): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (!isShown(ctx, error)) throw error;
      const { state } = ctx;
      // The handler's headers belonged to a response that is not sent.
      state.setCookies = null;
      const { app, params, query, caller, fields } = state;
      const request = requestInfo(ctx, secure);
      const call = { app, db: app.db, params, query, body: undefined, caller, request, claim: null };
      const page = await refused({ ...call, fields, refusal: error });
      answerReply(state, page.status === 200 ? new Reply(error.status, page.body, page.headers) : page);
      if (error.headers) answerHeaders(state, error.headers);
    }
  };
  return (ctx, next) => {
    const { refused } = ctx.state.plan;
    return refused ? withPage(ctx, refused, next) : next();
  };
}

/** After this status, the form can be resubmitted unchanged. */
const LATER = 503;

function isShown({ req, state }: HttpContext, error: unknown): error is Refusal {
  const { plan, params, query } = state;
  const isRead =
    (plan.params === null || params !== undefined) && (plan.query === null || query !== undefined);
  return (
    error instanceof Refusal &&
    (error.status < 500 || error.status === LATER) &&
    isRead &&
    wantsHtml(plan.errorsAs, req.headers.accept)
  );
}
