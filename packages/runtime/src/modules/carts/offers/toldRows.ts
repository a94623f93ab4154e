import { toNumber } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import type { PromotionOutcome } from '../../promotions/index.ts';
import type { CartDiscount } from '../cart.ts';
import type { LineOffer } from '../cartLine.ts';
import type { CheckedCodes } from './couponsOf.ts';
import type { EvaluatedOffers } from './evaluateOffers.ts';
import type { Gifts } from './giftsOf.ts';
import type { OfferInputs } from './offerInputs.ts';

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

/** Tells the promotions of the class product, or those of the other classes. One that gives nothing is left out. */
export function promotionRows(
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

/** Lists what the coupons take off. */
export function couponRows({
  currency,
  checked,
  evaluated,
  freedShipping,
}: Telling): readonly CartDiscount[] {
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

/** Lists what offers take off each line. */
export function lineRows({ currency }: Telling, { promotions, shares, offLines }: EvaluatedOffers) {
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
export const giftRows = ({ gifts }: Telling): readonly (readonly LineOffer[])[] =>
  gifts.givers.map((promotion_id) => [{ promotion_id, amount: 0 }]);
