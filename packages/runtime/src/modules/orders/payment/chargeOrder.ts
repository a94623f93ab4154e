import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { invalidOrder, logMethodFault } from '../../payments/index.ts';
import type { ChargeOutcome, PaymentCredential } from '../../payments/index.ts';
import { credentialNotSupported, orderNotFound, paymentInProgress } from '../errors.ts';
import type { LockedOrder, Order } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { applyToLocked, noteOtherAmount } from './applyPayment.ts';
import { isCharge } from './attempt.ts';
import type { ChargeRow } from './attempt.ts';
import {
  closeAttempt,
  findCharge,
  findOpenAttempt,
  storeChargeAnswer,
  touchAttempt,
} from './attempt.repo.ts';
import { callFindCharge, callPayWith } from './chargeCall.ts';
import type { ChargeClaim } from './chargeCall.ts';
import { insertClaim, isPaid, retryWhileBusy } from './claimPayment.ts';
import { hideToken, hideTokenInError } from './hideToken.ts';
import { isOpen } from './payable.ts';
import { methodOf } from './paymentRights.ts';

export interface ChargeRequest {
  /** The caller's key of the attempt. */
  readonly attempt: string;
  readonly credential: PaymentCredential;
}

/** The outcome of a charge, as returned to the caller. */
export type Charge =
  | { readonly outcome: 'paid' }
  | { readonly outcome: 'action'; readonly url: string }
  | { readonly outcome: 'declined'; readonly code: string; readonly message: string }
  | { readonly outcome: 'unknown' };

const UNKNOWN: Charge = { outcome: 'unknown' };

/** The age in milliseconds at which an open charge is looked up. It exceeds the maximum duration of a call, so that no call is running. */
const STALE_MS = 60_000;

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

const isStale = (app: AppContext, { updated_at }: Pick<ChargeRow, 'updated_at'>): boolean =>
  app.clock.now().getTime() - Date.parse(updated_at) >= STALE_MS;

type BegunCharge =
  | { readonly kind: 'told'; readonly charge: Charge }
  | { readonly kind: 'new'; readonly claim: ChargeClaim }
  /** An earlier charge, which must be looked up at the gateway. */
  | { readonly kind: 'old'; readonly claim: ChargeClaim };

/** Begins a charge, and waits several seconds for another attempt. If that is the same attempt, its outcome is unknown until it ends. */
async function beginOrWait(app: AppContext, uuid: string, key: string, again: boolean): Promise<BegunCharge> {
  try {
    return await retryWhileBusy(() => app.db.transaction((tx) => begin(app, tx, { uuid, key, again })));
  } catch (error) {
    if (!paymentInProgress.is(error)) throw error;
    const open = await openCharge(app, uuid);
    if (open?.request.charge.key !== key) throw error;
    return { kind: 'told', charge: UNKNOWN };
  }
}

async function openCharge(app: AppContext, uuid: string): Promise<ChargeRow | null> {
  const order = await app.orders.find(app.db, { uuid });
  const open = order && (await findOpenAttempt(app.db, order.order_id));
  return open && isCharge(open) ? open : null;
}

async function begin(
  app: AppContext,
  tx: Db,
  { uuid, key, again }: { readonly uuid: string; readonly key: string; readonly again: boolean },
): Promise<BegunCharge> {
  const order = await lockOrder(tx, uuid);
  if (!order) throw orderNotFound();
  if (isPaid(app, order)) return { kind: 'told', charge: { outcome: 'paid' } };
  const open = await findOpenAttempt(tx, order.order_id);
  if (open) {
    if (!isCharge(open) || !isStale(app, open)) throw paymentInProgress();
    await touchAttempt(tx, open, 'It is looked up', app.clock.now());
    return { kind: 'old', claim: { row: open, order } };
  }
  const known = await findCharge(tx, order.order_id, key);
  if (known && isCharge(known)) {
    const { answer } = known.request.charge;
    if (answer?.outcome === 'declined') return { kind: 'told', charge: answer };
    if (answer && !again) return { kind: 'old', claim: { row: known, order } };
  }
  if (!isOpen(app, order)) throw invalidOrder();
  const row = await insertClaim(app, tx, order, 'take', { charge: { key } });
  return { kind: 'new', claim: { row: row as ChargeRow, order } };
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
  return (await complete(app, claim, answer)) ?? UNKNOWN;
}

/** Reports whether an error is a refusal for the caller, which does not contain the token. */
function isSafeRefusal(error: unknown, { token }: PaymentCredential): error is Refusal {
  if (!(error instanceof Refusal) || error.status >= 500) return false;
  const { message, values, details } = error;
  const told = { message, values, details };
  return JSON.stringify(hideToken(told, token)) === JSON.stringify(told);
}

/**
 * Looks up a charge whose outcome is unknown, and closes its attempt. Returns null if nothing was charged. Never charges anything. If the
 * gateway does not respond, the attempt stays as it is.
 */
export async function settleCharge(app: AppContext, claim: ChargeClaim): Promise<Charge | null> {
  const { row, order } = claim;
  try {
    return await complete(app, claim, await callFindCharge(app, claim));
  } catch (error) {
    logMethodFault(app, order.payment_method, 'findCharge', error, { attempt: row.uuid, order: order.uuid });
    await touchAttempt(app.db, row, String(error), app.clock.now());
    return UNKNOWN;
  }
}

/** Applies the outcome of a charge and closes its attempt, in one transaction that locks the order. */
async function complete(
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
    return found && told(found);
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

function told(found: Settled): Charge {
  if (found.outcome === 'paid') return { outcome: 'paid' };
  if (found.outcome === 'action') return { outcome: 'action', url: found.url };
  return { outcome: 'declined', code: found.code, message: found.message };
}
