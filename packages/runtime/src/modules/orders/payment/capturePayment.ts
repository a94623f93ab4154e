import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import type { Claim } from '../../../platform/contracts/idempotency.ts';
import { toDecimal, toMinor } from '../../../platform/money.ts';
import type { Author } from '../../auth/index.ts';
import { capturedStatus } from '../../payments/index.ts';
import type { PaymentMethod } from '../../payments/index.ts';
import {
  badCaptureAmount,
  captureNotSupported,
  orderNotCapturable,
  orderNotFound,
  partialCaptureNotSupported,
} from '../errors.ts';
import type { LockedOrder } from '../order.ts';
import { lockOrder } from '../order.repo.ts';
import { methodMinor } from '../tenders/orderTender.ts';
import { applyToLocked } from './applyPayment.ts';
import type { Attempt } from './attempt.ts';
import { checkNoneOpen, insertAttempt } from './attempt.repo.ts';
import { toCaptureAnswer } from './attemptAnswer.ts';
import { attemptPayment } from './attemptPayment.ts';
import type { AppliedPayment } from './paymentReport.ts';
import { canCapture, checkAmountStep, methodOf } from './paymentRights.ts';
import type { TransactionRow } from './transaction.ts';
import { listTransactions } from './transaction.repo.ts';

export interface CaptureRequest {
  /** The amount as a decimal string. Null for the full amount. */
  readonly amount: string | null;
  /** The actor who requests the capture. Null for the shop itself. */
  readonly author: Author | null;
}

/**
 * Captures an order's authorized or promised money. The attempt is committed before the payment method is called, so
 * that the gateway captures only once. Throws 404 if the order does not exist, 400 if the order or amount cannot be
 * captured, and 409 while another attempt for the order is open. Throws 502 under the same conditions as
 * `attemptPayment`. Stores the response under `claim`.
 */
export async function capturePayment(
  app: AppContext,
  orderUuid: string,
  request: CaptureRequest,
  claim: Claim | null,
): Promise<AppliedPayment> {
  const begun = await app.db.transaction((tx) => begin(app, tx, orderUuid, request, claim));
  return 'row' in begun ? attemptPayment(app, begun, claim) : begun;
}

async function begin(
  app: AppContext,
  tx: Db,
  orderUuid: string,
  { amount: requested, author }: CaptureRequest,
  claim: Claim | null,
): Promise<Attempt | AppliedPayment> {
  const order = await lockOrder(tx, orderUuid);
  if (!order) throw orderNotFound();
  const code = order.payment_method;
  const method = methodOf(app, order);
  if (!method?.capture) throw captureNotSupported(code);
  await checkNoneOpen(tx, order.order_id);
  if (!canCapture(app, order)) throw orderNotCapturable(order.payment_status);
  const known = await listTransactions(tx, order.order_id);
  const capture = known.findLast((row) => row.payment_action === 'capture' && row.is_final);
  if (capture) {
    const applied = await applyKnownCapture(app, tx, order, capture, author);
    await claim?.keep(tx, toCaptureAnswer(applied));
    return applied;
  }
  const transaction = known.findLast((row) => row.payment_action === 'authorize') ?? null;
  const amount = amountOf(order, method, transaction, requested);
  const row = await insertAttempt(
    tx,
    {
      order_id: order.order_id,
      kind: 'capture',
      payment_transaction_id: transaction?.payment_transaction_id ?? null,
      amount,
      currency: order.currency,
      request: { author },
      ticket: claim?.ticket ?? null,
    },
    app.clock.now(),
  );
  return { row, order, transaction, isRetry: false };
}

/**
 * Updates the status of an order that was captured elsewhere, such as in the gateway's dashboard. Does not capture the
 * money again.
 */
async function applyKnownCapture(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  capture: TransactionRow,
  author: Author | null,
): Promise<AppliedPayment> {
  const paymentStatus = capturedStatus(order.payment_method);
  const { transaction_id, transaction_type, amount, currency } = capture;
  const record = {
    transactionId: transaction_id,
    type: transaction_type,
    action: 'capture' as const,
    amount,
    currency,
    status: paymentStatus,
  };
  const applied = await applyToLocked(app, tx, order, { order: order.uuid, record, author });
  return { ...applied, transaction: capture };
}

function amountOf(
  order: LockedOrder,
  method: PaymentMethod,
  transaction: TransactionRow | null,
  requested: string | null,
): string {
  const { currency } = order;
  checkAmounts({ amount: requested }, currency);
  const whole = transaction ? toMinor(transaction.amount, currency) : methodMinor(order);
  const amount = requested === null ? whole : toMinor(requested, currency);
  if (amount <= 0 || amount > whole) throw badCaptureAmount();
  if (amount < whole && !method.partialCapture) throw partialCaptureNotSupported(method.code);
  checkAmountStep(method, amount, currency);
  return toDecimal(amount, currency);
}
