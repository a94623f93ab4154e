import type { Logger } from 'pino';
import { contributionOf } from '../../acting/guard.ts';
import type { Step } from './exchange.ts';

/** Writes one line for each request, with who called, after its answer is made. Paths go without query: that can hold tokens. */
export function logRequest(log: Logger): Step {
  // The fields are ours and hold no secret; searching them for one would cost as much as all other steps together.
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
      // The client went away, which made the work for it fail.
      log.info({ ...facts, aborted: true, ...(failure !== undefined && { err: failure }) }, 'request');
    } else if (failure) {
      log.error({ ...facts, ...contributionOf(failure), err: failure }, 'request');
    } else {
      lines.info(facts, 'request');
    }
  };
}
