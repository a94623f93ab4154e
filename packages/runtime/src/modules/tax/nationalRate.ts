import { combineRates, NO_TAX } from './rateFor.ts';
import type { TaxRate } from './contract.ts';
import { includesPlace, placeKey } from './taxPlaces.ts';
import { EVERYWHERE } from './postcodes.ts';
import type { TaxRateInputs } from './taxRate.ts';

/**
 * Returns the rate of a tax class in a country. Returns null if the rate depends on the province or the postcode. A product without a tax
 * class is not taxed. Pure.
 */
export function nationalRate(
  rates: readonly TaxRateInputs[],
  classId: number | null,
  country: string,
): TaxRate | null {
  if (classId === null) return NO_TAX;
  const place = placeKey(country);
  const matching = rates
    .filter((rate) => rate.tax_class_id === classId && includesPlace(rate.country, place))
    .toSorted((a, b) => a.priority - b.priority || a.tax_rate_id - b.tax_rate_id);
  const isNational = matching.every(
    ({ province, postcode }) => province === EVERYWHERE && postcode === EVERYWHERE,
  );
  return isNational ? combineRates(matching) : null;
}
