import type { Rounding } from '../../platform/ratio.ts';

/** The level at which tax is rounded: for one unit, for a line, or once for the whole cart. */
export type TaxRoundLevel = 'unit' | 'line' | 'total';

/** The merchant's settings of how amounts are taxed. */
export interface TaxMode {
  /** True: catalogue prices, discounts and shipping costs contain their tax. */
  readonly priceIncludingTax: boolean;
  readonly taxRounding: Rounding;
  readonly taxRoundLevel: TaxRoundLevel;
}
