import { validator } from '../../../platform/http/forms/validation.ts';
import { Refusal, validationFailed } from '../../../platform/errors.ts';
import { toMinor } from '../../../platform/money.ts';
import { reply } from '../../../platform/contracts/reply.ts';
import type { Reply } from '../../../platform/contracts/reply.ts';
import {
  amountDue,
  paymentMethodNotAvailable,
  quoteRequest,
  updateCheckoutDetails,
} from '../../carts/index.ts';
import type {
  Cart,
  CartAddress,
  CheckoutDetails,
  ExpressApproval,
  ExpressPayment,
} from '../../carts/index.ts';
import { readAddress, vatIdOf } from '../../provinces/index.ts';
import { listOffers, listServedCountries } from '../../shipping/index.ts';
import { refusedAddress } from '../address/refusedAddress.ts';
import { ADDRESS_FORM, addressBody } from './addressForm.ts';
import { checkoutPage } from './checkoutPage.ts';
import type { OrderCall } from './ownOrder.ts';
import { checkoutSteps, shownStep } from './steps.ts';

/**
 * Takes an approved express payment into the cart: email, address, the least expensive shipping method, and the payment method. Redirects
 * to the first step that still lacks something, which is the review if the wallet gave all. An address that the shop does not ship to, or
 * that lacks something, is shown in the form of the address with what is wrong, and the cart keeps all else.
 */
export async function takeApproval(
  call: OrderCall,
  express: ExpressPayment,
  cart: Cart,
  { reference, email, address }: ExpressApproval,
): Promise<Reply> {
  const { app, db, caller } = call;
  const request = { id: cart.uuid, caller };
  const contact = cart.customer_email ?? email;
  const known: CheckoutDetails = {
    express: { code: express.code, reference },
    ...(contact !== null && { email: contact }),
  };
  const name = cart.no_shipping_required ? 'billing' : 'shipping';
  const fields = {
    email: contact ?? '',
    ...(name === 'billing' && { billing_other: '1' }),
    [name]: {
      ...address,
      address_2: address?.address_2 ?? '',
      company: address?.company ?? '',
      // A malformed one is left out: the form may not have the field in which the shopper could correct it.
      vat_id: vatIdOf(address?.vat_id ?? '') ?? '',
    },
  };
  let read: CartAddress;
  try {
    read = await addressOf(call, cart, fields, name);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await choose(call, express, cart, known);
    if (address === null) return reply.redirect(303, '/checkout?step=address');
    return checkoutPage(call, {
      step: 'address',
      form: refusedAddress({ app, fields, refusal: error }, ADDRESS_FORM),
    });
  }
  const details: CheckoutDetails = {
    ...known,
    ...(caller.customer === null && { fullName: read.full_name }),
    ...(name === 'shipping' && { shippingAddress: read }),
    billingAddress: read,
  };
  const addressed = (await updateCheckoutDetails(app, db, request, details)).cart;
  const method = name === 'shipping' ? await shippingMethodOf(call, addressed) : undefined;
  const ready = await choose(call, express, addressed, method ? { shippingMethod: method } : {});
  return reply.redirect(303, `/checkout?step=${shownStep(checkoutSteps(ready), undefined)}`);
}

/** Reads the wallet's address by the rules of its country, as the shop's own form does. Unusual values are not questioned. Throws what is wrong. */
async function addressOf(
  { app, db }: OrderCall,
  cart: Cart,
  fields: object,
  name: 'shipping' | 'billing',
): Promise<CartAddress> {
  const sent = readBody(fields) as { readonly [Key in typeof name]?: { readonly address: CartAddress } };
  const found = sent[name]?.address as CartAddress;
  if (!cart.no_shipping_required) {
    const served = await listServedCountries(db);
    if (!served.includes(found.country)) throw notServed();
  }
  return readAddress(app, db, found, `${name}.`);
}

const readBody = validator(addressBody, 'body');

const notServed = () =>
  validationFailed([
    { path: 'shipping.country', rule: 'NO_SHIPPING_TO_ADDRESS', message: 'We do not ship to this country' },
  ]);

/** Returns the shipping method to select: none if the cart's is still offered, else the least expensive one. Undefined if there is none. */
async function shippingMethodOf(
  { app, db }: OrderCall,
  cart: Cart,
): Promise<CheckoutDetails['shippingMethod']> {
  if (cart.shipping_method_data !== null || !cart.shipping_address) return undefined;
  const offers = await listOffers(
    app,
    db,
    quoteRequest(cart, cart.items, cart.shipping_address, cart.shipping_revision),
  );
  const cost = (offer: (typeof offers)[number]) => offer.cost;
  const [least] = offers.toSorted((one, other) => cost(one) - cost(other));
  return least && { provider_code: least.providerCode, method_code: least.code };
}

/** Sets details and the payment method. A cart with nothing to pay, such as after a coupon, keeps the details alone. */
async function choose(
  { app, db, caller }: OrderCall,
  { method }: ExpressPayment,
  cart: Cart,
  details: CheckoutDetails,
): Promise<Cart> {
  const request = { id: cart.uuid, caller };
  const isFree = toMinor(amountDue(cart), cart.currency) === 0;
  try {
    const all = isFree ? details : { ...details, paymentMethod: method };
    return (await updateCheckoutDetails(app, db, request, all)).cart;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== paymentMethodNotAvailable(method).code) throw error;
    return (await updateCheckoutDetails(app, db, request, details)).cart;
  }
}
