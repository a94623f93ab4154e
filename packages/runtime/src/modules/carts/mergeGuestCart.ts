import type { CustomerLoginHook } from '../customers/index.ts';
import { settingsFrom } from '../settings/index.ts';
import { cartCapKeys } from './cartCaps.ts';
import { noteUnits } from './cartUnits.ts';
import { countUnits, lockCartsOf, mergeCart, updateCartOwner } from './cartOwner.repo.ts';

/**
 * Merges the newest cart of a guest session into the customer's active cart on sign-in. If the customer has no active
 * cart, assigns the guest cart to the customer. Runs in the sign-in transaction. Totals are recomputed on the next read,
 * so that no shipping provider is called here. A cart that was taken over from a sales channel is not merged: it becomes the customer's with
 * what was chosen, and stays the current one until it is ordered.
 */
export const mergeGuestCart: CustomerLoginHook = {
  id: 'carts.join',
  async handle(tx, { customer, sessionId }, app) {
    if (sessionId === null) return;
    const carts = (await lockCartsOf(tx, sessionId, customer.id)).toReversed();
    const takenOver = carts.find((cart) => cart.customer_id === null && cart.is_taken_over);
    const guest = carts.find((cart) => cart.customer_id === null && !cart.is_taken_over);
    const own = carts.find((cart) => cart.customer_id !== null && !cart.is_taken_over);
    if (takenOver) await updateCartOwner(tx, takenOver.cart_id, customer);
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
    noteUnits(carts.length > 0 ? await countUnits(tx, customer.id, sessionId) : 0);
  },
};
