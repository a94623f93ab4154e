export type { TaxMode, TaxRate } from './contract.ts';
export { baseAddress, combineRates, higher, NO_TAX, percentText, rateOf, ratesAt } from './rateFor.ts';
export { shippingTaxOf, taxMode } from './rateFor.ts';
export type { TaxAddress } from './rateFor.ts';
export { taxRatesColumn } from './taxRate.repo.ts';
export { taxRateInputs } from './taxRate.ts';
export type { TaxRateInputs } from './taxRate.ts';
export { taxSettingKeys } from './taxSettings.ts';
export type { TaxSettings } from './taxSettings.ts';
