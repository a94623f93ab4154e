import type { Db } from '../../../platform/db/db.ts';
import { orderItemOf } from '../order.ts';
import type { LockedOrder, OrderItemRow } from '../order.ts';
import { findOpenAttempt } from '../payment/attempt.repo.ts';
import { withRefunded } from './returnUnits.ts';

/** A number of units that a request names, with the order line by integer id or uuid. */
export interface RequestedUnits {
  readonly order_item_id: string;
  readonly qty: number;
  readonly reason?: string | null;
}

/** A line of an order, with the units that a request names. */
export interface ChosenLine {
  readonly line: OrderItemRow;
  readonly qty: number;
  readonly reason: string | null;
}

/** Returns the lines of an order as they are when its open refund has succeeded, so that no unit is both refunded and returned. */
export async function linesOf(tx: Db, order: LockedOrder): Promise<readonly OrderItemRow[]> {
  const attempt = await findOpenAttempt(tx, order.order_id);
  if (attempt?.kind !== 'refund' || !attempt.request.items) return order.items;
  const refunding = attempt.request.items;
  return order.items.map((line) =>
    withRefunded(
      line,
      refunding
        .filter(({ order_item_id }) => order_item_id === line.order_item_id)
        .reduce((sum, { qty }) => sum + qty, 0),
    ),
  );
}

/** Returns the requested lines without duplicates, in the sequence of the order. Throws `ORDER_ITEM_NOT_FOUND` (400). */
export function chosenLines(
  lines: readonly OrderItemRow[],
  requested: readonly RequestedUnits[],
): readonly ChosenLine[] {
  const chosen = new Map<OrderItemRow, ChosenLine>();
  for (const { order_item_id, qty, reason = null } of requested) {
    const line = orderItemOf({ items: [...lines] }, order_item_id);
    const before = chosen.get(line);
    chosen.set(line, { line, qty: (before?.qty ?? 0) + qty, reason: before?.reason ?? reason });
  }
  return lines.flatMap((line) => chosen.get(line) ?? []);
}
