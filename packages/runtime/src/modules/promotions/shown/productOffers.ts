import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import { int } from '../../../platform/db/columns.ts';
import { currencyOf } from '../../catalog/index.ts';
import type { OfferedProduct, OfferSource, ProductOffer, ProductOffers } from '../../catalog/index.ts';
import { summaryWords } from '../summaryWords.ts';
import { possiblePromotions } from '../evaluate/promotionIndex.ts';
import { promotionTraits } from '../inCart/candidates.ts';
import type { CartPromotion } from '../inCart/candidates.ts';
import type { Promotion } from '../promotion.ts';
import { productSentence } from './productSentence.ts';
import { appliesToProduct, isShownOnProducts, needsTraits, together } from './shownPromotion.ts';
import { offerTraitsColumn, readShownPromotions } from './shownPromotions.repo.ts';

/** The time between two reads of a process, which learns of changes by other processes in no other way. */
const REFRESH_MS = 2000;

/** The promotions that a process shows on products, until one is written. */
interface Shown {
  readonly state: string;
  readonly promotions: readonly CartPromotion[];
  /** The times at which promotions begin and end, in milliseconds since 1970, in ascending order. */
  readonly boundaries: readonly number[];
  /** The offers of the period that was asked for last. */
  last: { readonly period: number; readonly offers: ProductOffers | null } | null;
}

const shownBy = new WeakMap<AppContext['config'], Shown>();

/** Reads the promotions that are shown on products again, if one of them was written. Runs one SQL statement. */
export async function refreshOffers({ config, db }: AppContext): Promise<void> {
  const { state, promotions } = await readShownPromotions(db, shownBy.get(config)?.state ?? null);
  if (promotions === null) return;
  const shown = promotions.filter(isShownOnProducts);
  const times = shown.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]);
  const boundaries = times.flatMap((time) => (time === null ? [] : [Date.parse(time)]));
  shownBy.set(config, {
    state,
    promotions: shown,
    boundaries: [...new Set(boundaries)].sort((a, b) => a - b),
    last: null,
  });
}

/** Returns the offers on products that are on now. Null if there are none. Runs no query. */
function currentOffers({ config, clock }: AppContext): ProductOffers | null {
  const shown = shownBy.get(config);
  if (!shown || shown.promotions.length === 0) return null;
  const now = clock.now().getTime();
  const period = shown.boundaries.findLast((time) => time <= now) ?? 0;
  if (shown.last?.period !== period) shown.last = { period, offers: offersAt(shown, period, now) };
  return shown.last.offers;
}

function offersAt({ state, promotions }: Shown, period: number, now: number): ProductOffers | null {
  const on = promotions.filter(
    ({ starts_at, ends_at }) =>
      (starts_at === null || Date.parse(starts_at) <= now) && (ends_at === null || Date.parse(ends_at) > now),
  );
  if (on.length === 0) return null;
  const limited = on.filter(({ max_uses }) => max_uses !== null).map(({ promotion_id }) => promotion_id);
  return {
    key: `offers ${state} ${period}`,
    traits: offerTraitsColumn(on.some(needsTraits), limited),
    offersOf: (app, product) => offersOf(app, on, product),
  };
}

/** The facts about a product that decide about its offers. */
const offerTraits = z.object({
  /** Null if the SKU alone decides. */
  traits: promotionTraits.nullable(),
  /** The promotions that are used up. Null if there are none. */
  spent: z.array(int).nullable(),
});

const NO_TRAITS = { categories: [], collections: [], attributes: [] };
const ANYBODY = { groups: [] };

function offersOf(
  app: AppContext,
  promotions: readonly CartPromotion[],
  { product_id, sku, price, gift_card, offer_traits }: OfferedProduct,
): readonly ProductOffer[] {
  // Promotions take nothing off gift cards.
  if (offer_traits === undefined || gift_card !== null || Number(price) === 0) return [];
  const { traits, spent } = offerTraits.parse(offer_traits);
  const line = {
    key: '',
    position: 0,
    product_id,
    sku,
    qty: 1,
    unit_price: 0,
    weight: 0,
    eligible: true,
    ...(traits ?? NO_TRAITS),
  };
  const found = possiblePromotions(promotions, { lines: [line], country: null }, ANYBODY).filter(
    (promotion) => spent?.includes(promotion.promotion_id) !== true && appliesToProduct(promotion, line),
  );
  return together(found).map((promotion) => offerOf(app, promotion));
}

function offerOf(app: AppContext, promotion: Promotion): ProductOffer {
  const words = { ...summaryWords(app, () => null, null), currency: currencyOf(app) };
  const { uuid, label, ends_at } = promotion;
  return { uuid, label, sentence: productSentence(promotion, words), ends_at };
}

/** The routes that write promotions. */
const CHANGES = /^(?:create|update|delete)Promotion$/;

/** Creates the service that knows the offers on products. */
export const productOffersService = (app: AppContext): OfferSource => ({
  current: currentOffers,
  isChangedBy: (routeId) => CHANGES.test(routeId),
  refresh: () => refreshOffers(app),
});

/**
 * Reads the promotions that are shown on products at startup. In production, reads them again every few seconds, because another process may
 * have changed them.
 */
export async function watchOffers(app: AppContext): Promise<() => void> {
  await refreshOffers(app);
  if (app.config.mode !== 'production') return () => undefined;
  const timer = setInterval(() => {
    refreshOffers(app).catch((error: unknown) =>
      app.log.warn({ err: error }, 'could not read the promotions on products'),
    );
  }, REFRESH_MS).unref();
  return () => clearInterval(timer);
}
