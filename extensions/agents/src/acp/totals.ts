import type { AppContext, MessageKey } from '@shop/runtime/extension';
import type { Priced, PricedLine } from '../selling/priced.ts';
import { lineParts, totalParts } from '../selling/totalParts.ts';
import type { TotalsTerms } from '../selling/totalParts.ts';

/** The types of the protocol, each with the message that it is shown with. */
const TEXTS = {
  items_base_amount: 'agents.total.items',
  items_discount: 'agents.total.items_discount',
  subtotal: 'agents.total.subtotal',
  discount: 'agents.total.discount',
  fulfillment: 'agents.total.fulfillment',
  tax: 'agents.total.tax',
  fee: 'agents.total.rounding',
  total: 'agents.total.total',
  amount_refunded: 'agents.total.refunded',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** An entry of totals. No amount is below 0. */
export interface AcpTotal {
  readonly type: keyof typeof TEXTS;
  readonly display_text: string;
  readonly amount: number;
}

/** Creates an entry of totals. */
export const totalEntry = (
  app: AppContext,
  type: AcpTotal['type'],
  amount: number,
  text: MessageKey = TEXTS[type],
): AcpTotal => ({ type, display_text: app.texts()(text), amount });

/**
 * Returns the totals of a cart or an order. All figures are the shop's own. The total is the subtotal, less the discounts, plus fulfillment,
 * tax and fees. What the shop's rounding adds is a fee, and what it takes off is a discount.
 */
export function totalsOf(app: AppContext, priced: Priced, terms: TotalsTerms): readonly AcpTotal[] {
  const { goods, goodsDiscount, shippingDiscount, shipping, tax, rounding, total } = totalParts(
    priced,
    terms,
  );
  return [
    totalEntry(app, 'items_base_amount', goods),
    ...(goodsDiscount > 0 ? [totalEntry(app, 'items_discount', goodsDiscount)] : []),
    totalEntry(app, 'subtotal', goods - goodsDiscount),
    ...(shippingDiscount > 0 ? [totalEntry(app, 'discount', shippingDiscount)] : []),
    ...(rounding < 0 ? [totalEntry(app, 'discount', -rounding, 'agents.total.rounding')] : []),
    ...(shipping === null ? [] : [totalEntry(app, 'fulfillment', shipping)]),
    ...(tax === null ? [] : [totalEntry(app, 'tax', tax)]),
    ...(rounding > 0 ? [totalEntry(app, 'fee', rounding)] : []),
    totalEntry(app, 'total', total),
  ];
}

/** Returns the totals of a line: what it costs before and after discounts. */
export function lineTotals(
  app: AppContext,
  line: PricedLine,
  { currency, isGross }: { readonly currency: string; readonly isGross: boolean },
): readonly AcpTotal[] {
  const { goods, discount, total } = lineParts(line, currency, isGross);
  return [
    totalEntry(app, 'items_base_amount', goods),
    ...(discount > 0 ? [totalEntry(app, 'items_discount', discount)] : []),
    totalEntry(app, 'subtotal', total),
    totalEntry(app, 'total', total),
  ];
}
