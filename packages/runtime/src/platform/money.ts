/**
 * A money amount in minor units, such as cents. Always a safe integer. Amounts in major units, as strings or JSON numbers, occur
 * only in NUMERIC columns and in requests and responses.
 */
export type Minor = number;

/**
 * The number of decimals of each currency that does not have 2, according to ISO 4217. HUF and TWD have 0 here, because the shop
 * uses no decimals for them.
 */
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

/** Returns the number of decimals of a currency, such as 2 for USD and 0 for JPY. */
export const digitsOf = (currency: string): number => DIGITS[currency] ?? 2;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Converts a number or decimal string in major units to minor units. Rounds half away from zero. Throws RangeError if a string is
 * not a plain decimal or the result is not a safe integer.
 */
export function toMinor(amount: string | number, currency: string): Minor {
  return scaled(typeof amount === 'number' ? plain(amount) : amount, digitsOf(currency));
}

/** Converts minor units to a decimal string in major units. For example, `toDecimal(1999, 'USD')` is `19.99`. */
export function toDecimal(minor: Minor, currency: string): string {
  const digits = digitsOf(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Converts minor units to a JSON number in major units, for responses. */
export const toNumber = (minor: Minor, currency: string): number => Number(toDecimal(minor, currency));

/** Computes `a × b ÷ c` without intermediate rounding errors, for rates and percentages. Rounds half away from zero. */
export function mulDiv(a: number, b: number, c: number): Minor {
  const product = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  const sign = product < 0n !== divisor < 0n ? -1n : 1n;
  const [n, d] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor];
  return safe(Number(sign * ((2n * n + d) / (2n * d))));
}

/** Converts a decimal string to an integer in units of `10^-digits`. Rounds half away from zero. */
export function scaled(decimal: string, digits: number): number {
  const match = DECIMAL.exec(decimal);
  if (!match) throw new RangeError(`Not a decimal number: ${decimal}`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  const truncated = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const up = (fraction[digits] ?? '0') >= '5' ? 1n : 0n;
  const value = safe(Number(truncated + up));
  return sign && value !== 0 ? -value : value;
}

/** Adds amounts. Throws RangeError if the sum is not a safe integer. */
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
 * Formats an amount in major units for display. Formatters are cached, because creating one takes a hundred times longer than using
 * it.
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
 * Matches a right-to-left price that ends with letters and a currency sign, such as "US$". A directional mark must follow such a
 * price, because the sign would otherwise appear before the letters.
 */
export const SIGN_THAT_MOVES = /^[\u061C\u200F].*[A-Z]\p{Sc}$/u;
