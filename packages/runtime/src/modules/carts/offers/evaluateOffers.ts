import type { Minor } from '../../../platform/money.ts';
import type { ItemTotals } from '../../pricing/index.ts';
import { evaluatePromotions, nextOffers, promotionNeeds } from '../../promotions/index.ts';
import type { NextOffer, PromotionOutcome } from '../../promotions/index.ts';
import { termsOfCart } from '../cartCurrency.ts';
import type { CartDraft } from '../draft.ts';
import type { PricingInputs } from '../inputs/cartInputs.ts';
import { isSameCode } from './couponsOf.ts';
import type { AppliedCoupon } from './couponsOf.ts';
import type { OfferInputs } from './offerInputs.ts';
import type { OfferedLine } from './offeredLines.ts';
import { sharesOf, promotionLine } from './offeredLines.ts';

/** The offers that a cart would get, which are found when they are asked for. */
export interface NearOffers {
  /** Returns the offers that the cart is near. */
  next(): readonly NextOffer[];
  /** Reports whether offers make the shipping free, also before its fee is known. */
  shipsFree(): boolean;
}

/** The result of the offers of a cart. */
export interface EvaluatedOffers extends NearOffers {
  /** The outcome of the promotions. Null if none can apply. */
  readonly promotions: PromotionOutcome | null;
  /** The amounts that each coupon takes off each line. */
  readonly shares: readonly (readonly Minor[])[];
  /** The amounts that all offers together take off each line. */
  readonly offLines: readonly Minor[];
  readonly shippingOff: Minor;
}

/** The values that offers depend on besides the lines. */
export interface OfferedCart {
  readonly draft: Pick<CartDraft, 'currency' | 'addresses'>;
  /** `offers` are those of the codes that are on the cart; see `withEntered`. */
  readonly inputs: Pick<PricingInputs, 'offers' | 'currencies'>;
  readonly coupons: readonly AppliedCoupon[];
  /** The items without gift cards, which no offer applies to and no minimum counts. */
  readonly offerable: Pick<ItemTotals<OfferedLine>, 'sub_total'>;
  /** The shipping fee before promotions. Null if it is not known yet. */
  readonly shippingCost: Minor | null;
  readonly now: Date;
}

/** A shipping fee in minor units that no amount off pays whole, in place of one that is not known. */
const ANY_FEE = 1_000_000_000;

/** Evaluates the promotions and coupons of a cart without its gifts. Pure. */
export function evaluateOffers(
  items: ItemTotals<OfferedLine>,
  { draft, inputs, coupons, offerable, shippingCost, now }: OfferedCart,
): EvaluatedOffers {
  const { lines } = items;
  const bases = lines.map(({ base }) => base);
  const { offers } = inputs;
  const freesShipping = coupons.some(({ benefit }) => benefit.freeShipping);
  if (!offers || offers.promotions.length + offers.entered.length === 0) {
    const shares = sharesOf(coupons, lines, bases);
    return {
      promotions: null,
      shares,
      offLines: addUp(bases.length, shares),
      shippingOff: 0,
      next: () => [],
      shipsFree: () => freesShipping,
    };
  }
  let shares: readonly (readonly Minor[])[] = [];
  const [first] = coupons;
  const cart = {
    terms: termsOfCart(inputs.currencies, draft),
    sub_total: offerable.sub_total,
    lines: lines.map(promotionLine),
    shippingCost,
    country: draft.addresses.shipping?.country ?? null,
  };
  const entered = {
    ...offers,
    coupon: first
      ? {
          code: first.code,
          discounts(left: readonly Minor[]) {
            shares = sharesOf(coupons, lines, left);
            return addUp(left.length, shares);
          },
        }
      : null,
    now,
  };
  const outcome = evaluatePromotions(cart, entered, offers.kinds);
  const offLines = lines.map((_line, index) =>
    (outcome.lines[index] ?? []).reduce((sum, { amount }) => sum + amount, outcome.coupon[index] ?? 0),
  );
  return {
    promotions: outcome,
    shares,
    offLines,
    shippingOff: outcome.shippingOff,
    next: () => nextOffers(cart, entered, offers.kinds),
    shipsFree() {
      const cost = shippingCost ?? ANY_FEE;
      const filled = { ...cart, shippingCost: cost };
      return freesShipping || evaluatePromotions(filled, entered, offers.kinds).shippingOff >= cost;
    },
  };
}

/** Leaves out codes that were loaded and are not on the cart, such as one that is removed, and the promotions that need them. Pure. */
export function withEntered<I extends Pick<PricingInputs, 'offers'>>(
  inputs: I,
  { codes: typed }: Pick<CartDraft, 'codes'>,
): I {
  const { offers } = inputs;
  if (!offers || offers.entered.length === 0) return inputs;
  const codes = offers.codes.filter(({ code }) => typed.some((known) => isSameCode(known, code)));
  const coded = new Set(codes.map(({ promotion_id }) => promotion_id));
  const kept = offers.entered.filter(
    ({ code_required, promotion_id }) => !code_required || coded.has(promotion_id),
  );
  return { ...inputs, offers: { ...offers, codes, entered: kept } };
}

const addUp = (count: number, shares: readonly (readonly Minor[])[]): readonly Minor[] =>
  Array.from({ length: count }, (_, index) => shares.reduce((sum, share) => sum + (share[index] ?? 0), 0));

/** Reports whether the evaluation depends on the shipping fee. */
export const dependsOnShipping = (offers: OfferInputs | undefined): boolean =>
  offers !== undefined &&
  (promotionNeeds(offers.promotions).shipping ||
    offers.entered.some((promotion) => promotion.class === 'shipping'));
