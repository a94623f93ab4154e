import type { AppContext } from '../../contracts/context.ts';
import { Refusal } from '../../errors.ts';
import { answerHeaders, answerReply } from './answer.ts';
import { wantsHtml } from './answerErrors.ts';
import type { HttpContext, Step } from '../request/exchange.ts';
import { Reply, reply } from '../../contracts/reply.ts';
import type { RequestInfo } from '../../contracts/route.ts';
import { isShownAgain, REJECTED, REJECTED_FOR, REJECTED_FORM, sealForm } from '../forms/rejectedForm.ts';
import { requestInfo } from '../request/requestInfo.ts';
import type { RoutePlan } from '../routePlan.ts';

type Refused = NonNullable<RoutePlan['refused']>;

/**
 * Shows the form's page again if the schema, a limit, or the handler rejected the form and the route defines `refused`. Browsers are
 * redirected to it if the route defines `formPage`. Clients that request JSON receive the refusal in the error envelope. Server errors
 * are not handled here, except temporary ones (503).
 */
export function answerRefusedForm({ config }: AppContext): Step {
  const secure = config.shop.url.startsWith('https:');
  const withPage = async (
    ctx: HttpContext,
    refused: Refused,
    next: () => Promise<unknown>,
  ): Promise<void> => {
    const request = requestInfo(ctx, secure);
    try {
      await next();
      if (request.cookie(REJECTED_FORM) !== undefined) setFormCookie(ctx, request, '', 0);
    } catch (error) {
      if (!isShown(ctx, error)) throw error;
      // A handler that failed set its cookies for a response that is no longer sent.
      if (!isShownAgain(error)) ctx.state.setCookies = null;
      if (!redirectToForm(ctx, request, error)) await showForm(ctx, request, refused, error);
    }
  };
  return (ctx, next) => {
    const { refused } = ctx.state.plan;
    return refused ? withPage(ctx, refused, next) : next();
  };
}

/** Responds with the page that shows the rejected form. */
async function showForm(
  { state }: HttpContext,
  request: RequestInfo,
  refused: Refused,
  refusal: Refusal,
): Promise<void> {
  const { app, params, query, caller, fields } = state;
  const call = { app, db: app.db, params, query, body: undefined, caller, request, claim: null };
  const page = await refused({ ...call, fields, refusal });
  answerReply(state, page.status === 200 ? new Reply(refusal.status, page.body, page.headers) : page);
  if (refusal.headers) answerHeaders(state, refusal.headers);
}

/**
 * Redirects a browser to the page that shows the rejected form. Returns false if the client is not a browser that navigates, the route
 * does not redirect, or the form is too long for a cookie. A form that is only shown again redirects every client, because the next
 * request may have a session that the handler has just started.
 */
function redirectToForm(ctx: HttpContext, request: RequestInfo, refusal: Refusal): boolean {
  const { app, path, plan, search, fields } = ctx.state;
  const { accept, 'sec-fetch-mode': mode } = request.headers;
  if (!plan.formPage || !wantsHtml(plan.errorsAs, accept)) return false;
  if (mode !== 'navigate' && !isShownAgain(refusal)) return false;
  const sealed = sealForm(app.config, path, { fields, refusal }, app.clock.now().getTime());
  if (sealed === null) return false;
  setFormCookie(ctx, request, sealed, REJECTED_FOR);
  answerReply(ctx.state, reply.redirect(303, `${path}?${search === '' ? '' : `${search}&`}${REJECTED}`));
  return true;
}

/** Sets the cookie with a rejected form, for the request's path only. */
function setFormCookie(ctx: HttpContext, request: RequestInfo, value: string, maxAge: number): void {
  const { app, path } = ctx.state;
  request.setCookie(REJECTED_FORM, value, { maxAge, path: app.languages.pathIn(app.language, path) });
}

/** The status after which the customer can resubmit the form unchanged. */
const LATER = 503;

function isShown({ req, state }: HttpContext, error: unknown): error is Refusal {
  const { plan, params, query } = state;
  const isRead =
    (plan.params === null || params !== undefined) && (plan.query === null || query !== undefined);
  if (!(error instanceof Refusal) || !isRead) return false;
  if (isShownAgain(error)) return true;
  return (error.status < 500 || error.status === LATER) && wantsHtml(plan.errorsAs, req.headers.accept);
}
