import { currencyDigits } from '../../text/currencyDigits.ts';

/** A line of an order, with the units of it that are given back now. */
export interface RefundedLine {
  /** The price of all its units, with tax and after discount. */
  readonly total: number;
  readonly qty: number;
  readonly refundedQty: number;
  readonly count: number;
}

/**
 * Computes what a refund of units gives back, with tax, as the shop does: in whole minor units, so that the prices of all units of a
 * line add up to its total.
 */
export function refundSum(lines: readonly RefundedLine[], currency: string): number {
  const scale = 10 ** currencyDigits(currency);
  const minor = lines.reduce((sum, line) => sum + unitsOf(line, Math.round(line.total * scale)), 0);
  return minor / scale;
}

const unitsOf = ({ qty, refundedQty, count }: RefundedLine, line: number): number =>
  part(line, refundedQty + count, qty) - part(line, refundedQty, qty);

/** Computes `line × units ÷ qty`, rounded half up. */
const part = (line: number, units: number, qty: number): number =>
  Number((2n * BigInt(line) * BigInt(units) + BigInt(qty)) / (2n * BigInt(qty)));
