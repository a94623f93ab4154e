import type { FinishCall } from '@shop/runtime/extension';
import { finalisePayment } from './finalisePayment.ts';
import type { Wallet } from './wallet.ts';

/**
 * Takes or holds the money of an approved payment, and records it under the claim of the order: there is nothing left to report.
 * Throws when the gateway does not answer.
 */
export async function finishWallet(wallet: Wallet, { app, order: { uuid } }: FinishCall): Promise<null> {
  const order = await app.orders.find(app.db, { uuid });
  if (order?.payment_status === 'pending') await finalisePayment(app, wallet, order);
  return null;
}
