import type { Allowance, Limit, Limits } from '../rateLimit/limits.ts';
import { clientKey } from './clientIp.ts';
import { tooManyRequests } from './errors.ts';
import type { HttpContext, Step } from './exchange.ts';

/** Counts the request in the limit of its path. Paths that no route answers count too. */
export const limitRate =
  (limits: Limits): Step =>
  async (ctx, next) => {
    const { ip, plan } = ctx.state;
    const limit = plan.tier && limits[plan.tier];
    if (limit) await takeOne(ctx, limit, clientKey(ip));
    await next();
  };

/** Counts one use and says so in the headers. Throws 429 when it is refused. */
export async function takeOne(ctx: HttpContext, limit: Limit, key: string): Promise<void> {
  const allowance = await limit.take(key);
  showAllowance(ctx, allowance);
  if (allowance.refused) throw tooManyRequests(allowance.resetSeconds);
}

/** Where a request counts in several limits, the one that is nearer to its end shows. */
function showAllowance({ res }: HttpContext, { limit, remaining, resetSeconds, refused }: Allowance): void {
  const shown = res.getHeader('ratelimit-remaining');
  if (shown !== undefined && Number(shown) < remaining && !refused) return;
  res.setHeader('ratelimit-limit', limit);
  res.setHeader('ratelimit-remaining', remaining);
  res.setHeader('ratelimit-reset', resetSeconds);
}
