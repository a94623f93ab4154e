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

/**
 * Computes the delivery window that the shop shows for an order placed now. `saved` contains the saved values of `DELIVERY_SETTINGS`.
 * Returns null if the shop shows no delivery dates.
 */
export function promisedDelivery(app: AppContext, saved: SavedSettings): DeliveryDays | null {
  const settings = settingsFrom(app, DELIVERY_SETTINGS, saved);
  if (!settings.deliveryEstimateShown) return null;
  return deliveryDays(settings, app.clock.now(), app.config.shop.timezone);
}
