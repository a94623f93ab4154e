import { mulDiv } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';

/**
 * Returns the price of `count` units of an order line. The line costs `line` for `qty` units, and `before` units have
 * already been refunded. The prices of all units add up to the line total. The admin shows the same amount before a refund
 * (`areas/orders/refundSum.ts`).
 */
export function unitsPrice(line: Minor, qty: number, before: number, count: number): Minor {
  const upTo = (units: number) => mulDiv(line, units, qty);
  return upTo(before + count) - upTo(before);
}
