import type { Logger } from 'pino';
import { contributionOf } from '../../acting/guard.ts';
import type { Step } from './exchange.ts';

/** Creates the step that logs each request with its caller. The path is logged without the query, which may contain tokens. */
export function logRequest(log: Logger): Step {
  // Redaction is off because these fields contain no secrets, and scanning them would take as long as all other steps together.
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
      // The request failed because the client disconnected.
      log.info({ ...facts, aborted: true, ...(failure !== undefined && { err: failure }) }, 'request');
    } else if (failure) {
      log.error({ ...facts, ...contributionOf(failure), err: failure }, 'request');
    } else {
      lines.info(facts, 'request');
    }
  };
}
