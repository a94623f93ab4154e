import type { EndCall, PaymentReport } from '@shop/runtime/extension';
import { reportOf } from './finalisePayment.ts';
import { findRemoteOrder } from './remoteOrder.ts';
import { accountOf } from './wallet.ts';
import type { Wallet } from './wallet.ts';

/**
 * Looks an order's payment up. Where the gateway has neither taken nor held anything there is nothing to end: the shop alone
 * takes the money of what was approved, and not for an order whose payment was ended.
 */
export async function endWalletPayment(
  wallet: Wallet,
  { app, order: { uuid }, signal }: EndCall,
): Promise<PaymentReport | null> {
  const order = await app.orders.find(app.db, { uuid });
  if (!order || order.integration_order_id === null) return null;
  const account = await accountOf(app, wallet);
  const remote = await findRemoteOrder(app, wallet, account, order.integration_order_id, signal);
  return remote && reportOf(order, remote);
}
