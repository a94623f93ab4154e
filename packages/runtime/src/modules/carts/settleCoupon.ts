import type { ItemTotals } from '../pricing/index.ts';
import { judgeCoupon } from '../promotions/index.ts';
import type { CouponFacts, CouponGrant } from '../promotions/index.ts';
import type { CartError } from './cart.ts';
import type { CartDraft } from './draft.ts';
import type { ProductFacts } from './facts.ts';

/** What became of a cart's coupon. */
export interface SettledCoupon {
  readonly code: string | null;
  readonly grant: CouponGrant | null;
  /** Why it was taken off. */
  readonly error: CartError | null;
}

/** What errors about the coupon name as their field. */
export const COUPON_FIELD = 'coupon';

const NO_COUPON: SettledCoupon = { code: null, grant: null, error: null };

/**
 * Whether the coupon of a cart holds. One that was named just now and does not is refused with 400; one that the cart had
 * is taken off, and the cart says why.
 */
export function settleCoupon(
  draft: Pick<CartDraft, 'coupon' | 'isCouponNew' | 'currency'>,
  facts: CouponFacts | null,
  items: ItemTotals,
  products: readonly ProductFacts[],
  now: Date,
): SettledCoupon {
  if (draft.coupon === null) return NO_COUPON;
  const lines = items.lines.map(({ qty, final_price }, index) => {
    const { product_id, sku } = products[index] as ProductFacts;
    return { product_id, sku, qty, unit_price: final_price };
  });
  const { currency, sub_total, total_qty } = items;
  const { grant, refusal } = judgeCoupon(facts, { currency, sub_total, total_qty, lines }, now);
  if (grant) return { code: draft.coupon, grant, error: null };
  if (draft.isCouponNew) throw refusal;
  return {
    ...NO_COUPON,
    error: { code: refusal.code, message: refusal.message, field: COUPON_FIELD },
  };
}
