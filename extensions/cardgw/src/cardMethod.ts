import type { Stripe } from 'stripe';
import { capturedStatus, orderNotCapturable } from '@shop/runtime/extension';
import type {
  AppContext,
  LostAttempt,
  PaymentCall,
  PaymentMethod,
  PaymentRecord,
} from '@shop/runtime/extension';
import { cardForm, startCard } from './cardForm.ts';
import { finishCard } from './finishCard.ts';
import { findIntent } from './cardgwIntent.repo.ts';
import { cardSetup } from './cardSetup.ts';
import type { CardConfig } from './config.ts';
import { endIntent } from './endIntent.ts';
import { findCharge, payWithToken, SHARED_TOKEN } from './payWithToken.ts';
import { removeStoredCard, storedCards } from './storedCards.ts';
import { intentNotCapturable, intentNotVoidable, nothingToRefund, refusedByGateway } from './errors.ts';
import { ONCE, definiteAnswer } from './gateway.ts';
import type { OpenGateway } from './gateway.ts';
import { fromGatewayAmount, gatewayStep, leastGatewayAmount, toGatewayAmount } from './gatewayAmount.ts';

/** Creates the card payment method. It is offered only if a secret key is set. */
export const cardMethod = (openGateway: OpenGateway, config: CardConfig): PaymentMethod => ({
  code: 'cardgw',
  name: 'Card',
  nameKey: 'cardgw.name',
  setup: (app) => cardSetup(app, config),
  statuses: [
    {
      code: 'cardgw_authorized',
      label: 'Authorized',
      labelKey: 'payments.status.authorized',
      phase: 'authorized',
      capturable: true,
      voidable: true,
    },
    {
      code: 'cardgw_failed',
      label: 'Failed',
      labelKey: 'payments.status.failed',
      phase: 'failed',
      payable: true,
      cancelable: true,
    },
  ],
  transitions: [
    { on: 'payment_intent.succeeded', when: 'first', to: capturedStatus('cardgw') },
    { on: 'payment_intent.amount_capturable_updated', when: 'first', to: 'cardgw_authorized' },
    { on: 'payment_intent.payment_failed', from: ['pending'], to: 'cardgw_failed' },
    { on: 'payment_intent.canceled', notFrom: ['canceled'], to: 'canceled' },
  ],
  partialCapture: true,
  amountStep: gatewayStep,
  leastAmount: leastGatewayAmount,
  isAvailable: async (_cart, app) => Boolean(await app.setting('cardgwSecretKey')),
  checkoutHint: (_cart, app) => app.texts()('cardgw.hint'),
  startPayment: (call) => startCard(call, openGateway, config.scriptUrl),
  finishPayment: (call) => finishCard(call, openGateway),
  credentials: [SHARED_TOKEN],
  payWith: (call) => payWithToken(call, openGateway),
  findCharge: (call) => findCharge(call, openGateway),
  checkoutForm: (call) => cardForm(call, openGateway, config.scriptUrl),
  storedCards: (call) => storedCards(call, openGateway),
  removeStoredCard: (call) => removeStoredCard(call, openGateway),
  capture: (call) => capture(call, openGateway),
  void: (call) => voidHold(call, openGateway),
  refund: (call) => refund(call, openGateway),
  endPayment: (call) => endIntent(call, openGateway),
  findAttempt: (attempt, order, app) => findAttempt(app, openGateway, attempt),
});

/** Finds the recorded intent of an order. If its event has not arrived yet, finds the stored intent. */
async function intentOf({ app, order, transaction }: PaymentCall): Promise<string | null> {
  if (transaction) return transaction.transaction_id;
  const stored = order.order_id === null ? null : await findIntent(app.db, order.order_id);
  return stored?.intent_id ?? null;
}

/**
 * Captures an authorized intent. On a repeated attempt, the money may already have been captured by the first attempt or in the gateway's
 * dashboard.
 */
async function capture(call: PaymentCall, openGateway: OpenGateway): Promise<PaymentRecord> {
  const id = await intentOf(call);
  const notAuthorized = () =>
    call.transaction ? intentNotCapturable() : orderNotCapturable(call.order.payment_status);
  if (id === null) throw notAuthorized();
  const gateway = await openGateway(call.app);
  const intent = await definiteAnswer(call, () => gateway.paymentIntents.retrieve(id, {}, ONCE));
  if (intent.status === 'succeeded') return captureRecord(intent);
  if (intent.status !== 'requires_capture') throw notAuthorized();
  const amount_to_capture = unitsOf(call);
  const captured = await definiteAnswer(call, () =>
    gateway.paymentIntents.capture(
      id,
      { amount_to_capture },
      { idempotencyKey: call.idempotencyKey, ...ONCE },
    ),
  );
  if (captured.status !== 'succeeded')
    throw new Error(`The captured payment intent ${id} has the status ${captured.status}`);
  return captureRecord(captured);
}

async function voidHold(call: PaymentCall, openGateway: OpenGateway): Promise<PaymentRecord | null> {
  const id = await intentOf(call);
  if (id === null) return null;
  const gateway = await openGateway(call.app);
  const intent = await definiteAnswer(call, () => gateway.paymentIntents.retrieve(id, {}, ONCE));
  if (intent.status === 'succeeded') throw intentNotVoidable();
  if (intent.status === 'canceled') return voidRecord(intent);
  return voidRecord(
    await definiteAnswer(call, () =>
      gateway.paymentIntents.cancel(id, {}, { idempotencyKey: call.idempotencyKey, ...ONCE }),
    ),
  );
}

/**
 * Refunds an intent. The refund's metadata contains the attempt key, so that the refund can be found after the gateway's idempotency key
 * has expired.
 */
async function refund(call: PaymentCall, openGateway: OpenGateway): Promise<PaymentRecord> {
  const { transaction, order, idempotencyKey } = call;
  if (!transaction) throw nothingToRefund();
  const gateway = await openGateway(call.app);
  const request = {
    payment_intent: transaction.transaction_id,
    amount: unitsOf(call),
    metadata: { order_id: order.uuid, attempt: idempotencyKey },
  };
  const given = await definiteAnswer(call, () =>
    gateway.refunds.create(request, { idempotencyKey, ...ONCE }),
  );
  if (hasFailed(given)) throw refusedByGateway(`The refund failed (${given.failure_reason ?? given.status})`);
  return refundRecord(given, transaction.transaction_id);
}

/** Looks up the outcome of an attempt at the gateway. */
async function findAttempt(
  app: AppContext,
  openGateway: OpenGateway,
  { kind, idempotencyKey, transaction }: LostAttempt,
): Promise<PaymentRecord | null> {
  if (!transaction) return null;
  const id = transaction.transaction_id;
  const gateway = await openGateway(app);
  if (kind === 'refund') {
    for await (const one of gateway.refunds.list({ payment_intent: id, limit: 100 }))
      if (one.metadata?.['attempt'] === idempotencyKey) return hasFailed(one) ? null : refundRecord(one, id);
    return null;
  }
  const intent = await gateway.paymentIntents.retrieve(id);
  if (kind === 'capture') return intent.status === 'succeeded' ? captureRecord(intent) : null;
  return intent.status === 'canceled' ? voidRecord(intent) : null;
}

const hasFailed = ({ status }: Pick<Stripe.Refund, 'status'>): boolean =>
  status === 'failed' || status === 'canceled';

function unitsOf({ amount, order }: PaymentCall): number {
  const units = toGatewayAmount(amount, order.currency);
  if (units === null) throw refusedByGateway(`The gateway cannot move exactly ${amount} ${order.currency}`);
  return units;
}

const captureRecord = (intent: Stripe.PaymentIntent): PaymentRecord => ({
  transactionId: intent.id,
  action: 'capture',
  type: 'online',
  ...money(intent.amount_received, intent.currency),
  raw: { id: intent.id, status: intent.status, amount_received: intent.amount_received },
});

const voidRecord = (intent: Stripe.PaymentIntent): PaymentRecord => ({
  transactionId: `void-${intent.id}`,
  action: 'void',
  type: 'online',
  ...money(intent.amount, intent.currency),
  parentTransactionId: intent.id,
  raw: { id: intent.id, status: intent.status },
});

const refundRecord = (given: Stripe.Refund, intentId: string): PaymentRecord => ({
  transactionId: given.id,
  action: 'refund',
  type: 'online',
  ...money(given.amount, given.currency),
  parentTransactionId: intentId,
  raw: { id: given.id, status: given.status, charge: given.charge },
});

/**
 * Converts a gateway amount to a decimal string. Throws an Error if the amount is invalid in the shop's currency, so that the outcome
 * remains unknown.
 */
function money(units: number, code: string): { readonly amount: string; readonly currency: string } {
  const currency = code.toUpperCase();
  const amount = fromGatewayAmount(units, currency);
  if (amount === null)
    throw new RangeError(`The gateway reported an invalid amount of ${units} minor units of ${currency}`);
  return { amount, currency };
}
