import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import { isUuid } from '../../db/ids.ts';
import { Refusal } from '../../errors.ts';
import type { Step } from '../request/exchange.ts';

/**
 * Creates the step that logs each failed sign-in, and each other failed attempt that counts as one. The log line
 * contains the route, client, account, and reason, but no secret. Attempts are logged even if rate limits are off.
 */
export const logAttempts =
  (log: Logger): Step =>
  async (ctx, next) => {
    const { plan, body, caller, id, ip } = ctx.state;
    if (plan.attempts !== 'login' && plan.attempts !== 'coupon') return next();
    const tried = plan.triedAccount({ body: body as never, caller });
    try {
      await next();
    } catch (error) {
      if (tried !== null && isFailure(error)) {
        const { code, reason = code } = error;
        log.warn(
          { requestId: id, route: plan.id, ip, account: accountOf(tried), code, reason },
          'login failed',
        );
      }
      throw error;
    }
  };

const isFailure = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.status >= 400 && error.status < 500 && error.countsAsAttempt;

/**
 * Returns the account identifier for the log, which is the UUID or the first characters of the lowercase email's SHA-256 hash.
 * The log thus contains no email addresses, but the lines for a known address can be found.
 */
const accountOf = (tried: string): string => (isUuid(tried) ? tried : hash('sha256', tried).slice(0, 16));
