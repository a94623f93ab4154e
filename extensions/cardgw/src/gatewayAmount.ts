import { digitsOf, toDecimal, toMinor } from '@shop/runtime/extension';

/** The gateway's own digits where they are not 2. They differ from the shop's. */
const WITHOUT_DIGITS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const WITH_THREE_DIGITS = new Set('BHD JOD KWD OMR TND'.split(' '));

function gatewayDigits(currency: string): number {
  if (WITHOUT_DIGITS.has(currency)) return 0;
  return WITH_THREE_DIGITS.has(currency) ? 3 : 2;
}

/** The smallest amount of a currency that the gateway moves, in the shop's minor units. Of three digits it wants the last to be 0. */
export function gatewayStep(currency: string): number {
  const units = WITH_THREE_DIGITS.has(currency) ? 10 : 1;
  return Math.max(units * 10 ** (digitsOf(currency) - gatewayDigits(currency)), 1);
}

/** What the gateway is told for a decimal amount, or null where it cannot charge exactly that. */
export function toGatewayAmount(amount: string, currency: string): number | null {
  const minor = toMinor(amount, currency);
  if (minor % gatewayStep(currency) !== 0) return null;
  return moved(minor, gatewayDigits(currency) - digitsOf(currency));
}

/** The decimal text of an amount of the gateway, or null where the shop's currency has no such amount. */
export function fromGatewayAmount(units: number, currency: string): string | null {
  const minor = moved(units, digitsOf(currency) - gatewayDigits(currency));
  return minor === null ? null : toDecimal(minor, currency);
}

/** Multiplied by a power of ten; null: it does not come out even. */
function moved(units: number, digits: number): number | null {
  const result = digits >= 0 ? units * 10 ** digits : units / 10 ** -digits;
  return Number.isSafeInteger(result) ? result : null;
}
