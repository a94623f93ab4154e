import type { AppContext, MessageKey } from '@shop/runtime/extension';
import type { Priced, PricedLine } from '../selling/priced.ts';
import { lineParts, totalParts } from '../selling/totalParts.ts';
import type { TotalsTerms } from '../selling/totalParts.ts';

/** An entry of totals. */
export interface Total {
  readonly type: string;
  readonly amount: number;
  readonly display_text?: string;
  readonly lines?: readonly { readonly display_text: string; readonly amount: number }[];
}

type TotalType = 'subtotal' | 'items_discount' | 'discount' | 'fulfillment' | 'tax' | 'rounding' | 'total';

/**
 * Returns the totals of a cart or an order. All figures are the shop's own. What is off, such as the rounding of a total by the shop, has an
 * entry of its own, so that the parts add up to the total.
 */
export function totalsOf(app: AppContext, priced: Priced, terms: TotalsTerms): readonly Total[] {
  const text = app.texts();
  const entry = (type: TotalType, amount: number): Total => ({
    type,
    amount,
    display_text: text(`agents.total.${type}` satisfies MessageKey),
  });
  const parts = totalParts(priced, terms);
  const { goods, goodsDiscount, shippingDiscount, shipping, tax, rounding, total, containedTax } = parts;
  return [
    entry('subtotal', goods),
    ...(goodsDiscount > 0 ? [entry('items_discount', -goodsDiscount)] : []),
    ...(shippingDiscount > 0 ? [entry('discount', -shippingDiscount)] : []),
    ...(shipping === null ? [] : [entry('fulfillment', shipping)]),
    ...(tax === null ? [] : [entry('tax', tax)]),
    ...(rounding === 0 ? [] : [entry('rounding', rounding)]),
    {
      ...entry('total', total),
      ...(containedTax !== null && {
        lines: [
          { display_text: text('agents.total.excluding_tax'), amount: total - containedTax },
          { display_text: text('agents.total.contained_tax'), amount: containedTax },
        ],
      }),
    },
  ];
}

/** Returns the totals of a line: what it costs before and after discounts. */
export function lineTotals(line: PricedLine, currency: string, isGross: boolean): readonly Total[] {
  const { goods, discount, total } = lineParts(line, currency, isGross);
  return [
    { type: 'subtotal', amount: goods },
    ...(discount > 0 ? [{ type: 'items_discount', amount: -discount }] : []),
    { type: 'total', amount: total },
  ];
}
