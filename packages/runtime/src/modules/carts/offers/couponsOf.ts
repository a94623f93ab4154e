import type { Minor } from '../../../platform/money.ts';
import { textKey } from '../../../platform/text/keyText.ts';
import { discountLines } from '../../pricing/index.ts';
import type { CartLine, ItemTotals, PricedLine } from '../../pricing/index.ts';
import { evaluateCoupon } from '../../promotions/index.ts';
import type { CouponBenefit } from '../../promotions/index.ts';
import { COUPON_FIELD, cartErrorOf } from '../cartError.ts';
import type { CartError } from '../cartError.ts';
import { termsOfCart } from '../cartCurrency.ts';
import type { CartDraft } from '../draft.ts';
import type { PricingInputs } from '../inputs/cartInputs.ts';

/** A coupon that applies. */
export interface AppliedCoupon {
  readonly code: string;
  readonly benefit: CouponBenefit;
}

/** The state of the entered codes after a recomputation. */
export interface CheckedCodes {
  /** The codes that stay on the cart, in the order in which they were entered. */
  readonly codes: readonly string[];
  readonly coupons: readonly AppliedCoupon[];
  /** The reason why a code was removed. */
  readonly error: CartError | null;
}

type Items = ItemTotals<Pick<CartLine, 'product_id' | 'sku'> & PricedLine>;

/** Compares two codes like the shop finds them. */
export const isSameCode = (one: string, other: string): boolean => textKey(one) === textKey(other);

/**
 * Reevaluates the coupons among the entered codes; those of promotions are evaluated later. A newly entered coupon that does not apply is
 * rejected with 400. A coupon already on the cart is removed, with an error for the shopper.
 */
export function checkCoupons(
  draft: Pick<CartDraft, 'codes' | 'newCode' | 'currency'>,
  { coupons: inputs, offers, currencies }: Pick<PricingInputs, 'coupons' | 'offers' | 'currencies'>,
  { sub_total, total_qty, lines: items }: Items,
  now: Date,
): CheckedCodes {
  if (draft.codes.length === 0) return NO_CODES;
  const terms = termsOfCart(currencies, draft);
  const lines = items.map(({ product_id, sku, qty, final_price }) => ({
    product_id,
    sku,
    qty,
    unit_price: final_price,
  }));
  const codes: string[] = [];
  const coupons: AppliedCoupon[] = [];
  let error: CartError | null = null;
  for (const code of draft.codes) {
    const found = inputs.find(({ coupon }) => isSameCode(coupon.coupon, code)) ?? null;
    const isPromotion = !found && offers?.codes.some((offered) => isSameCode(offered.code, code));
    if (isPromotion) {
      codes.push(code);
      continue;
    }
    const { benefit, refusal } = evaluateCoupon(found, { terms, sub_total, total_qty, lines }, now);
    if (!benefit && code === draft.newCode) throw refusal;
    if (benefit) {
      codes.push(code);
      coupons.push({ code, benefit });
    } else error ??= cartErrorOf(refusal, COUPON_FIELD);
  }
  return { codes, coupons, error };
}

const NO_CODES: CheckedCodes = { codes: [], coupons: [], error: null };

/** Returns what each coupon takes off each line, of what the offers before it have left. */
export function couponShares(
  coupons: readonly AppliedCoupon[],
  lines: readonly (Pick<CartLine, 'product_id'> & Pick<PricedLine, 'qty' | 'unit_price'>)[],
  left: readonly Minor[],
): readonly (readonly Minor[])[] {
  let rest = left;
  return coupons.map(({ benefit }) => {
    const bases = lines.map((line, index) => ({ ...line, base: rest[index] ?? 0 }));
    const shares = discountLines(bases, benefit.discount).map(({ coupon_discount }) => coupon_discount);
    rest = rest.map((amount, index) => amount - (shares[index] ?? 0));
    return shares;
  });
}
