import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toDecimal, toNumber } from '../../../platform/money.ts';
import { getOrder } from '../order.repo.ts';
import { planRefund } from './planRefund.ts';
import type { RefundRequest } from './planRefund.ts';
import { toPlannedAnswer } from './refund.ts';
import { splitColumns } from './refundColumns.ts';

/** Returns the refund that a request would make, and what could be refunded before it. Writes nothing. Throws as a refund does. */
export async function previewRefund(app: AppContext, db: Db, orderUuid: string, request: RefundRequest) {
  const order = await getOrder(db, orderUuid);
  const { split, left, returned, shares } = await planRefund(app, db, order, request);
  return {
    refund: toPlannedAnswer({
      ...splitColumns(split, order.currency),
      refund_id: 0,
      order_id: order.order_id,
      payment_method: order.payment_method,
      payment_attempt_id: null,
      payment_transaction_id: null,
      reason: request.reason,
      return_id: returned?.return_id ?? null,
      return_uuid: returned?.uuid ?? null,
      status: 'pending',
      carried_over: false,
      tenders: shares.map(({ source, amount }) => ({
        id: request.toCredit ? 'credit' : source.id,
        amount: toDecimal(amount, order.currency),
      })),
      created_at: app.clock.now().toISOString(),
    }),
    left: toNumber(left, order.currency),
  };
}
