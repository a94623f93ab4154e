import type { AppContext } from '../../platform/contracts/context.ts';
import { settingsFrom } from '../settings/index.ts';
import type { SaleTerms } from './contract.ts';

/** The keys of the settings that define the sale terms. */
export const SALE_TERMS = [
  'returnDays',
  'returnCountries',
  'returnFee',
  'deliveryCountries',
  'deliveryFee',
  'deliveryHandlingDays',
  'deliveryTransitDaysMin',
  'deliveryTransitDaysMax',
] as const;

/**
 * Creates the sale terms from the result of `savedSettingsColumn`. Return or delivery terms are null if their country,
 * days or cost is missing.
 */
export function saleTermsFrom(app: AppContext, saved: Readonly<Record<string, unknown>>): SaleTerms {
  const terms = settingsFrom(app, SALE_TERMS, saved);
  const { returnDays, returnCountries, returnFee, deliveryFee, deliveryCountries } = terms;
  return {
    returns:
      returnDays === 0 || returnCountries.length === 0
        ? null
        : {
            days: returnDays,
            countries: returnCountries,
            fee: returnFee,
          },
    delivery:
      deliveryFee === null || deliveryCountries.length === 0
        ? null
        : {
            countries: deliveryCountries,
            fee: deliveryFee,
            handling_days: terms.deliveryHandlingDays,
            days: {
              min: terms.deliveryTransitDaysMin,
              max: Math.max(terms.deliveryTransitDaysMin, terms.deliveryTransitDaysMax),
            },
          },
  };
}
