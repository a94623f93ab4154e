import { scaled } from '../../platform/money.ts';
import { add, ratio, rounded, times } from '../../platform/ratio.ts';
import type { AppliedRate, TaxMode, TaxRate } from './contract.ts';
import { includesPlace, placeKey, provinceMatcher } from './taxPlaces.ts';
import { includesPostcode, postcodeKey } from './postcodes.ts';
import type { TaxRateInputs } from './taxRate.ts';
import { HIGHEST, PROPORTIONAL } from './taxSettings.ts';
import type { TaxSettings } from './taxSettings.ts';

export const NO_TAX: TaxRate = ratio(0);

/** The number of decimal places of a percentage, as in the database columns. */
const PERCENT_DIGITS = 4;
const UNITS_OF_PERCENT = 10 ** PERCENT_DIGITS;

/** Parses a percentage: a decimal string with at most four decimal places. */
export const rateOf = (percent: string): TaxRate =>
  ratio(scaled(percent, PERCENT_DIGITS), 100 * UNITS_OF_PERCENT);

/**
 * Combines rates in the sequence in which they apply. A compound rate also applies to the tax added by earlier rates;
 * other rates apply only to the net amount.
 */
export const combineRates = (
  rates: readonly { readonly rate: string; readonly is_compound: boolean }[],
): TaxRate =>
  rates.reduce((sum, { rate, is_compound }) => {
    const own = rateOf(rate);
    return add(sum, is_compound ? add(own, times(sum, own)) : own);
  }, NO_TAX);

/** Formats a rate in percent as a decimal string with four decimal places, for display. Tax is computed from the exact rate. */
export function percentText({ n, d }: TaxRate): string {
  const text = String(rounded(ratio(n * BigInt(100 * UNITS_OF_PERCENT), d), 'round')).padStart(5, '0');
  return `${text.slice(0, -PERCENT_DIGITS)}.${text.slice(-PERCENT_DIGITS)}`;
}

/** Returns the higher of two rates. */
export const higher = (a: TaxRate, b: TaxRate): TaxRate => (b.n * a.d > a.n * b.d ? b : a);

/** An address for tax purposes. Values are as entered by the shopper or in the config file; unknown fields are absent. */
export interface TaxAddress {
  /** The ISO 3166-1 country code. */
  readonly country: string;
  readonly province?: string | null | undefined;
  readonly postcode?: string | null | undefined;
}

const UNTAXED: AppliedRate = { rate: NO_TAX, applied: [] };

/**
 * Finds the rate for a tax class at an address. Combines all rates of the class whose country, province and postcode
 * match, sorted by priority and then by id. There is no tax without a class, an address or a matching rate. Pure.
 */
export const rateFor = (
  rates: readonly TaxRateInputs[],
  classId: number | null,
  address: TaxAddress | null,
): AppliedRate => ratesAt(rates, address)(classId);

/** Finds the tax rates for all items in a cart, like `rateFor`. The rate for each class is looked up only once. */
export function ratesAt(
  rates: readonly TaxRateInputs[],
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

function matcherOf(address: TaxAddress): (rate: TaxRateInputs) => boolean {
  const country = placeKey(address.country);
  const includesProvince = provinceMatcher(address.country, address.province);
  const postcode = postcodeKey(address.postcode);
  return (rate) =>
    includesPlace(rate.country, country) &&
    includesProvince(rate.province) &&
    includesPostcode(rate.postcode, postcode);
}

function combined(matching: readonly TaxRateInputs[]): AppliedRate {
  if (matching.length === 0) return UNTAXED;
  const ordered = matching.toSorted((a, b) => a.priority - b.priority || a.tax_rate_id - b.tax_rate_id);
  return { rate: combineRates(ordered), applied: ordered.map(({ name }) => name) };
}

/** Returns the settings that determine how amounts are taxed. */
export const taxMode = ({ priceIncludingTax, taxRounding, taxRoundLevel }: TaxSettings): TaxMode => ({
  priceIncludingTax,
  taxRounding,
  taxRoundLevel,
});

/** The addresses that may determine the tax. An address is null if it is not known. */
export interface KnownAddresses {
  readonly shipping: TaxAddress | null;
  readonly billing: TaxAddress | null;
  /** The address of the shop. */
  readonly store: TaxAddress | null | undefined;
  /** True if no item in the cart needs shipping. */
  readonly isVirtual: boolean;
}

/**
 * Returns the address at which the items are taxed. If no item needs shipping, the billing address replaces the shipping
 * address; if no billing address was entered, the shipping address is used, as it will be in the order. Null if no address
 * is known yet; then no tax applies.
 */
export function baseAddress(
  { baseCalculationAddress: base }: Pick<TaxSettings, 'baseCalculationAddress'>,
  { shipping, billing, store, isVirtual }: KnownAddresses,
): TaxAddress | null {
  if (base === 'storeAddress') return store ?? null;
  return base === 'billingAddress' || isVirtual ? (billing ?? shipping) : shipping;
}

/**
 * Returns how the shipping fee is taxed. A separate tax class for the fee uses the rate at the shipping address, or at the
 * base address if the shipping address is not known yet. If the tax class does not exist or was deleted, the fee is not
 * taxed.
 */
export function shippingTaxOf(
  { defaultShippingTaxClassId: choice }: Pick<TaxSettings, 'defaultShippingTaxClassId'>,
  rates: readonly TaxRateInputs[],
  { shipping, base }: { readonly shipping: TaxAddress | null; readonly base: TaxAddress | null },
): 'none' | 'highest' | 'proportional' | TaxRate {
  if (choice === null) return 'none';
  if (choice === PROPORTIONAL) return 'proportional';
  if (choice === HIGHEST) return 'highest';
  const known = rates.find(({ tax_class_id, tax_class_uuid }) =>
    typeof choice === 'number' ? tax_class_id === choice : tax_class_uuid === choice,
  );
  return known ? rateFor(rates, known.tax_class_id, shipping ?? base).rate : 'none';
}
