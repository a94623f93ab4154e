import type { AppContext } from '../../contracts/context.ts';
import { Refusal } from '../../errors.ts';
import { answerHeaders, answerReply } from './answer.ts';
import { wantsHtml } from './answerErrors.ts';
import type { HttpContext, Step } from '../request/exchange.ts';
import { Reply } from '../../contracts/reply.ts';
import { requestInfo } from '../request/requestInfo.ts';
import type { RoutePlan } from '../routePlan.ts';

/**
 * Shows the form's page again if the schema, a limit, or the handler rejected the form and the route defines `refused`. Clients
 * that request JSON receive the refusal in the error envelope. Server errors are not handled here, except temporary ones (503).
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
      // The handler set these headers for a response that is no longer sent.
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

/** The status after which the customer can resubmit the form unchanged. */
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
