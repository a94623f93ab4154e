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
}

/**
 * Where the shopper goes who comes back from the gateway. What was paid is recorded at once. After a failed payment the cart
 * is opened again and the order, if it still waits, has failed. Throws 404 for what is no card order or no intent of it,
 * and 502 where the gateway is silent.
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
  const { successUrl, cancelUrl } = app.config.checkout;
  const event = moneyEventOf(intent.status);
  // As the webhook, which may come later or never.
  if (event !== null) await recordIntent(app, event, intentObject.parse(intent));
  if (event !== null || intent.status === 'processing')
    return app.url(successUrl.replaceAll('{orderUuid}', order.uuid));
  const report = intentReport('payment_intent.payment_failed', {
    id: intent.id,
    metadata: { order_id: order.uuid },
    last_payment_error: { message: intent.last_payment_error?.message },
  });
  await app.db.transaction(async (tx) => {
    if (typeof report === 'object') await app.payments.apply(report, tx);
    await app.carts.reactivate(tx, order.uuid);
  });
  return app.url(cancelUrl.replaceAll('{orderUuid}', order.uuid));
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
