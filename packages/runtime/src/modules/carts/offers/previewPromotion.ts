import { randomUUID } from 'node:crypto';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { toNumber } from '../../../platform/money.ts';
import { reasonText, triedPromotion } from '../../promotions/index.ts';
import type {
  CartPromotion,
  NewPromotion,
  Promotion,
  PromotionCode,
  PromotionOutcome,
} from '../../promotions/index.ts';
import { computeCart } from '../recomputeCart.ts';
import type { CartComputation } from '../recomputeCart.ts';
import type { OfferInputs } from './offerInputs.ts';
import { isGift } from './giftsOf.ts';
import { triedCart } from './triedCart.ts';
import type { TriedItems } from './triedCart.ts';
import type { PreviewedPromotion } from './previewedPromotion.ts';

/** A promotion to try, in the place of a stored one if `promotion_id` is given, on a cart or on products. */
export interface PromotionTrial extends TriedItems {
  readonly promotion: NewPromotion;
  readonly promotion_id?: string | undefined;
  /** The language of the reasons. Undefined for the shop language. */
  readonly locale?: string | undefined;
}

/**
 * Computes a cart with a promotion, stored or not, beside those that are on, as if its code had been entered. Writes nothing. Throws
 * `CART_NOT_FOUND` (404), 400 for an unknown product or customer, and what `triedPromotion` throws. Must not be called inside a transaction.
 */
export async function previewPromotion(
  app: AppContext,
  db: Db,
  { promotion: sent, promotion_id: id, locale, ...items }: PromotionTrial,
): Promise<PreviewedPromotion> {
  const tried = await triedPromotion(app, db, sent, id);
  const { action } = tried;
  const { draft, inputs, quote } = await triedCart(
    app,
    db,
    items,
    action.kind === 'gift' ? [action.sku] : [],
  );
  const uuid = tried.uuid === '' ? randomUUID() : tried.uuid;
  const computation = await computeCart(
    app,
    quote,
    { ...draft, codes: [...draft.codes, uuid] },
    { ...inputs, offers: inputs.offers && withPromotion(inputs.offers, { ...tried, uuid }) },
  );
  const { promotions } = computation.evaluated;
  const words = wordsIn(app, locale);
  const explained = promotions?.explained.find(({ promotion }) => promotion.uuid === uuid);
  return {
    applies: explained?.applies ?? false,
    reasons: (explained?.reasons ?? []).map((reason) => ({
      code: reason.code,
      message: reasonText(reason, words),
    })),
    discounts: computation.offers.discounts
      .filter(({ promotion_id }) => promotion_id === uuid)
      .map((discount) => ({ ...discount, promotion_id: tried.uuid === '' ? null : uuid, coupon: null })),
    currency: draft.currency,
    lines: linesOf(computation, draft.currency, uuid),
    kept_out: keptOut(promotions, { ...tried, uuid }, words),
  };
}

/** Returns the texts of a language, with the locale that formats their amounts. */
function wordsIn(app: AppContext, language = app.locale) {
  const locale = app.locale.startsWith(language) ? app.locale : language;
  return { text: app.texts(locale), locale };
}

/** Tells what the promotion takes off each line. The lines that it gives come last. */
function linesOf({ totals, offers }: CartComputation, currency: string, uuid: string) {
  return totals.lines.map((line, index) => ({
    sku: line.sku,
    name: line.product.name,
    qty: line.qty,
    is_gift: isGift(line),
    total: toNumber(line.base, currency),
    amount: offers.lines[index]?.find(({ promotion_id }) => promotion_id === uuid)?.amount ?? 0,
  }));
}

/** Lists the promotions that the tried one keeps out, with the reason in words. */
function keptOut(outcome: PromotionOutcome | null, tried: Promotion, words: ReturnType<typeof wordsIn>) {
  return (outcome?.explained ?? []).flatMap(({ promotion, reasons }) => {
    const reason = reasons.find(
      ({ code, message }) => code === 'EXCLUDED' && message.values['name'] === tried.label,
    );
    if (!reason || promotion.uuid === tried.uuid) return [];
    return [{ promotion_id: promotion.uuid, name: promotion.name, message: reasonText(reason, words) }];
  });
}

/** Adds a promotion with a code to those of a cart, in the place of itself if it is stored, else as the newest one. */
function withPromotion(offers: OfferInputs, promotion: Promotion): OfferInputs {
  const others = offers.entered.filter(({ uuid }) => uuid !== promotion.uuid);
  const newest =
    [...offers.promotions, ...others].reduce((most, known) => Math.max(most, known.promotion_id), 0) + 1;
  const promotion_id = promotion.promotion_id === 0 ? newest : promotion.promotion_id;
  const tried: CartPromotion = { ...withLists(promotion), promotion_id, gift_product_id: null };
  const code: PromotionCode = { code: promotion.uuid, promotion_id, max_uses: null, used: 0 };
  return { ...offers, entered: [...others, tried], codes: [...offers.codes, code] };
}

const withLists = (promotion: Promotion) => ({
  ...promotion,
  combines: [...promotion.combines],
  conditions: [...promotion.conditions],
});
