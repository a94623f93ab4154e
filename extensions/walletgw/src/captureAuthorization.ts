import { orderNotCapturable } from '@shop/runtime/extension';
import type { PaymentCall, PaymentRecord } from '@shop/runtime/extension';
import { refusedByWallet } from './errors.ts';
import { openSession } from './wallet.ts';
import type { Wallet } from './wallet.ts';
import { refusingDefinitely } from './walletError.ts';
import { capture } from './walletShapes.ts';
import type { Capture } from './walletShapes.ts';

/** Captures authorized money once per attempt key. A capture that the gateway is reviewing is recorded as pending. */
export async function captureAuthorization(wallet: Wallet, call: PaymentCall): Promise<PaymentRecord> {
  const { app, order, transaction, amount, idempotencyKey, isRetry, signal } = call;
  if (transaction?.payment_action !== 'authorize') throw orderNotCapturable(order.payment_status);
  const session = await openSession(app, wallet);
  const body = JSON.stringify({
    amount: { currency_code: order.currency, value: amount },
    invoice_id: order.order_number,
    final_capture: true,
  });
  const path = `/v2/payments/authorizations/${encodeURIComponent(transaction.transaction_id)}/capture`;
  const request = { method: 'POST', path, body, requestId: idempotencyKey, isRetry, signal } as const;
  const captured = await refusingDefinitely(() => session.request(request, capture));
  return recordOfCapture(captured, transaction.transaction_id);
}

/** Returns the record of a capture. Throws a refusal if the capture was declined. */
export function recordOfCapture(capture: Capture, authorizationId: string): PaymentRecord {
  if (['DECLINED', 'DENIED', 'FAILED'].includes(capture.status))
    throw refusedByWallet(`The wallet gateway declined the capture ${capture.id}`);
  return {
    transactionId: capture.id,
    action: 'capture',
    type: 'online',
    amount: capture.amount.value,
    currency: capture.amount.currency_code,
    parentTransactionId: authorizationId,
    ...(capture.status === 'PENDING' && { pending: true, status: 'walletgw_pending' }),
    raw: capture,
  };
}
