import type { AppContext, Order } from '@shop/runtime/extension';
import { Refusal } from '@shop/runtime/extension';
import { amountBreakdown } from './amountBreakdown.ts';
import { invalidOrder, noApprovalLink, walletOrderFailed } from './errors.ts';
import { orderPayload } from './orderPayload.ts';
import type { WalletOrderBody } from './orderPayload.ts';
import { findRemoteOrder } from './remoteOrder.ts';
import type { Wallet } from './wallet.ts';
import { accountOf } from './wallet.ts';
import type { WalletAccount } from './walletAccount.ts';
import { createdOrder } from './walletShapes.ts';

export interface CreatedWalletOrder {
  readonly walletgwOrderId: string;
  /** Where the shopper approves the payment. */
  readonly approveUrl: string;
}

/**
 * Creates the gateway's order for an unpaid order, or finds the one that it has. Throws 400 `Invalid order`; where there is
 * no order id or no approval link in the end, the cart is opened again and the answer is 500.
 */
export async function createWalletOrder(
  app: AppContext,
  wallet: Wallet,
  orderUuid: string,
): Promise<CreatedWalletOrder> {
  const order = await app.orders.find(app.db, { uuid: orderUuid });
  if (order?.payment_method !== 'walletgw' || order.payment_status !== 'pending' || order.payment_ended_at)
    throw invalidOrder();
  try {
    const account = await accountOf(app, wallet);
    return (await storedOrder(app, wallet, account, order)) ?? (await newOrder(app, wallet, account, order));
  } catch (error) {
    app.log.error({ err: error, order: order.uuid }, 'wallet order not created');
    await app.carts.reactivate(app.db, order.uuid);
    if (error instanceof Refusal && error.status === 500) throw error;
    throw walletOrderFailed((error as Error).message);
  }
}

/** The gateway forgets request ids after some hours, so that an order that it still has is not made a second time. */
async function storedOrder(
  app: AppContext,
  wallet: Wallet,
  account: WalletAccount,
  order: Order,
): Promise<CreatedWalletOrder | null> {
  if (order.integration_order_id === null) return null;
  const remote = await findRemoteOrder(app, wallet, account, order.integration_order_id);
  if (!remote || remote.status === 'VOIDED') return null;
  const approved = remote.status === 'APPROVED' || remote.status === 'COMPLETED';
  // Nothing is left to approve: the return page finishes it.
  const approveUrl = approved ? processingUrl(app, order, remote.id) : approvalLink(remote);
  return approveUrl === undefined ? null : { walletgwOrderId: remote.id, approveUrl };
}

async function newOrder(
  app: AppContext,
  wallet: Wallet,
  account: WalletAccount,
  order: Order,
): Promise<CreatedWalletOrder> {
  const body = JSON.stringify(await bodyOf(app, account, order));
  const created = await wallet.ask(
    app,
    account,
    { method: 'POST', path: '/v2/checkout/orders', body, requestId: order.uuid },
    createdOrder,
  );
  if (!created.id) throw walletOrderFailed('The wallet gateway did not return an order id');
  const approveUrl = approvalLink(created);
  await app.orders.setIntegrationId(app.db, order.uuid, created.id);
  if (approveUrl === undefined) throw noApprovalLink();
  return { walletgwOrderId: created.id, approveUrl };
}

async function bodyOf(app: AppContext, { intent }: WalletAccount, order: Order): Promise<WalletOrderBody> {
  const priceIncludingTax = await app.setting('priceIncludingTax');
  const context = { order };
  const amount = await app.process('walletgwFinalAmount', amountBreakdown(order, priceIncludingTax), context);
  const payload = orderPayload({
    order,
    amount,
    intent,
    priceIncludingTax,
    brandName: app.config.shop.name,
    returnUrl: app.url(`/walletgw/processing/${order.uuid}`),
    cancelUrl: app.url(`/walletgw/cancelling/${order.uuid}`),
  });
  return app.process('finalWalletgwOrderData', payload, context);
}

const processingUrl = (app: AppContext, order: Order, token: string) =>
  app.url(`/walletgw/processing/${order.uuid}`, { token });

const approvalLink = ({ links }: { links?: readonly { rel: string; href: string }[] | undefined }) =>
  links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
