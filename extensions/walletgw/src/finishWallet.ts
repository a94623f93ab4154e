import type { FinishCall } from '@shop/runtime/extension';
import { finalisePayment } from './finalisePayment.ts';
import type { Wallet } from './wallet.ts';

/**
 * Captures or authorizes the money of an approved payment and records it under the order's claim. Nothing is left to report afterward.
 * Throws if the gateway does not respond.
 */
export async function finishWallet(wallet: Wallet, { app, order: { uuid } }: FinishCall): Promise<null> {
  const order = await app.orders.find(app.db, { uuid });
  if (order?.payment_status === 'pending') await finalisePayment(app, wallet, order);
  return null;
}
