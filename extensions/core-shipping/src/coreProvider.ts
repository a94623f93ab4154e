import type { QuoteContext, ShippingMethod, ShippingProvider } from '@shop/runtime/extension';
import { listOfferedRates } from './coreShippingMethodRate.repo.ts';
import type { OfferedRate } from './coreShippingMethodRate.repo.ts';
import { costOf } from './costOf.ts';
import type { Load } from './costOf.ts';
import { freeFrom } from './freeFrom.ts';
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
  async getMethods(context) {
    const load = loadOf(context);
    return (await ratesOf(context))
      .filter((rate) => isInRange(rate, load))
      .flatMap((rate) => {
        const cost = costOf(rate, load);
        return cost === null ? [] : { ...methodOf(rate, context.app.language), cost };
      });
  },
  async freeFrom(context) {
    const load = loadOf(context);
    return (await ratesOf(context)).flatMap((rate) => {
      const from = freeFrom(rate, load);
      return from === null ? [] : { ...methodOf(rate, context.app.language), from };
    });
  },
  isSetUp: async ({ db, zone }) => (await listOfferedRates(db, zone.id)).length > 0,
  seedDemo: ({ app, db, zone }) => seedDemo(app, db, zone.id),
};

const loadOf = ({ totalValue, totalWeight }: QuoteContext): Load => ({
  value: totalValue,
  weight: totalWeight,
});

/** Lists the rates of the zone with their amounts in the currency of the request. Those that cannot be converted are left out. */
async function ratesOf(context: QuoteContext): Promise<readonly OfferedRate[]> {
  const { cached, zone, currency, fromShopCurrency } = context;
  const rates = await cached('rates', (db) => listOfferedRates(db, zone.id));
  return rates.flatMap((rate) => rateIn(rate, currency, fromShopCurrency) ?? []);
}

/** Returns the method of a rate without its cost, with its name in a language. */
function methodOf(rate: OfferedRate, language: string): Omit<ShippingMethod, 'cost'> {
  const { business_days: days } = rate;
  return {
    code: rate.method_uuid,
    name: rate.names?.[language] ?? rate.name,
    sortOrder: rate.sort_order,
    ...(days && { delivery: { minBusinessDays: days.min, maxBusinessDays: days.max } }),
    snapshot: { carrier: rate.default_carrier_code, serviceCode: rate.default_service_code },
  };
}
