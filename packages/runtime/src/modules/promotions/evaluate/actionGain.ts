import { sum } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { apportion, ratio } from '../../../platform/ratio.ts';
import type { PromotionPart } from '../contract.ts';
import type { Action, Amounts, Promotion, PromotionClass, Select, Tier } from '../promotion.ts';
import { WHOLE, amountOf, percentOf, percentOfUnits, thresholdOf } from './amounts.ts';
import { cheapestUnits } from './cheapestUnits.ts';
import type { PromotionBuyer, PromotionCart, PromotionReason } from './promotionCart.ts';
import type { PromotionKinds } from './promotionKinds.ts';
import { REASONS, noAmount } from './promotionReason.ts';
import { isSelected } from './selectMatch.ts';
import { wholeSets } from './wholeSets.ts';

/** The rest of a cart when a promotion is considered. The lines are in the order in which they were made. */
export interface LeftCart {
  readonly cart: PromotionCart;
  /** The rest of the price of each line. */
  readonly left: readonly Minor[];
  readonly shippingLeft: Minor | null;
  readonly buyer: PromotionBuyer;
  readonly now: Date;
  readonly kinds: PromotionKinds;
}

/** The result of a promotion, or the reason why it gives nothing. */
export interface Gain {
  /** The discount on each line. */
  readonly lines: readonly Minor[];
  readonly shipping: Minor;
  readonly gifts: readonly { readonly sku: string; readonly qty: number }[];
}

/** Computes what a promotion gives for what is left of a cart. Never takes more than that. Pure. */
export function actionGain({ action, class: of }: Promotion, on: LeftCart): Gain | PromotionReason {
  switch (action.kind) {
    case 'percent':
      return percentGain(percentOf(action.value), of, select(on, action.select));
    case 'amount':
      return amountGain(action.amounts, of, select(on, action.select));
    case 'fixed_price':
      return fixedPriceGain(action.amounts, select(on, action.select));
    case 'tiers':
      return tiersGain(action, of, on);
    case 'buy_x_get_y':
      return setsGain(action, on);
    case 'cheapest_free':
      return cheapestGain(action.every, select(on, action.select));
    case 'gift':
      return { lines: nothing(on), shipping: 0, gifts: [{ sku: action.sku, qty: action.qty }] };
    case 'shipping':
      return shippingGain(action, on);
    default:
      return otherGain(action, on);
  }
}

/** The selected lines, with what is left of them. A line that is not selected has 0. */
interface Selected extends LeftCart {
  readonly of: readonly Minor[];
}

const select = (on: LeftCart, of: Select | undefined): Selected => ({
  ...on,
  of: on.cart.lines.map((line, index) => (isSelected(line, of) ? (on.left[index] as Minor) : 0)),
});

const nothing = ({ left }: LeftCart): readonly Minor[] => left.map(() => 0);

const gainOf = (lines: readonly Minor[], none: PromotionReason = REASONS.nothing): Gain | PromotionReason =>
  lines.some((amount) => amount > 0) ? { lines, shipping: 0, gifts: [] } : none;

/** Takes an amount off the selected lines once, split in proportion to what is left of them, as coupons do. */
function spread(amount: Minor, { of }: Selected): Gain | PromotionReason {
  const whole = sum(of);
  if (whole === 0) return REASONS.noLines;
  const off = Math.min(amount, whole);
  return gainOf(
    apportion(off, of, (left) => ratio(BigInt(off) * BigInt(left), whole)).map(([, share]) => share),
  );
}

function percentGain(percent: number, of: PromotionClass, on: Selected): Gain | PromotionReason {
  if (of === 'order') return spread(percentOfUnits(sum(on.of), 1, 1, percent), on);
  const lines = on.of.map((left) => percentOfUnits(left, 1, 1, percent));
  return gainOf(lines, hasLeft(on) ? REASONS.nothing : REASONS.noLines);
}

const hasLeft = ({ of }: Selected): boolean => of.some((left) => left > 0);

/** Takes an amount off each unit, or, in the class of orders, off the order. */
function amountGain(amounts: Amounts, of: PromotionClass, on: Selected): Gain | PromotionReason {
  const amount = amountOf(on.cart.terms, amounts);
  if (amount === null) return noAmount(on.cart.terms.code);
  if (of === 'order') return spread(amount, on);
  const lines = on.of.map((left, index) => Math.min(left, amount * qtyAt(on, index)));
  return gainOf(lines, hasLeft(on) ? REASONS.nothing : REASONS.noLines);
}

const qtyAt = ({ cart }: LeftCart, index: number): number => cart.lines[index]?.qty ?? 0;

/** Lowers the price of each unit to an amount. A unit that costs less keeps its price. */
function fixedPriceGain(amounts: Amounts, on: Selected): Gain | PromotionReason {
  const price = amountOf(on.cart.terms, amounts);
  if (price === null) return noAmount(on.cart.terms.code);
  const lines = on.of.map((left, index) => Math.max(0, left - price * qtyAt(on, index)));
  return gainOf(lines, hasLeft(on) ? REASONS.nothing : REASONS.noLines);
}

type Of<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;

function tiersGain({ by, tiers }: Of<'tiers'>, of: PromotionClass, on: LeftCart): Gain | PromotionReason {
  const all = select(on, undefined);
  const tier = reachedTier(tiers, by, on.cart);
  if (!tier) return REASONS.noTier;
  return tier.percent === undefined
    ? amountGain(tier.amounts ?? {}, of, all)
    : percentGain(percentOf(tier.percent), of, all);
}

/** Returns the tier with the highest minimum that a cart reaches: in units, or by its subtotal before discounts. */
function reachedTier(tiers: readonly Tier[], by: 'qty' | 'subtotal', cart: PromotionCart): Tier | null {
  const units = cart.lines.reduce((count, line) => count + (line.eligible ? line.qty : 0), 0);
  const reached = tiers.filter(({ min }) => {
    if (by === 'qty') return units >= min;
    const least = thresholdOf(cart.terms, min);
    return least !== null && cart.sub_total >= least;
  });
  return reached.toSorted((a, b) => b.min - a.min || (b.percent ?? 0) - (a.percent ?? 0))[0] ?? null;
}

function setsGain({ buy, get }: Of<'buy_x_get_y'>, on: LeftCart): Gain | PromotionReason {
  const { lines } = on.cart;
  const setLines = lines.map((line, index) => ({
    qty: line.qty,
    left: on.left[index] as Minor,
    canBuy: isSelected(line, buy.select),
    canGet: isSelected(line, get.select),
  }));
  const percent = percentOf(get.percent);
  const units = wholeSets(setLines, { buyQty: buy.qty, getQty: get.qty, percent });
  return gainOf(unitsOff(on, units, percent), REASONS.noSet);
}

const unitsOff = ({ cart, left }: LeftCart, units: readonly number[], percent: number): readonly Minor[] =>
  cart.lines.map(({ qty }, index) =>
    percentOfUnits(left[index] as Minor, units[index] as number, qty, percent),
  );

function cheapestGain(every: number, on: Selected): Gain | PromotionReason {
  const lines = on.cart.lines.map(({ qty }, index) => ({ qty, left: on.of[index] as Minor }));
  return gainOf(unitsOff(on, cheapestUnits(lines, every), WHOLE), REASONS.noSet);
}

function shippingGain({ percent, amounts }: Of<'shipping'>, on: LeftCart): Gain | PromotionReason {
  const { shippingLeft, cart } = on;
  if (shippingLeft === null || shippingLeft === 0) return REASONS.noShipping;
  const amount = amounts === undefined ? shippingLeft : amountOf(cart.terms, amounts);
  if (amount === null) return noAmount(cart.terms.code);
  const shipping =
    percent === undefined
      ? Math.min(amount, shippingLeft)
      : percentOfUnits(shippingLeft, 1, 1, percentOf(percent));
  return shipping > 0 ? { lines: nothing(on), shipping, gifts: [] } : REASONS.nothing;
}

/** Asks the extension whose kind it is. An action of an extension that is not installed gives nothing. */
function otherGain(action: PromotionPart, on: LeftCart): Gain | PromotionReason {
  const { cart, left, shippingLeft, buyer, now, kinds } = on;
  const kind = kinds.actions.get(action.kind);
  if (!kind) return REASONS.nothing;
  const given = kind.give({ action, cart, left, shippingLeft, buyer, now });
  const lines = select(on, undefined).of.map((most, index) => held(given.lines?.[index] ?? 0, most));
  const shipping = held(given.shipping ?? 0, shippingLeft ?? 0);
  const gifts = (given.gifts ?? []).filter(({ qty }) => Number.isSafeInteger(qty) && qty > 0);
  const isNothing = shipping === 0 && gifts.length === 0 && lines.every((amount) => amount === 0);
  return isNothing ? REASONS.nothing : { lines, shipping, gifts };
}

/** Returns an amount that an extension gave, held between 0 and the most. What is no whole number is 0. */
const held = (amount: number, most: Minor): Minor =>
  Number.isSafeInteger(amount) ? Math.min(Math.max(amount, 0), most) : 0;
