import { hash } from 'node:crypto';
import { Refusal } from '../errors.ts';
import type { Limits } from '../rateLimit/limits.ts';
import { holdsPermission } from './caller.ts';
import { clientKey } from './clientIp.ts';
import type { HttpContext, Step } from './exchange.ts';
import { limitByClient, takeOne } from './limitRate.ts';

/** The limits of the routes that a password can be tried on, or that write to people who did not ask. */
export const limitAttempts =
  (limits: Limits): Step =>
  (ctx, next) => {
    const { plan } = ctx.state;
    if (plan.attempts === 'login' && limits.login) return limitLogin(ctx, limits.login, next);
    // An administrator who may enter customers does not flood the shop with them.
    if (plan.attempts === 'signup' && limits.signup && !holdsPermission(ctx.state.caller, plan.id))
      return limitByClient(ctx, limits.signup, next);
    return next();
  };

/** Counts before the try and takes back what did not fail, so that tries at the same time cannot slip by together. */
async function limitLogin(
  ctx: HttpContext,
  { account, client }: NonNullable<Limits['login']>,
  next: () => Promise<unknown>,
): Promise<void> {
  const clientId = clientKey(ctx.state.ip);
  const accountId = `${clientId} ${accountOf(ctx.state.body)}`;
  await takeOne(ctx, client, clientId);
  try {
    await takeOne(ctx, account, accountId);
  } catch (refused) {
    await client.giveBack(clientId);
    throw refused;
  }
  let failed = false;
  try {
    await next();
    failed = isClientsFault(ctx.state.status);
  } catch (error) {
    failed = error instanceof Refusal && isClientsFault(error.status);
    throw error;
  } finally {
    if (!failed) await Promise.all([account.giveBack(accountId), client.giveBack(clientId)]);
  }
}

const isClientsFault = (status: number): boolean => status >= 400 && status < 500;

/** Hashed, for the text may be long and the counter lives for a while. */
function accountOf(body: unknown): string {
  const { email } = (body ?? {}) as { email?: unknown };
  const account = typeof email === 'string' ? email.trim().toLowerCase() : '';
  return hash('sha256', account);
}
