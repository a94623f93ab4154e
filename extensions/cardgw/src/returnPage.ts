import { notFound } from '@shop/runtime/extension';
import type { AppContext } from '@shop/runtime/extension';
import { Stripe } from 'stripe';
import { gatewayUnavailable } from './errors.ts';
import type { OpenGateway } from './gateway.ts';
import { intentObject } from './eventObjects.ts';
import { intentReport, moneyEventOf } from './intentReport.ts';
import { recordIntent } from './recordIntent.ts';

export interface CardReturn {
  readonly order_id: string;
  readonly payment_intent: string;
  /** Order token, which the payment page adds to the gateway's return URL. */
  readonly token?: string | undefined;
}

/**
 * Returns the URL to which a shopper returning from the gateway is redirected. A payment is recorded immediately. After a failed payment,
 * the cart is reopened and a pending order gets the failed status. Throws 404 unless the intent is the intent of this card order, and 502
 * if the gateway does not respond.
 */
export async function returnFromGateway(
  app: AppContext,
  openGateway: OpenGateway,
  back: CardReturn,
): Promise<string> {
  const order = await app.orders.find(app.db, { uuid: back.order_id });
  if (order?.payment_method !== 'cardgw') throw notFound();
  const intent = await readIntent(app, openGateway, back.payment_intent);
  if (intent.metadata['order_id'] !== order.uuid) throw notFound();
  const event = moneyEventOf(intent.status);
  // The webhook records the same payment, but may arrive later or never.
  if (event !== null) await recordIntent(app, event, intentObject.parse(intent));
  if (event !== null || intent.status === 'processing')
    return app.orders.frontEndUrl(order) ?? app.orders.confirmationUrl(order.uuid, back.token);
  const report = intentReport('payment_intent.payment_failed', {
    id: intent.id,
    metadata: { order_id: order.uuid },
    last_payment_error: { message: intent.last_payment_error?.message },
  });
  await app.db.transaction(async (tx) => {
    if (typeof report === 'object') await app.payments.apply(report, tx);
    await app.carts.reactivate(tx, order.uuid);
  });
  const frontEnd = app.orders.frontEndUrl(order);
  if (frontEnd !== null) return frontEnd;
  return app.url(app.config.checkout.cancelUrl.replaceAll('{orderUuid}', order.uuid));
}

async function readIntent(
  app: AppContext,
  openGateway: OpenGateway,
  id: string,
): Promise<Stripe.PaymentIntent> {
  try {
    const gateway = await openGateway(app);
    return await gateway.paymentIntents.retrieve(id);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw notFound();
    app.log.error({ err: error, intent: id }, 'card payment could not be read');
    throw gatewayUnavailable();
  }
}
