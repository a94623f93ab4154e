import { combineRates, NO_TAX } from './taxRate.ts';
import type { TaxRate } from './taxRate.ts';
import type { TaxRateFacts } from './taxRateFacts.ts';
import { includesPlace, includesPostcode } from './taxPlaces.ts';

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
export function rateFor(
  rates: readonly TaxRateFacts[],
  classId: number | null,
  address: TaxAddress | null,
): AppliedRate {
  if (classId === null || address === null) return UNTAXED;
  const matching = rates
    .filter((rate) => rate.tax_class_id === classId && matches(rate, address))
    .sort((a, b) => a.priority - b.priority || a.tax_rate_id - b.tax_rate_id);
  if (matching.length === 0) return UNTAXED;
  return { rate: combineRates(matching), applied: matching.map(({ name }) => name) };
}

const matches = (rate: TaxRateFacts, { country, province, postcode }: TaxAddress): boolean =>
  includesPlace(rate.country, country) &&
  includesPlace(rate.province, province) &&
  includesPostcode(rate.postcode, postcode);
