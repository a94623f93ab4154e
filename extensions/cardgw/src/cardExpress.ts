import { amountDue, html } from '@shop/runtime/extension';
import type {
  CheckoutForm,
  ExpressAddress,
  ExpressApproval,
  ExpressFormCall,
  ExpressPayment,
  ExpressReturn,
} from '@shop/runtime/extension';
import { Stripe } from 'stripe';
import { captureMode } from './captureMode.ts';
import type { CardConfig } from './config.ts';
import type { OpenGateway } from './gateway.ts';
import { toGatewayAmount } from './gatewayAmount.ts';
import { faultData, gatewayScripts, publishableKeyOf } from './gatewayPage.ts';
import { WALLETS_SCRIPT_PATH } from './walletsScript.ts';

/** The parameter with which the page of the wallets returns to the shop. */
const TOKEN = 'confirmation_token';

/**
 * The express button of the card gateway: the wallets that the shopper's browser has, such as Apple Pay and Google Pay. The shopper approves
 * in the wallet, which gives email and address, and the gateway keeps the payment details as a confirmation token until the order is placed
 * and confirms its payment with the token.
 */
export const cardExpress = (openGateway: OpenGateway, { scriptUrl }: CardConfig): ExpressPayment => ({
  code: 'cardgw',
  method: 'cardgw',
  label: (app) => app.texts()('cardgw.wallets'),
  isAvailable: async (app) => {
    const settings = await app.settings(['cardgwSecretKey', 'cardgwPublishableKey']);
    return Boolean(settings.cardgwSecretKey && settings.cardgwPublishableKey);
  },
  form: (call) => walletsForm(call, scriptUrl),
  approval: (call) => readApproval(call, openGateway),
});

/** Builds the place for the buttons. The gateway's script renders the wallets of the browser there. */
async function walletsForm(
  { app, cart, returnUrl, countries }: ExpressFormCall,
  scriptUrl: string,
): Promise<CheckoutForm> {
  const key = await publishableKeyOf(app);
  const toPay = amountDue(cart);
  const amount = toGatewayAmount(toPay, cart.currency);
  if (amount === null) throw new Error(`The gateway cannot charge ${toPay} ${cart.currency}`);
  const text = app.texts();
  return {
    markup: html`<div
        id="cardgw-wallets"
        data-key="${key}"
        data-amount="${amount}"
        data-currency="${cart.currency.toLowerCase()}"
        data-capture="${await captureMode(app)}"
        data-back="${returnUrl}"
        data-shop="${app.config.shop.name}"
        data-countries="${countries.join(' ')}"
        data-shipping="${text('cardgw.wallets.shipping')}"
        data-none="${text('cardgw.wallets.none')}"
        data-not-loaded="${text('cardgw.wallets.notLoaded')}"
        ${faultData(text)}
      ></div>
      <p class="error" id="cardgw-wallets-fault" role="alert"></p>
      <noscript>
        <p class="notice">${text('cardgw.wallets.needsScript')}</p>
      </noscript>`,
    ...gatewayScripts(scriptUrl, WALLETS_SCRIPT_PATH),
  };
}

/** Reads the confirmation token at the gateway. Its ID comes from the browser, so it must be an unused one that was made for this cart. */
async function readApproval(
  { app, cart, query }: ExpressReturn,
  openGateway: OpenGateway,
): Promise<ExpressApproval | null> {
  const id = query[TOKEN];
  if (!id) return null;
  const token = await findToken(await openGateway(app), id);
  if (!token || !isOfCart(token, cart.uuid) || token.payment_intent !== null) return null;
  const billing = token.payment_method_preview?.billing_details;
  return {
    reference: token.id,
    email: billing?.email || null,
    address: addressOf(token, cart.no_shipping_required),
  };
}

/** Finds a confirmation token at the gateway. Returns null if there is none. */
async function findToken(
  { confirmationTokens }: Stripe,
  id: string,
): Promise<Stripe.ConfirmationToken | null> {
  try {
    return await confirmationTokens.retrieve(id);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}

/** Reports whether a token was made on the cart's page: the gateway keeps the URL of return. */
const isOfCart = ({ return_url: url }: Stripe.ConfirmationToken, cartUuid: string): boolean =>
  URL.parse(url ?? '')?.searchParams.get('cart') === cartUuid;

/** Returns the address to ship to, or the billing address if nothing is shipped. Null if the wallet does not share it. */
function addressOf(
  { shipping, payment_method_preview: preview }: Stripe.ConfirmationToken,
  noShippingRequired: boolean,
): ExpressAddress | null {
  const billing = preview?.billing_details;
  const address = noShippingRequired ? billing?.address : shipping?.address;
  if (!address?.country) return null;
  return {
    full_name: (noShippingRequired ? billing?.name : shipping?.name) ?? '',
    telephone: (noShippingRequired ? null : shipping?.phone) ?? billing?.phone ?? '',
    address_1: address.line1 ?? '',
    address_2: address.line2 || null,
    city: address.city ?? '',
    province: address.state ?? '',
    postcode: address.postal_code ?? '',
    country: address.country,
  };
}
