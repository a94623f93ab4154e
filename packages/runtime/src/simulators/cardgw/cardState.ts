import { randomBytes } from 'node:crypto';
import { badRequest, GatewayFault, unknownObject } from './objects.ts';
import type { CardEvent, Charge, Intent, Refund } from './objects.ts';
import type { Said } from './requestRules.ts';

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const seconds = (): number => Math.floor(Date.now() / 1000);

/** Cards to try, by number or token. Each other one is unknown. */
const CARDS: Readonly<Record<string, 'pays' | 'declined'>> = {
  '4242424242424242': 'pays',
  pm_card_visa: 'pays',
  '4000000000000002': 'declined',
  pm_card_visa_chargeDeclined: 'declined',
};

/** What the gateway knows, and what can happen to it. Whoever makes it happen, an event tells of it. */
export class CardState {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly #tell: (event: CardEvent) => void;

  constructor(tell: (event: CardEvent) => void) {
    this.#tell = tell;
  }

  createIntent(said: Said<'createIntent'>): Intent {
    const id = newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: said.amount,
      amount_capturable: 0,
      amount_received: 0,
      cancellation_reason: null,
      canceled_at: null,
      capture_method: said.capture_method,
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      created: seconds(),
      currency: said.currency,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: said.metadata,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
    };
    this.intents.set(id, intent);
    return intent;
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw unknownObject('payment_intent', id);
    return intent;
  }

  /** The shopper pays. A card that is declined leaves the intent open for another one. */
  confirm(id: string, card: string): Intent {
    const intent = this.intent(id);
    if (intent.status !== 'requires_payment_method') throw wrongState(intent, 'confirm');
    const outcome = Object.hasOwn(CARDS, card) ? CARDS[card] : undefined;
    if (outcome === undefined) throw unknownObject('PaymentMethod', card);
    if (outcome === 'declined') return this.#decline(intent);
    const charge = this.#charge(intent);
    intent.latest_charge = charge.id;
    intent.last_payment_error = null;
    if (intent.capture_method !== 'manual') return this.#take(intent, charge, intent.amount);
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    this.#say('payment_intent.amount_capturable_updated', intent);
    return intent;
  }

  capture(id: string, { amount_to_capture: wanted }: Said<'captureIntent'>): Intent {
    const intent = this.intent(id);
    if (intent.status !== 'requires_capture') throw wrongState(intent, 'capture');
    const amount = wanted ?? intent.amount_capturable;
    if (amount > intent.amount_capturable)
      throw badRequest('The amount is more than what can be captured', 'amount_too_large');
    return this.#take(intent, this.#chargeOf(intent), amount);
  }

  cancel(id: string, { cancellation_reason: reason }: Said<'cancelIntent'>): Intent {
    const intent = this.intent(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw wrongState(intent, 'cancel');
    intent.status = 'canceled';
    intent.amount_capturable = 0;
    intent.canceled_at = seconds();
    intent.cancellation_reason = reason ?? null;
    this.#say('payment_intent.canceled', intent);
    return intent;
  }

  refund(said: Said<'createRefund'>): Refund {
    const intent = said.payment_intent === undefined ? null : this.intent(said.payment_intent);
    const charge = this.charges.get(said.charge ?? intent?.latest_charge ?? '');
    if (!charge) throw badRequest('The payment has no successful charge to refund', 'charge_not_refundable');
    const left = charge.amount_captured - charge.amount_refunded;
    const amount = said.amount ?? left;
    if (left === 0) throw badRequest('The charge has already been refunded', 'charge_already_refunded');
    if (amount > left)
      throw badRequest('The refund is greater than what is left of the charge', 'amount_too_large');
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: seconds(),
      currency: charge.currency,
      metadata: said.metadata,
      payment_intent: charge.payment_intent,
      reason: said.reason ?? null,
      status: 'succeeded',
    };
    this.refunds.set(refund.id, refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
    this.#say('charge.refunded', charge);
    return refund;
  }

  /** The shopper's bank does not take a refund: the money is back with the merchant. */
  failRefund(id: string): Refund {
    const refund = this.refunds.get(id);
    const charge = this.charges.get(refund?.charge ?? '');
    if (!refund || !charge) throw unknownObject('refund', id);
    if (refund.status === 'failed') throw badRequest('The refund has failed already', 'refund_failed');
    refund.status = 'failed';
    refund.failure_reason = 'expired_or_canceled_card';
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    this.#say('refund.failed', refund);
    this.#say('charge.refund.updated', refund);
    return refund;
  }

  /** Newest first, as lists of the gateway are. */
  listRefunds(wanted: Said<'listRefunds'>) {
    const all = [...this.refunds.values()]
      .filter(({ charge }) => wanted.charge === undefined || charge === wanted.charge)
      .filter(
        ({ payment_intent: intent }) =>
          wanted.payment_intent === undefined || intent === wanted.payment_intent,
      )
      .toReversed();
    const from =
      wanted.starting_after === undefined ? 0 : all.findIndex(({ id }) => id === wanted.starting_after) + 1;
    const data = all.slice(from, from + wanted.limit);
    return { object: 'list', url: '/v1/refunds', data, has_more: from + data.length < all.length };
  }

  #decline(intent: Intent): never {
    intent.last_payment_error = {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
    };
    this.#say('payment_intent.payment_failed', intent);
    throw new GatewayFault(402, 'card_error', 'Your card was declined.', 'card_declined');
  }

  #take(intent: Intent, charge: Charge, amount: number): Intent {
    intent.status = 'succeeded';
    intent.amount_received = amount;
    intent.amount_capturable = 0;
    charge.amount_captured = amount;
    charge.captured = true;
    this.#say('payment_intent.succeeded', intent);
    return intent;
  }

  #charge(intent: Intent): Charge {
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_captured: 0,
      amount_refunded: 0,
      captured: false,
      created: seconds(),
      currency: intent.currency,
      livemode: false,
      metadata: intent.metadata,
      paid: true,
      payment_intent: intent.id,
      refunded: false,
      status: 'succeeded',
    };
    this.charges.set(charge.id, charge);
    return charge;
  }

  #chargeOf(intent: Intent): Charge {
    const charge = this.charges.get(intent.latest_charge ?? '');
    if (!charge) throw unknownObject('charge', String(intent.latest_charge));
    return charge;
  }

  /** An event holds the object as it is now. */
  #say(type: string, object: Intent | Charge | Refund): void {
    this.#tell({
      id: newId('evt'),
      object: 'event',
      type,
      created: seconds(),
      livemode: false,
      data: { object: structuredClone(object) },
    });
  }
}

const wrongState = ({ status }: Intent, action: string) =>
  badRequest(
    `You cannot ${action} this PaymentIntent because it has a status of ${status}.`,
    'payment_intent_unexpected_state',
  );
