import { z } from 'zod';
import { decimal, int, text } from '../../../platform/db/columns.ts';
import { toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { minorOf, plainPrice } from '../priceLists/priceRules.ts';
import type { PriceTerms, ProductPrices } from '../priceLists/priceRules.ts';
import { boundariesOf, priceAt } from '../priceLists/resolvePrice.ts';

/** A row of `product_price_context` as JSON. */
export const keptRow = z.object({
  context: int,
  from: text,
  to: text.nullable(),
  amount: decimal,
  compare: decimal.nullable(),
  lowest: decimal.nullable(),
  list: int.nullable(),
});
type KeptRow = z.output<typeof keptRow>;

/** The price of a product for a kind of buyer in a period. */
export interface KeptPrice {
  /** Milliseconds since 1970. Null: the period has no known beginning. */
  readonly from: number | null;
  /** Milliseconds since 1970, when it no longer holds. Null: no end is known. */
  readonly to: number | null;
  readonly amount: Minor;
  /** The price that is struck out. */
  readonly compare: Minor | null;
  readonly lowest: Minor | null;
  /** The id of the list that the amount is from. */
  readonly list: number | null;
}

/** A product, with the lowest price of the 30 days before its own reduction. */
export type PricedProduct = ProductPrices & { readonly lowest_price_30_days: string | null };

/**
 * Computes the prices of a product for a kind of buyer from now on, one for each period in which it stays the same. `lowest` is filled in for
 * prices that are not of a list. Periods without a price are left out. Pure.
 */
export function keptPrices(product: PricedProduct, terms: PriceTerms, now: number): readonly KeptPrice[] {
  const times = [now, ...boundariesOf(product, terms, now)];
  const kept: KeptPrice[] = [];
  for (const [index, time] of times.entries()) {
    const price = priceAt(product, terms, 1, time);
    if (!price) continue;
    const next: KeptPrice = {
      from: index === 0 ? null : time,
      to: times[index + 1] ?? null,
      amount: price.amount,
      compare: price.struck,
      lowest: price.list ? null : ownLowest(product, terms),
      list: price.list?.price_list_id ?? null,
    };
    const last = kept.at(-1);
    if (last && last.to === next.from && isSamePrice(last, next))
      kept[kept.length - 1] = { ...last, to: next.to };
    else kept.push(next);
  }
  return kept;
}

/** Returns the lowest price of the product's own reduction in the buyer's currency. Null if that has a price of its own. */
const ownLowest = (product: PricedProduct, terms: PriceTerms): Minor | null =>
  product.lowest_price_30_days !== null && plainPrice(product, terms).isBase
    ? minorOf({ amount: product.lowest_price_30_days, isBase: true }, terms)
    : null;

/** Reports whether two prices are the same, whenever they hold. */
export const isSamePrice = (one: KeptPrice, other: KeptPrice): boolean =>
  one.amount === other.amount && one.compare === other.compare && one.list === other.list;

/** Reports whether a price is below the one that it strikes out. */
export const isReduced = ({ amount, compare }: KeptPrice): boolean => compare !== null && compare > amount;

/** Returns a stored row that holds now or later. */
export const keptPriceOf = (
  { from, to, amount, compare, lowest, list }: KeptRow,
  code: string,
): KeptPrice => {
  const minor = (value: string | null) => (value === null ? null : toMinor(value, code));
  return {
    from: from === '-infinity' ? null : Date.parse(from),
    to: to === null ? null : Date.parse(to),
    amount: toMinor(amount, code),
    compare: minor(compare),
    lowest: minor(lowest),
    list,
  };
};

/** Reports whether stored prices say from now on what computed ones do, apart from `lowest` of lists. */
export const saysTheSame = (stored: readonly KeptPrice[], computed: readonly KeptPrice[]): boolean =>
  stored.length === computed.length &&
  computed.every((price, index) => {
    const was = stored[index] as KeptPrice;
    const isOfList = price.list !== null;
    return (
      isSamePrice(was, price) &&
      was.to === price.to &&
      (index === 0 || was.from === price.from) &&
      (isOfList || !isReduced(price) || was.lowest === price.lowest || price.lowest === null)
    );
  });
