import { parse } from 'node:querystring';
import type { Call } from '../contracts/route.ts';
import { Reply, reply } from '../contracts/reply.ts';
import { cookiesMissing, openForm, REJECTED, REJECTED_FORM } from './forms/rejectedForm.ts';
import type { RoutePlan } from './routePlan.ts';

/** Reports whether a query string requests the page of a rejected form. */
export const showsRejected = (search: string): boolean =>
  search.includes(REJECTED) && Object.hasOwn(parse(search), REJECTED);

const plans = new WeakMap<RoutePlan, RoutePlan>();

/**
 * Returns the plan for the GET request that shows a form after the POST route of the same path rejected it. Null if that route shows
 * rejected forms without a redirect.
 */
export function planForRejected(plan: RoutePlan): RoutePlan | null {
  const { refused, formPage } = plan;
  if (!refused || !formPage) return null;
  const known = plans.get(plan);
  if (known) return known;
  const own: RoutePlan = {
    ...plan,
    attempts: undefined,
    opensSession: false,
    body: null,
    handle: (call) => showRejected(call, refused, formPage),
    refused: null,
  };
  plans.set(plan, own);
  return own;
}

/**
 * Responds with the page of the rejected form from the cookie. If the cookie has expired or a later form was accepted, redirects to the
 * page with the form. If the browser sends no cookies at all, responds with an error that the shop needs them.
 */
async function showRejected(
  call: Call,
  refused: NonNullable<RoutePlan['refused']>,
  formPage: NonNullable<RoutePlan['formPage']>,
): Promise<Reply> {
  const { app, request, params } = call;
  const sent = request.cookie(REJECTED_FORM);
  const form =
    sent === undefined ? null : openForm(app.config, request.path, sent, app.clock.now().getTime());
  if (!form && request.headers['cookie'] !== undefined) return reply.redirect(303, formPage({ params }));
  const { fields, refusal } = form ?? { fields: undefined, refusal: cookiesMissing() };
  const page = await refused({ ...call, body: undefined, fields, refusal });
  return new Reply(page.status, page.body, { ...page.headers, 'cache-control': 'no-store' });
}
