import { html } from '@shop/runtime/extension';
import type {
  ExpressAddress,
  ExpressApproval,
  ExpressCall,
  ExpressPayment,
  ExpressReturn,
  ExpressStart,
} from '@shop/runtime/extension';
import { approvalLink } from './createWalletOrder.ts';
import { noApprovalLink, walletOrderFailed } from './errors.ts';
import { expressId, expressPayload } from './expressOrder.ts';
import { findRemoteOrder } from './remoteOrder.ts';
import { openSession } from './wallet.ts';
import type { Wallet } from './wallet.ts';
import { createdOrder } from './walletShapes.ts';
import type { Payer, PostalAddress, RemoteOrder } from './walletShapes.ts';

/** The code of the express payment. */
export const EXPRESS = 'walletgw';

/** The express button of the wallet: the shopper approves a cart, and the shop takes email and address from the wallet. */
export const walletExpress = (wallet: Wallet): ExpressPayment => ({
  code: EXPRESS,
  method: 'walletgw',
  mark: html`<svg
    width="24"
    height="24"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linejoin="round"
  >
    <path d="M4 8V6.5A1.5 1.5 0 0 1 5.5 5H17v3" />
    <path d="M4 8h15a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1z" />
    <path d="M20 12h-4a1.5 1.5 0 0 0 0 3h4" />
  </svg>`,
  begin: (call) => beginPayment(wallet, call),
  approval: (call) => readApproval(wallet, call),
});

/** Creates the gateway's order of a cart, or finds the one with the same request ID. */
async function beginPayment(wallet: Wallet, call: ExpressCall): Promise<ExpressStart> {
  const { app, cart, requestId, returnUrl, cancelUrl, signal } = call;
  const session = await openSession(app, wallet);
  const payload = expressPayload({
    cart,
    intent: session.account.intent,
    priceIncludingTax: await app.setting('priceIncludingTax'),
    brandName: app.config.shop.name,
    returnUrl,
    cancelUrl,
  });
  const created = await session.request(
    { method: 'POST', path: '/v2/checkout/orders', body: JSON.stringify(payload), requestId, signal },
    createdOrder,
  );
  if (!created.id) throw walletOrderFailed('The wallet gateway did not return an order ID');
  const redirectTo = approvalLink(created);
  if (redirectTo === undefined) throw noApprovalLink();
  return { reference: created.id, redirectTo };
}

/** Reads the gateway's order. Its ID comes from the browser, so it must be the approved order of this cart. */
async function readApproval(
  wallet: Wallet,
  { app, cart, query, signal }: ExpressReturn,
): Promise<ExpressApproval | null> {
  const token = query['token'];
  if (!token) return null;
  const remote = await findRemoteOrder(await openSession(app, wallet), token, signal);
  const unit = remote?.purchase_units?.[0];
  if (remote?.status !== 'APPROVED' || unit?.custom_id !== expressId(cart)) return null;
  const payer = payerOf(remote);
  return {
    reference: remote.id,
    email: payer.email_address || null,
    address: addressOf(remote, payer, cart.no_shipping_required),
  };
}

/** Returns the shopper's account. The gateway has moved it to the payment source, and also returns it in its former place. */
const payerOf = ({ payment_source: source, payer }: RemoteOrder): Payer => ({ ...payer, ...source?.paypal });

/** Returns the address to ship to, or the address of the account if nothing is shipped. Null if the wallet does not share it. */
function addressOf(remote: RemoteOrder, payer: Payer, noShippingRequired: boolean): ExpressAddress | null {
  const shipping = noShippingRequired ? undefined : remote.purchase_units?.[0]?.shipping;
  const address: PostalAddress | undefined = noShippingRequired ? payer.address : shipping?.address;
  if (!address?.country_code) return null;
  const owner = [payer.name?.given_name, payer.name?.surname].filter(Boolean).join(' ');
  return {
    full_name: shipping?.name?.full_name || owner,
    vat_id: vatIdOf(payer),
    telephone: telephoneOf(payer),
    address_1: address.address_line_1 ?? '',
    address_2: address.address_line_2 || null,
    city: address.admin_area_2 ?? '',
    province: address.admin_area_1 ?? '',
    postcode: address.postal_code ?? '',
    // The gateway's own code for China, outside of it.
    country: address.country_code === 'C2' ? 'CN' : address.country_code,
  };
}

/**
 * Returns the tax ID of a Brazilian company, with the prefix of its country. The gateway names no other company: its two types of tax IDs
 * are those of Brazilian companies and persons.
 */
const vatIdOf = ({ tax_info: tax }: Payer): string | null =>
  tax?.tax_id_type === 'BR_CNPJ' ? `BR${tax.tax_id}` : null;

function telephoneOf({ phone_number: own, phone }: Payer): string {
  const { country_code: country, national_number: national } = own ?? phone?.phone_number ?? {};
  if (!national) return '';
  return country ? `+${country} ${national}` : national;
}
