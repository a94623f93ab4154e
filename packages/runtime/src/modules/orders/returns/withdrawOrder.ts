import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { storedText } from '../../../platform/messages/storedText.ts';
import type { Author } from '../../auth/index.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import { cancelLockedOrder } from '../cancelLockedOrder.ts';
import { orderNotFound } from '../errors.ts';
import { shipmentStatusOf } from '../fulfilment/shipmentStatus.ts';
import type { LockedOrder } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { findOpenAttempt } from '../payment/attempt.repo.ts';
import { canCancel } from '../payment/paymentRights.ts';
import { transitionOrder } from '../transitionOrder.ts';
import { returnPayload } from './events.ts';
import { toReturnAnswer } from './return.ts';
import type { ReturnRow } from './return.ts';
import { findReturn, listReturnsOfOrders } from './return.repo.ts';
import { insertReturn } from './writeReturn.repo.ts';
import type { ChosenLine, RequestedUnits } from './returnLines.ts';
import { FIRST_STATE, isOpenState } from './returnState.ts';
import { freeUnits, unshippedUnits } from './returnUnits.ts';
import { withdrawableLines } from './withdrawableLines.ts';

/** The days within which the money of a withdrawal has to be refunded. The law sets them. */
const REFUND_DAYS = 14;
const DAY_MS = 86_400_000;

export interface Withdrawal {
  /** The units to withdraw. Null for all that may be withdrawn. */
  readonly items: readonly RequestedUnits[] | null;
  /** The time at which the shopper declared it. Null for now. */
  readonly declaredAt: Date | null;
  readonly author: Author;
}

/**
 * Withdraws from the contract of an order, in whole or in part, in one transaction that locks the order. It needs no approval. Units that
 * were not shipped no longer ship, and an unpaid order of which nothing is left is canceled at once. Returns the return as it was declared.
 * Throws `ORDER_NOT_FOUND` (404), 400 `ORDER_ITEM_NOT_FOUND` and `RETURN_QTY`, and 409 `WITHDRAWAL_NOT_OFFERED`, `WITHDRAWAL_OVER`,
 * `WITHDRAWAL_EXCLUDED` and `ALREADY_WITHDRAWN`.
 */
export const withdrawOrder = (
  app: AppContext,
  orderUuid: string,
  { items, declaredAt, author }: Withdrawal,
  claim: Claim | null,
): Promise<ReturnRow> =>
  app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderUuid);
    if (!order) throw orderNotFound();
    const at = declaredAt ?? app.clock.now();
    const chosen = await withdrawableLines(app, tx, order, { items, at });
    const declared = await declare(app, tx, order, { chosen, at });
    await applyWithdrawal(app, tx, order, { chosen, declared, author });
    const payload = returnPayload(order, declared);
    await app.emit(
      tx,
      { name: 'return_created', payload },
      {
        name: 'withdrawal_declared',
        payload: {
          ...payload,
          declaredAt: declared.declared_at as string,
          refundDueAt: declared.refund_due_at as string,
        },
      },
    );
    await claim?.keep(tx, toReturnAnswer(declared));
    return declared;
  });

async function declare(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  { chosen, at }: { readonly chosen: readonly ChosenLine[]; readonly at: Date },
): Promise<ReturnRow> {
  const { uuid } = await insertReturn(tx, {
    orderId: order.order_id,
    origin: 'withdrawal',
    state: FIRST_STATE.withdrawal,
    comment: null,
    declaredAt: at,
    refundDueAt: new Date(at.getTime() + REFUND_DAYS * DAY_MS),
    isWhole: await isWhole(tx, order, chosen),
    items: chosen.map(({ line, qty }) => ({
      order_item_id: line.order_item_id,
      qty,
      reason: null,
      unshipped: unshippedUnits(line, qty),
    })),
    now: app.clock.now(),
  });
  return (await findReturn(tx, uuid)) as ReturnRow;
}

/** Reports whether nothing of the order is left with this withdrawal: each unit is in a withdrawal or was refunded. */
async function isWhole(tx: Db, order: LockedOrder, chosen: readonly ChosenLine[]): Promise<boolean> {
  const withdrawn = new Map(chosen.map(({ line, qty }) => [line.order_item_id, qty]));
  if (order.items.some((item) => freeUnits(item) > (withdrawn.get(item.order_item_id) ?? 0))) return false;
  const known = await listReturnsOfOrders(tx, [order.order_id]);
  return known.every(({ origin, state }) => origin === 'withdrawal' || !isOpenState(state));
}

/** Cancels an unpaid order that was withdrawn whole. Otherwise, the units that were not shipped no longer ship. */
async function applyWithdrawal(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  given: { readonly chosen: readonly ChosenLine[]; readonly declared: ReturnRow; readonly author: Author },
): Promise<void> {
  const { chosen, declared, author } = given;
  const activities = [{ text: storedText('orders.return.activity.withdrawn', { number: declared.number }) }];
  const isUnpaid = canCancel(app, order) && paymentStatusOf(app, order.payment_status).voidable !== true;
  if (declared.is_whole && isUnpaid && !(await findOpenAttempt(tx, order.order_id))) {
    const now = (await lockOrder(tx, order.uuid)) as LockedOrder;
    await cancelLockedOrder(app, tx, now, storedText('orders.return.reason.withdrawn'), {
      activities,
      author,
    });
    return;
  }
  const blocked = new Map(
    chosen.map(({ line, qty }) => [line.order_item_id, unshippedUnits(line, qty)] as const),
  );
  await transitionOrder(app, tx, order, {
    shipmentStatus: shipmentStatusOf(order, { blocked }),
    activities,
    author,
  });
}
