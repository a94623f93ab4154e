import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { checkAmounts } from '../../../platform/http/amounts.ts';
import type { Claim } from '../../../platform/idempotency/claim.ts';
import { toDecimal, toMinor } from '../../../platform/money.ts';
import type { PaymentMethod } from '../../payments/index.ts';
import { applyToLocked } from './applyPayment.ts';
import type { AppliedPayment } from './applyPayment.ts';
import { captureAnswer } from './attemptAnswer.ts';
import { attemptPayment } from './attemptPayment.ts';
import type { Attempt } from './attemptPayment.ts';
import { checkMovable } from './checkMovable.ts';
import {
  badCaptureAmount,
  captureNotSupported,
  notCapturable,
  orderNotFound,
  partialCaptureNotSupported,
} from '../errors.ts';
import { checkNoneOpen, insertAttempt, listTransactions } from './payment.repo.ts';
import type { TransactionRow } from './payment.repo.ts';
import { canCapture } from './paymentRights.ts';
import { lockOrder } from '../fulfilment/shipment.repo.ts';
import type { LockedOrder } from '../fulfilment/shipment.repo.ts';

/**
 * Takes the money of an order that is held or promised. The attempt is committed before the method is asked, so that it is
 * asked once. `amount`: decimal text; null: all of it. Throws 404, 400 for what cannot be captured, 409 while another
 * attempt of the order is open, and 502 as `attemptPayment` does. The answer is kept under `claim`.
 */
export async function capturePayment(
  app: AppContext,
  orderUuid: string,
  amount: string | null,
  claim: Claim | null,
): Promise<AppliedPayment> {
  const begun = await app.db.transaction((tx) => begin(app, tx, orderUuid, amount, claim));
  return 'row' in begun ? attemptPayment(app, begun, claim) : begun;
}

async function begin(
  app: AppContext,
  tx: Db,
  orderUuid: string,
  wanted: string | null,
  claim: Claim | null,
): Promise<Attempt | AppliedPayment> {
  const order = await lockOrder(tx, orderUuid);
  if (!order) throw orderNotFound();
  const code = order.payment_method;
  const method = app.registry('paymentMethods').get(code);
  if (!method?.capture) throw captureNotSupported(code);
  await checkNoneOpen(tx, order.order_id);
  if (!canCapture(app, order)) throw notCapturable(order.payment_status);
  const known = await listTransactions(tx, order.order_id);
  const taken = known.findLast((row) => row.payment_action === 'capture' && row.is_settled);
  if (taken) {
    const applied = await catchUp(app, tx, order, taken);
    await claim?.keep(tx, captureAnswer(applied));
    return applied;
  }
  const transaction = known.findLast((row) => row.payment_action === 'authorize') ?? null;
  const amount = amountOf(order, method, transaction, wanted);
  const row = await insertAttempt(
    tx,
    {
      order_id: order.order_id,
      kind: 'capture',
      payment_transaction_id: transaction?.payment_transaction_id ?? null,
      amount,
      currency: order.currency,
      request: {},
      ticket: claim?.ticket ?? null,
    },
    app.clock.now(),
  );
  return { row, order, transaction, isRetry: false };
}

/** It was captured elsewhere, such as at the gateway's own dashboard: the status follows, and nothing is captured twice. */
async function catchUp(
  app: AppContext,
  tx: Db,
  order: LockedOrder,
  taken: TransactionRow,
): Promise<AppliedPayment> {
  const paymentStatus = `${order.payment_method}_captured`;
  const { transaction_id, transaction_type, amount, currency } = taken;
  const record = {
    transactionId: transaction_id,
    type: transaction_type,
    action: 'capture' as const,
    amount,
    currency,
    status: paymentStatus,
  };
  const applied = await applyToLocked(app, tx, order, { order: order.uuid, record });
  return { ...applied, transaction: taken };
}

function amountOf(
  order: LockedOrder,
  method: PaymentMethod,
  transaction: TransactionRow | null,
  wanted: string | null,
): string {
  const { currency } = order;
  checkAmounts({ amount: wanted }, currency);
  const whole = toMinor(transaction?.amount ?? order.grand_total, currency);
  const amount = wanted === null ? whole : toMinor(wanted, currency);
  if (amount <= 0 || amount > whole) throw badCaptureAmount();
  if (amount < whole && !method.partialCapture) throw partialCaptureNotSupported(method.code);
  checkMovable(method, amount, currency);
  return toDecimal(amount, currency);
}
