import type { AppContext } from '../../../platform/contracts/context.ts';
import { logMethodFault } from '../../payments/index.ts';
import type { ChargeOutcome } from '../../payments/index.ts';
import type { LockedOrder } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { applyToLocked, noteOtherAmount } from './applyPayment.ts';
import { closeAttempt, storeChargeAnswer, touchAttempt } from './attempt.repo.ts';
import { callFindCharge } from './chargeCall.ts';
import type { ChargeClaim } from './chargeCall.ts';

/** The outcome of a charge, as returned to the caller. */
export type Charge =
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'action'; readonly url: string }
  | { readonly outcome: 'declined'; readonly code: string; readonly message: string }
  | { readonly outcome: 'unknown' };

/** The outcome of a charge that the gateway has not told yet. */
export const UNKNOWN: Charge = { outcome: 'unknown' };

/**
 * Looks up a charge whose outcome is unknown, and closes its attempt. Returns null if nothing was charged. Never charges anything. If the
 * gateway does not respond, the attempt stays as it is.
 */
export async function settleCharge(app: AppContext, claim: ChargeClaim): Promise<Charge | null> {
  const { row, order } = claim;
  try {
    return await completeCharge(app, claim, await callFindCharge(app, claim));
  } catch (error) {
    logMethodFault(app, order.payment_method, 'findCharge', error, { attempt: row.uuid, order: order.uuid });
    await touchAttempt(app.db, row, String(error), app.clock.now());
    return UNKNOWN;
  }
}

/** Applies the outcome of a charge and closes its attempt, in one transaction that locks the order. */
export async function completeCharge(
  app: AppContext,
  { row, order: { uuid, payment_method } }: ChargeClaim,
  found: ChargeOutcome | null,
): Promise<Charge | null> {
  if (found?.outcome === 'unknown') {
    app.log.warn({ attempt: row.uuid, order: uuid }, 'payment outcome unknown');
    await touchAttempt(app.db, row, 'The gateway does not know the outcome yet', app.clock.now());
    return UNKNOWN;
  }
  return app.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, uuid)) as LockedOrder;
    const report = found && 'report' in found ? found.report : null;
    const applied =
      report && (await applyToLocked(app, tx, order, { ...report, order: uuid, method: payment_method }));
    const isOther = applied?.outcome === 'mismatch';
    if (isOther) await noteOtherAmount(app, tx, uuid);
    if (found) await storeChargeAnswer(tx, row, storedAnswer(found));
    const isTaken = found?.outcome === 'paid' || found?.outcome === 'action';
    await closeAttempt(tx, row, isTaken ? 'succeeded' : 'refused', MESSAGES[found?.outcome ?? 'none']);
    if (isOther && found?.outcome === 'paid') return UNKNOWN;
    return found && chargeOf(found);
  });
}

const MESSAGES = {
  paid: 'The order was paid',
  action: 'A person has to confirm the payment',
  declined: 'The payment was declined',
  none: 'Nothing was charged',
} as const;

type Settled = Exclude<ChargeOutcome, { readonly outcome: 'unknown' }>;

function storedAnswer(found: Settled) {
  const { outcome } = found;
  if (outcome !== 'declined') return { outcome };
  return { outcome, code: found.code, message: found.message };
}

/** Returns the outcome that the caller is told. */
function chargeOf(found: Settled): Charge {
  if (found.outcome === 'paid') return { outcome: 'paid' };
  if (found.outcome === 'action') return { outcome: 'action', url: found.url };
  return { outcome: 'declined', code: found.code, message: found.message };
}
