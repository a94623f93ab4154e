import { z } from '@shop/runtime/extension';
import type { PaymentCall, PaymentRecord } from '@shop/runtime/extension';
import { refusedByWallet } from './errors.ts';
import { findRemote } from './remoteOrder.ts';
import { openSession } from './wallet.ts';
import type { Wallet } from './wallet.ts';
import { refusingDefinitely, WalletError } from './walletError.ts';
import { authorization } from './walletShapes.ts';
import type { Authorization } from './walletShapes.ts';

/**
 * Releases authorized money. Returns null if there was no authorization to release. Throws a refusal if the money has already been
 * captured.
 */
export async function releaseAuthorization(wallet: Wallet, call: PaymentCall): Promise<PaymentRecord | null> {
  const { app, transaction, idempotencyKey, isRetry, signal } = call;
  if (transaction?.payment_action !== 'authorize') return null;
  const id = transaction.transaction_id;
  const session = await openSession(app, wallet);
  const path = `/v2/payments/authorizations/${encodeURIComponent(id)}`;
  const remote = await findRemote(session, path, authorization, signal);
  if (!remote || remote.status === 'DENIED') return null;
  if (remote.status === 'VOIDED') return recordOfRelease(remote);
  if (remote.status !== 'CREATED' && remote.status !== 'PENDING')
    throw refusedByWallet(`The authorization ${id} cannot be voided because its status is ${remote.status}`);
  const request = {
    method: 'POST',
    path: `${path}/void`,
    requestId: idempotencyKey,
    isRetry,
    signal,
  } as const;
  try {
    await refusingDefinitely(() => session.request(request, z.unknown()));
  } catch (error) {
    if (error instanceof WalletError) throw error;
    // The authorization may have been released outside the shop.
    const now = await findRemote(session, path, authorization, signal);
    if (now?.status !== 'VOIDED') throw error;
  }
  return recordOfRelease(remote);
}

export const recordOfRelease = (authorization: Authorization): PaymentRecord => ({
  transactionId: `${authorization.id}-void`,
  action: 'void',
  type: 'online',
  amount: authorization.amount.value,
  currency: authorization.amount.currency_code,
  parentTransactionId: authorization.id,
});
