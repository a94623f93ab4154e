import type { Allowance, Limit, Limits } from '../rateLimit/limits.ts';
import { clientKey } from './clientIp.ts';
import { tooManyRequests } from './errors.ts';
import type { Exchange, HttpContext, Step } from './exchange.ts';

/** Counts the request in the limit of its path. Paths that no route answers count too. */
export const limitRate =
  (limits: Limits): Step =>
  (ctx, next) => {
    const { tier } = ctx.state.plan;
    const limit = tier && limits[tier];
    return limit ? limitByClient(ctx, limit, next) : next();
  };

/** Goes on when the client has a use of the limit left. */
export async function limitByClient(
  ctx: HttpContext,
  limit: Limit,
  next: () => Promise<unknown>,
): Promise<void> {
  await takeOne(ctx, limit, clientKey(ctx.state.ip));
  await next();
}

/** Counts one use and says so in the headers. Throws 429 when it is refused. */
export async function takeOne(ctx: HttpContext, limit: Limit, key: string): Promise<void> {
  const allowance = await limit.take(key);
  showAllowance(ctx.state, allowance);
  refuseSpent(ctx, allowance);
}

/** Throws 429, and says so in the headers, where nothing is left of a limit. */
export function refuseSpent({ state }: HttpContext, allowance: Allowance): void {
  if (!allowance.refused) return;
  showAllowance(state, allowance);
  throw tooManyRequests(allowance.resetSeconds);
}

/** Where a request counts in several limits, the one that is nearer to its end shows. */
function showAllowance({ headers }: Exchange, { limit, remaining, resetSeconds, refused }: Allowance): void {
  const shown = headers['ratelimit-remaining'];
  if (shown !== undefined && Number(shown) < remaining && !refused) return;
  headers['ratelimit-limit'] = limit;
  headers['ratelimit-remaining'] = remaining;
  headers['ratelimit-reset'] = resetSeconds;
}
