export { computeTotals } from './computeTotals.ts';
export { CART_AMOUNTS, eachAmount, LINE_AMOUNTS } from './contract.ts';
export type {
  Buyer,
  CartLine,
  CartTotals,
  CouponDiscount,
  ItemTotals,
  PricedLine,
  ShippingTax,
} from './contract.ts';
export { discountLines } from './discounts.ts';
export type { Discount, Gift } from './discounts.ts';
export { priceLines, processDiscounts, shippingFee } from './steps.ts';
export type { Trace } from './steps.ts';
export { withoutTax } from './withoutTax.ts';
export { maxAmount, totalItems } from './totalItems.ts';
