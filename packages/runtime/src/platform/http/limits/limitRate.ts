import { hash } from 'node:crypto';
import type { Allowance, Limit, Limits } from '../../rateLimit/limits.ts';
import { clientKey } from '../request/clientIp.ts';
import { tooManyRequests } from '../request/errors.ts';
import type { Exchange, HttpContext, Step } from '../request/exchange.ts';
import { visitOf } from '../request/openDoor.ts';
import type { OpenDoor } from '../request/openDoor.ts';

/**
 * Creates the step that counts each request toward the rate limit of its path. Requests without a matching route are also
 * counted.
 */
export const limitRate =
  (limits: Limits): Step =>
  (ctx, next) => {
    const { tier, door } = ctx.state.plan;
    if (door) return limitDoor(ctx, door, next);
    if (tier === 'admin') return limitUnknown(ctx, limits, next);
    const limit = tier && limits[tier];
    return limit ? limitByClient(ctx, limit, next) : next();
  };

/** Counts a request at a door, by the identity that the door names or by address. */
async function limitDoor(
  ctx: HttpContext,
  { door, limit }: OpenDoor,
  next: () => Promise<unknown>,
): Promise<void> {
  if (limit) {
    const identity = (await door.rateKey?.(visitOf(ctx))) ?? null;
    // An identity is hashed because it may be long and the counter stores it for a while.
    const key = identity === null ? clientKey(ctx.state.ip) : `identity ${hash('sha256', identity)}`;
    await takeOne(ctx, limit, key);
  }
  await next();
}

/**
 * Counts a request that may come from an administrator as an anonymous request before its credentials are looked up. A client
 * that exhausted the `pages` limit may share its IP address with others, so a limited number of further credential lookups is
 * allowed.
 */
async function limitUnknown(
  ctx: HttpContext,
  { pages, lookups }: Limits,
  next: () => Promise<unknown>,
): Promise<void> {
  const { authorization, cookie } = ctx.req.headers;
  const key = clientKey(ctx.state.ip);
  if (pages && lookups) {
    const allowance = await pages.take(key);
    showAllowance(ctx.state, allowance);
    const refusal = tooManyRequests(allowance.resetSeconds);
    if (allowance.refused) {
      if (authorization === undefined && cookie === undefined) throw refusal;
      if ((await lookups.take(key)).refused) throw refusal;
    }
    ctx.state.anonymousUse = { limit: allowance.refused ? lookups : pages, key };
    if (allowance.refused) return orRefuse(ctx, next, refusal);
  }
  await next();
}

/** Continues with the request, but rejects it if the caller is not an administrator. */
async function orRefuse(ctx: HttpContext, next: () => Promise<unknown>, refusal: Error): Promise<void> {
  try {
    await next();
  } catch (error) {
    throw ctx.state.caller.admin ? error : refusal;
  }
}

/**
 * Creates the step that counts administrators by account on the paths of the `admin` tier, and undoes the anonymous count of
 * `limitRate`.
 */
export const limitAdmins =
  (limits: Limits): Step =>
  async (ctx, next) => {
    const { plan, caller, anonymousUse, headers } = ctx.state;
    if (plan.tier !== 'admin' || !caller.admin) return next();
    await anonymousUse?.limit.release(anonymousUse.key);
    for (const name of ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']) delete headers[name];
    if (limits.admin) await takeOne(ctx, limits.admin, caller.admin.uuid);
    return next();
  };

/** Continues with the request if the client has not exhausted the limit. */
export async function limitByClient(
  ctx: HttpContext,
  limit: Limit,
  next: () => Promise<unknown>,
): Promise<void> {
  await takeOne(ctx, limit, clientKey(ctx.state.ip));
  await next();
}

/** Counts one use and reports the limit in the response headers. Throws 429 if the limit is exhausted. */
export async function takeOne(ctx: HttpContext, limit: Limit, key: string): Promise<void> {
  const allowance = await limit.take(key);
  showAllowance(ctx.state, allowance);
  refuseSpent(ctx, allowance);
}

/** Throws 429 and reports the limit in the response headers if the limit is exhausted. */
export function refuseSpent({ state }: HttpContext, allowance: Allowance): void {
  if (!allowance.refused) return;
  showAllowance(state, allowance);
  throw tooManyRequests(allowance.resetSeconds);
}

/**
 * Reports a limit in the response headers. If a request counts toward several limits, the headers show the limit with the
 * fewest remaining uses.
 */
function showAllowance({ headers }: Exchange, { limit, remaining, resetSeconds, refused }: Allowance): void {
  const shown = headers['ratelimit-remaining'];
  if (shown !== undefined && Number(shown) < remaining && !refused) return;
  headers['ratelimit-limit'] = limit;
  headers['ratelimit-remaining'] = remaining;
  headers['ratelimit-reset'] = resetSeconds;
}
