import { findCarrier, unknownCarrier } from '../../shipping/index.ts';
import type { ListedCarrier } from '../../shipping/index.ts';
import type { Order } from '../order.ts';

/** The carrier in a request body. If a field is absent, nothing is selected; null removes the carrier. */
export interface CarrierChoice {
  readonly carrier_code?: string | null | undefined;
  readonly carrier_name?: string | null | undefined;
}

/** The shipment columns that contain the carrier. */
export interface ShipmentCarrier {
  readonly carrier_code: string | null;
  readonly carrier_name: string | null;
}

/**
 * Returns the carrier selected by a request body, either by its code or by any name. Returns null if the body selects
 * none. Throws `UNKNOWN_CARRIER` (400) if the code is unknown.
 */
export function chosenCarrier(
  carriers: readonly ListedCarrier[],
  { carrier_code: code, carrier_name: name }: CarrierChoice,
): ShipmentCarrier | null {
  if (code === undefined && name === undefined) return null;
  if (code) {
    const carrier = carriers.find((one) => one.name.toLowerCase() === code.toLowerCase());
    if (!carrier)
      throw unknownCarrier(
        code,
        carriers.map((one) => one.name),
      );
    return { carrier_code: carrier.name, carrier_name: name ?? carrier.label };
  }
  const known = name && code === undefined ? findCarrier(carriers, name) : null;
  return { carrier_code: known?.name ?? null, carrier_name: name ?? null };
}

/**
 * Returns the default carrier of an order's shipping method. If the shop does not define the carrier, it has no name,
 * because its code is a hint for the person who ships and is never shown to customers.
 */
export function defaultCarrier(
  carriers: readonly ListedCarrier[],
  { shipping_method_data }: Pick<Order, 'shipping_method_data'>,
): ShipmentCarrier {
  const code = shipping_method_data?.snapshot.carrier?.trim() || null;
  if (code === null) return { carrier_code: null, carrier_name: null };
  const carrier = findCarrier(carriers, code);
  return { carrier_code: carrier?.name ?? code, carrier_name: carrier?.label ?? null };
}
