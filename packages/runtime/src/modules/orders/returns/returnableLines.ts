import type { Order, OrderItemRow } from '../order.ts';
import { lastDelivery, periodEnd } from './returnPeriod.ts';
import { returnableUnits } from './returnUnits.ts';
import type { PeriodFacts } from './withdrawalLaw.ts';

/** A line of an order with what the shop's terms say about its return. */
export interface CheckedReturnLine {
  readonly line: OrderItemRow;
  /** The number of units that the shopper has and can send back. */
  readonly left: number;
  /** True if the product cannot be returned. */
  readonly isExcluded: boolean;
  /** True if its period has ended. */
  readonly isOver: boolean;
  /** The end of its period. Null while it has not begun. */
  readonly end: Date | null;
}

/**
 * Checks each given line of an order against the shop's terms of returns at a time. The period begins when the last parcel was delivered,
 * and has the days of the line or, where it has none, those of the shop. Pure.
 */
export function checkReturnLines(
  order: Pick<Order, 'items'>,
  lines: readonly OrderItemRow[],
  { days, parcels, terms, timezone, at }: PeriodFacts,
): readonly CheckedReturnLine[] {
  const ownDays = new Map(terms.map((row) => [row.order_item_id, row.return_days]));
  const delivered = lastDelivery(order.items, parcels);
  return lines.map((line) => {
    const own = ownDays.get(line.order_item_id) ?? null;
    const end = delivered && periodEnd(delivered, own ?? days, timezone);
    return {
      line,
      left: returnableUnits(line),
      isExcluded: own === 0,
      isOver: end !== null && at >= end,
      end,
    };
  });
}
