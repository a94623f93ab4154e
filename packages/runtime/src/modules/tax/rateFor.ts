import { scaled } from '../../platform/money.ts';
import { add, ratio, rounded, times } from '../../platform/ratio.ts';
import type { AppliedRate, TaxMode, TaxRate } from './contract.ts';
import { includesPlace, includesPostcode, placeKey, postcodeKey, provinceMatcher } from './taxPlaces.ts';
import type { TaxRateInputs } from './taxRate.ts';
import { HIGHEST, PROPORTIONAL } from './taxSettings.ts';
import type { TaxSettings } from './taxSettings.ts';

export const NO_TAX: TaxRate = ratio(0);

/** Digits of a percentage after the point, as its columns have them. */
const PERCENT_DIGITS = 4;
const UNITS_OF_PERCENT = 10 ** PERCENT_DIGITS;

/** Reads a percentage, decimal text of at most four digits after the point. */
export const rateOf = (percent: string): TaxRate =>
  ratio(scaled(percent, PERCENT_DIGITS), 100 * UNITS_OF_PERCENT);

/**
 * Combines rates in the order in which they apply. A compound rate also applies to the tax that was added before it, the
 * others to the net amount alone.
 */
export const combineRates = (
  rates: readonly { readonly rate: string; readonly is_compound: boolean }[],
): TaxRate =>
  rates.reduce((sum, { rate, is_compound }) => {
    const own = rateOf(rate);
    return add(sum, is_compound ? add(own, times(sum, own)) : own);
  }, NO_TAX);

/** Writes a rate in percent as decimal text with four digits, for display; tax is computed of the exact rate. */
export function percentText({ n, d }: TaxRate): string {
  const text = String(rounded(ratio(n * BigInt(100 * UNITS_OF_PERCENT), d), 'round')).padStart(5, '0');
  return `${text.slice(0, -PERCENT_DIGITS)}.${text.slice(-PERCENT_DIGITS)}`;
}

/** Returns the greater of two rates. */
export const higher = (a: TaxRate, b: TaxRate): TaxRate => (b.n * a.d > a.n * b.d ? b : a);

/** An address that something is taxed at. Texts as the shopper or the config file gave them; unknown parts are absent. */
export interface TaxAddress {
  /** ISO 3166-1. */
  readonly country: string;
  readonly province?: string | null | undefined;
  readonly postcode?: string | null | undefined;
}

const UNTAXED: AppliedRate = { rate: NO_TAX, applied: [] };

/**
 * Finds the rate of a class at an address: all its rates whose country, province and postcode match, by priority and then by
 * id. Without a class, an address or a rate that matches there is no tax. Pure.
 */
export const rateFor = (
  rates: readonly TaxRateInputs[],
  classId: number | null,
  address: TaxAddress | null,
): AppliedRate => ratesAt(rates, address)(classId);

/** Does the same for the many goods of one cart: the rate of a class is found once. */
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

/** Returns the settings that say how amounts are taxed. */
export const taxMode = ({ priceIncludingTax, taxRounding, taxRoundLevel }: TaxSettings): TaxMode => ({
  priceIncludingTax,
  taxRounding,
  taxRoundLevel,
});

/** The addresses that tax may depend on; null: not known. */
export interface KnownAddresses {
  readonly shipping: TaxAddress | null;
  readonly billing: TaxAddress | null;
  /** `shop.address` of the config file. */
  readonly store: TaxAddress | null | undefined;
  /** True: nothing in the cart ships. */
  readonly isVirtual: boolean;
}

/**
 * Returns the address that the items are taxed at, or null: none is known yet, and nothing is taxed. Where nothing ships, the
 * billing address stands for the shipping address. A billing address that was not given is the shipping one, as it will be
 * in the order.
 */
export function baseAddress(
  { baseCalculationAddress: base }: Pick<TaxSettings, 'baseCalculationAddress'>,
  { shipping, billing, store, isVirtual }: KnownAddresses,
): TaxAddress | null {
  if (base === 'storeAddress') return store ?? null;
  return base === 'billingAddress' || isVirtual ? (billing ?? shipping) : shipping;
}

/**
 * Returns how the shipping fee is taxed. A class of its own is rated at the shipping address, and at the base address until
 * that is known. A class that does not exist, or no longer, taxes nothing.
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
