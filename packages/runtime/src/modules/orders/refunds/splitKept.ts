import type { Minor } from '../../../platform/money.ts';
import { unitsPrice } from '../payment/unitsPrice.ts';
import type { RefundableOrder, RefundSplit } from './refundSplit.ts';
import { composeSplit, spread } from './refundSplit.ts';

/**
 * Splits a refund that was made before refunds had rows: first over the price of units that were refunded, line by line, then over all that
 * is left.
 */
export function splitEarlier(order: RefundableOrder, amount: Minor): RefundSplit {
  let open = amount;
  const lines = new Map<number, Minor>();
  const units: { order_item_id: number; qty: number }[] = [];
  for (const { order_item_id, qty, refunded_qty, whole, given } of order.lines) {
    const price = unitsPrice(whole.gross, qty, 0, refunded_qty) - given.gross;
    const taken = Math.max(0, Math.min(price, open));
    if (taken === 0) continue;
    lines.set(order_item_id, taken);
    if (taken === price && given.gross === 0) units.push({ order_item_id, qty: refunded_qty });
    open -= taken;
  }
  return composeSplit(order, { amount, lines, units, shipping: 0, adjustment: null, free: open });
}

type PartKey = number | 'shipping' | 'adjustment';

/**
 * Splits the amount that is kept of a refund of which the rest failed, in proportion to its parts. A fee belongs to what failed. `order` is
 * without the refund.
 */
export function splitKept(order: RefundableOrder, refund: RefundSplit, amount: Minor): RefundSplit {
  const { items, shipping, adjustment } = refund;
  const given = adjustment && adjustment.gross > 0 ? adjustment : null;
  const shares = spread(
    amount,
    new Map<PartKey, Minor>([
      ...items.map(({ order_item_id, gross }): [PartKey, Minor] => [order_item_id, gross]),
      ['shipping', shipping.gross],
      ['adjustment', given?.gross ?? 0],
    ]),
  );
  const part = (key: PartKey): Minor => shares.get(key) ?? 0;
  return composeSplit(order, {
    amount,
    lines: new Map(items.map(({ order_item_id }) => [order_item_id, part(order_item_id)])),
    units: items,
    shipping: part('shipping'),
    adjustment: given && { rate: given.rate, label: given.label, gross: part('adjustment') },
    free: 0,
  });
}
