import type { ProductInputs, Products } from '../inputs/cartInputs.ts';
import type { PromotionGift } from '../../promotions/index.ts';
import { cartErrorOf } from '../cartError.ts';
import type { CartError } from '../cartError.ts';
import type { DraftLine } from '../draft.ts';
import { giftOutOfStock } from '../errors.ts';
import { productUnits } from '../lineKey.ts';
import type { OfferInputs } from './offerInputs.ts';

/** The origin of the line of a gift. */
const GIFT = 'gift:';

/** Reports whether a line is a gift. */
export const isGift = ({ line_origin }: Pick<DraftLine, 'line_origin'>): boolean =>
  line_origin?.startsWith(GIFT) ?? false;

/** Adds the promotion of a gift to those whose gifts the shopper does not want. */
export function declinedWith(
  declined: readonly string[],
  gift: Pick<DraftLine, 'line_origin'>,
  offers: OfferInputs | undefined,
): readonly string[] {
  const promotion = [...(offers?.entered ?? []), ...(offers?.promotions ?? [])].find(
    ({ promotion_id }) => gift.line_origin === `${GIFT}${promotion_id}`,
  );
  return promotion ? [...declined, promotion.uuid] : declined;
}

/** The `field` of an error about a gift, before the UUID of its promotion. */
export const GIFT_FIELD = 'gifts.';

export interface Gifts {
  readonly lines: readonly DraftLine[];
  /** The UUID of the promotion of each line. */
  readonly givers: readonly string[];
  /** The promotions whose gifts have a line. */
  readonly given: ReadonlySet<string>;
  /** The promotions whose gifts the shopper removed, without those that give none any more. */
  readonly declined: readonly string[];
  readonly errors: readonly CartError[];
}

const NO_GIFTS: Gifts = { lines: [], givers: [], given: new Set(), declined: [], errors: [] };

/**
 * Makes the lines of gifts, for what the lines of the shopper leave in stock. A gift that is sold out, disabled or unknown is left out, with an
 * error for the shopper; one that the shopper removed is left out. Pure.
 */
export function giftsOf(
  gifts: readonly PromotionGift[],
  {
    lines,
    declined_gifts,
  }: { readonly lines: readonly DraftLine[]; readonly declined_gifts: readonly string[] },
  products: Products,
): Gifts {
  if (gifts.length === 0 || lines.length === 0) return NO_GIFTS;
  const units = new Map(productUnits(lines));
  const made: DraftLine[] = [];
  const givers: string[] = [];
  const declined: string[] = [];
  const errors: CartError[] = [];
  for (const { promotion, sku, qty: wanted } of gifts) {
    const { uuid, promotion_id } = promotion;
    if (declined_gifts.includes(uuid)) {
      declined.push(uuid);
      continue;
    }
    const product = [...products.values()].find((candidate) => candidate.sku === sku);
    const taken = product ? (units.get(product.product_id) ?? 0) : 0;
    const qty = product ? Math.min(wanted, unitsLeft(product, taken)) : 0;
    if (!product || qty < 1) {
      const name = product?.name ?? promotion.label;
      errors.push(cartErrorOf(giftOutOfStock(name), `${GIFT_FIELD}${uuid}`));
      continue;
    }
    units.set(product.product_id, taken + qty);
    made.push({ product_id: product.product_id, qty, line_origin: `${GIFT}${promotion_id}` });
    givers.push(uuid);
  }
  return { lines: made, givers, given: new Set(givers), declined, errors };
}

function unitsLeft(
  { status, manage_stock, stock_availability, stock, gift_card }: ProductInputs,
  taken: number,
): number {
  // A gift card has no amount that an offer could give.
  if (!status || gift_card) return 0;
  if (!manage_stock) return Number.POSITIVE_INFINITY;
  return stock_availability ? Math.max(0, stock - taken) : 0;
}
