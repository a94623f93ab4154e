import type { TaxMode } from './contract.ts';
import { rateFor } from './rateFor.ts';
import type { TaxAddress } from './rateFor.ts';
import type { TaxRate } from './taxRate.ts';
import type { TaxRateFacts } from './taxRateFacts.ts';
import { HIGHEST, PROPORTIONAL } from './taxSettings.ts';
import type { TaxSettings } from './taxSettings.ts';

/** How figures are taxed, of the settings. */
export const taxMode = ({ priceIncludingTax, taxRounding, taxRoundLevel }: TaxSettings): TaxMode => ({
  priceIncludingTax,
  taxRounding,
  taxRoundLevel,
});

/** The addresses that can say what is taxed how; null: not known. */
export interface KnownAddresses {
  readonly shipping: TaxAddress | null;
  readonly billing: TaxAddress | null;
  /** `shop.address` of the config file. */
  readonly store: TaxAddress | null | undefined;
  /** Whether nothing of the cart ships. */
  readonly isVirtual: boolean;
}

/**
 * The address that the items are taxed at, or null: none is known yet, and nothing is taxed. Where nothing ships, the
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
 * How the shipping fee is taxed. A class of its own is rated where the fee is earned: at the shipping address, and at the
 * base address until that is known. A class that does not exist, or any more, taxes nothing.
 */
export function shippingTaxOf(
  { defaultShippingTaxClassId: choice }: Pick<TaxSettings, 'defaultShippingTaxClassId'>,
  rates: readonly TaxRateFacts[],
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
