import type { ShippingProvider } from '@shop/runtime/extension';
import type { Parcelhub } from './parcelhub.ts';

/** Offers Parcelhub's services at their price plus the shipping zone's surcharge. */
export const parcelProvider = (
  hub: Parcelhub,
  { keepSeconds }: { readonly keepSeconds: number },
): ShippingProvider => ({
  code: 'parcelhub',
  name: 'Parcelhub',
  description: 'Rates of Parcelhub for the weight and the address.',
  quoteTtlSeconds: keepSeconds,
  zoneConfigFields: [
    {
      name: 'services',
      type: 'text',
      label: 'Services',
      description: 'The services to offer, by their codes with commas between them. Empty: all.',
      defaultValue: '',
    },
  ],
  async getMethods({ app, destination, totalWeight, currency, zoneConfig }) {
    const services = String(zoneConfig.services ?? '')
      .split(',')
      .map((code) => code.trim())
      .filter((code) => code !== '');
    const parcel = {
      country: destination.country,
      postcode: destination.postcode ?? '',
      weight: totalWeight,
      currency,
    };
    const rates = await hub.rates(app, parcel);
    return rates
      .filter(({ service }) => services.length === 0 || services.includes(service))
      .map(({ service, name, price, days: [minBusinessDays, maxBusinessDays] }) => ({
        code: service,
        name,
        cost: price,
        carrier: 'parcelhub',
        serviceCode: service,
        delivery: { minBusinessDays, maxBusinessDays },
      }));
  },
  // Makes no remote call. A shop with an API key is considered set up.
  isSetUp: async ({ app, db }) => (await app.setting('parcelhubKey', db)) !== undefined,
});
