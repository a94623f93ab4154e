import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Job } from '../../../platform/contracts/jobs.ts';
import { gatewayOutcomeUnknown, gatewayRefused, gatewayUnavailable, orderNotCapturable } from '../errors.ts';
import { isCharge, isClaim } from './attempt.ts';
import type { AttemptRow, CallRow } from './attempt.ts';
import { listStaleAttempts, touchAttempt } from './attempt.repo.ts';
import { attemptPayment, findLostAttempt, loadAttempt } from './attemptPayment.ts';
import { settleCharge } from './settleCharge.ts';
import { resolveClaim } from './endPayment.ts';

/**
 * The age in milliseconds at which an attempt is stale. It exceeds the maximum duration of a call, so that an attempt
 * is not called twice concurrently.
 */
const STALE_MS = 60_000;
/** The number of milliseconds for which gateways remember an idempotency key. */
const KEY_LIFE_MS = 24 * 3_600_000;
const BATCH = 100;

/**
 * Reconciles attempts with an unknown outcome after a timeout or crash. Calls the payment method again with the same
 * idempotency key, or looks the attempt up if the gateway has forgotten the key. Never calls with a new key.
 */
export const reconcileAttempts: Job = {
  id: 'reconcilePaymentAttempts',
  schedule: '* * * * *',
  async run(app, signal) {
    const before = new Date(app.clock.now().getTime() - STALE_MS);
    for (const { order_uuid, ...row } of await listStaleAttempts(app.db, before, BATCH)) {
      if (signal?.aborted) return;
      await reconcile(app, row, order_uuid);
    }
  },
};

async function reconcile(app: AppContext, row: AttemptRow, orderUuid: string): Promise<void> {
  const age = app.clock.now().getTime() - Date.parse(row.created_at);
  try {
    if (isCharge(row)) return void (await settleCharge(app, await loadAttempt(app, row, orderUuid)));
    if (isClaim(row)) return void (await resolveClaim(app, await loadAttempt(app, row, orderUuid)));
    const attempt = await loadAttempt(app, row as CallRow, orderUuid);
    await (age < KEY_LIFE_MS ? attemptPayment(app, attempt, null) : findLostAttempt(app, attempt));
  } catch (error) {
    if (ALREADY_REPORTED.some((refusal) => refusal.is(error))) return;
    app.log.error({ err: error, attempt: row.uuid, order: orderUuid }, 'payment attempt not reconciled');
    // An error in this attempt must not delay the other attempts.
    await touchAttempt(app.db, row, String(error), app.clock.now());
  }
}

/** The errors that `attemptPayment` and `resolveClaim` throw after they have written and logged the outcome. */
const ALREADY_REPORTED = [gatewayRefused, gatewayOutcomeUnknown, gatewayUnavailable, orderNotCapturable];
