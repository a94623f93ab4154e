import { adminActor, asActor } from '../acting/actor.ts';
import type { AppContext } from '../contracts/context.ts';
import { answerReply, answerText, JSON_TYPE } from './answer/answer.ts';
import type { Step } from './request/exchange.ts';
import { attributeError } from '../acting/guard.ts';
import { serverOf } from '../serverContext.ts';
import { etagOf } from './answer/etag.ts';
import { checkSize } from './answer/heldAnswers.ts';
import { envelopeOf, Reply } from '../contracts/reply.ts';
import { requestInfo } from './request/requestInfo.ts';
import type { RoutePlan } from './routePlan.ts';
import { changeVersion } from './version.ts';

/** Creates the last request step, which runs the route's handler and sets the response. */
export function handleRoute({ config }: AppContext): Step {
  const secure = config.shop.url.startsWith('https:');
  return async (ctx) => {
    const { app, plan, params, query, body, caller, claim } = ctx.state;
    const request = requestInfo(ctx, secure);
    const call = { app, db: app.db, params, query, body, caller, request, claim };
    const ifMatch = plan.version ? request.headers['if-match'] : undefined;
    const work = async () =>
      plan.version && ifMatch !== undefined
        ? changeVersion(plan.version, ifMatch, call, plan.handle)
        : { result: await plan.handle(call), etag: null };
    const { result, etag } = await (caller.admin ? asActor(adminActor(caller.admin, plan.id), work) : work());
    if (result instanceof Reply) return answerReply(ctx.state, result);
    const text = jsonOf(app, plan, result);
    answerText(ctx.state, 200, JSON_TYPE, text);
    const tag = plan.tagsAnswer ? etagOf(text) : etag;
    if (tag !== null) ctx.state.headers.etag = tag;
  };
}

/**
 * Serializes a response as JSON. A response that is too large or that JSON cannot represent is recorded as an error of the
 * route.
 */
function jsonOf(app: AppContext, plan: RoutePlan, result: unknown): string {
  try {
    const text = plan.door ? JSON.stringify(result ?? null) : envelopeOf(result);
    checkSize(plan, text);
    return text;
  } catch (error) {
    const extension = app.registry('routes').ownerOf(plan.id) ?? 'none';
    throw attributeError(serverOf(app).faults, { extension, contribution: `route "${plan.id}"` }, error);
  }
}
