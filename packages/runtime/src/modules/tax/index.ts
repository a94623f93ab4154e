export type { TaxMode } from './contract.ts';
export { combineRates, higher, NO_TAX, percentText, rateOf } from './taxRate.ts';
export type { TaxRate } from './taxRate.ts';
