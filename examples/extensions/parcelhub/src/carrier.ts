import type { Carrier, LabelRequest } from '@shop/runtime/extension';
import type { Parcelhub } from './parcelhub.ts';

/** Creates Parcelhub labels and links to Parcelhub's tracking pages. */
export const parcelCarrier = (hub: Parcelhub): Carrier => ({
  name: 'parcelhub',
  label: 'Parcelhub',
  trackingUrl: ({ trackingNumber }) =>
    trackingNumber === null ? null : `https://parcelhub.example/track/${encodeURIComponent(trackingNumber)}`,
  async createLabel({ app, key, shipment, serviceCode, destination, items }) {
    const { full_name, company, address_1, address_2, city, province, postcode, country, telephone } =
      destination;
    const made = await hub.createLabel(app, key, {
      reference: shipment.orderNumber,
      service: serviceCode ?? 'standard',
      to: { full_name, company, address_1, address_2, city, province, postcode, country, telephone },
      weight: weightOf(items),
    });
    return { trackingNumber: made.tracking_number, labelUrl: made.label_url };
  },
});

/** Adds up the weights of all units, which are decimal strings. */
const weightOf = (items: LabelRequest['items']): string =>
  items.reduce((sum, { qty, weight }) => sum + qty * Number(weight), 0).toFixed(3);
