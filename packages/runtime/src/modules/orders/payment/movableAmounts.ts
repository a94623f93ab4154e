import type { AppContext } from '../../../platform/contracts/context.ts';
import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { paymentStatusOf } from '../../payments/index.ts';
import type { Order } from '../order.ts';
import { canCancel, canCapture, canRefund, refundableCapture } from './paymentRights.ts';
import { refundableAmount } from './paymentSums.ts';
import type { TransactionRow } from './transaction.ts';

type AmountOf = (app: AppContext, order: Order, known: readonly TransactionRow[]) => Minor;

/** Returns the money that is held for an order, or else its total, in minor units. */
function heldAmount({ grand_total, currency }: Order, known: readonly TransactionRow[]): Minor {
  const held = known.findLast((row) => row.payment_action === 'authorize');
  return toMinor(held?.amount ?? grand_total, currency);
}

/** Returns the money that a capture takes; 0: none, also where it was captured at the gateway already. */
export const capturableAmount: AmountOf = (app, order, known) =>
  canCapture(app, order) && !known.some((row) => row.payment_action === 'capture' && row.is_final)
    ? heldAmount(order, known)
    : 0;

/** Returns the money that a refund without an amount gives back; 0: none. */
export function refundableNow(app: AppContext, order: Order, known: readonly TransactionRow[]): Minor {
  const capture = canRefund(app, order, known) ? refundableCapture(known) : null;
  return capture ? refundableAmount(capture) : 0;
}

/** Returns the held money that canceling the order releases; 0: none. */
export const releasableAmount: AmountOf = (app, order, known) =>
  canCancel(app, order) && paymentStatusOf(app, order.payment_status).voidable === true
    ? heldAmount(order, known)
    : 0;
