import type { CustomerLoginHook } from '../customers/index.ts';
import { settingsFrom } from '../settings/index.ts';
import { cartCapKeys } from './cartCaps.ts';
import { noteUnits } from './cartUnits.ts';
import { countUnits, lockCartsOf, mergeCart, updateCartOwner } from './cartOwner.repo.ts';

/**
 * Merges the newest cart of a guest session into the customer's active cart on sign-in. If the customer has no active
 * cart, assigns the guest cart to the customer. Runs in the sign-in transaction. Totals are recomputed on the next read,
 * so that no shipping provider is called here.
 */
export const mergeGuestCart: CustomerLoginHook = {
  id: 'carts.join',
  async handle(tx, { customer, sessionId }, app) {
    if (sessionId === null) return;
    const carts = (await lockCartsOf(tx, sessionId, customer.id)).toReversed();
    const guest = carts.find(({ customer_id }) => customer_id === null);
    const own = carts.find(({ customer_id }) => customer_id !== null);
    if (guest && own) {
      const caps = settingsFrom(app, cartCapKeys, guest.saved_caps);
      await mergeCart(tx, {
        from: guest.cart_id,
        into: own.cart_id,
        customerId: customer.id,
        sessionId,
        caps,
        at: app.clock.now(),
      });
    } else if (guest) await updateCartOwner(tx, guest.cart_id, customer);
    noteUnits(guest || own ? await countUnits(tx, customer.id, sessionId) : 0);
  },
};
