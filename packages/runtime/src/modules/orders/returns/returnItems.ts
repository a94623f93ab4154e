import { returnItemNotFound } from './errors.ts';
import type { ReturnItemRow, ReturnRow } from './return.ts';

/** A number of units of a return item, by the uuid of the item or the integer id of the order line. */
export interface ItemUnits {
  readonly id: string;
  readonly qty: number;
}

/** Finds the item of a return that a request body references. Throws `RETURN_ITEM_NOT_FOUND` (400). */
export function returnItemOf(row: ReturnRow, ref: string) {
  const item = row.items.find(
    ({ uuid, order_item_id }) => uuid === ref.toLowerCase() || String(order_item_id) === ref,
  );
  if (!item) throw returnItemNotFound();
  return item;
}

/** Adds up the units of each item of a return, by its uuid. Throws `RETURN_ITEM_NOT_FOUND` (400). */
export function sumsByItem(row: ReturnRow, units: readonly ItemUnits[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { id, qty } of units) {
    const { uuid } = returnItemOf(row, id);
    sums.set(uuid, (sums.get(uuid) ?? 0) + qty);
  }
  return sums;
}

/** Returns the number of units of an item that `order_item.returning_qty` counts. */
export const countedUnits = (
  { state }: Pick<ReturnRow, 'state'>,
  { requested, approved }: Pick<ReturnItemRow, 'requested' | 'approved'>,
): number => (state === 'requested' ? requested : approved);
