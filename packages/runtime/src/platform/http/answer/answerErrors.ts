import type { AppContext } from '../../contracts/context.ts';
import { isDatabaseBusy, isDatabaseUnreachable } from '../../db/failures.ts';
import { Refusal } from '../../errors.ts';
import { isLate } from '../../acting/guard.ts';
import { ProcessorFailed } from '../../registry/createProcessors.ts';
import { serverOf } from '../../serverContext.ts';
import { html } from '../../html/html.ts';
import { internalError, isPlanned, serviceUnavailable } from '../request/errors.ts';
import type { HttpContext, Step } from '../request/exchange.ts';
import type { RefusalCheck, RoutePlan } from '../routePlan.ts';
import { answerAtDoor } from './answerAtDoor.ts';
import { answerHeaders, answerText, HTML_TYPE, JSON_TYPE } from './answer.ts';
import { errorEnvelope } from './errorEnvelope.ts';

/**
 * Converts errors thrown by the inner steps to responses. A refusal is sent unchanged; any other error is sent without internal
 * details. `check` is for tests.
 */
export const answerErrors =
  (app: AppContext, check?: RefusalCheck): Step =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      try {
        const fault =
          error instanceof Refusal &&
          !ctx.state.plan.door &&
          check?.(ctx.state.plan, ctx.req.method ?? '', error);
        answerError(app, ctx, fault ? new Error(fault) : error);
      } catch (unwritable) {
        // An extension threw a refusal with an invalid header or a detail that cannot be serialized.
        answerError(app, ctx, unwritable);
      }
    }
  };

function answerError(app: AppContext, ctx: HttpContext, error: unknown): void {
  const refusal = refusalOf(error);
  if (refusal.status >= 500 && !isPlanned(refusal)) ctx.state.failure = error;
  answerRefusal(app, ctx, refusal);
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const isForNow =
    isDatabaseUnreachable(error) ||
    isDatabaseBusy(error) ||
    isLate(error) ||
    error instanceof ProcessorFailed;
  return isForNow ? serviceUnavailable() : internalError();
}

function answerRefusal(app: AppContext, ctx: HttpContext, refusal: Refusal): void {
  const { req, state } = ctx;
  const { id, plan } = state;
  if (plan.door) return answerAtDoor(ctx, plan.door, refusal);
  // The handler set these headers for a response that is no longer sent.
  state.setCookies = null;
  if (refusal.status === 401) state.headers['www-authenticate'] = 'Bearer';
  if (wantsHtml(plan.errorsAs, req.headers.accept)) {
    answerText(state, refusal.status, HTML_TYPE, pageOf(state.app, refusal, id));
  } else {
    answerText(state, refusal.status, JSON_TYPE, JSON.stringify(errorEnvelope(refusal, id)));
  }
  if (refusal.headers) answerHeaders(state, refusal.headers);
}

/** Renders the theme's error page, or a plain page if the theme template fails. */
function pageOf(app: AppContext, refusal: Refusal, requestId: string): string {
  try {
    const { failurePage } = serverOf(app);
    return failurePage ? failurePage(refusal, requestId, app) : errorPage(refusal, requestId);
  } catch (error) {
    app.log.error({ err: error, requestId }, 'the page of an error could not be made');
    return errorPage(refusal, requestId);
  }
}

/** Reports whether the caller wants errors as an HTML page. */
export function wantsHtml(errorsAs: RoutePlan['errorsAs'], accept = ''): boolean {
  if (errorsAs === 'json') return false;
  if (accept.includes('text/html')) return true;
  return errorsAs === 'html' && !accept.includes('application/json');
}

/** Renders a plain error page with all text escaped. */
const errorPage = ({ status, message }: Refusal, requestId: string): string =>
  String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${status} ${message}</title>
        </head>
        <body>
          <main>
            <h1>${message}</h1>
            <p>Status ${status}, request <code>${requestId}</code></p>
            <p><a href="/">To the homepage</a></p>
          </main>
        </body>
      </html> `,
  );
