import type { PromotionReason, ReasonCode } from '../../promotions/index.ts';
import {
  couponCustomerLimit,
  couponExpired,
  couponNotStarted,
  couponUsedUp,
  unknownCoupon,
} from '../../promotions/index.ts';
import type { Refusal } from '../../../platform/errors.ts';
import { COUPON_FIELD, cartErrorOf } from '../cartError.ts';
import type { CartDiscount } from '../cart.ts';
import type { CartError } from '../cartError.ts';
import type { LineOffer } from '../cartLine.ts';
import { codeGivesNothing } from '../errors.ts';
import { isSameCode } from './couponsOf.ts';
import { GIFT_FIELD } from './giftsOf.ts';
import type { Telling } from './toldRows.ts';
import { promotionRows, couponRows, lineRows, giftRows } from './toldRows.ts';

/** The offers of a cart, as it tells them. */
export interface ToldOffers {
  /** The codes that stay on the cart. */
  readonly codes: readonly string[];
  readonly discounts: readonly CartDiscount[];
  /** The amounts that offers take off each line. */
  readonly lines: readonly (readonly LineOffer[])[];
  readonly declined_gifts: readonly string[];
  /** The reason why a code was removed. */
  readonly error: CartError | null;
  /** Notes about codes that give nothing yet, and gifts that are sold out. */
  readonly notes: readonly CartError[];
}

/** The `field` of a note about a code, before the code. */
const CODE_FIELD = 'coupons.';

/** Reports whether an error is a note that each recomputation makes anew. */
export const isOfferNote = ({ field }: CartError): boolean =>
  field.startsWith(CODE_FIELD) || field.startsWith(GIFT_FIELD);

/**
 * Tells what the offers of a cart give. A newly entered code of a promotion that is off, over, not begun or used up is rejected with 400. One
 * that was on the cart is removed. A code that gives nothing yet stays, with a note. Pure.
 */
export function tellOffers(telling: Telling): ToldOffers {
  const { checked, evaluated } = telling;
  const discounts = [
    ...promotionRows(telling, false),
    ...couponRows(telling),
    ...promotionRows(telling, true),
  ];
  const codes: string[] = [];
  const notes: CartError[] = [...telling.gifts.errors];
  let { error } = checked;
  for (const code of checked.codes) {
    const reasons = reasonsOf(telling, code);
    const refusal = refusalOf(reasons);
    if (refusal && code === telling.newCode) throw refusal;
    if (refusal) {
      error ??= cartErrorOf(refusal, COUPON_FIELD);
      continue;
    }
    codes.push(code);
    const gives = discounts.some(({ coupon }) => coupon !== null && isSameCode(coupon, code));
    if (!gives && !freesShipping(telling, code))
      notes.push({
        ...cartErrorOf(codeGivesNothing(code), `${CODE_FIELD}${code}`),
        ...(reasons[0] && { reason: reasons[0].message }),
      });
  }
  return {
    codes,
    discounts,
    lines: [...lineRows(telling, evaluated), ...giftRows(telling)],
    declined_gifts: telling.gifts.declined,
    error,
    notes,
  };
}

/** A coupon that makes shipping free gives it as soon as a shipping method is chosen. */
const freesShipping = ({ checked }: Telling, code: string) =>
  checked.coupons.some((coupon) => coupon.benefit.freeShipping && isSameCode(coupon.code, code));

/** The reasons for which a code is not accepted, or leaves the cart. */
const REFUSALS: Readonly<Partial<Record<ReasonCode, () => Refusal>>> = {
  OFF: unknownCoupon,
  NOT_STARTED: couponNotStarted,
  ENDED: couponExpired,
  USED_UP: couponUsedUp,
};

/** The message of the reason that the buyer has used a promotion as often as allowed. */
const BY_CUSTOMER = 'promotions.reason.usedByCustomer';

/** Lists why the promotion of a code does not apply. Empty if it does, and for coupons. */
function reasonsOf({ offers, evaluated }: Telling, code: string): readonly PromotionReason[] {
  const offered = offers?.codes.find((candidate) => isSameCode(candidate.code, code));
  const explained = evaluated.promotions?.explainedEntered.find(
    ({ promotion }) => promotion.promotion_id === offered?.promotion_id,
  );
  return explained?.reasons ?? [];
}

function refusalOf(reasons: readonly PromotionReason[]): Refusal | null {
  const refusals = reasons.flatMap(({ code: why, message }) =>
    message.key === BY_CUSTOMER ? couponCustomerLimit : (REFUSALS[why] ?? []),
  );
  return refusals[0]?.() ?? null;
}
