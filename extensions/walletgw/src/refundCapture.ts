import type { PaymentCall, PaymentRecord } from '@shop/runtime/extension';
import { nothingToRefund, refusedByWallet } from './errors.ts';
import { openSession } from './wallet.ts';
import type { Wallet } from './wallet.ts';
import { refusingDefinitely } from './walletError.ts';
import { refund } from './walletShapes.ts';
import type { Refund } from './walletShapes.ts';

/**
 * Refunds a capture once per attempt key. Until the gateway has completed the refund, its outcome is unknown. Its amount stays reserved,
 * and the attempt is repeated.
 */
export async function refundCapture(wallet: Wallet, call: PaymentCall): Promise<PaymentRecord> {
  const { app, order, transaction, amount, idempotencyKey, isRetry, signal } = call;
  if (transaction?.payment_action !== 'capture') throw nothingToRefund();
  const session = await openSession(app, wallet);
  const body = JSON.stringify({
    amount: { currency_code: order.currency, value: amount },
    invoice_id: order.order_number,
    custom_id: idempotencyKey,
  });
  const path = `/v2/payments/captures/${encodeURIComponent(transaction.transaction_id)}/refund`;
  const request = { method: 'POST', path, body, requestId: idempotencyKey, isRetry, signal } as const;
  const given = await refusingDefinitely(() => session.request(request, refund));
  if (given.status === 'COMPLETED') return recordOfRefund(given, transaction.transaction_id);
  // The response to a repeated request may be the original response, so the refund's current state is read.
  const now = {
    method: 'GET',
    path: `/v2/payments/refunds/${encodeURIComponent(given.id)}`,
    signal,
  } as const;
  return recordOfRefund(await session.request(now, refund), transaction.transaction_id);
}

/** Returns the record of a refund. Throws a refusal for a failed refund, and an Error for a refund still in progress. */
export function recordOfRefund(given: Refund, captureId: string): PaymentRecord {
  if (given.status === 'FAILED' || given.status === 'CANCELLED')
    throw refusedByWallet(`The wallet gateway did not complete the refund ${given.id}`);
  if (given.status !== 'COMPLETED') throw new Error(`The refund ${given.id} has the status ${given.status}`);
  return {
    transactionId: given.id,
    action: 'refund',
    type: 'online',
    amount: given.amount.value,
    currency: given.amount.currency_code,
    parentTransactionId: captureId,
    raw: given,
  };
}
