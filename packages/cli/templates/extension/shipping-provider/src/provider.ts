import { toDecimal, toMinor } from '@shop/runtime/extension';
import type { ShippingProvider } from '@shop/runtime/extension';

/** Offers one shipping method. Each shipping zone sets its price, and the cart value from which shipping is free. */
export const provider: ShippingProvider = {
  code: 'my-thing',
  name: 'My thing',
  description: 'One price for each zone, and free from an amount on.',
  attachToNewZones: true,
  zoneConfigFields: [
    { name: 'price', type: 'number', label: 'Price', defaultValue: 5 },
    {
      name: 'freeFrom',
      type: 'number',
      label: 'Free from',
      description: 'The value of the cart.',
      defaultValue: 100,
    },
  ],
  async getMethods({ zoneConfig, totalValue, currency }) {
    const amount = (name: string, otherwise: number) =>
      toMinor(String(zoneConfig[name] ?? otherwise), currency);
    const isFree = toMinor(totalValue, currency) >= amount('freeFrom', 100);
    const cost = isFree ? '0' : toDecimal(amount('price', 5), currency);
    return [
      { code: 'standard', name: 'My thing', cost, delivery: { minBusinessDays: 2, maxBusinessDays: 4 } },
    ];
  },
};
