import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { invalidOrder } from '../../payments/index.ts';
import type { PaymentCredential } from '../../payments/index.ts';
import { orderNotFound, paymentInProgress } from '../errors.ts';
import { lockOrder } from '../order.repo.ts';
import { isCharge } from './attempt.ts';
import type { ChargeRow } from './attempt.ts';
import { findCharge, findOpenAttempt, touchAttempt } from './attempt.repo.ts';
import type { ChargeClaim } from './chargeCall.ts';
import { insertClaim, isPaid, retryWhileBusy } from './claimPayment.ts';
import { isOpen } from './payable.ts';
import type { Charge } from './settleCharge.ts';
import { UNKNOWN } from './settleCharge.ts';

export interface ChargeRequest {
  /** The caller's key of the attempt. */
  readonly attempt: string;
  readonly credential: PaymentCredential;
}

/** The age in milliseconds at which an open charge is looked up. It exceeds the maximum duration of a call, so that no call is running. */
const STALE_MS = 60_000;

/** Returns whether an attempt is so old that nobody works at it any more. */
export const isStale = (app: AppContext, { updated_at }: Pick<ChargeRow, 'updated_at'>): boolean =>
  app.clock.now().getTime() - Date.parse(updated_at) >= STALE_MS;

type BegunCharge =
  | { readonly kind: 'told'; readonly charge: Charge }
  | { readonly kind: 'new'; readonly claim: ChargeClaim }
  /** An earlier charge, which must be looked up at the gateway. */
  | { readonly kind: 'old'; readonly claim: ChargeClaim };

/** Begins a charge, and waits several seconds for another attempt. If that is the same attempt, its outcome is unknown until it ends. */
export async function beginOrWait(
  app: AppContext,
  uuid: string,
  key: string,
  again: boolean,
): Promise<BegunCharge> {
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
