import type { ShippingMethod, ShippingProvider } from '@shop/runtime/extension';
import { listOfferedRates } from './coreShippingMethodRate.repo.ts';
import type { OfferedRate } from './coreShippingMethodRate.repo.ts';
import { costOf } from './costOf.ts';
import type { Load } from './costOf.ts';
import { rateIn } from './rateIn.ts';
import { isInRange } from './isInRange.ts';
import { seedDemo } from './seedDemo.ts';

/** The built-in provider `core`: the shop's own methods with a rate for each zone. */
export const coreProvider: ShippingProvider = {
  code: 'core',
  name: 'Core',
  description: 'Methods with flat or tiered rates for each zone.',
  attachToNewZones: true,
  currencies: 'all',
  async getMethods({ app, cached, zone, totalValue, totalWeight, currency, fromShopCurrency }) {
    const load = { value: totalValue, weight: totalWeight };
    const rates = await cached('rates', (db) => listOfferedRates(db, zone.id));
    return rates
      .flatMap((rate) => rateIn(rate, currency, fromShopCurrency) ?? [])
      .filter((rate) => isInRange(rate, load))
      .flatMap((rate) => methodsOf(rate, load, app.language));
  },
  isSetUp: async ({ db, zone }) => (await listOfferedRates(db, zone.id)).length > 0,
  seedDemo: ({ app, db, zone }) => seedDemo(app, db, zone.id),
};

/** Returns the method of a rate, with its name in a language. Empty if the rate has no cost. */
function methodsOf(rate: OfferedRate, load: Load, language: string): readonly ShippingMethod[] {
  const cost = costOf(rate, load);
  if (cost === null) return [];
  const { business_days: days } = rate;
  return [
    {
      code: rate.method_uuid,
      name: rate.names?.[language] ?? rate.name,
      cost,
      sortOrder: rate.sort_order,
      ...(days && { delivery: { minBusinessDays: days.min, maxBusinessDays: days.max } }),
      snapshot: { carrier: rate.default_carrier_code, serviceCode: rate.default_service_code },
    },
  ];
}
