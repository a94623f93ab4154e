import type { Logger } from 'pino';
import type { Step } from './exchange.ts';

/** One line for each request, after its answer is made. Paths go without query: that can hold tokens. */
export const logRequest =
  (log: Logger): Step =>
  async (ctx, next) => {
    await next();
    const { id, ip, path, plan, startedAt, failure } = ctx.state;
    const facts = {
      requestId: id,
      method: ctx.req.method,
      path,
      route: plan.id,
      status: ctx.status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
      ip,
    };
    if (ctx.res.destroyed) {
      // Whoever went away made the work fail that was for them.
      log.info(failure ? { ...facts, aborted: true, err: failure } : { ...facts, aborted: true }, 'request');
    } else if (failure) {
      log.error({ ...facts, err: failure }, 'request');
    } else {
      log.info(facts, 'request');
    }
  };
