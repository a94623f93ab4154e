import type {
  AppContext,
  ChargeOutcome,
  CredentialBilling,
  FindChargeCall,
  FoundCharge,
  PayWithCall,
} from '@shop/runtime/extension';
import { Stripe } from 'stripe';
import { findIntent } from './cardgwIntent.repo.ts';
import { liveIntent, PAYABLE, payableOrder } from './createIntent.ts';
import { intentObject } from './eventObjects.ts';
import { answerOrRejection, ONCE, Rejection } from './gateway.ts';
import type { OpenGateway } from './gateway.ts';
import { askedAtOf, moneyEventOf, ownIntentReport } from './intentReport.ts';

/** The kind of credential that the gateway charges: a token that another company shares, limited to this shop, an amount and a time. */
export const SHARED_TOKEN = 'shared_payment_token';

/** The version of the gateway's API that knows shared payment tokens. */
const API_VERSION = '2026-04-22.preview';

/** The format of shared payment tokens. Anything else, such as a card number, is not sent to the gateway. */
const TOKEN = /^spt_\w{1,250}$/;

/**
 * Pays an order with a shared payment token. The token confirms the order's only live intent, which is stored before, so that a webhook, a
 * look-up and a shopper with a browser all find the same payment. The gateway charges an intent once.
 */
export async function payWithToken(call: PayWithCall, openGateway: OpenGateway): Promise<ChargeOutcome> {
  const { app, order, credential, signal } = call;
  if (!TOKEN.test(credential.token)) return invalid(app);
  const gateway = await openGateway(app);
  const payable = await payableOrder(app, order.uuid, PAYABLE);
  let intent: Stripe.PaymentIntent;
  try {
    intent = await liveIntent(app, gateway, payable);
  } catch (error) {
    // Nothing is charged before the confirmation.
    if (error instanceof Stripe.errors.StripeError) return unavailable(app, error);
    throw error;
  }
  const known = outcomeOf(intent);
  if (known !== null && known.outcome !== 'action') return known;
  signal.throwIfAborted();
  try {
    const confirmed = await answerOrRejection({ isRetry: false }, () => confirm(gateway, intent.id, call));
    const outcome = outcomeOf(confirmed);
    if (outcome) return outcome;
    if (confirmed.status !== 'requires_payment_method')
      throw new Error(`The confirmed payment intent ${intent.id} has the status ${confirmed.status}`);
    return declined(app, order.uuid, intent.id, confirmed.last_payment_error);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    return rejected(call, gateway, intent.id, error.error);
  }
}

const confirm = (
  { paymentIntents }: Stripe,
  id: string,
  { credential: { token, billing }, idempotencyKey, returnUrl }: PayWithCall,
): Promise<Stripe.PaymentIntent> =>
  paymentIntents.confirm(
    id,
    {
      // The library's types are of the released version of the API.
      payment_method_data: {
        shared_payment_granted_token: token,
        ...(billing && { billing_details: billingDetails(billing) }),
      } as unknown as Stripe.PaymentIntentConfirmParams.PaymentMethodData,
      return_url: returnUrl,
      use_stripe_sdk: false,
    },
    { idempotencyKey, apiVersion: API_VERSION, ...ONCE },
  );

/** The gateway's names of billing details. */
const PERSON = { name: 'name', email: 'email', phone: 'phone' } as const satisfies Readonly<
  Record<keyof Omit<CredentialBilling, 'address'>, string>
>;
const ADDRESS = {
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  state: 'state',
  postalCode: 'postal_code',
  country: 'country',
} as const satisfies Readonly<Record<keyof NonNullable<CredentialBilling['address']>, string>>;

const billingDetails = ({ address, ...person }: CredentialBilling) => ({
  ...named(PERSON, person),
  ...(address && { address: named(ADDRESS, address) }),
});

/** Returns the values that are known, by the gateway's names. */
const named = (
  names: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([own, name]) => (values[own] === undefined ? [] : [[name, values[own]]])),
  );

/**
 * Reads the order's intent at the gateway. The intent is stored before it is confirmed, so without one nothing was charged. An intent that
 * is not paid and waits for nobody was declined, or never confirmed.
 */
export async function findCharge(
  { app, order }: FindChargeCall,
  openGateway: OpenGateway,
): Promise<FoundCharge | null> {
  const stored = order.order_id === null ? null : await findIntent(app.db, order.order_id);
  if (!stored) return null;
  const { paymentIntents } = await openGateway(app);
  return outcomeOf(await paymentIntents.retrieve(stored.intent_id));
}

/** Returns the outcome of an intent. Null if it is not paid and nothing is under way. */
function outcomeOf(intent: Stripe.PaymentIntent): FoundCharge | null {
  const event = moneyEventOf(intent.status);
  if (event !== null) return { outcome: 'paid', report: ownIntentReport(event, intentObject.parse(intent)) };
  if (intent.status === 'processing') return { outcome: 'unknown' };
  const url = askedAtOf(intent);
  return url ? { outcome: 'action', url } : null;
}

/** Returns the outcome of a confirmation that the gateway rejected. A shopper with a browser may have paid the intent meanwhile. */
async function rejected(
  { app, order }: PayWithCall,
  { paymentIntents }: Stripe,
  intentId: string,
  error: Stripe.errors.StripeError,
): Promise<ChargeOutcome> {
  if (error instanceof Stripe.errors.StripeCardError) {
    // The library says that there is no code by an empty one.
    const code = [error.decline_code, error.code].find((one) => one !== undefined && one !== '');
    return declined(app, order.uuid, intentId, { code, message: error.message });
  }
  if (error.statusCode !== 400 && error.statusCode !== 404) return unavailable(app, error);
  return outcomeOf(await paymentIntents.retrieve(intentId)) ?? invalid(app);
}

function declined(
  app: AppContext,
  order: string,
  id: string,
  reason: { readonly code?: string | undefined; readonly message?: string | undefined } | null,
): ChargeOutcome {
  const report = ownIntentReport('payment_intent.payment_failed', {
    id,
    metadata: { order_id: order },
    last_payment_error: { message: reason?.message },
  });
  const message = app.texts()('cardgw.tokenDeclined');
  return { outcome: 'declined', code: reason?.code ?? 'card_declined', message, report };
}

const invalid = (app: AppContext): ChargeOutcome => ({
  outcome: 'declined',
  code: 'credential_invalid',
  message: app.texts()('cardgw.tokenInvalid'),
});

/** Returns the outcome of a gateway that did not take the call, before anything was charged. */
function unavailable(app: AppContext, { type, statusCode }: Stripe.errors.StripeError): ChargeOutcome {
  app.log.warn({ type, status: statusCode }, 'card gateway did not take a charge');
  return { outcome: 'declined', code: 'gateway_unavailable', message: app.texts()('cardgw.noAnswer') };
}
