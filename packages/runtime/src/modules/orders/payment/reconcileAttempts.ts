import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Job } from '../../../platform/jobs/contract.ts';
import { attemptPayment, findLostAttempt, loadAttempt } from './attemptPayment.ts';
import { resolveClaim } from './endPayment.ts';
import { isClaim, listStaleAttempts, touchAttempt } from './payment.repo.ts';
import type { AttemptRow, CallRow } from './payment.repo.ts';

/** Longer than a call may last, so that an attempt is not asked for twice at a time. */
const STALE_MS = 60_000;
/** As long as gateways know a key. */
const KEY_LIFE_MS = 24 * 3_600_000;
const BATCH = 100;
/** What `attemptPayment` and `resolveClaim` throw once they have written what came of an attempt. */
const TOLD = new Set([
  'GATEWAY_REFUSED',
  'GATEWAY_OUTCOME_UNKNOWN',
  'GATEWAY_UNAVAILABLE',
  'ORDER_NOT_CAPTURABLE',
]);

/**
 * Settles attempts whose outcome nobody knows, after a timeout or a crash: by asking again with the same key, and when the
 * gateway has forgotten the key by looking the attempt up; never by a new call.
 */
export const settleAttempts: Job = {
  id: 'settlePaymentAttempts',
  schedule: '* * * * *',
  async run(app, signal) {
    const before = new Date(app.clock.now().getTime() - STALE_MS);
    for (const { order_uuid, ...row } of await listStaleAttempts(app.db, before, BATCH)) {
      if (signal?.aborted) return;
      await settle(app, row, order_uuid);
    }
  },
};

async function settle(app: AppContext, row: AttemptRow, orderUuid: string): Promise<void> {
  const age = app.clock.now().getTime() - Date.parse(row.created_at);
  try {
    if (isClaim(row)) return void (await resolveClaim(app, await loadAttempt(app, row, orderUuid)));
    const attempt = await loadAttempt(app, row as CallRow, orderUuid);
    await (age < KEY_LIFE_MS ? attemptPayment(app, attempt, null) : findLostAttempt(app, attempt));
  } catch (error) {
    if (isTold(error)) return;
    app.log.error({ err: error, attempt: row.uuid, order: orderUuid }, 'payment attempt not settled');
    // The others must not wait for this one.
    await touchAttempt(app.db, row, String(error), app.clock.now());
  }
}

/** What `attemptPayment` says after it has written and logged what the gateway answered. */
const isTold = (error: unknown): boolean => error instanceof Refusal && TOLD.has(error.code);
