import { digitsOf, toDecimal, toMinor } from '@shop/runtime/extension';

/** The gateway's own digits where they are not 2. They differ from the shop's. */
const WITHOUT_DIGITS = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const WITH_THREE_DIGITS = new Set('BHD JOD KWD OMR TND'.split(' '));

function gatewayDigits(currency: string): number {
  if (WITHOUT_DIGITS.has(currency)) return 0;
  return WITH_THREE_DIGITS.has(currency) ? 3 : 2;
}

/** What the gateway is told for a decimal amount, or null where it cannot charge exactly that. */
export function toGatewayAmount(amount: string, currency: string): number | null {
  const units = moved(toMinor(amount, currency), gatewayDigits(currency) - digitsOf(currency));
  // Of three digits the gateway wants the last to be 0.
  return units !== null && WITH_THREE_DIGITS.has(currency) && units % 10 !== 0 ? null : units;
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
