import { toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { PromotionOutcome, PromotionReason, ReasonCode } from '../../promotions/index.ts';
import {
  couponCustomerLimit,
  couponExpired,
  couponNotStarted,
  couponUsedUp,
  unknownCoupon,
} from '../../promotions/index.ts';
import type { Refusal } from '../../../platform/errors.ts';
import { COUPON_FIELD, cartErrorOf } from '../cart.ts';
import type { CartDiscount, CartError, LineOffer } from '../cart.ts';
import { codeGivesNothing } from '../errors.ts';
import { isSameCode } from './couponsOf.ts';
import type { CheckedCodes } from './couponsOf.ts';
import type { EvaluatedOffers } from './evaluateOffers.ts';
import { GIFT_FIELD } from './giftsOf.ts';
import type { Gifts } from './giftsOf.ts';
import type { OfferInputs } from './offerInputs.ts';

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

export interface Telling {
  readonly currency: string;
  readonly newCode: string | null;
  readonly checked: CheckedCodes;
  readonly offers: OfferInputs | undefined;
  readonly evaluated: EvaluatedOffers;
  readonly gifts: Gifts;
  /** The amount that coupons with free shipping took off the shipping fee. */
  readonly freedShipping: Minor;
}

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

/** Tells the promotions of the class product, or those of the other classes. One that gives nothing is left out. */
function promotionRows(
  { currency, evaluated: { promotions }, gifts }: Telling,
  isLate: boolean,
): readonly CartDiscount[] {
  const rows: PromotionOutcome['discounts'] = promotions?.discounts ?? [];
  return rows
    .filter((row) => (row.class !== 'product') === isLate)
    .filter(({ amount, promotion }) => amount > 0 || gifts.given.has(promotion.uuid))
    .map(({ promotion, code, amount, class: of }) => ({
      promotion_id: promotion.uuid,
      coupon: code,
      label: promotion.label,
      amount: toNumber(amount, currency),
      class: of,
    }));
}

function couponRows({ currency, checked, evaluated, freedShipping }: Telling): readonly CartDiscount[] {
  const row = (code: string, amount: Minor, of: CartDiscount['class']): readonly CartDiscount[] =>
    amount > 0
      ? [{ promotion_id: null, coupon: code, label: code, amount: toNumber(amount, currency), class: of }]
      : [];
  const freeing = checked.coupons.find(({ benefit }) => benefit.freeShipping);
  return checked.coupons.flatMap((coupon, index) => {
    const off = (evaluated.shares[index] ?? []).reduce((sum, share) => sum + share, 0);
    const freed = coupon === freeing ? freedShipping : 0;
    return [...row(coupon.code, off, 'order'), ...row(coupon.code, freed, 'shipping')];
  });
}

function lineRows({ currency }: Telling, { promotions, shares, offLines }: EvaluatedOffers) {
  return offLines.map((_off, index): readonly LineOffer[] => [
    ...(promotions?.lines[index] ?? []).map(({ promotion, amount }) => ({
      promotion_id: promotion.uuid,
      amount: toNumber(amount, currency),
    })),
    ...shares.flatMap((share) => {
      const amount = share[index] ?? 0;
      return amount > 0 ? [{ promotion_id: null, amount: toNumber(amount, currency) }] : [];
    }),
  ]);
}

/** Names the promotion on the line of each gift. The lines of gifts come after those of the shopper. */
const giftRows = ({ gifts }: Telling): readonly (readonly LineOffer[])[] =>
  gifts.givers.map((promotion_id) => [{ promotion_id, amount: 0 }]);
