import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '../../platform/contracts/context.ts';
import { Refusal } from '../../platform/errors.ts';
import type { ShippingSelection } from './cart.ts';
import { compareCart } from './compareCart.ts';
import type { ComputedCart } from './cartColumns.ts';
import type { CartInputs, CartLookup } from './inputs/cartInputs.ts';
import { draftOf } from './draft.ts';
import type { CartDraft } from './draft.ts';
import { recomputeCart } from './recomputeCart.ts';
import { isSameCode } from './offers/couponsOf.ts';

/**
 * Flags a computed change if the totals had already changed without a shopper action, because the shopper has not seen the
 * new totals.
 */
export async function flagChangedTotals(
  app: AppContext,
  inputs: CartInputs,
  draft: CartDraft,
  computed: ComputedCart,
  lookup: CartLookup,
): Promise<ComputedCart> {
  const totals_changed = await totalsChanged(app, inputs, draft, computed, lookup);
  return { ...computed, columns: { ...computed.columns, totals_changed } };
}

/**
 * Reports whether the totals last shown to the shopper changed without a shopper action before a change, because of a price, a rate, a
 * coupon, or the shipping cost. The change saves the new totals, and placing the order must not charge them unseen. Does not call a
 * provider: if the change leaves the items and the address unchanged, the current shipping cost is that of the computed change. Computes
 * the cart before the change separately, because processors may return different values at any time, which neither a saved hash of the
 * inputs nor the totals of the change would reveal.
 */
async function totalsChanged(
  app: AppContext,
  inputs: CartInputs,
  changed: CartDraft,
  computed: ComputedCart,
  { coupon }: CartLookup,
): Promise<boolean> {
  const { cart } = inputs;
  if (cart.totals_changed || shippingCostChanged(inputs, changed, computed)) return true;
  // The shopper replaces the code, and so expects other totals.
  if (coupon !== undefined && cart.coupon !== null && !isSameCode(cart.coupon, coupon)) return false;
  const before = draftOf(inputs);
  const stored = () => Promise.resolve(cart.shipping_method_data as ShippingSelection);
  try {
    return compareCart(inputs, before, await recomputeCart(app, stored, before, inputs)).isVisible;
  } catch (error) {
    // The totals exceed the cart limits, and the change reduces the cart.
    if (error instanceof Refusal) return true;
    throw error;
  }
}

function shippingCostChanged(inputs: CartInputs, changed: CartDraft, { columns }: ComputedCart): boolean {
  const stored = inputs.cart.shipping_method_data;
  if (!stored || changed.selection !== stored) return false;
  const before = draftOf(inputs);
  const isSameRequest =
    before.currency === changed.currency &&
    isDeepStrictEqual(before.lines, changed.lines) &&
    isDeepStrictEqual(before.addresses.shipping, changed.addresses.shipping);
  return isSameRequest && columns.shipping_method_data?.snapshot.cost !== stored.snapshot.cost;
}
