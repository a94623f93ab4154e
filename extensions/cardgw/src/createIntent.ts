import type { Stripe } from 'stripe';
import { invalidOrder, methodAmount } from '@shop/runtime/extension';
import type { AppContext, Order } from '@shop/runtime/extension';
import { cancelUnlessOver } from './cancelUnlessOver.ts';
import { captureMode } from './captureMode.ts';
import { findIntent, insertIntent } from './cardgwIntent.repo.ts';
import { confirmApproved } from './confirmApproved.ts';
import type { OpenGateway } from './gateway.ts';
import { toGatewayAmount } from './gatewayAmount.ts';
import { moneyEventOf } from './intentReport.ts';

/** Payment statuses in which an order can be paid by card. After a declined card, another card can be used. */
export const PAYABLE = ['pending', 'cardgw_failed'];

/**
 * Returns the client secret with which the shopper's browser pays an order. The secret is part of the order's only live intent at the
 * gateway, which is opened if it does not exist. Throws `INVALID_ORDER` (400) unless the order is awaiting a card payment.
 */
export const createIntent = async (
  app: AppContext,
  openGateway: OpenGateway,
  orderUuid: string,
): Promise<string> => (await openIntent(app, openGateway, { orderUuid, statuses: ['pending'] })).secret;

export interface OpenIntent {
  readonly id: string;
  readonly secret: string;
  /** True if the shopper has paid the intent or the gateway is processing the payment. */
  readonly isDone: boolean;
  /** True if the payment that the shopper approved in a wallet was declined. */
  readonly isDeclined: boolean;
  /** The URL at which the shopper's bank asks to confirm that payment. Null if it does not. */
  readonly askedAt: string | null;
}

interface IntentRequest {
  readonly orderUuid: string;
  /** The payment statuses in which the order can be paid. */
  readonly statuses: readonly string[];
  /** The URL to which the shopper's bank returns. Without it, a payment that was approved in a wallet is not taken. */
  readonly returnUrl?: string;
}

/**
 * Returns the only live intent of an order that has one of the given payment statuses. Opens an intent if there is none, and pays it with
 * the payment that the shopper approved in a wallet, if there is one.
 */
export async function openIntent(
  app: AppContext,
  openGateway: OpenGateway,
  { orderUuid, statuses, returnUrl }: IntentRequest,
): Promise<OpenIntent> {
  const order = await payableOrder(app, orderUuid, statuses);
  const gateway = await openGateway(app);
  const open = await liveIntent(app, gateway, order);
  const { intent, isDeclined, askedAt } =
    returnUrl === undefined
      ? { intent: open, isDeclined: false, askedAt: null }
      : await confirmApproved(app, gateway, { order, intent: open, returnUrl });
  if (intent.client_secret === null) throw new Error(`Payment intent ${intent.id} has no client secret`);
  const isDone = intent.status === 'processing' || moneyEventOf(intent.status) !== null;
  return { id: intent.id, secret: intent.client_secret, isDone, isDeclined, askedAt };
}

/** Returns the only live intent of an order. Opens an intent if there is none, or the last one was canceled. */
export async function liveIntent(
  app: AppContext,
  gateway: Stripe,
  order: Order,
): Promise<Stripe.PaymentIntent> {
  const stored = await findIntent(app.db, order.order_id);
  const known = stored && (await gateway.paymentIntents.retrieve(stored.intent_id));
  return known && known.status !== 'canceled'
    ? known
    : newIntent(app, gateway, order, (stored?.generation ?? 0) + 1);
}

/** Finds an order that can be paid by card. Throws `INVALID_ORDER` (400) if there is none. */
export async function payableOrder(
  app: AppContext,
  uuid: string,
  statuses: readonly string[],
): Promise<Order> {
  const order = await app.orders.find(app.db, { uuid });
  const isPayable = order?.payment_method === 'cardgw' && statuses.includes(order.payment_status);
  if (!isPayable || order.payment_ended_at || order.superseded_at) throw invalidOrder();
  return order;
}

/** Opens an intent. Concurrent callers use the same idempotency key and get the same intent. */
async function newIntent(
  app: AppContext,
  gateway: Stripe,
  order: Order,
  generation: number,
): Promise<Stripe.PaymentIntent> {
  const { currency } = order;
  const toPay = methodAmount(order);
  const amount = toGatewayAmount(toPay, currency);
  if (amount === null) throw new Error(`The gateway cannot charge ${toPay} ${currency}`);
  const mode = await captureMode(app);
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
  const existing = await findIntent(app.db, order.order_id);
  // The capture mode changed between two concurrent calls, so they opened two intents. The order keeps the other call's intent.
  if (existing && existing.intent_id !== intent.id) {
    await cancelUnlessOver(gateway, intent.id);
    return gateway.paymentIntents.retrieve(existing.intent_id);
  }
  await checkStillPayable(app, gateway, order, intent);
  return intent;
}

/** Cancels a new intent if its order was canceled or its payment was ended before the intent was opened. */
async function checkStillPayable(
  app: AppContext,
  gateway: Stripe,
  order: Order,
  intent: Stripe.PaymentIntent,
): Promise<void> {
  const now = await app.orders.find(app.db, { uuid: order.uuid });
  if (!now?.canceled_at && !now?.payment_ended_at) return;
  await cancelUnlessOver(gateway, intent.id);
  throw invalidOrder();
}
