import { sum, toMinor } from '@shop/runtime/extension';
import type { Priced, PricedLine } from './priced.ts';

/** The terms by which totals are told. */
export interface TotalsTerms {
  /** True if prices, subtotal and discounts include tax. */
  readonly isGross: boolean;
  /** True if the address is known, on which taxes depend. */
  readonly isTaxKnown: boolean;
  /** True if a way to ship has been chosen. */
  readonly isShipped: boolean;
}

/** The parts of a total in whole minor units. Discounts are positive. The parts but `containedTax` add up to the total. */
export interface TotalParts {
  /** The goods before discounts. */
  readonly goods: number;
  /** The amount that offers take off the goods. */
  readonly goodsDiscount: number;
  /** The amount that offers take off shipping. */
  readonly shippingDiscount: number;
  /** Shipping before discounts. Null if no way to ship has been chosen. */
  readonly shipping: number | null;
  /** The tax on top. Null if prices include it, or it is not known. */
  readonly tax: number | null;
  /** The amount that the shop's rounding of the total adds, or takes off if it is below 0. */
  readonly rounding: number;
  readonly total: number;
  /** The tax that the total contains. Null if prices do not include tax. */
  readonly containedTax: number | null;
}

/** Returns the parts of what a cart or an order costs. All figures are the shop's own. */
export function totalParts(
  { currency, discounts, amounts }: Priced,
  { isGross, isTaxKnown, isShipped }: TotalsTerms,
): TotalParts {
  const shippingDiscount = sum(
    discounts.filter((one) => one.class === 'shipping').map(({ amount }) => toMinor(amount, currency)),
  );
  const fee = isGross ? amounts.shipping_fee_incl_tax : amounts.shipping_fee_excl_tax;
  const goods = isGross ? amounts.sub_total_incl_tax : amounts.sub_total;
  const goodsDiscount = amounts.discount_amount;
  const shipping = isShipped ? fee + shippingDiscount : null;
  const allTax = amounts.total_tax_amount;
  const tax = !isGross && (isTaxKnown || allTax > 0) ? allTax : null;
  const total = amounts.grand_total;
  return {
    goods,
    goodsDiscount,
    shippingDiscount,
    shipping,
    tax,
    rounding: total - (goods - goodsDiscount - shippingDiscount + (shipping ?? 0) + (tax ?? 0)),
    total,
    containedTax: isGross && allTax > 0 ? allTax : null,
  };
}

/** The amounts of a line in whole minor units: before discounts, what is taken off, and after. */
export interface LineParts {
  readonly goods: number;
  readonly discount: number;
  readonly total: number;
}

/** Returns what a line costs. */
export function lineParts(line: PricedLine, currency: string, isGross: boolean): LineParts {
  const goods = toMinor(isGross ? line.line_total_incl_tax : line.line_total, currency);
  const discount = toMinor(line.discount_amount, currency);
  return { goods, discount, total: goods - discount };
}
