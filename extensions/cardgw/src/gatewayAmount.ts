import { digitsOf, toDecimal, toMinor } from '@shop/runtime/extension';

/** The currencies that do not have 2 digits at the gateway, whose digits differ from the shop's. */
const WITHOUT_DIGITS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const WITH_THREE_DIGITS = new Set('BHD JOD KWD OMR TND'.split(' '));

function gatewayDigits(currency: string): number {
  if (WITHOUT_DIGITS.has(currency)) return 0;
  return WITH_THREE_DIGITS.has(currency) ? 3 : 2;
}

/**
 * Returns the smallest amount of a currency that the gateway moves, in the shop's minor units. In currencies with three digits the
 * last one must be 0.
 */
export function gatewayStep(currency: string): number {
  const units = WITH_THREE_DIGITS.has(currency) ? 10 : 1;
  return Math.max(units * 10 ** (digitsOf(currency) - gatewayDigits(currency)), 1);
}

/** Converts a decimal amount to the gateway's units; null: the gateway cannot move exactly that amount. */
export function toGatewayAmount(amount: string, currency: string): number | null {
  const minor = toMinor(amount, currency);
  if (minor % gatewayStep(currency) !== 0) return null;
  return shifted(minor, gatewayDigits(currency) - digitsOf(currency));
}

/** Converts an amount of the gateway to decimal text; null: the shop's currency has no such amount. */
export function fromGatewayAmount(units: number, currency: string): string | null {
  const minor = shifted(units, digitsOf(currency) - gatewayDigits(currency));
  return minor === null ? null : toDecimal(minor, currency);
}

/** Multiplies by a power of ten; null: the result is not a whole number. */
function shifted(units: number, digits: number): number | null {
  const result = digits >= 0 ? units * 10 ** digits : units / 10 ** -digits;
  return Number.isSafeInteger(result) ? result : null;
}
