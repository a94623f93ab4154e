import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { reasonText, triedPromotion } from '../../promotions/index.ts';
import type { CartPromotion, NewPromotion, Promotion, PromotionCode } from '../../promotions/index.ts';
import type { CartDiscount } from '../cart.ts';
import { draftOf } from '../draft.ts';
import { activeCartNotFound } from '../errors.ts';
import { loadCartInputs } from '../inputs/loadCartInputs.ts';
import type { CartInputs } from '../inputs/cartInputs.ts';
import { computeCart } from '../recomputeCart.ts';
import { rememberQuotes } from '../shippingQuotes.ts';

/** The effect of a promotion on a cart. */
export interface PreviewedPromotion {
  readonly applies: boolean;
  readonly reasons: readonly { readonly code: string; readonly message: string }[];
  /** The amounts that it takes off. Empty if it does not apply, and for a gift that is left out. */
  readonly discounts: readonly CartDiscount[];
}

/**
 * Computes a cart with a promotion, stored or not, beside those that are on, as if its code had been entered. Writes nothing. Throws
 * `CART_NOT_FOUND` (404), and what `triedPromotion` throws. Must not be called inside a transaction.
 */
export async function previewPromotion(
  app: AppContext,
  db: Db,
  cartId: string,
  sent: NewPromotion | string,
): Promise<PreviewedPromotion> {
  const tried = await triedPromotion(app, db, sent);
  const { action } = tried;
  const skus = action.kind === 'gift' ? [action.sku] : [];
  const inputs = await loadCartInputs(app, db, cartId, { skus });
  if (!inputs) throw activeCartNotFound(cartId);
  const uuid = tried.uuid === '' ? randomUUID() : tried.uuid;
  const together = withPromotion(inputs, { ...tried, uuid });
  const draft = draftOf(inputs);
  const tryingDraft = { ...draft, codes: [...draft.codes, uuid] };
  const computation = await computeCart(app, rememberQuotes(app, db), tryingDraft, together);
  const words = { text: app.texts(), locale: app.locale };
  const explained = computation.evaluated.promotions?.explainedEntered.find(
    ({ promotion }) => promotion.uuid === uuid,
  );
  return {
    applies: explained?.applies ?? false,
    reasons: (explained?.reasons ?? []).map((reason) => ({
      code: reason.code,
      message: reasonText(reason, words),
    })),
    discounts: computation.offers.discounts
      .filter(({ promotion_id }) => promotion_id === uuid)
      .map((discount) => ({ ...discount, promotion_id: tried.uuid === '' ? null : uuid, coupon: null })),
  };
}

/** Adds a promotion with a code to those of a cart, in the place of itself if it is stored, else as the newest one. */
function withPromotion(inputs: CartInputs, promotion: Promotion): CartInputs {
  const { offers } = inputs;
  if (!offers) return inputs;
  const others = offers.entered.filter(({ uuid }) => uuid !== promotion.uuid);
  const newest =
    [...offers.promotions, ...others].reduce((most, known) => Math.max(most, known.promotion_id), 0) + 1;
  const promotion_id = promotion.promotion_id === 0 ? newest : promotion.promotion_id;
  const tried: CartPromotion = { ...withLists(promotion), promotion_id, gift_product_id: null };
  const code: PromotionCode = { code: promotion.uuid, promotion_id, max_uses: null, used: 0 };
  return {
    ...inputs,
    offers: { ...offers, entered: [...others, tried], codes: [...offers.codes, code] },
  };
}

const withLists = (promotion: Promotion) => ({
  ...promotion,
  combines: [...promotion.combines],
  conditions: [...promotion.conditions],
});
