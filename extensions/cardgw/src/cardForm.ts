import { formatPrice, html } from '@shop/runtime/extension';
import type {
  AppContext,
  CheckoutCall,
  CheckoutForm,
  PayingCustomer,
  PaymentStep,
  StartCall,
  StoredCard,
} from '@shop/runtime/extension';
import { CARD_SCRIPT_PATH } from './cardScript.ts';
import { openIntent, PAYABLE } from './createIntent.ts';
import { cardChoice, saveField, savingData } from './cardChoice.ts';
import { storedCards } from './storedCards.ts';
import type { OpenGateway } from './gateway.ts';
import { faultData, gatewayScripts, publishableKeyOf } from './gatewayPage.ts';

/** Data that a front end needs for a card payment. The gateway's script at `scriptUrl` pays with `clientSecret`. */
interface CardData {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly scriptUrl: string;
  /** Return URL for the gateway's script. It records the payment and redirects to the front end. */
  readonly returnUrl: string;
}

/**
 * Starts a card payment. Opens the order's only intent, or finds the existing one. If the shopper has already paid in another window,
 * redirects the shopper back.
 */
export async function startCard(
  { app, order, returnUrl }: StartCall,
  openGateway: OpenGateway,
  scriptUrl: string,
): Promise<PaymentStep> {
  const { publishableKey, intent } = await openCard(app, openGateway, order.uuid, returnUrl);
  if (intent.isDone) return { kind: 'redirect', url: returnUrl };
  if (intent.askedAt !== null) return { kind: 'redirect', url: intent.askedAt };
  const data: CardData = { publishableKey, clientSecret: intent.secret, scriptUrl, returnUrl };
  return { kind: 'client', data: { ...data } };
}

async function openCard(app: AppContext, openGateway: OpenGateway, orderUuid: string, returnUrl: string) {
  return {
    publishableKey: await publishableKeyOf(app),
    intent: await openIntent(app, openGateway, { orderUuid, statuses: PAYABLE, returnUrl }),
  };
}

/**
 * Builds the card form. The gateway's script renders the card field in the form, and the shop's script pays the order's only intent with
 * the card. The card number never reaches the shop.
 */
export async function cardForm(
  call: CheckoutCall,
  openGateway: OpenGateway,
  scriptUrl: string,
): Promise<CheckoutForm> {
  const { app, order, token, customer } = call;
  const back = app.url('/cardgw/return', { order_id: order.uuid, token });
  const { publishableKey, intent } = await openCard(app, openGateway, order.uuid, back);
  const { id, secret, isDone, isDeclined, askedAt } = intent;
  // The shopper has already paid, for example in another window, so no card is needed.
  if (isDone) return { redirectTo: `${back}&payment_intent=${id}` };
  if (askedAt !== null) return { redirectTo: askedAt };
  const text = app.texts();
  const cards = customer ? await cardsOf(call, customer, openGateway) : [];
  return {
    markup: html`<form
        id="cardgw-form"
        data-key="${publishableKey}"
        data-secret="${secret}"
        data-back="${back}"
        data-not-loaded="${text('cardgw.notLoaded')}"
        ${faultData(text)}
        ${customer && savingData(order.uuid, text)}
      >
        ${cards.length > 0 && cardChoice(cards, text)}
        <div id="cardgw-field"></div>
        ${customer && saveField(text)}
        <p class="error" id="cardgw-fault" role="alert">${isDeclined && text('cardgw.declined')}</p>
        <button disabled>${text('cardgw.pay', { amount: amountOf(order, app.locale) })}</button>
      </form>
      <noscript>
        <p class="notice">${text('cardgw.needsScript')}</p>
      </noscript>`,
    ...gatewayScripts(scriptUrl, CARD_SCRIPT_PATH),
  };
}

/** Lists the cards to choose from. If the gateway does not list them, the shopper enters a card as usual. */
async function cardsOf(
  { app, signal }: CheckoutCall,
  customer: PayingCustomer,
  openGateway: OpenGateway,
): Promise<readonly StoredCard[]> {
  try {
    return await storedCards({ app, customer, signal }, openGateway);
  } catch (error) {
    app.log.warn({ err: error }, 'saved cards not listed');
    return [];
  }
}

const amountOf = ({ grand_total, currency }: CheckoutCall['order'], locale: string): string =>
  formatPrice(locale, Number(grand_total), currency);
