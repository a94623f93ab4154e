import type { Promotion } from '../promotion.ts';

/** The values that promotions depend on besides the products of a cart, so that no others are read. */
export interface PromotionNeeds {
  /** True if one has a condition about groups. */
  readonly groups: boolean;
  /** True if one has a condition about earlier orders. */
  readonly orders: boolean;
  /** True if one has a limit for each customer. */
  readonly uses: boolean;
  /** True if one changes the shipping fee. */
  readonly shipping: boolean;
}

/** The needs of any promotion. */
export const ANY_NEEDS: PromotionNeeds = { groups: true, orders: true, uses: true, shipping: true };

const CONDITIONS = new Set(
  'products categories collections attribute subtotal qty groups first_order returning countries weekdays hours'.split(
    ' ',
  ),
);
const ACTIONS = new Set(
  'percent amount fixed_price tiers buy_x_get_y cheapest_free gift shipping'.split(' '),
);

const known = new WeakMap<readonly Promotion[], PromotionNeeds>();

/** Returns what a list of promotions depends on. It is kept as long as the list is. Conditions and actions of extensions see the whole buyer. */
export function promotionNeeds(promotions: readonly Promotion[]): PromotionNeeds {
  const kept = known.get(promotions);
  if (kept) return kept;
  const kinds = new Set<string>(promotions.flatMap(({ conditions }) => conditions.map(({ kind }) => kind)));
  const isOther =
    [...kinds].some((kind) => !CONDITIONS.has(kind)) ||
    promotions.some(({ action }) => !ACTIONS.has(action.kind));
  const needs = {
    groups: isOther || kinds.has('groups'),
    orders: isOther || kinds.has('first_order') || kinds.has('returning'),
    uses: isOther || promotions.some(({ max_uses_per_customer: most }) => most !== null),
    shipping: promotions.some((promotion) => promotion.class === 'shipping'),
  };
  known.set(promotions, needs);
  return needs;
}
