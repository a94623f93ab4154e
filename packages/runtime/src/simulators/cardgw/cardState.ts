import { randomBytes } from 'node:crypto';
import { ConfirmationTokens } from './confirmationTokens.ts';
import { CardCustomers } from './customers.ts';
import { badRequest, GatewayFault, unknownObject } from './gatewayFault.ts';
import type { CardEvent, Charge, Intent, Refund } from './objects.ts';
import type { CallParameters } from './requestRules.ts';
import { SharedTokens } from './sharedTokens.ts';

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const seconds = (): number => Math.floor(Date.now() / 1000);

/** The test cards, by number or token. `asks` requires authentication by the shopper's bank. All other cards are unknown. */
const CARDS: Readonly<Record<string, 'pays' | 'declined' | 'asks'>> = {
  '4242424242424242': 'pays',
  pm_card_visa: 'pays',
  '4000000000000002': 'declined',
  '4000002500003155': 'asks',
  pm_card_visa_chargeDeclined: 'declined',
};

/** The gateway's objects and the operations on them. Each operation emits an event, regardless of who calls it. */
export class CardState {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly refunds = new Map<string, Refund>();
  readonly customers = new CardCustomers();
  readonly tokens = new ConfirmationTokens();
  readonly shared = new SharedTokens();
  /** The cards that wait for authentication, by intent. */
  readonly #asked = new Map<string, string>();
  readonly #report: (event: CardEvent) => void;
  /** The URL of the simulator, for pages of the shopper's bank. */
  address = '';

  constructor(report: (event: CardEvent) => void) {
    this.#report = report;
  }

  createIntent(parameters: CallParameters<'createIntent'>): Intent {
    const id = newId('pi');
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: parameters.amount,
      amount_capturable: 0,
      amount_received: 0,
      cancellation_reason: null,
      canceled_at: null,
      capture_method: parameters.capture_method,
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      created: seconds(),
      currency: parameters.currency,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: parameters.metadata,
      payment_method_types: ['card'],
      status: 'requires_payment_method',
    };
    this.intents.set(id, intent);
    const { confirm, payment_method_data, return_url } = parameters;
    return confirm === 'true' ? this.confirmCall(id, { payment_method_data, return_url }) : intent;
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent) throw unknownObject('payment_intent', id);
    return intent;
  }

  /** Pays a payment intent on the shopper's behalf. If the card is declined, the intent can still be paid with another card. */
  confirm(id: string, card: string): Intent {
    const intent = this.intent(id);
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      throw wrongState(intent, 'confirm');
    const number = this.customers.numberOf(intent, card);
    const outcome = Object.hasOwn(CARDS, number) ? CARDS[number] : undefined;
    if (outcome === undefined) throw unknownObject('PaymentMethod', card);
    if (outcome === 'declined') return this.#decline(intent);
    if (outcome === 'pays') return this.#pay(intent, card);
    this.#asked.set(id, card);
    intent.status = 'requires_action';
    return intent;
  }

  /**
   * Confirms an intent as an API call does: with a card, or with a confirmation token or a shared token, whose bank then asks on a page of
   * its own.
   */
  confirmCall(
    id: string,
    {
      payment_method: card,
      confirmation_token: token,
      payment_method_data: data,
      return_url,
    }: CallParameters<'confirmIntent'>,
  ): Intent {
    const shared = data?.shared_payment_granted_token;
    const intent =
      shared === undefined
        ? this.confirm(id, card ?? this.tokens.use(token ?? '', id))
        : this.confirm(id, this.shared.cardFor(shared, this.intent(id)));
    if (shared !== undefined) this.shared.consume(shared, intent);
    if (card === undefined && intent.status === 'requires_action' && return_url !== undefined) {
      const query = new URLSearchParams({ client_secret: intent.client_secret, return_url });
      const url = `${this.address}/authenticate/${id}?${query.toString()}`;
      intent.next_action = { type: 'redirect_to_url', redirect_to_url: { url, return_url } };
    }
    return intent;
  }

  /** Completes the authentication that a card required, on the shopper's behalf. */
  authenticate(id: string, outcome: 'succeeded' | 'failed'): Intent {
    const intent = this.intent(id);
    const card = this.#asked.get(id);
    if (intent.status !== 'requires_action' || card === undefined) throw wrongState(intent, 'authenticate');
    intent.status = 'requires_payment_method';
    intent.next_action = null;
    if (outcome === 'succeeded') return this.#pay(intent, card);
    return this.#decline(intent);
  }

  updateIntent(id: string, { customer, setup_future_usage: usage }: CallParameters<'updateIntent'>): Intent {
    const intent = this.intent(id);
    if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
      throw wrongState(intent, 'update');
    if (customer !== undefined) intent.customer = this.customers.get(customer).id;
    if (usage !== undefined) intent.setup_future_usage = usage === '' ? null : usage;
    return intent;
  }

  #pay(intent: Intent, card: string): Intent {
    this.customers.keep(intent, card);
    const charge = this.#charge(intent);
    intent.latest_charge = charge.id;
    intent.last_payment_error = null;
    if (intent.capture_method !== 'manual') return this.#take(intent, charge, intent.amount);
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    this.#emit('payment_intent.amount_capturable_updated', intent);
    return intent;
  }

  capture(id: string, { amount_to_capture: requested }: CallParameters<'captureIntent'>): Intent {
    const intent = this.intent(id);
    if (intent.status !== 'requires_capture') throw wrongState(intent, 'capture');
    const amount = requested ?? intent.amount_capturable;
    if (amount > intent.amount_capturable)
      throw badRequest('The amount is more than what can be captured', 'amount_too_large');
    return this.#take(intent, this.#chargeOf(intent), amount);
  }

  cancel(id: string, { cancellation_reason: reason }: CallParameters<'cancelIntent'>): Intent {
    const intent = this.intent(id);
    if (intent.status === 'succeeded' || intent.status === 'canceled') throw wrongState(intent, 'cancel');
    intent.status = 'canceled';
    intent.amount_capturable = 0;
    intent.canceled_at = seconds();
    intent.cancellation_reason = reason ?? null;
    this.#emit('payment_intent.canceled', intent);
    return intent;
  }

  refund(parameters: CallParameters<'createRefund'>): Refund {
    const intent = parameters.payment_intent === undefined ? null : this.intent(parameters.payment_intent);
    const charge = this.charges.get(parameters.charge ?? intent?.latest_charge ?? '');
    if (!charge) throw badRequest('The payment has no successful charge to refund', 'charge_not_refundable');
    const left = charge.amount_captured - charge.amount_refunded;
    const amount = parameters.amount ?? left;
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
      metadata: parameters.metadata,
      payment_intent: charge.payment_intent,
      reason: parameters.reason ?? null,
      status: 'succeeded',
    };
    this.refunds.set(refund.id, refund);
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === charge.amount_captured;
    this.#emit('charge.refunded', charge);
    return refund;
  }

  /** Marks a refund as failed, as if the shopper's bank had rejected it. The money returns to the merchant. */
  failRefund(id: string): Refund {
    const refund = this.refunds.get(id);
    const charge = this.charges.get(refund?.charge ?? '');
    if (!refund || !charge) throw unknownObject('refund', id);
    if (refund.status === 'failed') throw badRequest('The refund has failed already', 'refund_failed');
    refund.status = 'failed';
    refund.failure_reason = 'expired_or_canceled_card';
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    this.#emit('refund.failed', refund);
    this.#emit('charge.refund.updated', refund);
    return refund;
  }

  /** Lists refunds, newest first, as the real gateway does. */
  listRefunds(parameters: CallParameters<'listRefunds'>) {
    const all = [...this.refunds.values()]
      .filter(({ charge }) => parameters.charge === undefined || charge === parameters.charge)
      .filter(
        ({ payment_intent: intent }) =>
          parameters.payment_intent === undefined || intent === parameters.payment_intent,
      )
      .toReversed();
    const from =
      parameters.starting_after === undefined
        ? 0
        : all.findIndex(({ id }) => id === parameters.starting_after) + 1;
    const data = all.slice(from, from + parameters.limit);
    return { object: 'list', url: '/v1/refunds', data, has_more: from + data.length < all.length };
  }

  #decline(intent: Intent): never {
    intent.last_payment_error = {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
    };
    this.#emit('payment_intent.payment_failed', intent);
    throw new GatewayFault(402, 'card_error', 'Your card was declined.', 'card_declined');
  }

  #take(intent: Intent, charge: Charge, amount: number): Intent {
    intent.status = 'succeeded';
    intent.amount_received = amount;
    intent.amount_capturable = 0;
    charge.amount_captured = amount;
    charge.captured = true;
    this.#emit('payment_intent.succeeded', intent);
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

  /** Emits an event with a copy of the object's current state. */
  #emit(type: string, object: Intent | Charge | Refund): void {
    this.#report({
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
