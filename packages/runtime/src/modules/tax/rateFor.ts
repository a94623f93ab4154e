import { combineRates, NO_TAX } from './taxRate.ts';
import type { TaxRate } from './taxRate.ts';
import type { TaxRateFacts } from './taxRateFacts.ts';
import { includesPlace, includesPostcode, placeKey, postcodeKey, provinceMatcher } from './taxPlaces.ts';

/** Where something is taxed. Texts as the shopper or the config file gave them; a part that is not known is absent. */
export interface TaxAddress {
  /** ISO 3166-1. */
  readonly country: string;
  readonly province?: string | null | undefined;
  readonly postcode?: string | null | undefined;
}

/** What is taken of goods of one class at one address. */
export interface AppliedRate {
  readonly rate: TaxRate;
  /** The names of the rates that it is made of, in the order in which they apply. */
  readonly applied: readonly string[];
}

const UNTAXED: AppliedRate = { rate: NO_TAX, applied: [] };

/**
 * The rate of a class at an address: all its rates whose country, province and postcode match, by priority and then by
 * id. No class, no address, or no rate that matches: no tax. Pure.
 */
export const rateFor = (
  rates: readonly TaxRateFacts[],
  classId: number | null,
  address: TaxAddress | null,
): AppliedRate => ratesAt(rates, address)(classId);

/** As `rateFor`, for the many goods of one cart: what has been found for a class is not looked for again. */
export function ratesAt(
  rates: readonly TaxRateFacts[],
  address: TaxAddress | null,
): (classId: number | null) => AppliedRate {
  if (address === null) return () => UNTAXED;
  const found = new Map<number, AppliedRate>();
  const matches = matcherOf(address);
  return (classId) => {
    if (classId === null) return UNTAXED;
    const known = found.get(classId);
    if (known) return known;
    const applied = combined(rates.filter((rate) => rate.tax_class_id === classId && matches(rate)));
    found.set(classId, applied);
    return applied;
  };
}

function matcherOf(address: TaxAddress): (rate: TaxRateFacts) => boolean {
  const country = placeKey(address.country);
  const includesProvince = provinceMatcher(address.country, address.province);
  const postcode = postcodeKey(address.postcode);
  return (rate) =>
    includesPlace(rate.country, country) &&
    includesProvince(rate.province) &&
    includesPostcode(rate.postcode, postcode);
}

function combined(matching: readonly TaxRateFacts[]): AppliedRate {
  if (matching.length === 0) return UNTAXED;
  const inTurn = matching.toSorted((a, b) => a.priority - b.priority || a.tax_rate_id - b.tax_rate_id);
  return { rate: combineRates(inTurn), applied: inTurn.map(({ name }) => name) };
}
