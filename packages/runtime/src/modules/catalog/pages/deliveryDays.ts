import { dayIn } from '../../../platform/zonedDay.ts';
import type { CatalogSettings } from '../catalogSettings.ts';
import type { DeliveryDays } from '../contract.ts';

const DAY = 86_400_000;

/**
 * Computes the estimated delivery window for an order placed at the given time, in a time zone. Saturdays and Sundays are not business
 * days. Pure.
 */
export function deliveryDays(
  {
    deliveryHandlingDays: handling,
    deliveryTransitDaysMin: min,
    deliveryTransitDaysMax: max,
  }: Pick<CatalogSettings, 'deliveryHandlingDays' | 'deliveryTransitDaysMin' | 'deliveryTransitDaysMax'>,
  orderedAt: Date,
  timeZone: string,
): DeliveryDays {
  const today = Date.parse(dayIn(timeZone, orderedAt));
  return {
    first: afterBusinessDays(today, handling + Math.min(min, max)),
    last: afterBusinessDays(today, handling + Math.max(min, max)),
  };
}

/** Adds business days to midnight UTC of a date. Saturdays and Sundays are skipped. */
function afterBusinessDays(from: number, days: number): string {
  let day = from;
  for (let left = days; left > 0 || isWeekend(day);) {
    if (!isWeekend(day)) left -= 1;
    day += DAY;
    while (isWeekend(day)) day += DAY;
  }
  return new Date(day).toISOString().slice(0, 10);
}

const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay());
