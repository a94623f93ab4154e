import type { Logger } from 'pino';
import { contributionOf } from '../../acting/guard.ts';
import type { Step } from './exchange.ts';

/**
 * Logs one line for each request, including the caller, after the response is created. Paths are logged without the query, which
 * may contain tokens.
 */
export function logRequest(log: Logger): Step {
  // The fields are our own and contain no secrets; scanning them would cost as much as all other steps together.
  const lines = log.child({}, { redact: [] });
  return async (ctx, next) => {
    await next();
    const { id, ip, path, plan, caller, startedAt, status, failure } = ctx.state;
    const facts = {
      requestId: id,
      method: ctx.req.method,
      path,
      route: plan.id,
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ip,
      ...(caller.admin && { admin: caller.admin.uuid }),
      ...(caller.customer && { customer: caller.customer.uuid }),
    };
    if (ctx.res.destroyed) {
      // The client disconnected, which made the work fail.
      log.info({ ...facts, aborted: true, ...(failure !== undefined && { err: failure }) }, 'request');
    } else if (failure) {
      log.error({ ...facts, ...contributionOf(failure), err: failure }, 'request');
    } else {
      lines.info(facts, 'request');
    }
  };
}
