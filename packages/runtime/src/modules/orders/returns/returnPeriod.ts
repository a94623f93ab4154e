import { dayAfter, dayIn, endOfDay } from '../../../platform/zonedDay.ts';
import { unshippedOf } from '../fulfilment/shipmentStatus.ts';
import type { OrderItemRow } from '../order.ts';

/** A parcel of an order that was not canceled. */
export interface Parcel {
  readonly delivered_at: string | null;
}

/**
 * Returns the time at which the shopper received the last goods of an order. Null while a parcel is on its way, units are still to be
 * shipped, or the delivery of a parcel is not known.
 */
export function lastDelivery(items: readonly OrderItemRow[], parcels: readonly Parcel[]): Date | null {
  if (parcels.length === 0 || parcels.some(({ delivered_at }) => delivered_at === null)) return null;
  if (items.some((item) => !item.no_shipping_required && unshippedOf(item) > 0)) return null;
  return new Date(Math.max(...parcels.map(({ delivered_at }) => Date.parse(delivered_at as string))));
}

/** Returns the end of a period of days: the end of its last day in the shop's time zone. The day on which it begins does not count. */
export const periodEnd = (start: Date, days: number, timezone: string): Date =>
  endOfDay(dayAfter(dayIn(timezone, start), days), timezone);
