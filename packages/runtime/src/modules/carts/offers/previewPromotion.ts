import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { checkedPromotion, reasonText } from '../../promotions/index.ts';
import type { CartPromotion, NewPromotion, PromotionCode } from '../../promotions/index.ts';
import type { CartDiscount } from '../cart.ts';
import { draftOf } from '../draft.ts';
import { activeCartNotFound } from '../errors.ts';
import { loadCartInputs } from '../inputs/loadCartInputs.ts';
import type { CartInputs } from '../inputs/cartInputs.ts';
import { computeCart } from '../recomputeCart.ts';
import { rememberQuotes } from '../shippingQuotes.ts';

/** What a promotion would do for a cart. */
export interface PreviewedPromotion {
  readonly applies: boolean;
  readonly reasons: readonly { readonly code: string; readonly message: string }[];
  /** What it takes off. Empty if it does not apply, and for a gift that is left out. */
  readonly discounts: readonly CartDiscount[];
}

/**
 * Computes a cart with a promotion that is not stored, beside those that are on, as if its code had been entered. Writes nothing. Throws
 * `CART_NOT_FOUND` (404), and what creating the promotion would throw. Must not be called inside a transaction.
 */
export async function previewPromotion(
  app: AppContext,
  db: Db,
  cartId: string,
  body: NewPromotion,
): Promise<PreviewedPromotion> {
  const checked = await checkedPromotion(app, db, body);
  const { action } = checked;
  const inputs = await loadCartInputs(app, db, cartId, { skus: action.kind === 'gift' ? [action.sku] : [] });
  if (!inputs) throw activeCartNotFound(cartId);
  const uuid = randomUUID();
  const tried = withPromotion(inputs, { ...checked, uuid });
  const computation = await computeCart(app, rememberQuotes(app, db), draftOf(inputs), tried);
  const words = { text: app.texts(), locale: app.locale };
  const explained = computation.evaluated.promotions?.explained.find(
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
      .map((discount) => ({ ...discount, promotion_id: null, coupon: null })),
  };
}

type Tried = Awaited<ReturnType<typeof checkedPromotion>> & { readonly uuid: string };

/** Adds a promotion as the newest one, with its code. */
function withPromotion(inputs: CartInputs, promotion: Tried): CartInputs {
  const { offers } = inputs;
  if (!offers) return inputs;
  const promotion_id = Math.max(0, ...offers.promotions.map((known) => known.promotion_id)) + 1;
  const tried: CartPromotion = { ...promotion, promotion_id, used: 0, gift_product_id: null };
  const code: PromotionCode = { code: promotion.uuid, promotion_id, max_uses: null, used: 0 };
  return {
    ...inputs,
    offers: { ...offers, promotions: [...offers.promotions, tried], codes: [...offers.codes, code] },
  };
}
