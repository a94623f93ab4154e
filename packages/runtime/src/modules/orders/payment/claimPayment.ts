import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { PaymentReport } from '../../payments/index.ts';
import { paymentInProgress } from '../errors.ts';
import { addActivity } from '../order.repo.ts';
import { lockOrder } from '../fulfilment/shipment.repo.ts';
import type { LockedOrder } from '../fulfilment/shipment.repo.ts';
import { applyToLocked, isMoney } from './applyPayment.ts';
import type { AppliedPayment } from './applyPayment.ts';
import { closeAttempt, insertAttempt } from './payment.repo.ts';
import type { ClaimRow } from './payment.repo.ts';

/** An open attempt on an order's live payment: nobody else ends it or takes it meanwhile. */
export interface PaymentClaim {
  readonly row: ClaimRow;
  readonly order: LockedOrder;
  readonly isRetry: boolean;
}

/** What came of a claim. `paid`: money of the order is there, held, or being reviewed. */
export interface SettledClaim {
  readonly isPaid: boolean;
  /** Null: there was nothing to apply. */
  readonly applied: AppliedPayment | null;
}

/** Whether the order is paid or promised, or the gateway reviews its money. */
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
): Promise<ClaimRow> =>
  insertAttempt(
    tx,
    {
      order_id: order.order_id,
      kind,
      payment_transaction_id: null,
      amount: order.grand_total,
      currency: order.currency,
      request: {},
      ticket: null,
    },
    app.clock.now(),
  ) as Promise<ClaimRow>;

const PAUSES_MS = [50, 100, 200, 400, 800, 1500, 2000];

/** Does `begin` again while another attempt of the order is open, for some seconds. Throws 409 after that. */
export async function onceFree<T>(begin: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await begin();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== paymentInProgress().code) throw error;
    }
    await pause(ms);
  }
  return begin();
}

/** Applies what the gateway reported and closes the attempt, in one transaction under the order's lock. */
export const settleClaim = (
  app: AppContext,
  { row, order: { uuid, payment_method } }: Pick<PaymentClaim, 'row' | 'order'>,
  report: PaymentReport | null,
): Promise<SettledClaim> =>
  app.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, uuid)) as LockedOrder;
    const applied =
      report && (await applyToLocked(app, tx, order, { ...report, order: uuid, method: payment_method }));
    if (applied?.outcome === 'mismatch')
      await addActivity(
        tx,
        uuid,
        'Attention: the gateway has a payment for this order with another amount',
        true,
      );
    const hasMoney = isMoney(report?.record) || report?.record?.pending === true;
    await closeAttempt(tx, row, 'succeeded', hasMoney ? 'The order was paid' : 'Nothing was paid');
    return { isPaid: hasMoney || isPaid(app, order), applied };
  });
