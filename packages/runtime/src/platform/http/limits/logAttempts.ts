import { hash } from 'node:crypto';
import type { Logger } from 'pino';
import { isUuid } from '../../db/ids.ts';
import { Refusal } from '../../errors.ts';
import type { Step } from '../request/exchange.ts';

/**
 * Writes one line for each failed login, and for each other failed try of a secret that the tier `login` counts: the route, the
 * client, the account and the reason, and no secret. It writes them whether limits are on or off.
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
 * Names an account in the log: by its UUID, or by the beginning of the SHA-256 of the email in lower case, so that the log keeps no
 * addresses and those who know one find its lines.
 */
const accountOf = (tried: string): string => (isUuid(tried) ? tried : hash('sha256', tried).slice(0, 16));
