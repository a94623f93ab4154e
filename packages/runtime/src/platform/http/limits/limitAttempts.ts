import { hash } from 'node:crypto';
import { Refusal } from '../../errors.ts';
import type { Limit, Limits } from '../../rateLimit/limits.ts';
import { holdsPermission } from '../../contracts/caller.ts';
import { clientKey } from '../request/clientIp.ts';
import type { HttpContext, Step } from '../request/exchange.ts';
import { tooManyRequests } from '../request/errors.ts';
import { limitByClient, refuseSpent, takeOne } from './limitRate.ts';
import { createTurns } from './turns.ts';
import type { Turns } from './turns.ts';

/**
 * Creates the step that limits attempts on sensitive routes: routes where secrets can be guessed, routes that send unsolicited
 * messages, and routes that cause costs.
 */
export const limitAttempts = (limits: Limits, turns: Turns = createTurns()): Step => {
  const slowed = slowedLogins(turns);
  return (ctx, next) => {
    const { plan } = ctx.state;
    if (plan.attempts === 'login' && limits.login) return limitLogin(ctx, limits.login, next, slowed);
    // Administrators who may create customers are exempt from the sign-up limit.
    if (plan.attempts === 'signup' && limits.signup && !holdsPermission(ctx.state.caller, plan.id))
      return limitByClient(ctx, limits.signup, next);
    if (plan.attempts === 'order' && limits.orders) return limitOutcomes(ctx, limits.orders, isSuccess, next);
    // A code that may be money is guessed like a password, whatever the other codes of its box are.
    if (plan.attempts === 'coupon' && limits.login && isSecret(ctx))
      return limitLogin(ctx, limits.login, next, slowed);
    if (plan.attempts === 'coupon' && limits.coupons && plan.triesCoupon({ body: ctx.state.body as never }))
      return limitOutcomes(ctx, limits.coupons, isClientsFault, next);
    if (plan.attempts === 'asset' && limits.assetMisses) return limitMisses(ctx, limits.assetMisses, next);
    return next();
  };
};

const isSecret = ({ state: { plan, body, caller } }: HttpContext): boolean =>
  plan.triedAccount({ body: body as never, caller }) !== null;

/**
 * Counts a request by client before it is handled, and undoes the count if the outcome does not match `counts`. The headers
 * report this limit only on rejection, because earlier it is unknown whether the request counts.
 */
async function limitOutcomes(
  ctx: HttpContext,
  limit: Limit,
  counts: (status: number) => boolean,
  next: () => Promise<unknown>,
): Promise<void> {
  const client = clientKey(ctx.state.ip);
  refuseSpent(ctx, await limit.take(client));
  let isCounted = false;
  try {
    await next();
    isCounted = counts(ctx.state.status);
  } catch (error) {
    isCounted = error instanceof Refusal && counts(error.status);
    throw error;
  } finally {
    if (!isCounted) await limit.release(client);
  }
}

/**
 * Counts a client's requests that return 404. They are not counted in advance, because a page requests many files concurrently.
 */
async function limitMisses(ctx: HttpContext, limit: Limit, next: () => Promise<unknown>): Promise<void> {
  const client = clientKey(ctx.state.ip);
  refuseSpent(ctx, await limit.look(client));
  try {
    await next();
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) await limit.take(client);
    throw error;
  }
}

/**
 * Limits sign-in attempts. Each attempt is counted in advance, so that concurrent attempts cannot bypass the limit. The count
 * is undone if the attempt does not fail.
 */
async function limitLogin(
  ctx: HttpContext,
  { account, client, everywhere }: NonNullable<Limits['login']>,
  next: () => Promise<unknown>,
  slowed: SlowedLogins,
): Promise<void> {
  const { body, caller, plan } = ctx.state;
  const tried = plan.triedAccount({ body: body as never, caller });
  if (tried === null) return void (await next());
  const clientId = clientKey(ctx.state.ip);
  // The account identifier is hashed because it may be long and the counter stores it for a while.
  const anywhereId = hash('sha256', tried);
  const accountId = `${clientId} ${anywhereId}`;
  await takeOne(ctx, client, clientId);
  try {
    await takeOne(ctx, account, accountId);
  } catch (refused) {
    await client.release(clientId);
    throw refused;
  }
  let failed = false;
  try {
    await slowed.wait(ctx, everywhere, anywhereId);
    await next();
    failed = isClientsFault(ctx.state.status);
  } catch (error) {
    failed = error instanceof Refusal && isClientsFault(error.status) && error.countsAsAttempt;
    throw error;
  } finally {
    if (failed) await slowed.count(ctx, everywhere, anywhereId);
    else await Promise.all([account.release(accountId), client.release(clientId)]);
  }
}

interface SlowedLogins {
  wait(ctx: HttpContext, limit: Limit, account: string): Promise<void>;
  count(ctx: HttpContext, limit: Limit, account: string): Promise<void>;
}

/**
 * Throttles sign-in attempts on an account with failures from many addresses. An attacker gets one attempt every few seconds,
 * and the account owner has to wait but is not locked out. If too many attempts are queued, the response is 429.
 */
const slowedLogins = (turns: Turns): SlowedLogins => ({
  async wait(ctx, limit, account) {
    if (!(await limit.look(account)).refused) return;
    const busyMs = await turns.wait(account);
    if (busyMs !== null) throw tooManyRequests(Math.ceil(busyMs / 1000));
  },
  async count({ state: { app, plan } }, limit, account) {
    const { refused, remaining } = await limit.take(account);
    if (refused || remaining > 0) return;
    app.log.warn(
      { route: plan.id, account: account.slice(0, 16) },
      'an account failed to log in from many addresses: its tries are slowed',
    );
  },
});

const isSuccess = (status: number): boolean => status < 400;
const isClientsFault = (status: number): boolean => status >= 400 && status < 500;
