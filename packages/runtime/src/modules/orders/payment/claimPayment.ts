import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { PaymentReport } from '../../payments/index.ts';
import { paymentInProgress } from '../errors.ts';
import type { LockedOrder } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { methodAmount } from '../tenders/orderTender.ts';
import { applyToLocked, isMoney, noteOtherAmount } from './applyPayment.ts';
import type { AttemptRow, ClaimRow } from './attempt.ts';
import { closeAttempt, insertAttempt } from './attempt.repo.ts';
import type { AppliedPayment } from './paymentReport.ts';

/** An open attempt to end an order's payment or take its money. While the attempt is open, no other process can do either. */
export interface PaymentClaim {
  readonly row: ClaimRow;
  readonly order: LockedOrder;
  readonly isRetry: boolean;
}

/** The outcome of a claim. */
interface CompletedClaim {
  /** True if the order's money was captured, is authorized, or is under review at the gateway. */
  readonly isPaid: boolean;
  /** The applied report. Null if no report was applied. */
  readonly applied: AppliedPayment | null;
}

/** Reports whether an order is paid, its money is authorized, or the gateway is reviewing its payment. */
export const isPaid = (
  app: AppContext,
  order: Pick<LockedOrder, 'placed_at' | 'canceled_at' | 'payment_status'>,
): boolean =>
  (order.placed_at !== null && order.canceled_at === null) ||
  ['authorized', 'paid'].includes(paymentStatusOf(app, order.payment_status).phase);

export const insertClaim = (
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  kind: ClaimRow['kind'],
  request: AttemptRow['request'] = {},
): Promise<ClaimRow> =>
  insertAttempt(
    tx,
    {
      order_id: order.order_id,
      kind,
      payment_transaction_id: null,
      amount: methodAmount(order),
      currency: order.currency,
      request,
      ticket: null,
    },
    app.clock.now(),
  ) as Promise<ClaimRow>;

const PAUSES_MS = [50, 100, 200, 400, 800, 1500, 2000];

/**
 * Retries `begin` for several seconds while another attempt of the order is open. Then throws `PAYMENT_IN_PROGRESS` (409).
 */
export async function retryWhileBusy<T>(begin: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await begin();
    } catch (error) {
      if (!paymentInProgress.is(error)) throw error;
    }
    await pause(ms);
  }
  return begin();
}

/** Applies the gateway report and closes the attempt, in one transaction that locks the order. */
export const completeClaim = (
  app: AppContext,
  { row, order: { uuid, payment_method } }: Pick<PaymentClaim, 'row' | 'order'>,
  report: PaymentReport | null,
): Promise<CompletedClaim> =>
  app.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, uuid)) as LockedOrder;
    const applied =
      report && (await applyToLocked(app, tx, order, { ...report, order: uuid, method: payment_method }));
    if (applied?.outcome === 'mismatch') await noteOtherAmount(app, tx, uuid);
    const hasMoney = isMoney(report?.record) || report?.record?.pending === true;
    await closeAttempt(tx, row, 'succeeded', hasMoney ? 'The order was paid' : 'Nothing was paid');
    return { isPaid: hasMoney || isPaid(app, order), applied };
  });
