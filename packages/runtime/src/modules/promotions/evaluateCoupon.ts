import type { Refusal } from '../../platform/errors.ts';
import { toDecimal, toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';
import { amountIn } from '../currencies/index.ts';
import type { CurrencyTerms } from '../currencies/index.ts';
import type { Discount } from '../pricing/index.ts';
import type { Coupon, RequiredRule } from './coupon.ts';
import { couponDiscount, fixedAmount } from './couponDiscount.ts';
import type { CouponInputs } from './couponInputs.ts';
import {
  couponCondition,
  couponCustomerLimit,
  couponExpired,
  couponLoginRequired,
  couponNotStarted,
  couponUsedUp,
  unknownCoupon,
} from './errors.ts';
import { matcherOf } from './ruleMatch.ts';
import type { RuledLine } from './ruleMatch.ts';
import { emailsOf, entriesOf, numericText, numberOf } from './storedValue.ts';

/** The cart that a coupon is evaluated for, before its discount. */
export interface CouponCart {
  /** The currency of the amounts. */
  readonly terms: CurrencyTerms;
  /** Net of tax. */
  readonly sub_total: Minor;
  readonly total_qty: number;
  readonly lines: readonly {
    readonly product_id: number;
    readonly sku: string;
    readonly qty: number;
    /** The final unit price. */
    readonly unit_price: Minor;
  }[];
}

/** The benefit of a coupon for a cart. */
export interface CouponBenefit {
  readonly discount: Discount;
  readonly freeShipping: boolean;
}

/**
 * The coupon benefit, or a rejection. The rejection is thrown when the coupon is being applied, and shown to the shopper
 * when the coupon is removed.
 */
export type CouponResult =
  | { readonly benefit: CouponBenefit; readonly refusal: null }
  | { readonly benefit: null; readonly refusal: Refusal };

/** Evaluates whether a coupon applies to a cart, and computes its benefit. Null inputs mean that no coupon has the code. Pure. */
export function evaluateCoupon(inputs: CouponInputs | null, cart: CouponCart, now: Date): CouponResult {
  if (!inputs) return refused(unknownCoupon());
  const { coupon } = inputs;
  const lines = ruledLines(inputs, cart);
  const refusal =
    couponRefusal(coupon, now) ??
    customerRefusal(inputs, cart.terms.base) ??
    cartRefusal(coupon, cart, lines) ??
    amountRefusal(coupon, cart.terms);
  if (refusal) return refused(refusal);
  const discount = couponDiscount(coupon, lines, cart.terms);
  return { benefit: { discount, freeShipping: coupon.free_shipping === 1 }, refusal: null };
}

const refused = (refusal: Refusal): CouponResult => ({ benefit: null, refusal });

function ruledLines({ products }: CouponInputs, { lines }: CouponCart): readonly RuledLine[] {
  const byId = new Map(products.map((product) => [product.product_id, product]));
  return lines.map((line) => ({ ...NOWHERE, ...byId.get(line.product_id), ...line }));
}

const NOWHERE = { category: [], collection: [], attribute_group: [] };

/** Checks the coupon itself: its status, dates and usage limit. */
export function couponRefusal(coupon: Coupon, now: Date): Refusal | null {
  const { status, start_date, end_date, max_uses_time_per_coupon: cap } = coupon;
  if (status !== 1) return unknownCoupon();
  if (start_date !== null && now.getTime() < Date.parse(start_date)) return couponNotStarted();
  if (end_date !== null && now.getTime() >= Date.parse(end_date)) return couponExpired();
  return cap !== null && coupon.used_time >= cap ? couponUsedUp() : null;
}

/** Checks the buyer: sign-in, groups, email addresses, earlier orders and the per-customer limit. */
function customerRefusal(inputs: CouponInputs, currency: string): Refusal | null {
  const { coupon, customer, customer_uses, purchased } = inputs;
  const groups = entriesOf(coupon.user_condition?.groups).map((group) => group.toLowerCase());
  const emails = emailsOf(coupon.user_condition ?? {});
  const spent = numericText(coupon.user_condition?.purchased);
  const isRestricted = groups.length > 0 || emails.length > 0 || spent !== null;
  if (isRestricted && !customer) return couponLoginRequired();
  if (customer && groups.length > 0 && !customer.groups.some((group) => groups.includes(group)))
    return couponCondition('otherCustomers');
  if (customer && emails.length > 0 && !emails.includes(customer.email.toLowerCase()))
    return couponCondition('otherCustomers');
  // Anyone can register an account with another person's email address.
  if (customer && emails.length > 0 && !customer.is_email_confirmed) return couponCondition('unconfirmed');
  if (spent !== null && toMinor(purchased ?? '0', currency) < toMinor(spent, currency))
    return couponCondition('spent', { amount: spent, currency });
  const cap = coupon.max_uses_time_per_customer;
  return cap !== null && customer_uses >= cap ? couponCustomerLimit() : null;
}

/** Checks the cart: its subtotal, its units and the products required by the coupon. */
function cartRefusal({ condition }: Coupon, cart: CouponCart, lines: readonly RuledLine[]): Refusal | null {
  const { terms } = cart;
  const total = numericText(condition?.order_total);
  const minimum = total === null ? 0 : amountIn(terms, total);
  if (minimum === null) return couponCondition('noAmount', { currency: terms.code });
  if (total !== null && cart.sub_total < minimum)
    return couponCondition('total', {
      amount: terms.isBase ? total : toDecimal(minimum, terms.code),
      currency: terms.code,
    });
  const qty = numberOf(condition?.order_qty);
  if (qty !== null && cart.total_qty < qty) return couponCondition('units', { qty });
  const isMet = (rule: RequiredRule) => unitsMatching(rule, lines, terms) >= Number(rule.qty);
  if (condition?.required_products?.every(isMet) === false) return couponCondition('products');
  return null;
}

/** Checks that a fixed discount comes to something in the currency of the cart. A coupon that gives free shipping applies in any case. */
function amountRefusal(coupon: Coupon, terms: CurrencyTerms): Refusal | null {
  if (terms.isBase || coupon.free_shipping === 1 || !coupon.discount_type.startsWith('fixed_')) return null;
  const currency = terms.code;
  const amount = fixedAmount(coupon, terms);
  if (amount === null) return couponCondition('noAmount', { currency });
  return amount === 0 ? couponCondition('nothing', { currency }) : null;
}

function unitsMatching(rule: RequiredRule, lines: readonly RuledLine[], terms: CurrencyTerms): number {
  const matches = matcherOf([rule], terms);
  return lines.filter(matches).reduce((units, { qty }) => units + qty, 0);
}
