import type { EndCall, PaymentReport } from '@shop/runtime/extension';
import { reportOf } from './finalisePayment.ts';
import { findRemoteOrder } from './remoteOrder.ts';
import { openSession } from './wallet.ts';
import type { Wallet } from './wallet.ts';

/**
 * Looks up an order's payment. If the gateway has neither captured nor authorized money, there is nothing to end. Only the shop captures an
 * approved payment, and it does not do so after the payment was ended.
 */
export async function endWalletPayment(
  wallet: Wallet,
  { app, order: { uuid }, signal }: EndCall,
): Promise<PaymentReport | null> {
  const order = await app.orders.find(app.db, { uuid });
  if (!order || order.integration_order_id === null) return null;
  const session = await openSession(app, wallet);
  const remote = await findRemoteOrder(session, order.integration_order_id, signal);
  return remote && reportOf(order, remote);
}
