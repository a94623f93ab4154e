import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import { isUuid } from '../../db/ids.ts';
import { Refusal } from '../../errors.ts';
import type { Step } from '../request/exchange.ts';

/**
 * Logs one line for each failed sign-in, and for each other failed secret attempt counted by the `login` tier: route, client,
 * account, and reason, but no secret. Logs whether limits are on or off.
 */
export const logAttempts =
  (log: Logger): Step =>
  async (ctx, next) => {
    const { plan, body, caller, id, ip } = ctx.state;
    if (plan.attempts !== 'login') return next();
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
 * Returns the account identifier for the log: its UUID, or the first characters of the SHA-256 of the lowercase email. The log
 * thus stores no addresses, while anyone who knows an address can find its lines.
 */
const accountOf = (tried: string): string => (isUuid(tried) ? tried : hash('sha256', tried).slice(0, 16));
