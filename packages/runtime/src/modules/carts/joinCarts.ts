import type { CustomerLoginHook } from '../customers/index.ts';
import { settingsFrom } from '../settings/index.ts';
import { cartCapKeys } from './cartCaps.ts';
import { lockCartsOf, mergeCart, updateCartOwner } from './cartOwner.repo.ts';

/**
 * At a login the newest cart of the guest's session joins the customer's active cart, or becomes it. In the transaction of
 * the login; figures are computed anew at the next look, so that no provider is asked here.
 */
export const joinCarts: CustomerLoginHook = {
  id: 'carts.join',
  async handle(tx, { customer, sessionId }, app) {
    if (sessionId === null) return;
    const carts = (await lockCartsOf(tx, sessionId, customer.id)).toReversed();
    const guest = carts.find(({ customer_id }) => customer_id === null);
    const own = carts.find(({ customer_id }) => customer_id !== null);
    if (!guest) return;
    const caps = settingsFrom(app, cartCapKeys, guest.saved_caps);
    if (own) await mergeCart(tx, { from: guest.cart_id, into: own.cart_id, sessionId, caps });
    else await updateCartOwner(tx, guest.cart_id, customer);
  },
};
