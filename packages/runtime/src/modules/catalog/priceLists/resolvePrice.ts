import type { Minor } from '../../../platform/money.ts';
import { hasBegun, hasEnded, lessPercent, minorOf, plainPrice, termsOf } from './priceRules.ts';
import type { PriceBuyer, PriceListRule, PriceTerms, ProductPrices } from './priceRules.ts';

/** The price of one unit of a product for a buyer. */
export interface ResolvedPrice {
  readonly amount: Minor;
  /** `list`: of a price list, `currency`: the product's own price in the currency, `base`: its price, converted in other currencies. */
  readonly source: 'base' | 'currency' | 'list';
  readonly list: PriceListRule | null;
  /** The price that the amount replaces, if the price is reduced. Null: none is known. It may be below the amount. */
  readonly struck: Minor | null;
}

/** The price of a unit from a quantity on. */
interface PriceTier {
  readonly min_qty: number;
  readonly amount: Minor;
}

/** A question for a price: the buyer, the quantity and the time. */
export interface PriceQuestion extends PriceBuyer {
  readonly qty: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Returns the price of a unit of a product: of the list with the highest priority among those that apply, then the lowest amount, then the
 * oldest list; without a list the product's own price in the currency, or its price, converted. Null if there is no price in the currency.
 * Pure. It is the only place that decides a price.
 */
export const resolvePrice = (
  product: ProductPrices,
  lists: readonly PriceListRule[],
  question: PriceQuestion,
): ResolvedPrice | null => priceAt(product, termsOf(question, lists), question.qty, question.now);

/** Does the same as `resolvePrice` for terms that were made once. */
export function priceAt(
  product: ProductPrices,
  terms: PriceTerms,
  qty: number,
  now: number,
): ResolvedPrice | null {
  const offer = bestOffer(product, terms, qty, now);
  const plain = plainPrice(product, terms);
  if (offer) {
    const struck =
      offer.list.kind === 'sale' ? withoutSales(product, terms, qty, now) : compareAt(product, terms);
    return { amount: offer.amount, source: 'list', list: offer.list, struck };
  }
  const amount = minorOf(plain, terms);
  if (amount === null) return null;
  return {
    amount,
    source: plain.isBase ? 'base' : 'currency',
    list: null,
    struck: compareAt(product, terms),
  };
}

/** Lists the quantities above 1 from which a unit has another price. Pure. */
export function tiersOf(product: ProductPrices, terms: PriceTerms, now: number): readonly PriceTier[] {
  const quantities = new Set(
    product.rows.flatMap(({ list, min_qty }) => (min_qty > 1 && terms.lists.has(list) ? min_qty : [])),
  );
  let last = priceAt(product, terms, 1, now)?.amount;
  const tiers: PriceTier[] = [];
  for (const min_qty of [...quantities].sort((a, b) => a - b)) {
    const amount = priceAt(product, terms, min_qty, now)?.amount;
    if (amount !== undefined && amount !== last) tiers.push({ min_qty, amount });
    last = amount;
  }
  return tiers;
}

/** Lists the times after `now` at which a list that has the product begins or ends for these buyers, in order. Pure. */
export function boundariesOf(product: ProductPrices, terms: PriceTerms, now: number): readonly number[] {
  const times = new Set<number>();
  for (const list of terms.lists.values()) {
    if (hasEnded(list, now) || !hasProduct(product, list)) continue;
    for (const time of [list.starts_at, list.ends_at]) if (time !== null && time > now) times.add(time);
  }
  return [...times].sort((a, b) => a - b);
}

/** Reports whether a list has a price or a percentage for a product, for some quantity. */
export const hasProduct = (
  { rows, scoped }: Pick<ProductPrices, 'rows' | 'scoped'>,
  list: PriceListRule,
): boolean => rows.some((row) => row.list === list.price_list_id) || hasPercent(scoped, list);

const hasPercent = (
  scoped: readonly number[],
  { price_list_id, percent, is_scoped }: PriceListRule,
): boolean => percent !== null && (!is_scoped || scoped.includes(price_list_id));

/** The amount that a list asks for a unit. */
interface Offer {
  readonly list: PriceListRule;
  readonly amount: Minor;
}

function bestOffer(
  product: ProductPrices,
  terms: PriceTerms,
  qty: number,
  now: number,
  isOpen: (list: PriceListRule) => boolean = () => true,
): Offer | null {
  let best: Offer | null = null;
  for (const list of terms.lists.values()) {
    if (!hasBegun(list, now) || hasEnded(list, now) || !isOpen(list)) continue;
    const amount = offerOf(product, list, terms, qty);
    if (amount !== null && (!best || isBefore({ list, amount }, best))) best = { list, amount };
  }
  return best;
}

/** Reports whether one offer comes before another: by priority, then the lower amount, then the older list. */
export function isBefore(one: Offer, other: Offer): boolean {
  if (one.list.priority !== other.list.priority) return one.list.priority > other.list.priority;
  if (one.amount !== other.amount) return one.amount < other.amount;
  return one.list.price_list_id < other.list.price_list_id;
}

/**
 * Returns what a list asks for a unit: of the row with the highest quantity that `qty` reaches, else the price without lists less its
 * percentage. Null if it has neither, or no rate converts it.
 */
export function offerOf(
  product: ProductPrices,
  list: PriceListRule,
  terms: PriceBuyer,
  qty: number,
): Minor | null {
  const row = rowAt(product, list, qty);
  if (row) return minorOf({ amount: row.amount, isBase: list.currency === null }, terms);
  if (list.percent === null || !hasPercent(product.scoped, list)) return null;
  return lessPercent(plainPrice(product, terms), list.percent, terms);
}

function rowAt({ rows }: ProductPrices, { price_list_id }: PriceListRule, qty: number) {
  let found: ProductPrices['rows'][number] | null = null;
  for (const row of rows)
    if (row.list === price_list_id && row.min_qty <= qty && (!found || row.min_qty > found.min_qty))
      found = row;
  return found;
}

/** Returns the price without sales, which a sale strikes out. */
const withoutSales = (product: ProductPrices, terms: PriceTerms, qty: number, now: number): Minor | null =>
  bestOffer(product, terms, qty, now, ({ kind }) => kind !== 'sale')?.amount ??
  minorOf(plainPrice(product, terms), terms);

const compareAt = ({ compare_at_price }: ProductPrices, terms: PriceTerms): Minor | null =>
  compare_at_price === null ? null : minorOf({ amount: compare_at_price, isBase: true }, terms);
