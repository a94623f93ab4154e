import type { AppContext } from '../../../platform/contracts/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { logMethodFault } from '../../payments/index.ts';
import type { ChargeOutcome, PaymentCredential } from '../../payments/index.ts';
import { credentialNotSupported, paymentInProgress } from '../errors.ts';
import type { Order } from '../order.ts';
import { isCharge } from './attempt.ts';
import { closeAttempt, findCharge, touchAttempt } from './attempt.repo.ts';
import { callPayWith } from './chargeCall.ts';
import type { ChargeClaim } from './chargeCall.ts';
import { isPaid } from './claimPayment.ts';
import { hideToken, hideTokenInError } from './hideToken.ts';
import { methodOf } from './paymentRights.ts';
import type { Charge } from './settleCharge.ts';
import { UNKNOWN, settleCharge, completeCharge } from './settleCharge.ts';
import type { ChargeRequest } from './beginCharge.ts';
import { beginOrWait, isStale } from './beginCharge.ts';

/**
 * Charges an unpaid order with a credential, by its payment method. The attempt is committed first, and is the only open one of the order, so
 * that concurrent calls charge once. A repeated attempt is not charged again, unless the gateway confirmed that nothing was charged. Must not
 * be called inside a transaction. Throws `CREDENTIAL_NOT_SUPPORTED` (400), `INVALID_ORDER` (400) if the order can no longer be paid,
 * `PAYMENT_IN_PROGRESS` (409) while another attempt is open, and the payment method's refusals.
 */
export async function chargeOrder(app: AppContext, order: Order, request: ChargeRequest): Promise<Charge> {
  const { kind } = request.credential;
  const method = methodOf(app, order);
  if (!method?.payWith || !method.credentials?.includes(kind))
    throw credentialNotSupported(order.payment_method, kind);
  const first = await chargeOnce(app, order, request, false);
  if (first !== null) return first;
  return (await chargeOnce(app, order, request, true)) ?? UNKNOWN;
}

/**
 * Charges the order, or tells what became of the attempt. Returns null if an earlier attempt charged nothing, so that the order can be
 * charged. With `again`, an attempt that was looked up is not looked up once more.
 */
async function chargeOnce(
  app: AppContext,
  { uuid }: Order,
  { attempt, credential }: ChargeRequest,
  again: boolean,
): Promise<Charge | null> {
  const begun = await beginOrWait(app, uuid, attempt, again);
  switch (begun.kind) {
    case 'told':
      return begun.charge;
    case 'new':
      return charge(app, begun.claim, credential);
    case 'old': {
      const settled = await settleCharge(app, begun.claim);
      if (begun.claim.row.request.charge.key === attempt || settled?.outcome === 'paid') return settled;
      if (settled?.outcome === 'unknown') throw paymentInProgress();
      return null;
    }
  }
}

/**
 * Tells what became of a charge by the caller's key, without the credential. Returns null if there was none, or it charged nothing. A charge
 * whose outcome is unknown is looked up at the gateway after a minute. Must not be called inside a transaction.
 */
export async function findOrderCharge(app: AppContext, order: Order, key: string): Promise<Charge | null> {
  if (isPaid(app, order)) return { outcome: 'paid' };
  const row = await findCharge(app.db, order.order_id, key);
  if (!row || !isCharge(row)) return null;
  const { answer } = row.request.charge;
  if (answer?.outcome === 'declined') return answer;
  if (row.state === 'refused') return null;
  return row.state === 'open' && !isStale(app, row) ? UNKNOWN : settleCharge(app, { row, order });
}

async function charge(app: AppContext, claim: ChargeClaim, credential: PaymentCredential): Promise<Charge> {
  const { row, order } = claim;
  let answer: ChargeOutcome;
  try {
    answer = await callPayWith(app, claim, credential);
  } catch (error) {
    const hidden = hideTokenInError(error, credential.token);
    if (isSafeRefusal(error, credential)) {
      await closeAttempt(app.db, row, 'refused', hidden.message);
      throw error;
    }
    logMethodFault(app, order.payment_method, 'payWith', hidden, { attempt: row.uuid, order: order.uuid });
    await touchAttempt(app.db, row, String(hidden), app.clock.now());
    return UNKNOWN;
  }
  return (await completeCharge(app, claim, answer)) ?? UNKNOWN;
}

/** Reports whether an error is a refusal for the caller, which does not contain the token. */
function isSafeRefusal(error: unknown, { token }: PaymentCredential): error is Refusal {
  if (!(error instanceof Refusal) || error.status >= 500) return false;
  const { message, values, details } = error;
  const chargeOf = { message, values, details };
  return JSON.stringify(hideToken(chargeOf, token)) === JSON.stringify(chargeOf);
}
