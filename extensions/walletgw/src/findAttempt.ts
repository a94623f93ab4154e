import type { AppContext, LostAttempt, PaidOrder, PaymentRecord } from '@shop/runtime/extension';
import { toMinor } from '@shop/runtime/extension';
import { recordOfCapture } from './captureAuthorization.ts';
import { captureOfRefund } from './paymentReport.ts';
import { recordOfRefund } from './refundCapture.ts';
import { recordOfRelease } from './releaseAuthorization.ts';
import { findRemoteOrder, paymentsOf } from './remoteOrder.ts';
import { openSession } from './wallet.ts';
import type { Wallet } from './wallet.ts';

/** Statuses of failed payments, which are ignored. */
const FAILED = new Set(['DECLINED', 'DENIED', 'FAILED', 'CANCELLED']);

/**
 * Looks up the outcome of an attempt among the payments of the gateway's order. Returns null if the attempt had no effect. A refund
 * contains its attempt key. An order has at most one capture and one authorization.
 */
export async function findAttempt(
  wallet: Wallet,
  { kind, idempotencyKey, amount }: LostAttempt,
  paid: PaidOrder,
  app: AppContext,
  signal: AbortSignal,
): Promise<PaymentRecord | null> {
  const order = await app.orders.find(app.db, { uuid: paid.uuid });
  if (!order?.integration_order_id) return null;
  const session = await openSession(app, wallet);
  const remote = await findRemoteOrder(session, order.integration_order_id, signal);
  if (!remote) return null;
  const { captures, authorizations, refunds } = paymentsOf(remote);
  const authorization = authorizations.at(-1);
  if (kind === 'void') return authorization?.status === 'VOIDED' ? recordOfRelease(authorization) : null;
  if (kind === 'refund') {
    const given = refunds.find((one) => one.custom_id === idempotencyKey && !FAILED.has(one.status ?? ''));
    return given ? recordOfRefund(given, captureOfRefund(given) ?? captures.at(-1)?.id ?? '') : null;
  }
  const isIt = (value: string) => toMinor(value, paid.currency) === toMinor(amount, paid.currency);
  const capture = captures.find(({ amount: { value }, status }) => isIt(value) && !FAILED.has(status));
  return capture ? recordOfCapture(capture, authorization?.id ?? '') : null;
}
