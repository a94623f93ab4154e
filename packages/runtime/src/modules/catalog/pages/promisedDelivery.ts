import type { AppContext } from '../../../platform/contracts/context.ts';
import { settingsFrom } from '../../settings/index.ts';
import type { SavedSettings } from '../../settings/index.ts';
import type { DeliveryDays } from '../contract.ts';
import { deliveryDays } from './deliveryDays.ts';

/** The keys of the settings from which the delivery window is computed. */
export const DELIVERY_SETTINGS = [
  'deliveryEstimateShown',
  'deliveryHandlingDays',
  'deliveryTransitDaysMin',
  'deliveryTransitDaysMax',
] as const;

/** The time in transit that a shipping method states: a range in business days, or a date in ISO 8601 format. */
interface StatedTransit {
  readonly minBusinessDays?: number | null | undefined;
  readonly maxBusinessDays?: number | null | undefined;
  readonly estimatedDate?: string | null | undefined;
}

/**
 * Computes the delivery window that the shop shows for an order placed now: by the chosen shipping method, if it states a time in transit,
 * else by the settings. `saved` contains the saved values of `DELIVERY_SETTINGS`. Returns null if the shop shows no delivery dates.
 */
export function promisedDelivery(
  app: AppContext,
  saved: SavedSettings,
  method?: StatedTransit | null,
): DeliveryDays | null {
  const settings = settingsFrom(app, DELIVERY_SETTINGS, saved);
  if (!settings.deliveryEstimateShown) return null;
  return (
    statedDelivery(app, method ?? {}, settings.deliveryHandlingDays) ??
    deliveryDays(settings, app.clock.now(), app.config.shop.timezone)
  );
}

/** Computes the delivery window of a shipping method for an order placed now. Returns null if the method states neither days nor a date. */
export function statedDelivery(
  app: AppContext,
  { minBusinessDays, maxBusinessDays, estimatedDate }: StatedTransit,
  handlingDays: number,
): DeliveryDays | null {
  const [min, max] = [minBusinessDays ?? maxBusinessDays, maxBusinessDays ?? minBusinessDays];
  if (typeof min === 'number' && typeof max === 'number') {
    const days = {
      deliveryHandlingDays: handlingDays,
      deliveryTransitDaysMin: min,
      deliveryTransitDaysMax: max,
    };
    return deliveryDays(days, app.clock.now(), app.config.shop.timezone);
  }
  const day = estimatedDate?.slice(0, 10);
  return day ? { first: day, last: day } : null;
}
