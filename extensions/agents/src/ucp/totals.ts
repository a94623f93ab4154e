import { sum, toMinor } from '@shop/runtime/extension';
import type { AppContext, MessageKey } from '@shop/runtime/extension';
import type { Priced, PricedLine } from './money.ts';

/** An entry of totals. */
export interface Total {
  readonly type: string;
  readonly amount: number;
  readonly display_text?: string;
  readonly lines?: readonly { readonly display_text: string; readonly amount: number }[];
}

type TotalType = 'subtotal' | 'items_discount' | 'discount' | 'fulfillment' | 'tax' | 'rounding' | 'total';

/** The terms by which totals are told. */
export interface TotalsTerms {
  /** True if prices, subtotal and discounts include tax. */
  readonly isGross: boolean;
  /** True if the address is known, on which taxes depend. */
  readonly isTaxKnown: boolean;
  /** True if a way to ship has been chosen. */
  readonly isShipped: boolean;
}

/**
 * Returns the totals of a cart or an order. All figures are the shop's own. What is off, such as the rounding of a total by the shop, has an
 * entry of its own, so that the parts add up to the total.
 */
export function totalsOf(
  app: AppContext,
  { currency, discounts, amounts }: Priced,
  { isGross, isTaxKnown, isShipped }: TotalsTerms,
): readonly Total[] {
  const text = app.texts();
  const entry = (type: TotalType, amount: number): Total => ({
    type,
    amount,
    display_text: text(`agents.total.${type}` satisfies MessageKey),
  });
  const ofShipping = sum(
    discounts.filter((one) => one.class === 'shipping').map(({ amount }) => toMinor(amount, currency)),
  );
  const fee = isGross ? amounts.shipping_fee_incl_tax : amounts.shipping_fee_excl_tax;
  const parts = [
    entry('subtotal', isGross ? amounts.sub_total_incl_tax : amounts.sub_total),
    ...(amounts.discount_amount > 0 ? [entry('items_discount', -amounts.discount_amount)] : []),
    ...(ofShipping > 0 ? [entry('discount', -ofShipping)] : []),
    ...(isShipped ? [entry('fulfillment', fee + ofShipping)] : []),
    ...(!isGross && (isTaxKnown || amounts.total_tax_amount > 0)
      ? [entry('tax', amounts.total_tax_amount)]
      : []),
  ];
  const total = amounts.grand_total;
  const off = total - sum(parts.map(({ amount }) => amount));
  const tax = amounts.total_tax_amount;
  const contained = isGross && tax > 0;
  return [
    ...parts,
    ...(off === 0 ? [] : [entry('rounding', off)]),
    {
      ...entry('total', total),
      ...(contained && {
        lines: [
          { display_text: text('agents.total.excluding_tax'), amount: total - tax },
          { display_text: text('agents.total.contained_tax'), amount: tax },
        ],
      }),
    },
  ];
}

/** Returns the totals of a line: what it costs before and after discounts. */
export function lineTotals(line: PricedLine, currency: string, isGross: boolean): readonly Total[] {
  const subtotal = toMinor(isGross ? line.line_total_incl_tax : line.line_total, currency);
  const discount = toMinor(line.discount_amount, currency);
  return [
    { type: 'subtotal', amount: subtotal },
    ...(discount > 0 ? [{ type: 'items_discount', amount: -discount }] : []),
    { type: 'total', amount: subtotal - discount },
  ];
}
