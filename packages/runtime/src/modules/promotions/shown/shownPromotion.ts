import type { PromotionLine } from '../evaluate/promotionCart.ts';
import { isSelected } from '../evaluate/selectMatch.ts';
import type { Condition, Promotion, Select } from '../promotion.ts';

/** Returns the products that a condition asks for. Null if it asks for something else, which a product by itself does not have. */
function selectOf(condition: Condition): Select | null {
  switch (condition.kind) {
    case 'products':
      return { skus: condition.skus };
    case 'categories':
      return { categories: condition.ids };
    case 'collections':
      return { collections: condition.ids };
    case 'attribute':
      return { attribute: { code: condition.code, options: condition.options } };
    default:
      return null;
  }
}

/** Returns the products that an action concerns: one of the selects has to choose a product. Null for actions that concern no product by itself. */
function selectsOf({ action }: Promotion): readonly (Select | undefined)[] | null {
  switch (action.kind) {
    case 'percent':
    case 'amount':
    case 'fixed_price':
    case 'cheapest_free':
      return [action.select];
    case 'tiers':
      return action.by === 'qty' ? [undefined] : null;
    case 'buy_x_get_y':
      return [action.buy.select, action.get.select];
    default:
      return null;
  }
}

/** The products that a promotion is shown on. */
interface ShownOn {
  /** All of these choose the product. */
  readonly all: readonly Select[];
  /** One of these chooses it. */
  readonly some: readonly (Select | undefined)[];
}

/** The selects of promotions. Promotions are kept from one request to the next, and so are their lists. */
const known = new WeakMap<Promotion, ShownOn | 'nowhere'>();

function shownOn(promotion: Promotion): ShownOn | 'nowhere' {
  const kept = known.get(promotion);
  if (kept) return kept;
  const all = promotion.conditions.map(selectOf);
  const some = selectsOf(promotion);
  const found =
    some === null || all.includes(null) ? 'nowhere' : { all: all.filter((one) => one !== null), some };
  known.set(promotion, found);
  return found;
}

/**
 * Reports whether a promotion may be shown on products: it is of class product and applies without a code, its conditions ask for nothing but a
 * product, and its action concerns single products. Pure.
 */
export const isShownOnProducts = (promotion: Promotion): boolean =>
  promotion.status &&
  !promotion.code_required &&
  promotion.class === 'product' &&
  shownOn(promotion) !== 'nowhere';

/** Reports whether a promotion depends on more of a product than its SKU. Pure. */
export function needsTraits(promotion: Promotion): boolean {
  const found = shownOn(promotion);
  if (found === 'nowhere') return false;
  return [...found.all, ...found.some].some(
    (select) => select?.categories !== undefined || select?.collections !== undefined || select?.attribute,
  );
}

/** Reports whether a promotion applies to a product by itself. Pure. */
export function appliesToProduct(promotion: Promotion, product: PromotionLine): boolean {
  const found = shownOn(promotion);
  return (
    found !== 'nowhere' &&
    found.all.every((select) => isSelected(product, select)) &&
    found.some.some((select) => isSelected(product, select))
  );
}

/**
 * Returns those of the promotions that apply to a product together, given in the order in which they are considered: the first, and the others
 * as far as they combine with all before them. Pure.
 */
export function together(promotions: readonly Promotion[]): readonly Promotion[] {
  const given: Promotion[] = [];
  for (const promotion of promotions) {
    const [first] = given;
    if (first?.is_exclusive) break;
    const combines = [...given, promotion].every((one) => one.combines.includes('product'));
    if (!first || (combines && !promotion.is_exclusive)) given.push(promotion);
  }
  return given;
}
