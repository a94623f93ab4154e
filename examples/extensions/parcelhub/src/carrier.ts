import type { Carrier, LabelAddress, LabelItem } from '@shop/runtime/extension';
import type { Parcelhub } from './parcelhub.ts';

/** Creates Parcelhub labels, also for returns, and links to Parcelhub's tracking pages. */
export const parcelCarrier = (hub: Parcelhub): Carrier => ({
  name: 'parcelhub',
  label: 'Parcelhub',
  trackingUrl: ({ trackingNumber }) =>
    trackingNumber === null ? null : `https://parcelhub.example/track/${encodeURIComponent(trackingNumber)}`,
  async createLabel({ app, key, shipment, serviceCode, destination, items }) {
    const made = await hub.createLabel(app, key, {
      reference: shipment.orderNumber,
      service: serviceCode ?? 'standard',
      to: addressOf(destination),
      weight: weightOf(items),
    });
    return { trackingNumber: made.tracking_number, labelUrl: made.label_url };
  },
  async createReturnLabel({ app, key, returnNumber, origin, items }) {
    // Parcelhub knows the address of the shop's account, to which the parcel goes.
    const made = await hub.createReturnLabel(app, key, {
      reference: returnNumber,
      from: addressOf(origin),
      weight: weightOf(items),
    });
    return { trackingNumber: made.tracking_number, file: Buffer.from(made.label_pdf, 'base64') };
  },
});

/** Returns an address as Parcelhub's API represents it. */
const addressOf = (address: LabelAddress) => {
  const { full_name, company, address_1, address_2, city, province, postcode, country, telephone } = address;
  return { full_name, company, address_1, address_2, city, province, postcode, country, telephone };
};

/** Adds up the weights of all units, which are decimal strings. */
const weightOf = (items: readonly LabelItem[]): string =>
  items.reduce((sum, { qty, weight }) => sum + qty * Number(weight), 0).toFixed(3);
