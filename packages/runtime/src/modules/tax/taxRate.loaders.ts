import type { LoaderDefinition } from '../../platform/loading/readContext.ts';
import { listRatesOfClasses } from './taxRate.repo.ts';
import type { TaxRateRow } from './taxRate.ts';

/** Loads the rates of tax classes by integer class id, in the sequence in which they apply. */
export const ratesOfClass: LoaderDefinition<number, readonly TaxRateRow[]> = {
  async load(ids, { db }) {
    const byClass = Map.groupBy(await listRatesOfClasses(db, ids), (rate) => rate.tax_class_id);
    return ids.map((id) => byClass.get(id) ?? []);
  },
};
