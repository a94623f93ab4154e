import { scaled, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { convertPrice } from '../../currencies/index.ts';
import type { CurrencyTerms } from '../../currencies/index.ts';
import type { QuantityLimits } from '../products/quantityRule.ts';

/** A price list without its rows. */
export interface PriceListRule {
  readonly price_list_id: number;
  readonly uuid: string;
  readonly code: string;
  readonly kind: 'sale' | 'override';
  /** The currency of its rows, and the only one in which it applies. Null: the shop's, converted in others. */
  readonly currency: string | null;
  readonly is_on: boolean;
  /** The list with the higher number comes first. */
  readonly priority: number;
  /** Percent off the price without lists, for products without a row. Null if only rows apply. */
  readonly percent: string | null;
  /** True if `percent` holds only for the products that are kept as its scope. */
  readonly is_scoped: boolean;
  /** The ids of the customer groups it is for. Null: everybody. */
  readonly groups: readonly number[] | null;
  /** Milliseconds since 1970. The time belongs to the list. Null: it has always begun. */
  readonly starts_at: number | null;
  /** Milliseconds since 1970. The time does not belong to the list. Null: it never ends. */
  readonly ends_at: number | null;
  /** The limits of quantity that the list has for its products. Null or absent: none. */
  readonly limits?: QuantityLimits | null;
}

/** A price of a product in a list, from a quantity. */
interface PriceListRow {
  readonly list: number;
  readonly min_qty: number;
  readonly amount: string;
}

/** Everything about a product that its prices depend on. */
export interface ProductPrices {
  /** The price in the shop's currency. */
  readonly base: string;
  readonly compare_at_price: string | null;
  /** The product's own prices in other currencies, by code. */
  readonly own: Readonly<Record<string, string>>;
  readonly rows: readonly PriceListRow[];
  /** The ids of the lists in whose scope the product is. */
  readonly scoped: readonly number[];
}

/** The buyer whom prices are for. */
export interface PriceBuyer {
  readonly currency: CurrencyTerms;
  /** The code of the shop's currency. */
  readonly base: string;
  /** The ids of the buyer's customer groups. */
  readonly groups: readonly number[];
}

/** A buyer with the lists that are on for them at some time. */
export interface PriceTerms extends PriceBuyer {
  readonly lists: ReadonlyMap<number, PriceListRule>;
}

/** Reports whether a list is for buyers of a currency. */
export const isForCurrency = ({ currency }: PriceListRule, code: string): boolean =>
  currency === null || currency === code;

/** Reports whether a list is for a buyer of one of these groups. */
export const isForGroups = ({ groups }: PriceListRule, buyer: readonly number[]): boolean =>
  groups === null || groups.some((id) => buyer.includes(id));

export const hasBegun = ({ starts_at }: PriceListRule, now: number): boolean =>
  starts_at === null || starts_at <= now;

export const hasEnded = ({ ends_at }: PriceListRule, now: number): boolean =>
  ends_at !== null && ends_at <= now;

/** Selects the lists that are on for a buyer, whatever their dates are. */
export function termsOf(buyer: PriceBuyer, lists: readonly PriceListRule[]): PriceTerms {
  const chosen = lists.filter(
    (list) => list.is_on && isForCurrency(list, buyer.currency.code) && isForGroups(list, buyer.groups),
  );
  return { ...buyer, lists: new Map(chosen.map((list) => [list.price_list_id, list])) };
}

/** An amount as it is stored: in the shop's currency, or in the buyer's. */
interface StoredAmount {
  readonly amount: string;
  readonly isBase: boolean;
}

/** Returns the price without lists: the product's own one in the buyer's currency, or its price in the shop's. */
export function plainPrice({ base, own }: ProductPrices, { currency }: PriceBuyer): StoredAmount {
  const given = currency.isBase ? undefined : own[currency.code];
  return given === undefined ? { amount: base, isBase: true } : { amount: given, isBase: false };
}

/** Returns a stored amount in minor units of the buyer's currency. Null if it would have to be converted and there is no rate. */
export const minorOf = ({ amount, isBase }: StoredAmount, { base, currency }: PriceBuyer): Minor | null =>
  isBase ? convertPrice(toMinor(amount, base), currency) : toMinor(amount, currency.code);

/**
 * Returns a stored amount less a percentage. It is converted and rounded once, with the step and the ending of the buyer's currency. Null
 * without a rate.
 */
export function lessPercent(
  { amount, isBase }: StoredAmount,
  percent: string,
  { base, currency }: PriceBuyer,
): Minor | null {
  const factor = isBase && !currency.isBase ? currency.factor : ONE;
  if (!factor) return null;
  const reduced = { n: factor.n * (WHOLE - BigInt(scaled(percent, DIGITS))), d: factor.d * WHOLE };
  if (reduced.n === 0n) return 0;
  return convertPrice(toMinor(amount, isBase ? base : currency.code), {
    ...currency,
    isBase: false,
    factor: reduced,
  });
}

const ONE = { n: 1n, d: 1n };
/** The number of decimals of percentages. */
const DIGITS = 4;
const WHOLE = 100n * 10n ** BigInt(DIGITS);
