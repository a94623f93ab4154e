export { CART_AMOUNTS, LINE_AMOUNTS } from './amounts.ts';
export { computeFigures } from './computeFigures.ts';
export type { LineFigures } from './contract.ts';
export type { Discount } from './discounts.ts';
export { totalItems } from './totalItems.ts';
export { unitPrices } from './unitPrices.ts';
