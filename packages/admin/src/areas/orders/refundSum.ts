import { currencyDigits } from '../../text/currencyDigits.ts';

/** An order line, with the number of units to refund now. */
export interface RefundedLine {
  /** Price of all units of the line, including tax and after discounts. */
  readonly total: number;
  readonly qty: number;
  readonly refundedQty: number;
  readonly count: number;
}

/**
 * Calculates the refund for the selected units, including tax. Like the shop, it uses integer minor units, so that the refunds for all
 * units of a line add up to the line total.
 */
export function refundSum(lines: readonly RefundedLine[], currency: string): number {
  const scale = 10 ** currencyDigits(currency);
  const minor = lines.reduce((sum, line) => sum + unitsOf(line, Math.round(line.total * scale)), 0);
  return minor / scale;
}

const unitsOf = ({ qty, refundedQty, count }: RefundedLine, line: number): number =>
  part(line, refundedQty + count, qty) - part(line, refundedQty, qty);

/** Calculates `line × units ÷ qty`, rounded half up. */
const part = (line: number, units: number, qty: number): number =>
  Number((2n * BigInt(line) * BigInt(units) + BigInt(qty)) / (2n * BigInt(qty)));
