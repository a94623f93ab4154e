import { adminActor, asActor } from '../audit/actor.ts';
import type { AppContext } from '../context.ts';
import { answerReply, answerText, JSON_TYPE } from './answer.ts';
import type { Step } from './exchange.ts';
import { blame } from '../extensions/guard.ts';
import { serverOf } from '../serverContext.ts';
import { Listed, Reply } from './reply.ts';
import { requestInfo } from './requestInfo.ts';

/** The last step: it runs the route's own work, and sets its answer. */
export function handleRoute(app: AppContext): Step {
  const secure = app.config.shop.url.startsWith('https:');
  return async (ctx) => {
    const { plan, params, query, body, caller, claim } = ctx.state;
    const request = requestInfo(ctx, secure);
    const call = { app, db: app.db, params, query, body, caller, request, claim };
    const result = await (caller.admin
      ? asActor(adminActor(caller.admin, plan.id), () => plan.handle(call))
      : plan.handle(call));
    if (result instanceof Reply) answerReply(ctx.state, result);
    else answerText(ctx.state, 200, JSON_TYPE, jsonOf(app, plan.id, result));
  };
}

/** Writes an answer as JSON. An answer that JSON cannot carry is a fault of the route. */
function jsonOf(app: AppContext, route: string, result: unknown): string {
  try {
    return JSON.stringify(
      result instanceof Listed ? { data: result.data, meta: result.meta } : { data: result ?? null },
    );
  } catch (error) {
    const extension = app.registry('routes').ownerOf(route) ?? 'none';
    throw blame(serverOf(app).faults, { extension, contribution: `route "${route}"` }, error);
  }
}
