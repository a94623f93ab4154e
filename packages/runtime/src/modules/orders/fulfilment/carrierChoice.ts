import { findCarrier, unknownCarrier } from '../../shipping/index.ts';
import type { ListedCarrier } from '../../shipping/index.ts';
import type { Order } from '../order.ts';

/** The carrier in a body. Absent values are not chosen; null chooses none. */
export interface CarrierChoice {
  readonly carrier_code?: string | null | undefined;
  readonly carrier_name?: string | null | undefined;
}

/** The columns of a shipment that name its carrier. */
export interface ShipmentCarrier {
  readonly carrier_code: string | null;
  readonly carrier_name: string | null;
}

/**
 * Returns the carrier that a body chooses: by its code, or by a name that need not be that of a known carrier. Null: it
 * chooses nothing. Throws `UNKNOWN_CARRIER` (400) for a code that no carrier has.
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
 * Returns the carrier that the shipping method of an order names. One that the shop does not know has no name: the code is a hint
 * for whoever ships, which customers never see.
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
