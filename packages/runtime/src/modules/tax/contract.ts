import type { Ratio, Rounding } from '../../platform/ratio.ts';

/** The tax on one unit of money net of tax: exactly 1/5 for 20 percent. */
export type TaxRate = Ratio;

/** The tax rate of a class at an address. */
export interface AppliedRate {
  readonly rate: TaxRate;
  /** The names of the rates that it combines, in the order in which they apply. */
  readonly applied: readonly string[];
}

/** The level at which tax is rounded: for one unit, for a line, or once for the whole cart. */
export type TaxRoundLevel = 'unit' | 'line' | 'total';

/** The merchant's settings of how amounts are taxed. */
export interface TaxMode {
  /** True: catalogue prices, discounts and shipping costs contain their tax. */
  readonly priceIncludingTax: boolean;
  readonly taxRounding: Rounding;
  readonly taxRoundLevel: TaxRoundLevel;
}
