import { sum, toMinor } from '../../../platform/money.ts';
import type { Minor } from '../../../platform/money.ts';
import { unitsPrice } from '../payment/unitsPrice.ts';
import type { ReturnItemRow, ReturnRow } from './return.ts';
import { isOpenState } from './returnState.ts';

type Counted = Pick<ReturnRow, 'origin'>;

/** Returns the units of a return item that its refund pays for: those received or, for a withdrawal, all of them. */
export const refundedUnits = (
  { origin }: Counted,
  { received, approved }: Pick<ReturnItemRow, 'received' | 'approved'>,
): number => (origin === 'withdrawal' ? approved : received);

/**
 * Returns the most that a refund of a return may give back, including tax: the price of its refunded units after those that were refunded
 * before, and the delivery fee if the whole order is withdrawn. 0 for a return that has ended.
 */
export function returnCeiling(
  row: Pick<
    ReturnRow,
    'origin' | 'state' | 'items' | 'lines' | 'is_whole' | 'currency' | 'shipping_fee_incl_tax'
  >,
): Minor {
  if (!isOpenState(row.state)) return 0;
  const units = row.items.map((item) => {
    const line = row.lines.find(({ order_item_id }) => order_item_id === item.order_item_id);
    const count = refundedUnits(row, item);
    if (!line || count === 0) return 0;
    const total = toMinor(line.line_total_with_discount_incl_tax, row.currency);
    return unitsPrice(total, line.qty, line.refunded_qty, count);
  });
  return sum([...units, row.is_whole ? toMinor(row.shipping_fee_incl_tax, row.currency) : 0]);
}
