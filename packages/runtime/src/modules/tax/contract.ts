import type { Ratio, Rounding } from '../../platform/ratio.ts';

/** The tax on one currency unit net of tax, as an exact ratio: 1/5 for 20 percent. */
export type TaxRate = Ratio;

/** The tax rate for a tax class at an address. */
export interface AppliedRate {
  readonly rate: TaxRate;
  /** The names of the combined tax rates, in the sequence in which they apply. */
  readonly applied: readonly string[];
}

/** The level at which tax is rounded: per unit, per line, or once for the whole cart. */
export type TaxRoundLevel = 'unit' | 'line' | 'total';

/** The merchant's tax calculation settings. */
export interface TaxMode {
  /** True if catalog prices, discounts and shipping costs include tax. */
  readonly priceIncludingTax: boolean;
  readonly taxRounding: Rounding;
  readonly taxRoundLevel: TaxRoundLevel;
}
