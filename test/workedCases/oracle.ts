import type { PlainCart, PlainCoupon, PlainLine, PlainPlace, PlainRate, PlainRule } from './plainCart.ts';

/**
 * Calculates the totals of a cart independently, based on the documented rules and exact fractions, without any of the shop's calculation
 * code. Amounts are in minor units.
 */
export function judge(cart: PlainCart): Judgement {
  const ties: Ties = { found: false };
  const base = baseOf(cart);
  const percents = cart.lines.map(({ taxClass }) => percentAt(cart, taxClass, base));
  const units = cart.lines.map(({ price }) => minor(price, cart.currency));
  const full = cart.lines.map(({ qty }, index) => at(units, index) * BigInt(qty));
  const taxBefore = taxesOf(cart, full, percents, ties);
  const net = full.map((amount, index) => (cart.tax.isIncluded ? amount - at(taxBefore, index) : amount));
  const subTotal = sum(net);
  const coupon = cart.coupon && holds(cart, cart.coupon, subTotal) ? cart.coupon : null;
  const off = coupon ? discountsOf(cart, coupon, units, percents, ties) : full.map(() => 0n);
  const left = full.map((amount, index) => amount - at(off, index));
  const tax = taxesOf(cart, left, percents, ties);
  const fee = coupon?.isShippingFree ? 0n : feeOf(cart);
  const feeTax = toWhole(taxOn(cart, [fee, 1n], feePercent(cart, percents, net, base)), cart.tax.rounding);
  const gross = full.map((amount, index) => (cart.tax.isIncluded ? amount : amount + at(taxBefore, index)));
  const leftGross = left.map((amount, index) => (cart.tax.isIncluded ? amount : amount + at(tax, index)));
  const feeGross = cart.tax.isIncluded ? fee : fee + feeTax;
  return {
    lines: cart.lines.map((_, index) => ({
      tax_percent: toWhole(by(at(percents, index), [1_000_000n, 1n]), 'round'),
      line_total: at(net, index),
      line_total_incl_tax: at(gross, index),
      tax_amount_before_discount: at(taxBefore, index),
      discount_amount: at(off, index),
      tax_amount: at(tax, index),
      line_total_with_discount: at(leftGross, index) - at(tax, index),
      line_total_with_discount_incl_tax: at(leftGross, index),
    })),
    totals: {
      sub_total: subTotal,
      sub_total_incl_tax: sum(gross),
      discount_amount: sum(off),
      tax_amount: sum(tax),
      tax_amount_before_discount: sum(taxBefore),
      sub_total_with_discount: sum(leftGross) - sum(tax),
      sub_total_with_discount_incl_tax: sum(leftGross),
      shipping_fee_excl_tax: feeGross - feeTax,
      shipping_tax_amount: feeTax,
      shipping_fee_incl_tax: feeGross,
      total_tax_amount: sum(tax) + feeTax,
      grand_total: cart.tax.isIncluded
        ? sum(gross) - sum(off) + feeGross
        : subTotal - sum(off) + sum(tax) + feeGross,
    },
    hasCoupon: coupon !== null,
    isTied: ties.found,
  };
}

/** Result of the calculation. Amounts are in minor units, and `tax_percent` is in ten-thousandths. */
export interface Judgement {
  readonly lines: readonly Readonly<Record<string, bigint>>[];
  readonly totals: Readonly<Record<string, bigint>>;
  readonly hasCoupon: boolean;
  /** True if a unit was assigned to the earlier of two lines with equal claims, so that the line sequence affects the result. */
  readonly isTied: boolean;
}

/** A fraction with a positive denominator. */
export type Fraction = readonly [upper: bigint, lower: bigint];

const at = <T>(list: readonly T[], index: number): T => list[index] as T;
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
export const by = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const isMore = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d > c * b;

/** Parses a decimal string as a fraction, such as `12.5` as 125/10. */
export function exactly(text: string): Fraction {
  const [whole = '', rest = ''] = text.split('.');
  return [BigInt(whole + rest), 10n ** BigInt(rest.length)];
}

const DIGITS: Readonly<Record<string, bigint>> = { JPY: 0n, USD: 2n, EUR: 2n, CHF: 2n, KWD: 3n };

/** Converts an amount to minor units of the currency. */
export function minor(text: string, currency: string): bigint {
  const digits = DIGITS[currency];
  if (digits === undefined) throw new Error(`The oracle does not know ${currency}`);
  return toWhole(by(exactly(text), [10n ** digits, 1n]), 'round');
}

/** Rounds to an integer: half up, always up, or always down. */
export function toWhole([upper, lower]: Fraction, rounding: 'round' | 'up' | 'down'): bigint {
  if (rounding === 'down') return upper / lower;
  if (rounding === 'up') return (upper + lower - 1n) / lower;
  return (upper * 2n + lower) / (lower * 2n);
}

/** Records whether a unit was assigned to the earlier of two lines with equal claims. */
interface Ties {
  found: boolean;
}

/**
 * Distributes an integer by exact shares. Each share is rounded down, and the largest remainders get one more unit. Earlier shares are
 * preferred for equal remainders.
 */
function allocate(whole: bigint, shares: readonly Fraction[], ties: Ties): readonly bigint[] {
  const given = shares.map(([upper, lower]) => upper / lower);
  const rests = shares.map(([upper, lower], index): Fraction => [upper - at(given, index) * lower, lower]);
  const waiting = new Set(shares.keys());
  for (let missing = whole - sum(given); missing > 0n; missing -= 1n) {
    const best = [...waiting].reduce((a, b) => (isMore(at(rests, b), at(rests, a)) ? b : a));
    waiting.delete(best);
    given[best] = at(given, best) + 1n;
    const isTied = [...waiting].some((index) => !isMore(at(rests, best), at(rests, index)));
    if (missing === 1n && isTied) ties.found = true;
  }
  return given;
}

// Returns the tax rates that apply at the cart's address.

function baseOf({ tax, lines, shipping, billing, store }: PlainCart): PlainPlace | null {
  if (tax.base === 'storeAddress') return store;
  const nothingShips = lines.length > 0 && lines.every(({ isVirtual }) => isVirtual);
  if (tax.base === 'billingAddress' || nothingShips) return billing ?? shipping;
  return shipping;
}

function percentAt({ rates }: PlainCart, taxClass: number | null, place: PlainPlace | null): Fraction {
  if (taxClass === null || place === null) return [0n, 1n];
  const matching = rates.filter(
    (rate) =>
      rate.taxClass === taxClass &&
      isListed(rate.country, place.country) &&
      isListed(rate.province, place.province) &&
      isPostcode(rate, place.postcode),
  );
  const inTurn = [...matching].sort((a, b) => a.priority - b.priority);
  return inTurn.reduce<Fraction>(
    (before, { percent, isCompound }) => {
      const own = by(exactly(percent), [1n, 100n]);
      const plain = plus(before, own);
      return isCompound ? plus(plain, by(before, own)) : plain;
    },
    [0n, 1n],
  );
}

const isListed = (list: string, name: string): boolean => list === '*' || list.split(',').includes(name);

const isPostcode = ({ postcode }: PlainRate, code: string): boolean =>
  postcode.split(',').some((entry) => {
    if (entry.endsWith('*')) return code.startsWith(entry.slice(0, -1));
    const [from, to] = entry.split('-');
    return to === undefined ? code === entry : from !== undefined && from <= code && code <= to;
  });

// Tax.

/** Returns the tax on top of a net amount, or within a gross one. */
const taxOn = ({ tax }: PlainCart, amount: Fraction, [upper, lower]: Fraction): Fraction =>
  by(amount, tax.isIncluded ? [upper, upper + lower] : [upper, lower]);

function taxesOf(cart: PlainCart, amounts: readonly bigint[], percents: readonly Fraction[], ties: Ties) {
  const { level, rounding, isIncluded } = cart.tax;
  const whole = amounts.map((amount, index) => taxOn(cart, [amount, 1n], at(percents, index)));
  if (level === 'line') return whole.map((part) => toWhole(part, rounding));
  if (level === 'total') {
    const all = whole.reduce<Fraction>(plus, [0n, 1n]);
    return allocate(toWhole(all, rounding), whole, ties);
  }
  return amounts.map((amount, index) => {
    const qty = BigInt((cart.lines[index] as PlainLine).qty);
    const tax = toWhole(taxOn(cart, [amount, qty], at(percents, index)), rounding) * qty;
    return isIncluded && tax > amount ? amount : tax;
  });
}

// Coupon.

const holds = ({ currency }: PlainCart, { orderTotal }: PlainCoupon, subTotal: bigint): boolean =>
  orderTotal === null || subTotal >= minor(orderTotal, currency);

function discountsOf(
  cart: PlainCart,
  coupon: PlainCoupon,
  units: readonly bigint[],
  percents: readonly Fraction[],
  ties: Ties,
): readonly bigint[] {
  const full = cart.lines.map(({ qty }, index) => at(units, index) * BigInt(qty));
  const whole = sum(full);
  const split = (off: bigint) =>
    whole === 0n
      ? full.map(() => 0n)
      : allocate(
          off,
          full.map((amount): Fraction => [off * amount, whole]),
          ties,
        );
  const sold = soldOff(cart, coupon, units, percents);
  if (coupon.type === 'fixed_discount_to_entire_order') {
    return split(lesser(minor(coupon.amount, cart.currency), whole));
  }
  if (coupon.type === 'percentage_discount_to_entire_order') return split(percentOf(whole, coupon.amount));
  if (coupon.type === 'fixed_discount_to_specific_products') {
    return sold.map((count, index) => lesser(minor(coupon.amount, cart.currency), at(units, index)) * count);
  }
  if (coupon.type === 'percentage_discount_to_specific_products') {
    return sold.map((count, index) => percentOf(at(units, index) * count, coupon.amount));
  }
  return cart.lines.map(({ sku, qty }, index) => {
    const rows = coupon.gifts.filter((gift) => gift.sku === sku);
    const given = rows.map((gift) => percentOf(at(units, index) * BigInt(giftsOf(qty, gift)), gift.percent));
    return lesser(sum(given), at(full, index));
  });
}

/** Returns the number of units per line that get a product discount. */
const soldOff = (
  cart: PlainCart,
  { targets, maxQty }: PlainCoupon,
  units: readonly bigint[],
  percents: readonly Fraction[],
): readonly bigint[] =>
  cart.lines.map((line, index) => {
    const unit = at(units, index);
    const unitTax = toWhole(taxOn(cart, [unit, 1n], at(percents, index)), cart.tax.rounding);
    const netUnit = cart.tax.isIncluded ? unit - unitTax : unit;
    if (!targets.every((rule) => matches(rule, line, netUnit, cart.currency))) return 0n;
    return BigInt(maxQty === null ? line.qty : Math.min(line.qty, maxQty));
  });

const percentOf = (amount: bigint, percent: string): bigint =>
  toWhole(by([amount, 100n], exactly(percent)), 'round');

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);

function matches(rule: PlainRule, { sku }: PlainLine, unit: bigint, currency: string): boolean {
  if (rule.key === 'sku') return rule.value.includes(sku) === (rule.operator === 'IN');
  const price = minor(rule.value, currency);
  if (rule.operator === '=') return unit === price;
  if (rule.operator === '!=') return unit !== price;
  if (rule.operator === '>') return unit > price;
  if (rule.operator === '>=') return unit >= price;
  return rule.operator === '<' ? unit < price : unit <= price;
}

/** Returns the number of free units. After each group of bought units, a group of free units follows. */
function giftsOf(qty: number, { buy, get, most }: PlainCoupon['gifts'][number]): number {
  let given = 0;
  for (let unit = 0; unit < qty; unit += 1) if (unit % (buy + get) >= buy) given += 1;
  return most === null ? given : Math.min(given, most);
}

// Shipping.

function feeOf({ lines, shipping, fee, currency }: PlainCart): bigint {
  const isShipped = lines.some(({ isVirtual }) => !isVirtual);
  return isShipped && shipping !== null && fee !== null ? minor(fee, currency) : 0n;
}

function feePercent(
  cart: PlainCart,
  percents: readonly Fraction[],
  net: readonly bigint[],
  base: PlainPlace | null,
): Fraction {
  const { feeClass } = cart.tax;
  if (feeClass === null) return [0n, 1n];
  if (feeClass > 0) return percentAt(cart, feeClass, cart.shipping ?? base);
  if (feeClass === 0) return percents.reduce((a, b) => (isMore(b, a) ? b : a), [0n, 1n]);
  const value = sum(net);
  if (value === 0n) return [0n, 1n];
  return percents
    .map((percent, index) => by(percent, [at(net, index), value]))
    .reduce<Fraction>(plus, [0n, 1n]);
}
