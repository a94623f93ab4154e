import { digitsOf, toDecimal, toMinor } from '@shop/runtime/extension';

/** Currencies to which the gateway assigns no decimal places. The shop may assign a different number of decimal places. */
const WITHOUT_DIGITS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const WITH_THREE_DIGITS = new Set('BHD JOD KWD OMR TND'.split(' '));

function gatewayDigits(currency: string): number {
  if (WITHOUT_DIGITS.has(currency)) return 0;
  return WITH_THREE_DIGITS.has(currency) ? 3 : 2;
}

/**
 * Returns the smallest step of a gateway amount, in the shop's minor units. In currencies with three decimal places, the last digit must be
 * 0.
 */
export function gatewayStep(currency: string): number {
  const units = WITH_THREE_DIGITS.has(currency) ? 10 : 1;
  return Math.max(units * 10 ** (digitsOf(currency) - gatewayDigits(currency)), 1);
}

/** Minimum amounts of the gateway by currency, as decimal strings. */
const LEAST: ReadonlyMap<string, string> = new Map(
  'AED 2,AUD 0.50,BGN 1,BRL 0.50,CAD 0.50,CHF 0.50,CZK 15,DKK 2.50,EUR 0.50,GBP 0.30,HKD 4,HUF 175,INR 0.50,JPY 50,MXN 10,MYR 2,NOK 3,NZD 0.50,PLN 2,RON 2,SEK 3,SGD 0.50,THB 10,USD 0.50'
    .split(',')
    .map((entry) => entry.split(' ') as [string, string]),
);

/** Returns the minimum amount that the gateway accepts in a currency, in the shop's minor units. */
export const leastGatewayAmount = (currency: string): number =>
  toMinor(LEAST.get(currency) ?? toDecimal(1, currency), currency);

/** Converts a decimal amount to the gateway's units, or returns null if the gateway cannot represent it exactly. */
export function toGatewayAmount(amount: string, currency: string): number | null {
  const minor = toMinor(amount, currency);
  if (minor % gatewayStep(currency) !== 0) return null;
  return shifted(minor, gatewayDigits(currency) - digitsOf(currency));
}

/** Converts a gateway amount to a decimal string, or returns null if the amount is invalid in the shop's currency. */
export function fromGatewayAmount(units: number, currency: string): string | null {
  const minor = shifted(units, digitsOf(currency) - gatewayDigits(currency));
  return minor === null ? null : toDecimal(minor, currency);
}

/** Multiplies an integer by a power of ten. Returns null if the result is not an integer. */
function shifted(units: number, digits: number): number | null {
  const result = digits >= 0 ? units * 10 ** digits : units / 10 ** -digits;
  return Number.isSafeInteger(result) ? result : null;
}
