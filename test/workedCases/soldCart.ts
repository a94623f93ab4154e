import { by, exactly, minor, toWhole } from './oracle.ts';
import type { Fraction } from './oracle.ts';
import type { PlainCart, PlainCoupon, PlainRule } from './plainCart.ts';
import { DIGITS, money } from './randomCart.ts';
import type { Currency } from './randomCart.ts';

/** A price list. The number of a list is its place from 1. Times are plain numbers. */
export interface PlainList {
  /** Null: the shop's currency, converted in others. */
  readonly currency: Currency | null;
  readonly isOn: boolean;
  readonly priority: number;
  readonly percent: string | null;
  readonly isScoped: boolean;
  /** Null: for everybody. */
  readonly groups: readonly number[] | null;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/** Everything that the prices of a product depend on beside its price in the shop's currency. */
export interface PlainProduct {
  /** The product's own price in the buyer's currency. */
  readonly own: string | null;
  readonly rows: readonly { readonly list: number; readonly min_qty: number; readonly amount: string }[];
  readonly scoped: readonly number[];
}

/** A buyer in a shop with a currency, rates and lists. The amounts of the cart are in the shop's currency, apart from the fee. */
export interface Sold {
  readonly base: Currency;
  readonly code: Currency;
  readonly rate: string | null;
  readonly step: string | null;
  readonly ending: string | null;
  readonly groups: readonly number[];
  readonly now: number;
  readonly lists: readonly PlainList[];
  /** One for each line of the cart. */
  readonly products: readonly PlainProduct[];
  /** The fixed discount of the coupon in the buyer's currency. */
  readonly couponAmount: string | null;
  readonly cart: PlainCart;
}

/**
 * Returns the cart with all amounts in the buyer's currency, by the text of the rules and with exact fractions, without any of the shop's
 * code: units are converted and rounded once, discounts and thresholds to the minor unit.
 */
export function inBuyersCurrency(sold: Sold): PlainCart {
  const { cart, code } = sold;
  return {
    ...cart,
    currency: code,
    lines: cart.lines.map((line, index) => {
      const unit = unitPrice(sold, line.price, sold.products[index] as PlainProduct, line.qty);
      // A line without a price counts nothing.
      return { ...line, price: money(Number(unit ?? 0n), code) };
    }),
    coupon: cart.coupon && couponOf(sold, cart.coupon),
  };
}

const isHome = ({ base, code }: Sold): boolean => base === code;
const scaleOf = (code: Currency): Fraction => [10n ** BigInt(DIGITS[code]), 1n];

/** Returns the price of a unit in minor units of the buyer's currency. Null if there is none. */
export function unitPrice(sold: Sold, price: string, product: PlainProduct, qty: number): bigint | null {
  const offers = sold.lists.flatMap((list, index) => {
    const amount = offerOf(sold, { list, number: index + 1 }, { price, product, qty });
    return amount === null ? [] : [{ amount, priority: list.priority, number: index + 1 }];
  });
  const [best] = offers.toSorted(
    (a, b) => b.priority - a.priority || Number(a.amount - b.amount) || a.number - b.number,
  );
  return best?.amount ?? plainPrice(sold, price, product);
}

const plainPrice = (sold: Sold, price: string, { own }: PlainProduct): bigint | null =>
  own !== null && !isHome(sold) ? minor(own, sold.code) : convertedPrice(sold, exactly(price));

interface Asked {
  readonly price: string;
  readonly product: PlainProduct;
  readonly qty: number;
}

function offerOf(
  sold: Sold,
  { list, number }: { readonly list: PlainList; readonly number: number },
  { price, product, qty }: Asked,
): bigint | null {
  const { code, groups, now } = sold;
  const isOpen = list.isOn && (list.startsAt ?? now) <= now && (list.endsAt === null || now < list.endsAt);
  const isTheirs = list.groups === null || list.groups.some((group) => groups.includes(group));
  if (!isOpen || !isTheirs || (list.currency !== null && list.currency !== code)) return null;
  const reached = product.rows.filter((row) => row.list === number && row.min_qty <= qty);
  const [row] = reached.toSorted((a, b) => b.min_qty - a.min_qty);
  if (row)
    return list.currency === null ? convertedPrice(sold, exactly(row.amount)) : minor(row.amount, code);
  if (list.percent === null || (list.isScoped && !product.scoped.includes(number))) return null;
  const [off, whole] = by(exactly(list.percent), [1n, 100n]);
  const rest: Fraction = [whole - off, whole];
  if (product.own !== null && !isHome(sold)) return rounded(sold, by(exactly(product.own), rest));
  return convertedPrice(sold, by(exactly(price), rest));
}

/** Converts a price in major units of the shop's currency, and rounds it once. */
function convertedPrice(sold: Sold, amount: Fraction): bigint | null {
  if (isHome(sold)) return toWhole(by(amount, scaleOf(sold.base)), 'round');
  return sold.rate === null ? null : rounded(sold, by(amount, exactly(sold.rate)));
}

/** Rounds a price in major units to the nearest step, then to the nearest price above 0 that has the ending. Tries all that are near. */
function rounded({ code, step, ending }: Sold, amount: Fraction): bigint {
  if (amount[0] === 0n) return 0n;
  const size = step === null ? 1n : minor(step, code);
  const steps = toWhole(by(by(amount, scaleOf(code)), [1n, size]), 'round');
  const stepped = (steps > 0n ? steps : 1n) * size;
  if (ending === null) return stepped;
  const end = minor(ending, code);
  let period = scaleOf(code)[0];
  while (period <= end) period *= 10n;
  const first = (stepped / period) * period + end;
  const away = (price: bigint) => (price > stepped ? price - stepped : stepped - price);
  return [first - period, first, first + period]
    .filter((price) => price > 0n)
    .reduce((best, price) => (away(price) <= away(best) ? price : best));
}

/** Converts a discount or a threshold to the minor unit. Null without a rate. 0 stays 0. */
function convertedAmount(sold: Sold, text: string): string | null {
  if (isHome(sold) || minor(text, sold.base) === 0n) return text;
  if (sold.rate === null) return null;
  const amount = toWhole(by(by(exactly(text), exactly(sold.rate)), scaleOf(sold.code)), 'round');
  return money(Number(amount), sold.code);
}

/** Returns the coupon in the buyer's currency. Null if it has no amount there, or comes to nothing. */
function couponOf(sold: Sold, coupon: PlainCoupon): PlainCoupon | null {
  const isFixed = coupon.type.startsWith('fixed');
  const own = isHome(sold) ? null : sold.couponAmount;
  const amount = isFixed ? (own ?? convertedAmount(sold, coupon.amount)) : coupon.amount;
  const orderTotal = coupon.orderTotal === null ? null : convertedAmount(sold, coupon.orderTotal);
  if (coupon.orderTotal !== null && orderTotal === null) return null;
  if (!isHome(sold) && isFixed && !coupon.isShippingFree) {
    if (amount === null || minor(amount, sold.code) === 0n) return null;
  }
  const targets = coupon.targets.map((rule) => ruleOf(sold, rule));
  return { ...coupon, amount: amount ?? '0', orderTotal, targets };
}

/** Without a rate no product matches a price. */
function ruleOf(sold: Sold, rule: PlainRule): PlainRule {
  if (rule.key === 'sku') return rule;
  const value = convertedAmount(sold, rule.value);
  return value === null ? { key: 'sku', operator: 'IN', value: [] } : { ...rule, value };
}
