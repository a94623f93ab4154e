import type { Rounding } from '../../platform/ratio.ts';

/** Where the tax is rounded: for one unit, for a line, or once for the whole cart. */
export type TaxRoundLevel = 'unit' | 'line' | 'total';

/** What the merchant set about tax. */
export interface TaxMode {
  /** Whether catalogue prices, discounts and shipping costs contain their tax. */
  readonly priceIncludingTax: boolean;
  readonly taxRounding: Rounding;
  readonly taxRoundLevel: TaxRoundLevel;
}
