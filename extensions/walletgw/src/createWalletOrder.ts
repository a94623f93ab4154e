import type { AppContext, Order } from '@shop/runtime/extension';
import { invalidOrder, methodAmount, Refusal } from '@shop/runtime/extension';
import { amountBreakdown } from './amountBreakdown.ts';
import { claimExpress } from './claimExpress.ts';
import { noApprovalLink, walletOrderFailed } from './errors.ts';
import { orderPayload } from './orderPayload.ts';
import type { WalletOrderBody } from './orderPayload.ts';
import { isExpress } from './expressOrder.ts';
import { findRemoteOrder } from './remoteOrder.ts';
import { openSession } from './wallet.ts';
import type { Wallet, WalletSession } from './wallet.ts';
import { createdOrder } from './walletShapes.ts';

export interface CreatedWalletOrder {
  readonly walletgwOrderId: string;
  /** URL of the gateway page where the shopper approves the payment. */
  readonly approveUrl: string;
}

/**
 * Creates the gateway's order for an unpaid order, or finds the existing one. `token` is the order's token, which the return URL includes.
 * Pass it only for callers who may read the order. Throws `Invalid order` (400). If the gateway returns no order ID or approval link,
 * reopens the cart and throws a 500 error.
 */
export async function createWalletOrder(
  app: AppContext,
  wallet: Wallet,
  orderUuid: string,
  token: string | null = null,
): Promise<CreatedWalletOrder> {
  const order = await app.orders.find(app.db, { uuid: orderUuid });
  if (order?.payment_method !== 'walletgw' || order.payment_status !== 'pending' || order.payment_ended_at)
    throw invalidOrder();
  try {
    const session = await openSession(app, wallet);
    return (await storedOrder(session, order)) ?? (await newOrder(session, order, token));
  } catch (error) {
    app.log.error({ err: error, order: order.uuid }, 'wallet order not created');
    await app.carts.reactivate(app.db, order.uuid);
    if (error instanceof Refusal && error.status === 500) throw error;
    throw walletOrderFailed((error as Error).message);
  }
}

/**
 * Finds the gateway's order for an order. Request IDs are not sufficient: the gateway discards them after some hours and would then create
 * a second order.
 */
async function storedOrder(session: WalletSession, order: Order): Promise<CreatedWalletOrder | null> {
  if (order.integration_order_id === null) return null;
  const remote = await findRemoteOrder(session, order.integration_order_id);
  if (!remote || remote.status === 'VOIDED') return null;
  const approved = remote.status === 'APPROVED' || remote.status === 'COMPLETED';
  // An express payment that cannot become the payment of the order is replaced by a payment that the shopper approves as usual.
  if (isExpress(remote) && !(approved && (await claimExpress(session, order, remote)))) return null;
  // The shopper has already approved the payment, so the return page finishes it.
  const approveUrl = approved ? processingUrl(session.app, order, remote.id) : approvalLink(remote);
  return approveUrl === undefined ? null : { walletgwOrderId: remote.id, approveUrl };
}

async function newOrder(
  session: WalletSession,
  order: Order,
  token: string | null,
): Promise<CreatedWalletOrder> {
  const { app } = session;
  const body = JSON.stringify(await bodyOf(session, order, token));
  const created = await session.request(
    { method: 'POST', path: '/v2/checkout/orders', body, requestId: order.uuid },
    createdOrder,
  );
  if (!created.id) throw walletOrderFailed('The wallet gateway did not return an order ID');
  const approveUrl = approvalLink(created);
  await app.orders.setIntegrationId(app.db, order.uuid, created.id);
  if (approveUrl === undefined) throw noApprovalLink();
  return { walletgwOrderId: created.id, approveUrl };
}

async function bodyOf(
  { app, account: { intent } }: WalletSession,
  order: Order,
  token: string | null,
): Promise<WalletOrderBody> {
  const priceIncludingTax = await app.setting('priceIncludingTax');
  const context = { order };
  const amount = await app.process(
    'walletgwFinalAmount',
    amountBreakdown(order, priceIncludingTax, methodAmount(order)),
    context,
  );
  const payload = orderPayload({
    order,
    amount,
    intent,
    priceIncludingTax,
    brandName: app.config.shop.name,
    returnUrl: app.url(`/walletgw/processing/${order.uuid}`, token === null ? {} : { order_token: token }),
    cancelUrl: app.url(`/walletgw/cancelling/${order.uuid}`),
  });
  return app.process('finalWalletgwOrderData', payload, context);
}

const processingUrl = (app: AppContext, order: Order, token: string) =>
  app.url(`/walletgw/processing/${order.uuid}`, { token });

export const approvalLink = ({ links }: { links?: readonly { rel: string; href: string }[] | undefined }) =>
  links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
