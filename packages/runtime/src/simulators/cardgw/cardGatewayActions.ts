import type { SignedText } from '../deliverWebhook.ts';
import type { CardCall } from './answerCall.ts';
import { CardState } from './cardState.ts';
import type { CardFault } from './faults.ts';
import { GatewayFault } from './gatewayFault.ts';
import type { CardEvent, Customer, Intent, Refund, StoredMethod, TokenAddress } from './objects.ts';
import { SHOPPER } from './shopper.ts';

/** An approval in the simulated wallet. */
interface WalletApproval {
  readonly returnUrl: string;
  /** The card number. Default: a card that pays. */
  readonly card?: string;
  readonly person?: { readonly name: string; readonly email: string; readonly phone: string };
  readonly address?: Omit<TokenAddress, 'line2'>;
  /** True if the wallet gives an address to ship to. Default: true. */
  readonly ships?: boolean;
}

/** A token that the company of an assistant shares with the shop. */
interface SharedPayment {
  /** The card number. Default: a card that pays. */
  readonly card?: string;
  /** The currency, in small letters. Default: `usd`. */
  readonly currency?: string;
  /** The largest amount that it pays, in the gateway's units. Default: 1,000,000. */
  readonly maxAmount?: number;
  /** Default: one hour from now. */
  readonly expiresAt?: Date;
}

/** A simulated card gateway with its own HTTP server, for tests and for trying out a shop without a gateway account. */
export interface CardGateway {
  /** The value for `system.cardgw.apiBase`. */
  readonly url: string;
  /** The value for `system.cardgw.scriptUrl`: a browser library with a field for the simulator's test cards. */
  readonly scriptUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly endpointSecret: string;
  /** The API calls made by the shop, oldest first. */
  readonly calls: readonly CardCall[];
  /** The events, oldest first, as sent to webhooks. */
  readonly events: readonly CardEvent[];
  intent(id: string): Readonly<Intent>;
  intents(): readonly Readonly<Intent>[];
  refunds(): readonly Refund[];
  customers(): readonly Customer[];
  /** The cards that are kept for a customer, oldest first. */
  cardsOf(customerId: string): readonly StoredMethod[];
  /** Creates a confirmation token as the shopper's browser does, and returns its ID. */
  approve(approval: WalletApproval): string;
  /** Shares a payment token with the shop, as the company of an assistant does, and returns its ID. */
  shareToken(token?: SharedPayment): string;
  /** Pays a payment intent on the shopper's behalf, with a card number or token. Returns null if the card was declined. */
  pay(intentId: string, card?: string): Readonly<Intent> | null;
  /** Captures a payment intent, as if the merchant had used the gateway's dashboard. Amounts are in the gateway's units. */
  captureAtDashboard(intentId: string, amount?: number): Readonly<Intent>;
  refundAtDashboard(intentId: string, amount?: number): Refund;
  cancelAtDashboard(intentId: string): Readonly<Intent>;
  deleteCustomerAtDashboard(customerId: string): void;
  /** Marks a refund as failed, as if the shopper's bank had rejected it. */
  failRefund(refundId: string): Readonly<Refund>;
  breakNext(fault: CardFault): void;
  /** Returns the body and headers of a signed webhook delivery. */
  signed(event: unknown, at?: Date): SignedText;
  /** Sends all future events to this webhook URL. Retries each event until the shop accepts it. */
  deliverTo(webhookUrl: string): void;
  stop(): Promise<void>;
}

/** The keys of the simulated account. */
export const KEYS = {
  publishableKey: 'pk_test_simulated',
  secretKey: 'sk_test_simulated',
  endpointSecret: 'whsec_simulated',
};

/** Creates the functions that simulate actions of the shopper and the merchant. */
export const actionsOf = (
  state: CardState,
): Pick<
  CardGateway,
  | 'intent'
  | 'intents'
  | 'refunds'
  | 'customers'
  | 'cardsOf'
  | 'approve'
  | 'shareToken'
  | 'pay'
  | 'captureAtDashboard'
  | 'refundAtDashboard'
  | 'cancelAtDashboard'
  | 'deleteCustomerAtDashboard'
  | 'failRefund'
> => ({
  intent: (id) => state.intent(id),
  intents: () => [...state.intents.values()],
  refunds: () => [...state.refunds.values()],
  customers: () => [...state.customers.all.values()],
  cardsOf: (id) => [...state.customers.methods.values()].filter(({ customer }) => customer === id),
  approve: ({
    returnUrl,
    card = '4242424242424242',
    person = SHOPPER.person,
    address = SHOPPER.address,
    ships = true,
  }) =>
    state.tokens.create({
      key: KEYS.publishableKey,
      card,
      return_url: returnUrl,
      person,
      address,
      ships: ships ? 'true' : 'false',
    }).id,
  shareToken: (token = {}) => shareToken(state, token),
  pay(id, card = '4242424242424242') {
    try {
      return state.confirm(id, card);
    } catch (error) {
      if (error instanceof GatewayFault && error.status === 402) return null;
      throw error;
    }
  },
  captureAtDashboard: (id, amount) => state.capture(id, { amount_to_capture: amount }),
  refundAtDashboard: (id, amount) => state.refund({ payment_intent: id, amount, metadata: {} }),
  cancelAtDashboard: (id) => state.cancel(id, {}),
  deleteCustomerAtDashboard: (id) => void state.customers.delete(id),
  failRefund: (id) => state.failRefund(id),
});

function shareToken(
  { shared }: CardState,
  {
    card = '4242424242424242',
    currency = 'usd',
    maxAmount = 1_000_000,
    expiresAt = new Date(Date.now() + 3_600_000),
  }: SharedPayment,
): string {
  const expires_at = Math.floor(expiresAt.getTime() / 1000);
  return shared.create({
    payment_method: card,
    usage_limits: { currency, max_amount: maxAmount, expires_at },
  }).id;
}
