import type { AppContext } from '../../../platform/contracts/context.ts';
import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { methodMinor, storedLeft } from '../tenders/orderTender.ts';
import { canCancel, canCapture, methodOf, refundableCapture } from './paymentRights.ts';
import { refundableAmount } from './paymentSums.ts';
import type { TransactionRow } from './transaction.ts';

type AmountOf = (app: AppContext, order: Order, known: readonly TransactionRow[]) => Minor;

/** Returns the authorized amount of an order in minor units, or what the payment method collects if no money is authorized. */
function heldAmount(order: Order, known: readonly TransactionRow[]): Minor {
  const authorization = known.findLast((row) => row.payment_action === 'authorize');
  return authorization ? toMinor(authorization.amount, order.currency) : methodMinor(order);
}

/**
 * Returns the amount that can be captured. Returns 0 if there is nothing to capture, for example because the gateway
 * already captured the money.
 */
export const capturableAmount: AmountOf = (app, order, known) =>
  canCapture(app, order) && !known.some((row) => row.payment_action === 'capture' && row.is_final)
    ? heldAmount(order, known)
    : 0;

/** Returns the amount that is refunded if none is specified. Returns 0 if nothing can be refunded. */
export function refundableNow(app: AppContext, order: Order, known: readonly TransactionRow[]): Minor {
  const capture = methodOf(app, order)?.refund ? refundableCapture(known) : null;
  return (capture ? refundableAmount(capture) : 0) + storedLeft(order);
}

/** Returns the authorized amount that is released if the order is canceled. Returns 0 if no money is authorized. */
export const releasableAmount: AmountOf = (app, order, known) =>
  canCancel(app, order) && paymentStatusOf(app, order.payment_status).voidable === true
    ? heldAmount(order, known)
    : 0;
