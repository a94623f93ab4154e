import type { ReadContext, LoaderDefinition } from '@shop/runtime/extension';
import { listMethodsByIds } from './coreShippingMethod.repo.ts';
import type { CoreMethod } from './coreShippingMethod.repo.ts';
import { listRatesBy } from './coreShippingMethodRate.repo.ts';
import type { CoreRate } from './coreShippingMethodRate.repo.ts';

export const ratesOfMethod: LoaderDefinition<number, readonly CoreRate[]> = {
  load: (ids, context) => ratesBy('method_id', ids, context),
};

export const ratesOfZone: LoaderDefinition<number, readonly CoreRate[]> = {
  load: (ids, context) => ratesBy('zone_id', ids, context),
};

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
