import { isDeepStrictEqual } from 'node:util';
import type { AppContext } from '../../platform/context.ts';
import { Refusal } from '../../platform/errors.ts';
import type { ShippingSelection } from './cart.ts';
import type { ComputedCart } from './cartColumns.ts';
import { compareCart } from './cartChanges.ts';
import type { CartDraft } from './draft.ts';
import { draftOf } from './draft.ts';
import type { CartFacts } from './facts.ts';
import { recomputeCart } from './recomputeCart.ts';

/**
 * Whether the figures that a shopper was last shown have moved by themselves, when a change comes: by a price, a rate, a
 * coupon, or what shipping costs. The change saves the new ones, and placing must not charge them unseen. Asks no provider:
 * what shipping costs now is seen by what the change computed, where it left goods and address alone.
 */
export async function figuresMoved(
  app: AppContext,
  facts: CartFacts,
  changed: CartDraft,
  computed: ComputedCart,
  wantedCoupon: string | undefined,
): Promise<boolean> {
  const { cart } = facts;
  if (cart.figures_moved || isShippingMoved(facts, changed, computed)) return true;
  // The facts are those of the coupon that takes its place.
  if (wantedCoupon !== undefined && cart.coupon !== null && cart.coupon !== wantedCoupon) return false;
  const before = draftOf(facts, app.config.shop.currency);
  const stored = () => Promise.resolve(cart.shipping_method_data as ShippingSelection);
  try {
    return compareCart(facts, before, await recomputeCart(app, stored, before, facts)).isVisible;
  } catch (error) {
    // They have moved past what a cart can hold, and the change makes it smaller.
    if (error instanceof Refusal) return true;
    throw error;
  }
}

function isShippingMoved(facts: CartFacts, changed: CartDraft, { columns }: ComputedCart): boolean {
  const stored = facts.cart.shipping_method_data;
  if (!stored || changed.selection !== stored) return false;
  const before = draftOf(facts, changed.currency);
  const isSameRequest =
    isDeepStrictEqual(before.lines, changed.lines) &&
    isDeepStrictEqual(before.addresses.shipping, changed.addresses.shipping);
  return isSameRequest && columns.shipping_method_data?.snapshot.cost !== stored.snapshot.cost;
}
