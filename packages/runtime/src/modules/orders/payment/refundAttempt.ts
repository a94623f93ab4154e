import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { PaymentRecord } from '../../payments/index.ts';
import { inventoryUpdated } from '../events.ts';
import { shipmentStatusOf } from '../fulfilment/shipmentStatus.ts';
import { endTakenCards } from '../giftCards/takeRefundedCards.ts';
import type { LockedOrder } from '../order.ts';
import type { ShipmentStatus } from '../orderStatus.ts';
import { restock } from '../orderStock.repo.ts';
import { endRefundedReturn } from '../returns/endRefundedReturn.ts';
import type { RefundedUnits } from '../returns/endRefundedReturn.ts';
import { adjustReturning } from '../returns/writeReturn.repo.ts';
import { giveShares } from '../tenders/giveShares.ts';
import type { AttemptRow } from './attempt.ts';
import { closeAttempt, findOpenAttempt } from './attempt.repo.ts';
import { reportDuplicate } from './reportDuplicate.ts';
import type { TransactionRow } from './transaction.ts';

/** Finds the payment that a refund refers to: the parent transaction in the record, or else the newest capture. */
export const refundedPayment = (known: readonly TransactionRow[], record: PaymentRecord) =>
  known.find(({ transaction_id }) => transaction_id === record.parentTransactionId) ??
  known.findLast(({ payment_action }) => payment_action === 'capture');

/** Finds the open attempt for a recorded refund, by idempotency key or else by amount. */
export async function attemptOfRefund(
  tx: Db,
  order: LockedOrder,
  record: PaymentRecord,
): Promise<AttemptRow | null> {
  const open = await findOpenAttempt(tx, order.order_id);
  if (open?.kind !== 'refund') return null;
  const isIt =
    record.attemptKey === undefined
      ? toMinor(open.amount, order.currency) === toMinor(record.amount, order.currency)
      : record.attemptKey === open.uuid;
  return isIt ? open : null;
}

export interface EndedRefund {
  readonly shipmentStatus: ShipmentStatus;
  /** The amount that gift cards and credit got, in minor units. */
  readonly stored: Minor;
}

/**
 * Closes the attempt, gives gift cards and credit their shares, records the units as refunded, and restocks the units marked for restocking.
 * Returns the new shipment status.
 */
export async function endRefundAttempt(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  attempt: AttemptRow,
  transaction: TransactionRow | null,
): Promise<EndedRefund> {
  await closeAttempt(tx, attempt, 'succeeded', null, transaction?.payment_transaction_id);
  const stored = await giveShares(app, tx, order, attempt);
  await endTakenCards(app, tx, order, attempt.uuid);
  await reportDuplicate(app, tx, order, attempt, transaction?.transaction_id ?? '');
  const { units, restocked } =
    (await endRefundedReturn(app, tx, order, attempt)) ?? unitsOf(attempt.request.items ?? []);
  if (units.length === 0) return { shipmentStatus: order.shipment_status, stored };
  await adjustReturning(tx, units);
  const changes = await restock(tx, restocked);
  await app.emit(tx, ...changes.map(inventoryUpdated));
  const changed = (key: 'refunded' | 'returned' | 'blocked') =>
    new Map(units.map((unit) => [unit.order_item_id, unit[key] ?? 0]));
  const shipmentStatus = shipmentStatusOf(order, {
    refunded: changed('refunded'),
    returned: changed('returned'),
    blocked: changed('blocked'),
  });
  return { shipmentStatus, stored };
}

/** Returns what the refund of units outside of a return changes. */
const unitsOf = (items: NonNullable<AttemptRow['request']['items']>): RefundedUnits => ({
  units: items.map(({ order_item_id, qty }) => ({ order_item_id, returning: 0, blocked: 0, refunded: qty })),
  restocked: items.filter(({ restock: isRestocked }) => isRestocked),
});
