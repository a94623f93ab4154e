import type { AppContext, Db } from '@shop/runtime/extension';
import { listMethods } from './coreShippingMethod.repo.ts';
import { createMethod } from './createMethod.ts';
import { insertRate } from './coreShippingMethodRate.repo.ts';
import type { RateFields } from './coreShippingMethodRate.repo.ts';

const nothing: RateFields = {
  is_enabled: true,
  cost: null,
  condition_type: null,
  min: null,
  max: null,
  price_based_cost: null,
  weight_based_cost: null,
};

const METHODS = [
  {
    name: 'Standard delivery',
    sort_order: 0,
    rate: {
      ...nothing,
      price_based_cost: [
        { min_price: 0, cost: 5 },
        { min_price: 100, cost: 0 },
      ],
    },
  },
  { name: 'Express delivery', sort_order: 1, rate: { ...nothing, cost: 15 } },
];

/** Two methods for the demo store, priced in one of its zones. */
export async function seedDemo(app: AppContext, db: Db, zoneId: number): Promise<void> {
  const known = new Map((await listMethods(db)).map((method) => [method.name, method]));
  for (const { name, sort_order, rate } of METHODS) {
    const hints = { default_carrier_code: null, default_service_code: null };
    const method =
      known.get(name) ?? (await createMethod(app, db, { name, is_enabled: true, sort_order, ...hints }));
    await insertRate(db, method.core_shipping_method_id, zoneId, rate);
  }
}
