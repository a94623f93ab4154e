import { orderNotFound, reply, storedText } from '@shop/runtime/extension';
import type { AppContext, Order, Reply } from '@shop/runtime/extension';
import { paymentUnconfirmed } from './errors.ts';
import { finalisePayment } from './finalisePayment.ts';
import { CAPTURED, PARTLY_REFUNDED } from './transitions.ts';
import type { Wallet } from './wallet.ts';

const PAID = new Set([CAPTURED, 'walletgw_authorized', 'walletgw_pending', PARTLY_REFUNDED]);

/**
 * Finishes the payment of a shopper who approved it and returns from the gateway. Captures or authorizes the money and redirects to the
 * appropriate storefront page. The redirect includes the order token if the shopper returned with it. Reloading the page has no further
 * effect. Throws 404 if the token does not match the order, and 502 while the outcome is unknown.
 */
export async function finishPayment(
  app: AppContext,
  wallet: Wallet,
  orderUuid: string,
  token: string,
  orderToken: string | null,
): Promise<Reply> {
  const order = await orderOfToken(app, orderUuid, token);
  if (PAID.has(order.payment_status)) return toSuccess(app, order, orderToken);
  if (order.payment_status === 'walletgw_failed') return openCart(app, order);
  if (order.payment_status !== 'pending')
    return reply.redirect(303, app.orders.frontEndUrl(order) ?? app.url('/'));
  let outcome;
  try {
    outcome = await finalisePayment(app, wallet, order);
  } catch (error) {
    app.log.error({ err: error, order: order.uuid }, 'wallet payment not finalised');
    throw paymentUnconfirmed();
  }
  return outcome === 'paid' ? toSuccess(app, order, orderToken) : openCart(app, order);
}

/**
 * Cancels the order of a shopper who canceled at the gateway, and reopens the cart. A payment made in another window is preserved. Throws
 * 404 if the token does not match the order.
 */
export async function giveUpPayment(
  app: AppContext,
  wallet: Wallet,
  orderUuid: string,
  token: string,
): Promise<Reply> {
  const order = await orderOfToken(app, orderUuid, token);
  if (PAID.has(order.payment_status)) return toSuccess(app, order);
  if (order.payment_status === 'pending') {
    const outcome = await finaliseIfTaken(app, wallet, order);
    if (outcome === 'paid') return toSuccess(app, order);
    if (outcome !== 'unknown' && outcome !== 'mismatch') await cancel(app, order);
  }
  return openCart(app, order);
}

/** Determines whether the gateway has captured the money. With `unknown`, the order stays unchanged and the job reconciles it later. */
async function finaliseIfTaken(app: AppContext, wallet: Wallet, order: Order) {
  try {
    return await finalisePayment(app, wallet, order, { takes: false });
  } catch (error) {
    app.log.error({ err: error, order: order.uuid }, 'wallet payment not looked up');
    return 'unknown';
  }
}

async function cancel(app: AppContext, order: Order): Promise<void> {
  try {
    await app.orders.cancel(order.uuid, storedText('walletgw.reason.canceledByCustomer'));
  } catch (error) {
    // The order was paid or canceled in the meantime.
    app.log.info({ err: error, order: order.uuid }, 'wallet order not canceled');
  }
}

async function orderOfToken(app: AppContext, orderUuid: string, token: string): Promise<Order> {
  const order = await app.orders.find(app.db, { uuid: orderUuid });
  if (order?.payment_method !== 'walletgw' || order.integration_order_id !== token) throw orderNotFound();
  return order;
}

const toSuccess = (app: AppContext, order: Order, orderToken: string | null = null): Reply =>
  reply.redirect(303, app.orders.frontEndUrl(order) ?? app.orders.confirmationUrl(order.uuid, orderToken));

/** Reopens the cart. Redirects to the cart, or to the front end that started the payment. */
async function openCart(app: AppContext, order: Order): Promise<Reply> {
  await app.carts.reactivate(app.db, order.uuid);
  return reply.redirect(303, app.orders.frontEndUrl(order) ?? app.url(app.config.checkout.cancelUrl));
}
