import { storedText } from '../../../platform/messages/storedText.ts';
import { toDecimal } from '../../../platform/money.ts';
import type { PromotionPart } from '../contract.ts';
import type { Condition } from '../promotion.ts';
import { thresholdOf } from './amounts.ts';
import type { PromotionBuyer, PromotionCart, PromotionLine, PromotionReason } from './promotionCart.ts';
import type { PromotionKinds } from './promotionKinds.ts';
import { REASONS, noAmount, unmet } from './promotionReason.ts';
import { hasOneOf, hasOption, isOneOf, isSelected } from './selectMatch.ts';
import { isBetween } from './shopTime.ts';
import type { ShopTime } from './shopTime.ts';

/** The cart and the buyer that conditions are evaluated for. */
export interface ConditionContext {
  readonly cart: PromotionCart;
  readonly buyer: PromotionBuyer;
  readonly now: Date;
  readonly timeZone: string;
  /** The time in the shop's time zone. */
  readonly time: ShopTime;
  readonly kinds: PromotionKinds;
  /** False if it is enough to know that a condition is not met. */
  readonly isTold: boolean;
}

/** Returns the reason of the first condition that a cart or its buyer does not meet. Null if there is none. Pure. */
export function firstUnmet(
  conditions: readonly Condition[],
  context: ConditionContext,
): PromotionReason | null {
  for (const condition of conditions) {
    const found = unmetBy(condition, context);
    if (found) return found;
  }
  return null;
}

/** Lists a reason for each condition that a cart or its buyer does not meet. Pure. */
export function unmetConditions(
  conditions: readonly Condition[],
  context: ConditionContext,
): readonly PromotionReason[] {
  return conditions.flatMap((condition) => unmetBy(condition, context) ?? []);
}

function unmetBy(condition: Condition, context: ConditionContext): PromotionReason | null {
  const { cart, buyer, time } = context;
  switch (condition.kind) {
    case 'products':
      return hasLine(cart, ({ sku }) => isOneOf(sku, condition.skus));
    case 'categories':
      return hasLine(cart, ({ categories }) => hasOneOf(categories, condition.ids));
    case 'collections':
      return hasLine(cart, ({ collections }) => hasOneOf(collections, condition.ids));
    case 'attribute':
      return hasLine(cart, (line) => hasOption(line, condition));
    case 'subtotal':
      return subtotalReason(condition, context);
    case 'qty':
      return qtyReason(condition, cart);
    case 'groups':
      return hasOneOf(buyer.groups, condition.ids) ? null : REASONS.groups;
    case 'first_order':
      return ordersReason(buyer, (orders) => orders === 0, REASONS.firstOrder);
    case 'returning':
      return ordersReason(buyer, (orders) => orders > 0, REASONS.returning);
    case 'countries':
      return cart.country !== null && condition.codes.includes(cart.country) ? null : REASONS.countries;
    case 'weekdays':
      return condition.days.includes(time.day) ? null : REASONS.weekdays;
    case 'hours':
      return hoursReason(condition, time);
    default:
      return otherReason(condition, context);
  }
}

type Of<Kind extends Condition['kind']> = Extract<Condition, { readonly kind: Kind }>;

const hasLine = (
  { lines }: PromotionCart,
  matches: (line: PromotionLine) => boolean,
): PromotionReason | null => (lines.some((line) => line.eligible && matches(line)) ? null : REASONS.products);

function subtotalReason(
  { min, amounts }: Of<'subtotal'>,
  { cart: { terms, sub_total }, isTold }: ConditionContext,
): PromotionReason | null {
  const least = thresholdOf(terms, min, amounts);
  if (least === null) return unmet(noAmount(terms.code).message);
  if (sub_total >= least) return null;
  if (!isTold) return REASONS.other;
  const amount = { amount: toDecimal(least, terms.code), currency: terms.code };
  return unmet(storedText('promotions.reason.subtotal', { amount }));
}

function qtyReason({ min, of }: Of<'qty'>, { lines }: PromotionCart): PromotionReason | null {
  const units = lines.reduce((sum, line) => sum + (isSelected(line, of) ? line.qty : 0), 0);
  return units >= min ? null : unmet(storedText('promotions.reason.qty', { qty: min }));
}

function ordersReason(
  { orders }: PromotionBuyer,
  holds: (orders: number) => boolean,
  other: PromotionReason,
): PromotionReason | null {
  if (orders === null) return REASONS.unknownBuyer;
  return holds(orders) ? null : other;
}

const hoursReason = ({ from, to }: Of<'hours'>, { minute }: ShopTime): PromotionReason | null =>
  isBetween(minute, from, to) ? null : unmet(storedText('promotions.reason.hours', { from, to }));

/** Asks the extension whose kind it is. A condition of an extension that is not installed holds for nobody. */
function otherReason(condition: PromotionPart, context: ConditionContext): PromotionReason | null {
  const { cart, buyer, now, timeZone, kinds } = context;
  const kind = kinds.conditions.get(condition.kind);
  if (!kind) return REASONS.other;
  const call = { condition, cart, buyer, now, timeZone };
  if (kind.holds(call)) return null;
  return kind.unmet ? unmet(kind.unmet(call)) : REASONS.other;
}
