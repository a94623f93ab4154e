/**
 * An amount of money in whole minor units of a currency, as a safe integer. Text and JSON numbers in major units exist only at
 * the border: NUMERIC columns and the wire.
 */
export type Minor = number;

/** The digits after the point by ISO 4217, where they are not 2. HUF and TWD have none, as the shop prices them. */
const DIGITS: Readonly<Record<string, number>> = Object.freeze({
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  HUF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  TWD: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
});

/** Returns the number of decimal digits of a currency, by ISO 4217: 2 for USD, 0 for JPY. */
export const digitsOf = (currency: string): number => DIGITS[currency] ?? 2;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Returns the minor units of a decimal text or number in major units, rounded half up (away from zero). Throws RangeError for
 * texts that are not plain decimals or exceed the safe integers.
 */
export function toMinor(amount: string | number, currency: string): Minor {
  return scaled(typeof amount === 'number' ? plain(amount) : amount, digitsOf(currency));
}

/** Returns the decimal text in major units: `toDecimal(1999, 'USD')` is `19.99`. */
export function toDecimal(minor: Minor, currency: string): string {
  const digits = digitsOf(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Returns the JSON number in major units that answers carry. */
export const toNumber = (minor: Minor, currency: string): number => Number(toDecimal(minor, currency));

/** Computes `a × b ÷ c` exactly, rounded half up (away from zero), for rates, percents and shares. */
export function mulDiv(a: number, b: number, c: number): Minor {
  const product = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  const sign = product < 0n !== divisor < 0n ? -1n : 1n;
  const [n, d] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor];
  return safe(Number(sign * ((2n * n + d) / (2n * d))));
}

/** Returns a decimal text as a whole number of `10^-digits`, rounded half up (away from zero). */
export function scaled(decimal: string, digits: number): number {
  const match = DECIMAL.exec(decimal);
  if (!match) throw new RangeError(`Not a decimal number: ${decimal}`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const up = (fraction[digits] ?? '0') >= '5' ? 1n : 0n;
  const value = safe(Number(kept + up));
  return sign && value !== 0 ? -value : value;
}

/** Adds amounts; throws RangeError if the sum exceeds the safe integers. */
export const sum = (amounts: readonly Minor[]): Minor =>
  safe(amounts.reduce((total, amount) => total + amount, 0));

function plain(amount: number): string {
  if (!Number.isFinite(amount)) throw new RangeError(`Not a decimal number: ${amount}`);
  const text = String(amount);
  return /e/i.test(text) ? amount.toFixed(20).replace(/\.?0+$/, '') : text;
}

function safe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError('Amount is out of range');
  return value;
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount in major units for people. Formatters are kept: creating one costs a hundred times its use, and a shop has
 * few pairs of locale and currency.
 */
export function formatPrice(locale: string, value: number, currency: string): string {
  const key = `${locale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = digitsOf(currency);
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  const price = formatter.format(value);
  return SIGN_THAT_MOVES.test(price) ? `${price}\u200E` : price;
}

/**
 * Matches a price written from right to left that ends with letters and a sign, such as "US$": a mark after it keeps the sign from
 * moving before the letters.
 */
const SIGN_THAT_MOVES = /^[\u061C\u200F].*[A-Z]\p{Sc}$/u;
