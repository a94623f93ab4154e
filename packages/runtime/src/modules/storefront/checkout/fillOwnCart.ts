import type { z } from 'zod';
import type { Call } from '../../../platform/contracts/route.ts';
import { updateCheckoutDetails, findCartOf, invalidCart, readCart } from '../../carts/index.ts';
import type { Cart, CheckoutDetails } from '../../carts/index.ts';
import { addressNotFound, keepAddress, listAddresses } from '../../customers/index.ts';
import { setConsent } from '../../reminders/index.ts';
import { addressOf, readAddress } from '../../provinces/index.ts';
import { readForm } from '../address/sentAddress.ts';
import { billsElsewhere } from './addressForm.ts';
import type { addressBody } from './addressForm.ts';

type OwnCall = Pick<Call, 'app' | 'db' | 'caller'>;
type FormCall = Pick<Call, 'app' | 'db' | 'caller' | 'request'>;

/** Returns the ID of the caller's cart. Throws `INVALID_CART` (400) if the caller has no cart. */
async function ownCartId({ db, caller }: OwnCall): Promise<string> {
  const id = await findCartOf(db, caller);
  if (id === null) throw invalidCart();
  return id;
}

/**
 * Sets the contact and addresses of the caller's cart. Without a billing address, the shipping address is also the billing address. If
 * requested, first saves the address in the customer's address book. If the address book is full, rejects the form and leaves the cart
 * unchanged.
 */
export async function takeAddresses(
  call: FormCall,
  { email, save_address, reminders, asks_reminders, ...sent }: z.output<typeof addressBody>,
): Promise<Cart> {
  const { app, db, caller, request } = call;
  const read = {
    shipping: sent.shipping && readForm(request, sent.shipping, 'shipping.'),
    billing: sent.billing && readForm(request, sent.billing, 'billing.'),
  };
  const shipping = read.shipping && (await readAddress(app, db, read.shipping, 'shipping.'));
  const billing = read.billing && (await readAddress(app, db, read.billing, 'billing.'));
  const id = await ownCartId(call);
  const saved = shipping ?? billing;
  if (save_address && caller.customer && saved) await keepAddress(app, db, caller.customer.uuid, saved);
  const details = {
    email,
    fullName: caller.customer ? undefined : saved?.full_name,
    shippingAddress: shipping,
    billingAddress: billing ?? shipping,
  };
  const { cart } = await updateCheckoutDetails(app, db, { id, caller }, details);
  if (asks_reminders) await setConsent(app, db, cart, reminders === true);
  return cart;
}

/** Copies an address from the caller's address book to the caller's cart. Throws 404 for addresses of other customers. */
export async function takeSavedAddress(call: OwnCall, uuid: string): Promise<Cart> {
  const { app, db, caller } = call;
  const id = await ownCartId(call);
  const book = caller.customer ? await listAddresses(db, caller.customer.uuid) : [];
  const saved = book.find((address) => address.uuid === uuid);
  if (!saved) throw addressNotFound();
  const cart = await readCart(app, db, id, caller);
  const details = {
    email: cart.customer_email ?? caller.customer?.email,
    ...addressesWith(cart, addressOf(saved)),
  };
  return (await updateCheckoutDetails(app, db, { id, caller }, details)).cart;
}

function addressesWith(
  cart: Cart,
  address: NonNullable<CheckoutDetails['shippingAddress']>,
): Pick<CheckoutDetails, 'shippingAddress' | 'billingAddress'> {
  if (cart.no_shipping_required) return { billingAddress: address };
  return { shippingAddress: address, billingAddress: billsElsewhere(cart) ? undefined : address };
}

/** Sets the shipping or payment method of the caller's cart. Rejects methods that are not available for the cart. */
export async function chooseMethods(
  call: OwnCall,
  parts: Pick<CheckoutDetails, 'shippingMethod' | 'paymentMethod' | 'note'>,
): Promise<Cart> {
  const { app, db, caller } = call;
  return (await updateCheckoutDetails(app, db, { id: await ownCartId(call), caller }, parts)).cart;
}
