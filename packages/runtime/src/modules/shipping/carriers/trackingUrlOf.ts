import type { AppContext } from '../../../platform/contracts/context.ts';
import type { CarrierShipment } from '../contract.ts';
import type { ListedCarrier } from './listCarriers.ts';
import { isWebAddress } from './trackingTemplate.ts';

/**
 * Returns the URL of the carrier's tracking page for a shipment, or null if there is none. If the carrier throws or
 * returns an invalid URL, logs the error with the carrier name and returns null.
 */
export function trackingUrlOf(
  app: Pick<AppContext, 'log'>,
  carrier: ListedCarrier,
  shipment: CarrierShipment,
): string | null {
  const facts = { carrier: carrier.name, extension: carrier.extension, shipment: shipment.uuid };
  try {
    const url = carrier.trackingUrl(shipment);
    if (url === null || isWebAddress(url)) return url;
    app.log.warn(facts, 'a carrier answered a tracking page that is no web address');
  } catch (error) {
    app.log.warn({ ...facts, err: error }, 'a carrier failed to name the tracking page of a shipment');
  }
  return null;
}
