import { digitsOf, toMinor } from '../../platform/money.ts';
import type { Minor } from '../../platform/money.ts';

/** A conversion from minor units of the shop's currency to minor units of another one, exact. */
export interface Factor {
  readonly n: bigint;
  readonly d: bigint;
}

/** A currency that is on, with everything that conversion needs. Amounts are in its minor units. */
export interface CurrencyTerms {
  readonly code: string;
  /** The code of the shop's currency, which amounts are converted from. */
  readonly base: string;
  /** True for the currency of the shop, which nothing is converted to. */
  readonly isBase: boolean;
  /** Units of the currency for one of the shop's, as an exact decimal string. Null if the currency has no rate. */
  readonly rate: string | null;
  /** Null if the currency has no rate, so that only prices and amounts of its own apply. */
  readonly factor: Factor | null;
  /** The step of converted prices of products. Null: the minor unit. */
  readonly step: Minor | null;
  /** The ending of converted prices of products, such as 99 cents. Null: any. */
  readonly ending: Minor | null;
}

/** Returns the factor of a rate: `rate` units of `to` for one unit of `from`, as a decimal string. Pure. */
export function factorOf(rate: string, from: string, to: string): Factor {
  const [whole = '0', fraction = ''] = rate.split('.');
  const power = digitsOf(to) - digitsOf(from) - fraction.length;
  const n = BigInt(whole + fraction);
  return power >= 0 ? { n: n * 10n ** BigInt(power), d: 1n } : { n, d: 10n ** BigInt(-power) };
}

/**
 * Converts an amount by a rate that was kept, such as that of an order, as `amountIn` does with the rate of today. Without a rate it is the same.
 * Pure.
 */
export function convertBy(
  amount: Minor,
  { from, to, rate }: { readonly from: string; readonly to: string; readonly rate: string | null },
): Minor {
  if (from === to || rate === null) return amount;
  const { n, d } = factorOf(rate, from, to);
  return Number(nearest(BigInt(amount) * n, d));
}

/**
 * Converts an amount that is no price of a product, such as a discount, a shipping fee or a threshold, from minor units of the shop's
 * currency. Rounds half away from zero to the minor unit. Null if the currency has no rate or the result is larger than any stored amount. Pure.
 */
export function convertAmount(amount: Minor, { code, isBase, factor }: CurrencyTerms): Minor | null {
  if (isBase) return amount;
  if (!factor) return null;
  const value = storable(nearest(BigInt(Math.abs(amount)) * factor.n, factor.d), code);
  return value !== null && amount < 0 && value !== 0 ? -value : value;
}

/**
 * Converts an amount of a currency back to minor units of the shop's. Rounds half up to the minor unit. Null if the currency has no rate or the
 * result is larger than any stored amount. Pure.
 */
export function convertBack(
  amount: Minor,
  { base, isBase, factor }: Pick<CurrencyTerms, 'base' | 'isBase' | 'factor'>,
): Minor | null {
  if (isBase) return amount;
  return factor ? storable(nearest(BigInt(amount) * factor.d, factor.n), base) : null;
}

/**
 * Returns an amount that the merchant gave in the shop's currency, and perhaps by code in others, in minor units of a currency: its own, else the
 * converted one. 0 stays 0. Null if it has no own and cannot be converted. Pure.
 */
export function amountIn(
  terms: CurrencyTerms,
  stored: string | number,
  own: Readonly<Record<string, string>> = {},
): Minor | null {
  const given = Object.hasOwn(own, terms.code) ? own[terms.code] : undefined;
  if (given !== undefined && !terms.isBase) return toMinor(given, terms.code);
  const amount = toMinor(stored, terms.base);
  return amount === 0 ? 0 : convertAmount(amount, terms);
}

/**
 * Converts the price of a product from minor units of the shop's currency: rounded half up to the step, then to the nearest price above 0 that
 * has the ending, the higher one of two. 0 stays 0, and any other price is at least one step. Null if the currency has no rate or the result is
 * larger than any stored price. Pure.
 */
export function convertPrice(
  price: Minor,
  { code, isBase, factor, step, ending }: CurrencyTerms,
): Minor | null {
  if (isBase) return price;
  if (!factor) return null;
  if (price === 0) return 0;
  const size = BigInt(step ?? 1);
  const steps = nearest(BigInt(price) * factor.n, factor.d * size);
  const stepped = (steps === 0n ? 1n : steps) * size;
  return storable(ending === null ? stepped : withEnding(stepped, BigInt(ending), digitsOf(code)), code);
}

/**
 * Returns the price above 0 with the ending that is nearest to a price. Prices with an ending of 0.99 are 0.99, 1.99 and so on, with one of
 * 9.99 they are 9.99, 19.99 and so on.
 */
function withEnding(price: bigint, ending: bigint, digits: number): bigint {
  let period = 10n ** BigInt(digits);
  while (period <= ending) period *= 10n;
  const below = price - ((((price - ending) % period) + period) % period);
  if (below <= 0n) return below + period;
  return price - below < below + period - price ? below : below + period;
}

/** Returns the whole number nearest to a fraction that is not negative; the higher one of two. */
const nearest = (n: bigint, d: bigint): bigint => (2n * n + d) / (2n * d);

/** The number of digits before the decimal point that stored amounts have at most, as those of requests. */
const WHOLE_DIGITS = 12;

const storable = (value: bigint, code: string): Minor | null =>
  value < 10n ** BigInt(WHOLE_DIGITS + digitsOf(code)) ? Number(value) : null;
