import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { toDecimal } from '../../../platform/money.ts';
import { orderNotFound } from '../errors.ts';
import { takeCards } from '../giftCards/takeRefundedCards.ts';
import { lockOrder } from '../order.repo.ts';
import { planRefund } from '../refunds/planRefund.ts';
import type { RefundRequest } from '../refunds/planRefund.ts';
import { splitColumns } from '../refunds/refundColumns.ts';
import { insertRefund } from '../refunds/refund.repo.ts';
import { methodShare } from '../tenders/refundSources.ts';
import { settleRefund, writeShares } from '../tenders/settleRefund.ts';
import type { Attempt } from './attempt.ts';
import { insertAttempt } from './attempt.repo.ts';
import type { RefundedPayment } from './attemptAnswer.ts';
import { attemptPayment } from './attemptPayment.ts';

/**
 * Refunds an amount of an order. The amount is reserved, and its split is written, before the payment method is called, so that total
 * refunds never exceed the captured amount. Throws 404 if the order does not exist, 400 if the amount or items cannot be
 * refunded, and 409 while another attempt for the order is open. Throws 502 under the same conditions as
 * `attemptPayment`. A refund of which the payment method gives nothing is done at once. Stores the response under `claim`.
 */
export async function refundPayment(
  app: AppContext,
  orderUuid: string,
  request: RefundRequest,
  claim: Claim | null,
): Promise<RefundedPayment> {
  const begun = await app.db.transaction((tx) => begin(app, tx, orderUuid, request, claim));
  return 'row' in begun ? attemptPayment(app, begun, claim) : begun;
}

async function begin(
  app: AppContext,
  tx: Db,
  orderUuid: string,
  request: RefundRequest,
  claim: Claim | null,
): Promise<Attempt | RefundedPayment> {
  const order = await lockOrder(tx, orderUuid);
  if (!order) throw orderNotFound();
  const plan = await planRefund(app, tx, order, request);
  const { capture, items, split, returned, earlier, shares } = plan;
  const ofMethod = request.toCredit ? 0 : methodShare(shares);
  const now = app.clock.now();
  const columns = splitColumns(split, order.currency);
  const row = await insertAttempt(
    tx,
    {
      order_id: order.order_id,
      kind: 'refund',
      payment_transaction_id: ofMethod > 0 ? (capture?.payment_transaction_id ?? null) : null,
      // The part that the payment method refunds, or all of it if the method refunds nothing.
      amount: toDecimal(ofMethod > 0 ? ofMethod : split.amount, order.currency),
      currency: order.currency,
      request: {
        reason: request.reason,
        author: request.author,
        items: [...items],
        return_uuid: returned?.uuid ?? null,
        ...(request.toCredit && { to_credit: true }),
      },
      ticket: claim?.ticket ?? null,
    },
    now,
  );
  for (const one of earlier) await insertRefund(tx, one);
  const refund = await insertRefund(tx, {
    ...columns,
    order_id: order.order_id,
    payment_attempt_id: row.payment_attempt_id,
    payment_transaction_id: null,
    reason: request.reason,
    return_id: returned?.return_id ?? null,
    status: 'pending',
    carried_over: false,
    created_at: now.toISOString(),
  });
  await writeShares(app, tx, order, refund.refund_id, plan, request.toCredit);
  await takeCards(app, tx, order, plan.cards, { attemptUuid: row.uuid, ...request });
  if (ofMethod === 0) return settleRefund(app, tx, { order, row, plan, claim });
  return { row, order, transaction: capture, isRetry: false };
}
