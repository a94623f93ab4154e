export { CART_AMOUNTS, LINE_AMOUNTS } from './amounts.ts';
export { computeFigures } from './computeFigures.ts';
export type { CartFigures, ItemTotals, LineFigures, ShippingTax } from './contract.ts';
export { discountLines } from './discounts.ts';
export type { Discount } from './discounts.ts';
export { maxAmount } from './limits.ts';
export { lineDiscounts, shippingFee, taxRates, unitPrices } from './steps.ts';
export type { Trace } from './steps.ts';
export { totalItems } from './totalItems.ts';
