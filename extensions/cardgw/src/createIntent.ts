import type { Stripe } from 'stripe';
import type { AppContext, Order } from '@shop/runtime/extension';
import { findIntent, insertIntent } from './cardgwIntent.repo.ts';
import { invalidOrder } from './errors.ts';
import type { OpenGateway } from './gateway.ts';
import { toGatewayAmount } from './gatewayAmount.ts';

/**
 * The secret with which the shopper's browser pays the order: of its one live intent at the gateway, which is opened when
 * there is none. Throws `INVALID_ORDER` (400) for what is no card order that waits to be paid.
 */
export async function createIntent(
  app: AppContext,
  openGateway: OpenGateway,
  orderUuid: string,
): Promise<string> {
  const order = await payableOrder(app, orderUuid);
  const gateway = await openGateway(app);
  const stored = await findIntent(app.db, order.order_id);
  const known = stored && (await gateway.paymentIntents.retrieve(stored.intent_id));
  const intent =
    known && known.status !== 'canceled'
      ? known
      : await openIntent(app, gateway, order, (stored?.generation ?? 0) + 1);
  if (intent.client_secret === null) throw new Error(`Intent ${intent.id} came without its client secret`);
  return intent.client_secret;
}

async function payableOrder(app: AppContext, uuid: string): Promise<Order> {
  const order = await app.orders.find(app.db, { uuid });
  if (order?.payment_method !== 'cardgw' || order.payment_status !== 'pending' || order.payment_ended_at)
    throw invalidOrder();
  return order;
}

/** Callers at the same time ask with the same key and get the same intent. */
async function openIntent(
  app: AppContext,
  gateway: Stripe,
  order: Order,
  generation: number,
): Promise<Stripe.PaymentIntent> {
  const { currency } = order;
  const amount = toGatewayAmount(order.grand_total, currency);
  if (amount === null) throw new Error(`The gateway cannot charge ${order.grand_total} ${currency}`);
  const mode = (await app.setting('cardgwPaymentMode')) === 'capture' ? 'automatic_async' : 'manual';
  const intent = await gateway.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      capture_method: mode,
      automatic_payment_methods: { enabled: true },
      metadata: { order_id: order.uuid },
    },
    { idempotencyKey: `${order.uuid}:${amount}:${currency}:${mode}:${generation}` },
  );
  await insertIntent(app.db, order.order_id, generation, intent.id);
  const kept = await findIntent(app.db, order.order_id);
  // The capture mode was changed between two calls: the other one's intent is the order's.
  if (kept && kept.intent_id !== intent.id) {
    await gateway.paymentIntents.cancel(intent.id);
    return gateway.paymentIntents.retrieve(kept.intent_id);
  }
  await stillPayable(app, gateway, order, intent);
  return intent;
}

/** An order that was canceled, or whose payment was ended meanwhile, had no intent yet that could be closed. */
async function stillPayable(
  app: AppContext,
  gateway: Stripe,
  order: Order,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const now = await app.orders.find(app.db, { uuid: order.uuid });
  if (!now?.canceled_at && !now?.payment_ended_at) return;
  await gateway.paymentIntents.cancel(intent.id);
  throw invalidOrder();
}
