import type { ReadContext, LoaderDefinition } from '@shop/runtime/extension';
import type { CoreMethod } from './coreMethod.ts';
import type { CoreRate } from './coreRate.ts';
import { listMethodsByIds } from './coreShippingMethod.repo.ts';
import { listRatesBy } from './coreShippingMethodRate.repo.ts';

/** Loads the rates of methods by the method's integer ID. */
export const ratesOfMethod: LoaderDefinition<number, readonly CoreRate[]> = {
  load: (ids, context) => ratesBy('method_id', ids, context),
};

/** Loads the rates of zones by the zone's integer ID. */
export const ratesOfZone: LoaderDefinition<number, readonly CoreRate[]> = {
  load: (ids, context) => ratesBy('zone_id', ids, context),
};

/** Loads methods by integer ID. Null for one that does not exist. */
export const methodOfRate: LoaderDefinition<number, CoreMethod | null> = {
  async load(ids, { db }) {
    const methods = new Map(
      (await listMethodsByIds(db, ids)).map((method) => [method.core_shipping_method_id, method]),
    );
    return ids.map((id) => methods.get(id) ?? null);
  },
};

async function ratesBy(key: 'method_id' | 'zone_id', ids: readonly number[], { db }: ReadContext) {
  const rates = Map.groupBy(await listRatesBy(db, key, ids), (rate) => rate[key]);
  return ids.map((id) => rates.get(id) ?? []);
}
